import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Select } from "../Select/Select.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form, type FormProps } from "./Form.tsx";

const needed = "All the info must be filled";

/** An amendment, validated on submit. */
function Amendment({ errors, onSubmit, ...args }: FormProps) {
  const [subject, setSubject] = useState<string | null>(null);
  const [message, setMessage] = useState("");
  const [found, setFound] = useState(errors);
  return (
    <Form
      {...args}
      errors={found}
      onSubmit={(data) => {
        setFound({
          ...(data.get("email") === "" && { email: needed }),
          ...(subject === null && { subject: needed }),
          ...(message === "" && { message: needed }),
        });
        onSubmit(data);
      }}
    >
      <TextField label="User" name="user" defaultValue="distribuidora_norte" isReadOnly />
      <TextField label="Email" name="email" type="email" />
      <Select
        label="Subject"
        name="subject"
        value={subject}
        onChange={setSubject}
        placeholder="Choose a subject"
        items={[
          { id: "measure", label: "A measure is wrong" },
          { id: "application", label: "An application is missing" },
        ]}
      />
      <TextArea
        label="Message"
        name="message"
        value={message}
        onChange={setMessage}
        maxLength={300}
      />
      <Button type="submit" variant="primary" isPending={args.isPending}>
        Send
      </Button>
    </Form>
  );
}

/** A group of fields. Enter submits, errors are shown at their fields, and focus moves to the first invalid field. */
const meta = {
  title: "Forms/Form",
  component: Form,
  parameters: {
    visual: { width: 480 },
    guide: [
      "Give every field a name, and key every error by that name, from the client or the server.",
      "Let users submit at any time, and then show what is missing.",
      "Don't disable the submit button until the form is valid: a disabled button gives no reason.",
      "Don't clear a field because the server rejected it.",
      "Don't show a request error at a field; use a Notice above the button.",
    ],
  },
  args: { onSubmit: fn(), label: "Make an amendment", children: null },
  render: (args) => <Amendment {...args} />,
} satisfies Meta<typeof Form>;
export default meta;

type Story = StoryObj<typeof Form>;

/** Invalid: focus moves to the first invalid field, and its error is its accessible description. */
export const Refused: Story = {
  parameters: { visual: { phone: true } },
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.click(canvas.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription(needed);
    await userEvent.keyboard("compras@ejemplo.com");
    await expect(email).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.getByRole("button", { name: /Subject/ })).toHaveFocus());
    await expect(email).toBeValid();
    await expect(email).toHaveValue("compras@ejemplo.com");
  },
};

/** An error disappears when its field is edited and returns if the same value is submitted again. */
export const Corrected: Story = {
  args: { errors: { email: "This address is not known" } },
  parameters: { visual: { skip: true } },
  play: async ({ canvas }) => {
    const email = canvas.getByRole("textbox", { name: "Email" });
    await expect(email).toHaveAccessibleDescription("This address is not known");
    await userEvent.type(email, "ana@ejemplo.com");
    await userEvent.tab();
    await expect(email).toBeValid();
    await userEvent.clear(email);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(email).toHaveAccessibleDescription(needed));
    await userEvent.type(email, "eva@ejemplo.com");
    await userEvent.clear(email);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(email).toHaveAccessibleDescription(needed));
  },
};

/** While pending, Enter does nothing and the input is kept. */
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole("textbox", { name: "Email" });
    await userEvent.type(email, "compras@ejemplo.com{Enter}");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(email).toHaveValue("compras@ejemplo.com");
  },
};

/** A second press that comes before the page shows that it is pending does not submit again. */
export const PressedTwice: Story = {
  parameters: { visual: { skip: true } },
  play: async ({ args, canvas }) => {
    await userEvent.dblClick(canvas.getByRole("button", { name: "Send" }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
  },
};

export const LongSpanish: Story = {
  globals: { locale: "es" },
  parameters: { visual: { phone: true } },
  args: {
    errors: {
      code: "No existe ningún producto con ese código; revise los ceros y las letras",
      reason: "Todos los datos de la solicitud de corrección son obligatorios",
    },
  },
  render: (args) => (
    <Form {...args}>
      <TextField label="Código del producto tal como figura impreso en la caja" name="code" />
      <TextField label="Motivo de la solicitud de corrección del catálogo" name="reason" />
      <Button type="submit" variant="primary" fill="narrow">
        Enviar la solicitud de corrección
      </Button>
    </Form>
  ),
};
