/**
 * What each level may call, see and open; the server enforces with it, the portal draws menus and
 * guards with it. Pure: no DOM, no React.
 */
export * from "./access/menu.ts";
export * from "./access/policy.ts";
export * from "./catalogue.ts";
