import { preloadable, Skeleton } from "@caliper/design-system";
import { type ComponentType, type PropsWithChildren, Suspense } from "react";

type Props = PropsWithChildren<{ readonly title?: string }>;

/** Texts of links and errors; they stay where the part cannot be loaded. */
const Words = ({ title, children }: Props) =>
  title === undefined ? <>{children}</> : <p role="alert">{title}</p>;

const Nothing = () => null;

const Shape = () => <Skeleton shape="block" height="drawing" />;

/** Print and share, so that the title keeps its width. */
const Buttons = () => <Skeleton shape="button" count={2} />;

/** A component that loads after the widget's first content. */
export function latePart(
  load: () => Promise<ComponentType<Props>>,
  fallback: "nothing" | "text" | "skeleton" | "buttons",
  isAwaited: boolean,
): ComponentType<Props> {
  const Fallback = { nothing: Nothing, text: Words, skeleton: Shape, buttons: Buttons }[fallback];
  const Part = preloadable(async () => {
    try {
      return await load();
    } catch (error) {
      if (fallback === "text") return Words;
      throw error;
    }
  });
  if (isAwaited) void Part.preload();
  return (props) => (
    <Suspense fallback={<Fallback {...props} />}>
      <Part {...props} />
    </Suspense>
  );
}
