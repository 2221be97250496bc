/** What the demo uses of fontkit, which has no types of its own. */
declare module "fontkit" {
  interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  interface Font {
    readonly unitsPerEm: number;
    layout(text: string): {
      readonly advanceWidth: number;
      readonly glyphs: readonly { readonly path: Path; readonly advanceWidth: number }[];
    };
  }
  export function openSync(file: string): Font;
}
