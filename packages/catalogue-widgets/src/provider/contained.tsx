import { ErrorState } from "@caliper/design-system";
import { Component, createContext, type ReactNode, use, useEffect } from "react";
import { IntlContext, type IntlShape } from "react-intl";
import { areasOf } from "../messages/index.ts";
import { LoadedTexts } from "./CatalogueTexts.tsx";
import { type TextSource, textsOf } from "./locale.ts";

/** A host without types left out what a widget needs: `<Datasheet code={undefined} />`. */
class MissingPropError extends TypeError {
  override readonly name = "MissingPropError";
}

/** What hosts must give a widget. */
interface Needs<Props> {
  /** The name of the widget in the package. */
  readonly widget: string;
  readonly props: readonly (keyof Props & string)[];
}

/**
 * A widget that loads its own texts where the host gives none, and whose errors show a message in its place, so that its
 * neighbors keep working.
 * @param texts the folder of the widget in this package, or the texts of another package
 */
export function contained<Props extends object = Record<never, never>>(
  texts: keyof typeof areasOf | TextSource,
  Content: (props: Props) => ReactNode,
  needs?: Needs<Props>,
) {
  const source = typeof texts === "string" ? textsOf(areasOf[texts]) : texts;
  return (props: Props): ReactNode => (
    <CrashBoundary props={props}>
      <Given {...{ props, needs }}>
        <LoadedTexts texts={source}>
          <Content {...props} />
        </LoadedTexts>
      </Given>
    </CrashBoundary>
  );
}

function Given<Props extends object>({
  props,
  needs,
  children,
}: {
  props: Props;
  needs: Needs<Props> | undefined;
  children: ReactNode;
}): ReactNode {
  for (const name of needs?.props ?? [])
    if (props[name] === undefined || props[name] === null)
      throw new MissingPropError(`<${needs?.widget}> needs the prop ${name}`);
  return children;
}

interface BoundaryProps {
  /** The widget's props; a changed value renders it again. */
  props: object;
  children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
  readonly props: object;
}

/** Called when a widget has failed and shows a message in its place. */
export const CrashListener = createContext<(() => void) | undefined>(undefined);

/** React reports the error. */
export class CrashBoundary extends Component<BoundaryProps, State> {
  override state: State = { failure: null, props: this.props.props };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ props }: BoundaryProps, state: State): State | null {
    return areAlike(props, state.props) ? null : { failure: null, props };
  }

  override render() {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <Crashed error={failure.error} onRetry={() => this.setState({ failure: null })} />;
  }
}

/** Whether all props but functions, which hosts create in each render, are the same. */
function areAlike(one: object, other: object): boolean {
  const otherProps = new Map(Object.entries(other));
  return Object.entries(one).every(
    ([name, value]) => typeof value === "function" || Object.is(value, otherProps.get(name)),
  );
}

function Crashed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const onCrash = use(CrashListener);
  useEffect(() => onCrash?.(), [onCrash, error]);
  // Without a provider there are no texts, and the error names the missing provider. Both are for the host's developers.
  const intl: IntlShape | null = use(IntlContext);
  if (intl === null || error instanceof MissingPropError)
    return <ErrorState title={String(error)} />;
  return (
    <ErrorState
      title={intl.formatMessage({ id: "failure.crashed" })}
      retryLabel={intl.formatMessage({ id: "failure.retry" })}
      onRetry={onRetry}
    />
  );
}
