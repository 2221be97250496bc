import "@caliper/design-system/styles.css";
import "@caliper/catalogue-widgets/styles.css";
import "@caliper/design-system/fonts.css";

export const metadata = { title: "A datasheet in Next" };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
