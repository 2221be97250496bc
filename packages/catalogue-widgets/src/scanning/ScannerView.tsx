import { Button, Heading, Inline, Notice, Stack, Text } from "@caliper/design-system";
import type { RefObject } from "react";
import { useText } from "../messages/index.ts";
import * as css from "./Scanned.css.ts";
import type { Camera } from "./useCamera.ts";

export interface ScannerViewProps {
  /** Undefined without a camera, for a scanner that acts as a keyboard. */
  camera: Camera | undefined;
  /** Where the camera shows its picture. */
  video: RefObject<HTMLVideoElement | null>;
  /** The scanned codes, the last one first. */
  codes: readonly string[];
  /** Called with the code to search. */
  onSearch: (code: string) => void;
  /** Called to remove all codes. */
  onClear: () => void;
  /** Opens the codes in the tool that looks up a list, if the user has it. */
  onList: (() => void) | undefined;
}

/** The camera with the codes that it has read, each with a button to search it. */
export function ScannerView({ camera, video, codes, onSearch, onClear, onList }: ScannerViewProps) {
  const t = useText();
  const [last] = codes;
  return (
    <Stack gap={16}>
      {camera && <CameraScreen camera={camera} video={video} />}
      <Stack gap={12}>
        <output data-scanned>
          {last !== undefined && <Text weight="strong">{t("scanning.found", { code: last })}</Text>}
        </output>
        {codes.length > 0 && (
          <>
            <Heading level={3}>{t("scanning.list")}</Heading>
            <ul className={css.list}>
              {codes.map((code, index) => (
                <li key={code}>
                  <Button
                    icon="search"
                    fill
                    variant={index === 0 ? "primary" : "secondary"}
                    onPress={() => onSearch(code)}
                  >
                    {t("scanning.search", { code })}
                  </Button>
                </li>
              ))}
            </ul>
            <Inline gap={8}>
              {onList && codes.length > 1 && (
                <Button icon="paste" onPress={onList}>
                  {t("scanning.openList")}
                </Button>
              )}
              <Button variant="plain" onPress={onClear}>
                {t("common.clear")}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Stack>
  );
}

function CameraScreen({ camera, video }: Pick<ScannerViewProps, "video"> & { camera: Camera }) {
  const t = useText();
  const { state, light, retry } = camera;
  const isShown = state === "asking" || state === "scanning";
  return (
    <>
      <div className={css.screen} hidden={!isShown}>
        {/* Silent; what it shows is said below. */}
        <video
          ref={video}
          className={css.video}
          aria-label={t("scanning.camera")}
          muted
          playsInline
        />
        {state === "scanning" && <span className={css.frame} />}
      </div>
      {isShown ? (
        <Text tone="subtle">{t(`scanning.state.${state}`)}</Text>
      ) : (
        <Notice
          tone="danger"
          action={
            state !== "missing" && (
              <Button size="chip" onPress={retry}>
                {t("scanning.tryAgain")}
              </Button>
            )
          }
        >
          {t(`scanning.state.${state}`)}
        </Notice>
      )}
      {light && (
        <Button icon="sun" onPress={light.toggle}>
          {t(light.isOn ? "scanning.lightOff" : "scanning.lightOn")}
        </Button>
      )}
    </>
  );
}
