import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { type CodeReader, openCodeReader } from "./codeReader.ts";

/** The state of the camera: showing a picture, or the reason why not. */
export type CameraState = "asking" | "scanning" | "denied" | "missing" | "failed";

export interface Camera {
  readonly state: CameraState;
  /** Undefined for a camera without a light. */
  readonly light: { readonly isOn: boolean; readonly toggle: () => void } | undefined;
  /** Asks for the camera again. */
  readonly retry: () => void;
}

const pauseMs = 80;

/** Shows the camera in `video` if it `isActive`, and calls `onRead` with each text that it reads. */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  isActive: boolean,
  onRead: (text: string) => void,
): Camera {
  const [state, setState] = useState<CameraState>("asking");
  const [track, setTrack] = useState<MediaStreamTrack | null>(null);
  const [isOn, setOn] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const handleRead = useEffectEvent(onRead);
  useEffect(() => {
    if (!isActive) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    watch(video, signal, {
      onStart: (started) => {
        setTrack(started);
        setState("scanning");
      },
      onRead: (text) => handleRead(text),
    }).catch((error: unknown) => {
      if (!signal.aborted) setState(stateOf(error));
    });
    return () => ending.abort();
  }, [video, isActive, attempt]);
  const hasLight = state === "scanning" && track !== null && hasTorch(track);
  return {
    state,
    light: hasLight
      ? {
          isOn,
          toggle: () => {
            const advanced = [{ torch: !isOn } as MediaTrackConstraintSet];
            void track.applyConstraints({ advanced }).then(() => setOn(!isOn));
          },
        }
      : undefined,
    retry: () => {
      setState("asking");
      setOn(false);
      setAttempt(attempt + 1);
    },
  };
}

/** Some browsers do not report what a camera can do. */
const hasTorch = (track: MediaStreamTrack): boolean =>
  "getCapabilities" in track && "torch" in track.getCapabilities();

function stateOf(error: unknown): CameraState {
  const name = error instanceof Error || error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "denied";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "missing" : "failed";
}

interface Watching {
  readonly onStart: (track: MediaStreamTrack | null) => void;
  readonly onRead: (text: string) => void;
}

/** Until the signal: the stream goes to the video, its frames to the reader. */
async function watch(
  video: RefObject<HTMLVideoElement | null>,
  signal: AbortSignal,
  { onStart, onRead }: Watching,
): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    // The camera at the back, with enough pixels for narrow bars.
    video: {
      facingMode: { ideal: "environment" },
      width: { ideal: 1280 },
      height: { ideal: 720 },
    },
  });
  const stop = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  let reader: CodeReader | undefined;
  try {
    const screen = video.current;
    if (signal.aborted || screen === null) return;
    screen.srcObject = stream;
    await screen.play();
    onStart(stream.getVideoTracks()[0] ?? null);
    reader = await openCodeReader();
    while (!signal.aborted) {
      // One frame after another: the reader is slower than the camera.
      const [text] = await reader.read(screen);
      if (signal.aborted) return;
      if (text !== undefined && text.trim() !== "") onRead(text);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  } finally {
    reader?.close();
    stop();
  }
}
