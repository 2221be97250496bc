import { actions } from "./actions.ts";
import type { Drawing } from "./drawings.ts";
import { families } from "./families.ts";
import { subjects } from "./subjects.ts";
import { files, states } from "./states.ts";

/**
 * All icons have a 24 px grid, a 1.5 px round stroke, corners of 1.5 units and no fill. Those too detailed for 16 px have
 * a second drawing on that grid; the others are scaled down.
 */
export const iconSets = { actions, subjects, states, files, families } as const;

const all = { ...actions, ...subjects, ...states, ...files, ...families };

export type IconName = keyof typeof all;

export const paths: Readonly<Record<IconName, Drawing>> = all;

export const iconNames = Object.keys(all) as IconName[];
