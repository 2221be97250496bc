import { Inline, Kbd, SectionHeading, Stack, Table, Text } from "@caliper/design-system";
import { idOf } from "./Contents.tsx";
import { Prose } from "./Prose.tsx";
import type { ComponentFacts } from "./component-facts/index.ts";

/** The keys of a component, and what it does for assistive technology. */
export const Accessibility = ({ keys, notes }: Pick<ComponentFacts, "keys" | "notes">) => (
  <Stack gap={24}>
    <Stack gap={8}>
      <SectionHeading id={idOf("Keyboard")}>Keyboard</SectionHeading>
      {keys.length === 0 ? (
        <Text tone="muted">It takes no focus.</Text>
      ) : (
        <Table
          label="Keyboard"
          headRule="strong"
          rows={keys}
          getRowId={([pressed]) => pressed}
          columns={[
            {
              id: "keys",
              header: "Keys",
              isRowHeader: true,
              width: 300,
              cell: ([pressed]) => (
                <Inline gap={4}>
                  {pressed.split(", ").map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </Inline>
              ),
            },
            { id: "does", header: "Effect", cell: ([, does]) => does },
          ]}
        />
      )}
    </Stack>
    {notes.length > 0 && (
      <Stack gap={8}>
        <SectionHeading>Accessibility</SectionHeading>
        {notes.map((note) => (
          <Prose key={note}>{note}</Prose>
        ))}
      </Stack>
    )}
  </Stack>
);
