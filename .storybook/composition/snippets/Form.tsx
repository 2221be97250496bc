import {
  Button,
  Checkbox,
  Form,
  Grid,
  Inline,
  PasswordField,
  TextField,
  toasts,
} from "@caliper/design-system";

export default function Example() {
  return (
    <Form label="Make an amendment" onSubmit={() => toasts.show("Sent", { tone: "success" })}>
      <Grid columns={2}>
        <TextField label="Email" name="email" type="email" />
        <TextField label="Code" name="code" isMono defaultValue="BR31338" />
      </Grid>
      <PasswordField
        label="Password"
        name="password"
        showLabel="Show password"
        hidePasswordLabel="Hide password"
      />
      <Checkbox name="copy">Send me a copy</Checkbox>
      <Inline>
        <Button type="submit" variant="primary">
          Send
        </Button>
        <Button>Cancel</Button>
      </Inline>
    </Form>
  );
}
