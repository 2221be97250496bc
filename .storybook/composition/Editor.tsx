import { languages } from "@caliper/catalogue-model";
import {
  Box,
  CopyButton,
  Inline,
  Select,
  Stack,
  Text,
  ToggleButtonGroup,
  useRoom,
} from "@caliper/design-system";
import { useEffect, useId, useRef, useState } from "react";
import { messageOf, storageKey } from "./messages.ts";
import { snippets } from "./snippets.tsx";
import "./composition.css";

/** In px, as in `composition.css`; a frame's height is that of its box. */
const gap = 16;
const frameHeight = 640;

const widths = [390, 900, 1440];
const shared = widths.reduce((sum, width) => sum + width, 0);

/** In ms, of typing, before the frames follow. */
const pause = 300;

const items = (ids: readonly string[]) => ids.map((id) => ({ id, label: id }));

const storyAddress = (globals: string) =>
  `iframe.html?id=composition--frame&viewMode=story&globals=${globals}`;

interface EditorProps {
  /** The address of the frame with these globals. */
  addressOf?: (globals: string) => string;
}

/** Code to edit, above three frames that show its result. */
export function Editor({ addressOf = storyAddress }: EditorProps) {
  const [code, setCode] = useState(
    () => sessionStorage.getItem(storageKey) ?? Object.values(snippets)[0] ?? "",
  );
  const [theme, setTheme] = useState("light");
  const [language, setLanguage] = useState("en");
  const { ref, room } = useRoom();
  const row = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    const timer = setTimeout(() => {
      // A frame that has yet to load reads the storage.
      sessionStorage.setItem(storageKey, code);
      for (const frame of row.current?.querySelectorAll("iframe") ?? [])
        frame.contentWindow?.postMessage(messageOf(code), location.origin);
    }, pause);
    return () => clearTimeout(timer);
  }, [code]);

  const scale = Math.min(1, (room - (widths.length - 1) * gap) / shared);
  return (
    <Box padding={16}>
      <Stack gap={16}>
        <Inline gap={24} align="end">
          <div className="composition-snippet">
            <Select
              label="Snippet"
              placeholder="Choose a snippet"
              items={items(Object.keys(snippets))}
              value={Object.keys(snippets).find((name) => snippets[name] === code) ?? null}
              onChange={(name) => setCode(snippets[name] ?? "")}
            />
          </div>
          <ToggleButtonGroup
            label="Theme"
            items={items(["light", "dark"])}
            value={theme}
            onChange={setTheme}
          />
          <ToggleButtonGroup
            label="Language"
            items={items(languages.map((each) => each.id))}
            value={language}
            onChange={setLanguage}
          />
        </Inline>
        <Stack gap={4}>
          <Inline justify="between">
            <Text variant="columnHead" tone="muted">
              <label htmlFor={id}>Code: JSX, or a module that exports a component</label>
            </Text>
            <CopyButton text={code} label="Copy code" copiedLabel="Code copied" />
          </Inline>
          <textarea
            id={id}
            className="composition-code"
            spellCheck={false}
            rows={10}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Stack>
        <div ref={ref}>
          <div ref={row} className="composition-frames">
            {widths.map((width) => (
              <figure key={width} className="composition-frame">
                <figcaption>
                  <Text variant="caption" tone="muted">
                    {width} px
                  </Text>
                </figcaption>
                <div className="composition-window" style={{ inlineSize: width * scale }}>
                  <iframe
                    title={`Result at ${width} px`}
                    src={addressOf(`theme:${theme};locale:${language}`)}
                    style={{
                      inlineSize: width,
                      blockSize: frameHeight / scale,
                      transform: `scale(${scale})`,
                    }}
                  />
                </div>
              </figure>
            ))}
          </div>
        </div>
      </Stack>
    </Box>
  );
}
