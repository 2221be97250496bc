import { Sheet } from "./Sheet.jsx";

export default function Page() {
  return (
    <>
      <h1>Our shop</h1>
      <Sheet code="BR31338" />
    </>
  );
}
