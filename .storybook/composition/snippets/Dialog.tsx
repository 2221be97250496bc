import { Button, Dialog, Notice, Text } from "@caliper/design-system";
import { useState } from "react";

export default function Example() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Notice
        tone="warning"
        title="391 rows would be removed"
        action={<Button onPress={() => setOpen(true)}>Review</Button>}
      >
        Users see the old table until you apply the changes.
      </Notice>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Remove 391 rows?"
        closeLabel="Close"
        actions={
          <Button variant="primary" onPress={() => setOpen(false)}>
            Remove 391 rows
          </Button>
        }
      >
        <Text as="p">Over 20 % of rotors would be removed.</Text>
      </Dialog>
    </>
  );
}
