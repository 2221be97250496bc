/** Written by the plugin in `.storybook/main.ts`. */
declare module "virtual:component-parts" {
  const partsByComponent: Readonly<Record<string, readonly string[]>>;
  export default partsByComponent;
}
