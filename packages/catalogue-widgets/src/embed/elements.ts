import { loadRuntime } from "./load.ts";
import { type EmbedHandle, type LoadRuntime, mountWith } from "./mount.ts";
import {
  embedAttributes,
  type EmbedOptions,
  type EmbedWidget,
  embedWidgets,
} from "../shared/embed-options/index.ts";
import { keyInFrameworks, readOptions } from "./readOptions.ts";
import type { EmbedResources } from "./resources.ts";

/** An element that shows a widget. Its attributes are live. */
function elementOf(widget: EmbedWidget, load: LoadRuntime) {
  return class extends HTMLElement {
    static readonly observedAttributes = [...Object.keys(embedAttributes), keyInFrameworks];
    #handle: EmbedHandle | undefined;
    #isStale = false;

    connectedCallback(): void {
      this.#handle ??= mountWith(load, this, readOptions(this, widget));
    }

    disconnectedCallback(): void {
      // An element that is only moved keeps its widget.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#handle?.unmount();
        this.#handle = undefined;
      });
    }

    attributeChangedCallback(): void {
      if (this.#isStale || this.#handle === undefined) return;
      this.#isStale = true;
      // Once for all attributes that change in the same turn.
      queueMicrotask(() => {
        this.#isStale = false;
        const { widget: _widget, ...options } = readOptions(this, widget);
        this.#handle?.update(options);
      });
    }
  };
}

export interface Embed {
  /**
   * Shows a widget in a shadow root of the element.
   * @throws DOMException when the element cannot have a shadow root.
   */
  readonly mount: (element: HTMLElement, options: EmbedOptions) => EmbedHandle;
  /** Defines `caliper-datasheet` and the other elements, once per page. */
  readonly defineElements: () => void;
}

/** The embed over the files of a build. */
export function createEmbed(resources: EmbedResources): Embed {
  const load: LoadRuntime = (widget, locale) => {
    resources.preload(widget, locale);
    return loadRuntime(widget, resources);
  };
  return {
    mount: (element, options) => mountWith(load, element, options),
    defineElements() {
      for (const widget of embedWidgets) {
        const name = `caliper-${widget}`;
        if (!customElements.get(name)) customElements.define(name, elementOf(widget, load));
      }
    },
  };
}
