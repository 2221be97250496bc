import { expect, screen, userEvent, waitFor, within } from "storybook/test";

/** Chooses an option by typing its first letters. */
export async function choose(field: HTMLElement, option: string) {
  await userEvent.click(field);
  await userEvent.clear(field);
  await userEvent.type(field, option.slice(0, 3));
  await userEvent.click(await screen.findByRole("option", { name: option }));
}

/** Brand, then model, then a year with letters in it, and Enter: Toyota Corolla 2009. */
export async function searchCorolla(form: HTMLElement) {
  const canvas = within(form);
  const field = async (name: string) => {
    const combobox = canvas.getByRole("combobox", { name });
    await waitFor(() => expect(combobox).toBeEnabled());
    return combobox;
  };
  await choose(await field("Brand"), "Toyota");
  await waitFor(() => expect(canvas.getByRole("button", { name: "Search" })).toBeEnabled());
  await choose(await field("Model"), "Corolla");
  const year = canvas.getByRole("textbox", { name: "Year" });
  await userEvent.type(year, "2o0x09b");
  await expect(year).toHaveValue("2009");
  await userEvent.keyboard("{Enter}");
}
