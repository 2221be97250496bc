import { Box, EmptyState, Notice, Stack } from "@caliper/design-system";
import { Component, type ComponentType, type ReactNode, useEffect, useState } from "react";
import { compiled } from "./compile.ts";
import { codeIn, storageKey } from "./messages.ts";

const Problem = ({ title, text }: { title: string; text: string }) => (
  <Notice tone="warning" title={title}>
    {text}
  </Notice>
);

class Boundary extends Component<{ children: ReactNode }, { problem?: string }> {
  static getDerivedStateFromError = (error: unknown) => ({ problem: String(error) });
  override state: { problem?: string } = {};
  override render() {
    const { problem } = this.state;
    if (problem === undefined) return this.props.children;
    return <Problem title="The code cannot be rendered" text={problem} />;
  }
}

/** Renders the code sent to the window `host`. Under the error of one that cannot be compiled, the last one stays. */
export function Frame({ host = window }: { host?: Window }) {
  const [shown, setShown] = useState<{ code: string; Example: ComponentType }>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let newest: string | null = null;
    const show = async (code: string) => {
      try {
        const Example = await compiled(code);
        if (code !== newest) return;
        setShown({ code, Example });
        setProblem(undefined);
      } catch (error) {
        if (code === newest) setProblem(String(error));
      }
    };
    const take = (code: string | null) => {
      if (code === null || code === newest) return;
      newest = code;
      void show(code);
    };
    const receive = (event: MessageEvent<unknown>) => take(codeIn(event));
    host.addEventListener("message", receive);
    take(sessionStorage.getItem(storageKey));
    return () => host.removeEventListener("message", receive);
  }, [host]);

  return (
    <Box padding={16}>
      <Stack gap={16}>
        {problem !== undefined && <Problem title="The code cannot be compiled" text={problem} />}
        {shown && (
          <Boundary key={shown.code}>
            <shown.Example />
          </Boundary>
        )}
        {!shown && problem === undefined && sessionStorage.getItem(storageKey) === null && (
          <EmptyState title="No code yet" hint="The story Composition/Editor sends it." />
        )}
      </Stack>
    </Box>
  );
}
