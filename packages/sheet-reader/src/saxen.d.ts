/** The package has no type declarations; these cover the parts that the reader uses. */
declare module "saxen" {
  /** Attributes by their names with prefixes; the values still contain entities. */
  export type Attributes = Readonly<Record<string, string>>;

  interface Events {
    openTag(name: string, attributes: () => Attributes): void;
    closeTag(name: string): void;
    text(raw: string): void;
    cdata(text: string): void;
    /** A declaration such as a document type. */
    attention(raw: string): void;
    error(error: Error): void;
    /** A fault that the parser can recover from, such as an attribute without quotes. */
    warn(warning: Error): void;
  }

  export class Parser {
    on<Name extends keyof Events>(name: Name, listener: Events[Name]): this;
    write(chunk: string): this;
    end(): void;
  }
}
