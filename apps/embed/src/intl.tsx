/**
 * What the build uses as `react-intl`: the parts of it that widgets use. Texts are compiled to syntax trees, so there is nothing to parse.
 * A fifth of the size.
 */
import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { MessageDescriptor } from "react-intl";
import { type TextNode, written } from "./texts.ts";

type Texts = Readonly<Record<string, readonly TextNode[]>>;
type Values = Readonly<Record<string, unknown>>;

interface Settings {
  locale: string;
  messages: Texts;
  onError: (error: Error) => void;
}

/** A test names what widgets use beyond these. */
export const intlOf = ({ locale, messages, onError }: Settings) => ({
  locale,
  messages,
  formatMessage({ id = "" }: MessageDescriptor, values?: Values): ReactNode {
    const text = messages[String(id)];
    if (text !== undefined) return written(text, values, locale);
    onError(new Error(`Missing text: ${String(id)}`));
    return String(id);
  },
  formatDate: (date: Date | number, options?: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(date),
  formatNumber: (value: number, options?: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(locale, options).format(value),
  formatDisplayName: (code: string, options: Intl.DisplayNamesOptions) =>
    new Intl.DisplayNames(locale, options).of(code),
  formatList: (values: Iterable<string>, options?: Intl.ListFormatOptions) =>
    new Intl.ListFormat(locale, options).format(values),
});

type EmbedIntl = ReturnType<typeof intlOf>;

export const IntlContext = createContext<EmbedIntl | null>(null);

export function useIntl(): EmbedIntl {
  const intl = useContext(IntlContext);
  if (intl === null) throw new Error("A widget is outside CatalogueProvider.");
  return intl;
}

interface IntlProviderProps extends Settings {
  children: ReactNode;
}

export function IntlProvider({ locale, messages, onError, children }: IntlProviderProps) {
  const intl = useMemo(() => intlOf({ locale, messages, onError }), [locale, messages, onError]);
  return <IntlContext value={intl}>{children}</IntlContext>;
}

interface FormattedMessageProps extends MessageDescriptor {
  values?: Values;
}

export const FormattedMessage = ({ values, ...message }: FormattedMessageProps) =>
  useIntl().formatMessage(message, values);
