import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { region } from "./Late.css.ts";
import { resume } from "./resume.ts";

export interface LateProps {
  /** Shown until the code is loaded, in the size of the content; a page that a server rendered already shows the content. */
  fallback: ReactNode;
  /** Loads the code of the content. */
  preload: () => Promise<void>;
  /** A component from `preloadable`. */
  children: ReactNode;
}

/** Content whose code loads after the rest of the page, which is interactive before. */
export function Late({ fallback, preload, children }: LateProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const begin = async () => {
      await preload();
      // Preact hydrates the content before the next frame.
      requestAnimationFrame(() => {
        if (ref.current) resume(ref.current);
      });
    };
    void begin();
  }, [preload]);
  return (
    <div ref={ref} className={region} data-resuming="">
      <Suspense fallback={fallback}>{children}</Suspense>
    </div>
  );
}
