import { actions } from "./actions.ts";
import type { Drawing } from "./drawings.ts";
import { families } from "./families.ts";
import { subjects } from "./subjects.ts";
import { files, states } from "./states.ts";

/**
 * One hand for all: drawn on a 24 px grid for a 1.5 px round stroke, corners of 1.5 units, never filled. Whatever would
 * run together at 16 px is drawn once more on that grid; the rest is the same drawing, made smaller.
 */
export const iconSets = { actions, subjects, states, files, families } as const;

const all = { ...actions, ...subjects, ...states, ...files, ...families };

export type IconName = keyof typeof all;

export const paths: Readonly<Record<IconName, Drawing>> = all;

export const iconNames = Object.keys(all) as IconName[];
