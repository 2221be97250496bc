import { loadRuntime } from "./load.ts";
import { type EmbedHandle, type LoadRuntime, mountWith } from "./mount.ts";
import { warnOnce } from "./warnOnce.ts";
import {
  embedAttributes,
  type EmbedOptions,
  type EmbedWidget,
  embedWidgets,
} from "../shared/embed-options/index.ts";
import { keyInFrameworks, readOptions } from "./readOptions.ts";
import type { EmbedResources } from "./resources.ts";

/** In ms; a file that could not be loaded is often there a moment later. */
const retryAfter = 500;

/** An element that shows a widget. Its attributes are live. */
function elementOf(widget: EmbedWidget, load: LoadRuntime, script: string) {
  return class extends HTMLElement {
    static readonly caliperScript = script;
    static readonly observedAttributes = [...Object.keys(embedAttributes), keyInFrameworks];
    #handle: EmbedHandle | undefined;
    #isStale = false;

    connectedCallback(): void {
      this.#handle ??= mountWith(load, this, readOptions(this, widget));
    }

    disconnectedCallback(): void {
      // An element that is only moved keeps its widget.
      queueMicrotask(() => {
        if (!this.isConnected) this.#unmount();
      });
    }

    /** In another document the widget starts again: style sheets belong to their document. */
    adoptedCallback(): void {
      this.#unmount();
    }

    #unmount(): void {
      this.#handle?.unmount();
      this.#handle = undefined;
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
  const load: LoadRuntime = ({ widget, locale, server }) => {
    const run = async () => {
      resources.preload(widget, locale, server);
      return loadRuntime(widget, resources);
    };
    return run()
      .catch(async () => {
        await new Promise((resolve) => setTimeout(resolve, retryAfter));
        resources.startAgain();
        return run();
      })
      .catch((error: unknown) => {
        warnOnce(
          `A file could not be loaded (${String(error)}). Load the script from your Caliper server, or name the server in the element: server="https://…".`,
        );
        throw error;
      });
  };
  return {
    mount: (element, options) => mountWith(load, element, options),
    defineElements() {
      for (const widget of embedWidgets) {
        const name = `caliper-${widget}`;
        const definition: unknown = customElements.get(name);
        if (definition === undefined)
          customElements.define(name, elementOf(widget, load, resources.script));
        else warnOfOther(definition as { readonly caliperScript?: string }, resources.script);
      }
    },
  };
}

/** The first definition of an element counts. */
function warnOfOther(
  { caliperScript: other }: { readonly caliperScript?: string },
  script: string,
) {
  if (other === script) return;
  warnOnce(
    `The elements of ${script} are not used, because ${other ?? "another script"} defined elements of the same names before. Load one version; elements of another server name it: server="https://…".`,
  );
}
