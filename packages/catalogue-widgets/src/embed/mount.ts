import {
  type EmbedErrorReason,
  type EmbedEventName,
  type EmbedEvents,
  type EmbedLocale,
  type EmbedOptions,
} from "../shared/embed-options/index.ts";
import { pageLocale } from "./readOptions.ts";
import { warnOnce } from "./warnOnce.ts";

/** In ms, after which the content inside the tag remains. */
const fallbackAfter = 8000;

/** The parts of the element that the widget's code uses. */
export interface EmbedTarget {
  /** The element of the host page; events are fired on it. */
  readonly element: HTMLElement;
  /** The container of the widget in the shadow root. */
  readonly frame: HTMLElement;
  /** The widget shows its content. */
  ready(detail: Omit<EmbedEvents["caliper:ready"], "locale">): void;
  /** The widget shows an error; it may show its content later. */
  failed(reason: EmbedErrorReason): void;
  /** A line in the console for the developers of the page, once. */
  warn(text: string): void;
  /** Starts the widget again with newly loaded code. */
  restart(): void;
  /** A request failed and is repeated. */
  retrying(reason: EmbedErrorReason): void;
  /** Fires an event; false if it was canceled. */
  emit<Name extends EmbedEventName>(name: Name, detail: Omit<EmbedEvents[Name], "locale">): boolean;
}

/** Options with the language, which is known once the element is in the page. */
export type RunOptions = EmbedOptions & { readonly locale: EmbedLocale };

export interface EmbedRun {
  update(options: RunOptions): void;
  stop(): void;
}

/** The code of a widget, loaded when its first element is in the page. */
export interface EmbedRuntime {
  start(target: EmbedTarget, options: RunOptions): EmbedRun;
}

export type LoadRuntime = (options: RunOptions) => Promise<EmbedRuntime>;

/** A mounted widget. */
export interface EmbedHandle {
  /** Changes options; those left out keep their values. */
  update(options: Partial<Omit<EmbedOptions, "widget">>): void;
  /** Removes the widget; the content of the element is shown again. */
  unmount(): void;
}

const failureText: Readonly<Record<EmbedLocale, string>> = {
  en: "The catalogue could not be loaded. Try again later.",
  es: "No se pudo cargar el catálogo. Intente de nuevo más tarde.",
};

/**
 * Shows a widget in a shadow root of the element. Until the widget has content, and if it cannot be shown within 8 s, the
 * element's own content is shown, or the server-rendered content of its shadow root.
 */
export function mountWith(
  load: LoadRuntime,
  element: HTMLElement,
  initial: EmbedOptions,
): EmbedHandle {
  const root = rootOf(element);
  let options = initial;
  const current = (): RunOptions => ({
    ...options,
    locale: options.locale ?? pageLocale(element),
  });
  const start = () => show(load, element, root, current, restart);
  const restart = () => {
    instance.stop();
    instance = start();
  };
  let instance = start();
  return {
    update(changes) {
      options = { ...options, ...changes };
      if (!instance.update()) instance = start();
    },
    unmount() {
      instance.stop();
      root.replaceChildren(document.createElement("slot"));
      root.adoptedStyleSheets = [];
    },
  };
}

const roots = new WeakMap<HTMLElement, ShadowRoot>();

/** The shadow root of an element; an element does not name one that a script of the page closed. */
function rootOf(element: HTMLElement): ShadowRoot {
  const root = roots.get(element) ?? element.shadowRoot ?? element.attachShadow({ mode: "open" });
  roots.set(element, root);
  return root;
}

interface Shown {
  /** False when the code of the widget could not be loaded. */
  update(): boolean;
  stop(): void;
}

function show(
  load: LoadRuntime,
  element: HTMLElement,
  root: ShadowRoot,
  options: () => RunOptions,
  restart: () => void,
): Shown {
  const rendered = root.querySelector("[data-rendered]");
  const hasFallback =
    rendered !== null || element.textContent.trim() !== "" || element.childElementCount > 0;
  const fallback = rendered ?? document.createElement("slot");
  const frame = document.createElement("div");
  frame.hidden = hasFallback;
  root.replaceChildren(fallback, frame);
  let run: EmbedRun | undefined;
  let state: "loading" | "ready" | "fallback" | "stopped" = "loading";
  /** Why nothing is shown yet, and what the page was told. */
  let suspected: EmbedErrorReason = "timeout";
  let reported: EmbedErrorReason | undefined;

  const stop = () => {
    clearTimeout(timer);
    state = "stopped";
    run?.stop();
    run = undefined;
  };
  const target: EmbedTarget = {
    element,
    frame,
    emit: (name, detail) =>
      element.dispatchEvent(
        new CustomEvent(name, {
          detail: { ...detail, locale: options().locale },
          bubbles: true,
          composed: true,
          cancelable: true,
        }),
      ),
    ready(detail) {
      if (state !== "loading" && state !== "fallback") return;
      state = "ready";
      reported = undefined;
      clearTimeout(timer);
      fallback.remove();
      frame.hidden = false;
      target.emit("caliper:ready", detail);
    },
    failed(reason) {
      if (state === "stopped" || (reason === reported && state !== "ready")) return;
      clearTimeout(timer);
      reported = reason;
      // The widget goes on behind the fallback, which a later success replaces.
      if (state === "loading" && hasFallback) state = "fallback";
      target.emit("caliper:error", { code: options().code, reason });
    },
    warn: warnOnce,
    restart,
    retrying(reason) {
      suspected = reason;
    },
  };
  const timer = setTimeout(() => target.failed(suspected), fallbackAfter);
  load(options()).then(
    (runtime) => {
      if (state !== "stopped") run = runtime.start(target, options());
    },
    () => {
      if (!hasFallback) frame.textContent = failureText[options().locale];
      target.failed("script");
      state = "stopped";
    },
  );
  return {
    update() {
      reported = undefined;
      run?.update(options());
      return state !== "stopped";
    },
    stop,
  };
}
