import {
  AppShell,
  Footer,
  PageHeader,
  SearchField,
  SideNav,
  SideNavUser,
} from "@caliper/design-system";
import { useState } from "react";

export default function Example() {
  const [isCollapsed, setCollapsed] = useState(false);
  return (
    <AppShell
      homeHref="#home"
      isCollapsed={isCollapsed}
      onCollapsedChange={setCollapsed}
      labels={{
        skipToContent: "Skip to content",
        menu: "Menu",
        openMenu: "Open menu",
        closeMenu: "Close menu",
        collapseMenu: "Collapse menu",
        expandMenu: "Expand menu",
      }}
      navigation={
        <SideNav
          label="Sections"
          current="search"
          items={[
            { id: "home", label: "Home", icon: "home", href: "#home" },
            { id: "search", label: "Code search", icon: "search", href: "#search" },
          ]}
        />
      }
      navigationFooter={<SideNavUser name="catalogo_admin" />}
      search={<SearchField label="Any code" placeholder="Our code or FMSI" clearLabel="Clear" />}
      footer={
        <Footer links={[{ id: "pads", label: "Pads and shoes", href: "#pads" }]} linksLabel="More">
          Catalog data comes from official sources.
        </Footer>
      }
    >
      <PageHeader title="Code search" />
    </AppShell>
  );
}
