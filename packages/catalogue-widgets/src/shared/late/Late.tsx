import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { region } from "./Late.css.ts";
import { resume } from "./resume.ts";
import { createTurn, noTurn } from "./turns.ts";

export interface LateProps {
  /** Shown until the code is loaded, in the size of the content; a page that a server rendered already shows the content. */
  fallback?: ReactNode;
  /** Loads the code of the content, if it is in another file. */
  preload?: () => Promise<void>;
  /** With `preload`, a component from `preloadable`. */
  children: ReactNode;
}

/** A region of a page that becomes interactive after the rest, because its code loads later or its turn comes later. */
export function Late({ fallback = null, preload, children }: LateProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [turn] = useState(createTurn);
  // Preact hydrates without changing attributes, so a region first hydrates with what the server rendered, then updates.
  const [first] = useState(children);
  const [isHydrated, setHydrated] = useState(turn === noTurn);
  const hasChanged = children !== first;
  const { Gate } = turn;
  useEffect(() => {
    const begin = async () => {
      await preload?.();
      if (ref.current) await turn.wait(ref.current);
    };
    void begin();
  }, [preload, turn]);
  useEffect(() => {
    if (hasChanged) turn.markNeeded();
  }, [hasChanged, turn]);
  const finish = useCallback(() => {
    setHydrated(true);
    if (ref.current) resume(ref.current);
  }, []);
  return (
    <div ref={ref} className={region} data-resuming="">
      <Suspense fallback={fallback}>
        <Gate>
          {isHydrated ? children : first}
          <End onMounted={finish} />
        </Gate>
      </Suspense>
    </div>
  );
}

/** Follows the content, so that its effects run after the content's. */
function End({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return null;
}
