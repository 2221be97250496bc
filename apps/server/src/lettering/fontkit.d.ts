/** The parts of fontkit that the server uses; it has no types of its own. */
declare module "fontkit" {
  interface Path {
    scale(x: number, y: number): Path;
    translate(x: number, y: number): Path;
    toSVG(): string;
  }
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): {
      readonly advanceWidth: number;
      readonly glyphs: readonly { readonly path: Path; readonly advanceWidth: number }[];
    };
  }
  export function openSync(file: string): Font;
}
