import { picture } from "./QrDialog.css.ts";
import { qrShape } from "./qrPath.ts";

export interface QrCodeProps {
  text: string;
  /** Its name for screen readers. */
  label: string;
}

export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrShape(text);
  const named = { role: "img", "aria-label": label };
  return (
    <svg className={picture} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" {...named}>
      <path d={path} fill="currentColor" />
    </svg>
  );
}
