import { qrShape } from "../qr-shape/index.ts";

export interface QrCodeProps {
  text: string;
  /** Its name for screen readers. */
  label: string;
}

/** As wide as its container. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = qrShape(text);
  const ariaProps = { role: "img", "aria-label": label };
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="100%"
      display="block"
      shapeRendering="crispEdges"
      {...ariaProps}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
