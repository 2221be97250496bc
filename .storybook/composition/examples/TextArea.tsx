import { TextArea } from "@caliper/design-system";
import { useState } from "react";

export default function Example() {
  const [text, setText] = useState("The bolt circle is 100.0.");
  return (
    <TextArea
      label="Message"
      value={text}
      onChange={setText}
      maxLength={300}
      remainingText={(left) => `${left} characters left`}
    />
  );
}
