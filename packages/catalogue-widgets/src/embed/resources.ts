import type { Messages } from "../provider/index.ts";
import type { EmbedLocale, EmbedWidget } from "../shared/embed-options/index.ts";

export interface EmbedFont {
  readonly family: "sans" | "mono";
  readonly weight: string;
  readonly url: string;
}

/** What a build of the embed provides to its widgets. */
export interface EmbedResources {
  /** The origin of the API and the portal, without a slash at the end. */
  readonly origin: string;
  /** Starts loading what a widget needs. */
  preload(widget: EmbedWidget, locale: EmbedLocale): void;
  /** Styles of all widgets. */
  styles(): Promise<string>;
  /** The widget's texts. */
  messages(widget: EmbedWidget, locale: EmbedLocale): Promise<Messages>;
  readonly fonts: readonly EmbedFont[];
}
