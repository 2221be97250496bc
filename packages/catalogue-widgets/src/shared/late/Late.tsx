import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from "react";
import { region } from "./Late.css.ts";
import { resume } from "./resume.ts";

export interface LateProps {
  /** Shown until the code is loaded, in the size of the content; a page that a server rendered already shows the content. */
  fallback: ReactNode;
  /** A component from `preloadable`. */
  children: ReactNode;
}

/** Content whose code loads after the rest of the page, which answers events before. */
export function Late({ fallback, children }: LateProps) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <div ref={ref} className={region} data-resuming="">
      <Suspense fallback={fallback}>
        {children}
        <Resumed region={ref} />
      </Suspense>
    </div>
  );
}

function Resumed({ region: ref }: { region: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (ref.current) resume(ref.current);
  }, [ref]);
  return null;
}
