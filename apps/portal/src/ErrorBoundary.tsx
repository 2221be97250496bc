import { Component, type ReactNode } from "react";

export interface ErrorBoundaryProps {
  /** A new value, such as another URL, renders the children again. */
  resetKey: string;
  fallback: ReactNode;
  children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
  readonly resetKey: string;
}

/** Shows the fallback when children throw; React reports the error. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
