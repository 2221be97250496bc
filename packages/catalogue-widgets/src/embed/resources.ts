import type { Messages } from "../provider/index.ts";
import type { EmbedLocale, EmbedWidget } from "../shared/embed-options/index.ts";

export interface EmbedFont {
  readonly family: "sans" | "mono";
  readonly weight: string;
  readonly url: string;
}

/** The resources that a build of the embed provides to its widgets. */
export interface EmbedResources {
  /** The version and the URL of the script. */
  readonly script: string;
  /** The origin of the API and the portal, without a slash at the end. */
  readonly origin: string;
  /**
   * Starts loading what a widget needs.
   * @throws {Error} when neither the script's URL nor the element names the server.
   */
  preload(widget: EmbedWidget, locale: EmbedLocale, server: string | undefined): void;
  /** Styles of everything. */
  styles(): Promise<string>;
  /** Waits for these styles, and starts loading a later part of a widget with a check of its integrity. */
  prepare(part: string): Promise<void>;
  /** Gives all files other URLs, so that those that failed are loaded again; false if they have them already. */
  startAgain(): boolean;
  /** Styles of the widget's first content, and all its texts. */
  first(widget: EmbedWidget, locale: EmbedLocale): Promise<readonly [style: string, Messages]>;
  readonly fonts: readonly EmbedFont[];
}
