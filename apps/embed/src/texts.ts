import { Children, type ReactNode } from "react";

interface Options {
  readonly value: string;
  readonly options: Readonly<Record<string, { readonly value: readonly TextNode[] }>>;
}

interface Plural extends Options {
  readonly type: 6;
  readonly offset: number;
  readonly pluralType?: Intl.PluralRulesOptions["type"];
}

/** A part of a compiled text; the types are those of `@formatjs/icu-messageformat-parser`. */
export type TextNode =
  | { readonly type: 0 | 1; readonly value: string }
  | {
      readonly type: 2;
      readonly value: string;
      readonly style?: { readonly parsedOptions?: Intl.NumberFormatOptions } | null;
    }
  | ({ readonly type: 5 } & Options)
  | Plural
  | { readonly type: 7 };

type Values = Readonly<Record<string, unknown>>;

/** Formats are expensive to create. */
function cached<Format>(create: (locale: string, options: object) => Format) {
  const formats = new Map<string, Format>();
  return (locale: string, options: object = {}): Format => {
    const key = locale + JSON.stringify(options);
    const format = formats.get(key) ?? create(locale, options);
    formats.set(key, format);
    return format;
  };
}

const numberFormat = cached((locale, options) => new Intl.NumberFormat(locale, options));
const pluralRules = cached((locale, options) => new Intl.PluralRules(locale, options));

function chosen({ options, offset, pluralType, value }: Plural, values: Values, locale: string) {
  const number = Number(values[value]);
  const type = pluralType ?? "cardinal";
  const category = pluralRules(locale, { type }).select(number - offset);
  return { option: options[`=${number}`] ?? options[category], count: number - offset };
}

function partsOf(
  text: readonly TextNode[],
  values: Values,
  locale: string,
  count = 0,
): readonly unknown[] {
  return text.flatMap((node): unknown => {
    switch (node.type) {
      case 0:
        return node.value;
      case 1: {
        const value = values[node.value] ?? "";
        return typeof value === "number" ? String(value) : [value];
      }
      case 2:
        return numberFormat(locale, node.style?.parsedOptions).format(Number(values[node.value]));
      case 5: {
        const option = node.options[String(values[node.value])] ?? node.options["other"];
        return partsOf(option?.value ?? [], values, locale, count);
      }
      case 6: {
        const { option, count: own } = chosen(node, values, locale);
        return partsOf((option ?? node.options["other"])?.value ?? [], values, locale, own);
      }
      case 7:
        return numberFormat(locale).format(count);
    }
  });
}

/** A compiled text with its values: a string, or nodes where a value is an element. */
export function written(text: readonly TextNode[], values: Values = {}, locale: string): ReactNode {
  const parts = partsOf(text, values, locale);
  return parts.every((part) => typeof part === "string")
    ? parts.join("")
    : Children.toArray(parts as ReactNode[]);
}
