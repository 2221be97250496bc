import { type ComponentType, createElement, lazy, useState } from "react";

/** A component whose code loads when it is first rendered, or earlier with `preload`. */
export type Preloadable<Props extends object> = ComponentType<Props> & {
  /** Loads the code. A failure is retried when the component is rendered. */
  readonly preload: () => Promise<void>;
};

/**
 * Like React's `lazy`, but a component that is already loaded renders without suspending: a server renders and a browser
 * hydrates only what does not suspend.
 */
export function preloadable<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  // React's keeps a failure; the next component that is rendered, such as after "Try again", loads again.
  const lazily = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        Lazy = lazily();
        throw error;
      }
    });
  let Lazy = lazily();
  function Content(props: Props) {
    // Stays the same while mounted, because another component would lose its state.
    const [chosen] = useState<ComponentType<Props> | typeof Lazy>(() => loaded ?? Lazy);
    return createElement(chosen as ComponentType<Props>, props);
  }
  return Object.assign(Content, {
    preload: async () => {
      loaded = await load().catch(() => undefined);
    },
  });
}
