import { isPlainNumber } from './format.ts';
import type { Message, MessagePart } from './message.ts';

/** What is filled in. A tag is a function from the words it stands around to what is shown in their place. */
export type MessageValues = Readonly<Record<string, unknown>>;

type Scope = { readonly values: MessageValues; readonly locale: string; readonly count?: unknown };

/** A message in one language: as few texts as possible, with what is no text between them. */
export function writeMessage(message: Message, scope: Scope): readonly unknown[] {
  if (typeof message === 'string') return [message];
  const written: unknown[] = [];
  for (const part of message.flatMap((each) => writePart(each, scope))) {
    const last = written.length - 1;
    const before = written[last];
    if (typeof part === 'string' && typeof before === 'string') written[last] = before + part;
    else written.push(part);
  }
  return written;
}

function writePart(part: MessagePart, scope: Scope): unknown {
  if (typeof part === 'string') return part;
  if (part === 0) return writeNumber(Number(scope.count), scope.locale);
  const [kind, name, inner] = part;
  const value = scope.values[name];
  switch (kind) {
    case 'value':
      return isText(value) ? String(value) : (value ?? '');
    case 'number':
      return writeNumber(Number(value), scope.locale);
    case 'select':
      return writeMessage(inner[String(value)] ?? inner['other'] ?? '', scope);
    case 'plural':
      return writeMessage(choosePlural(inner, Number(value), scope.locale), { ...scope, count: value });
    case 'tag':
      return typeof value === 'function' ? value(writeMessage(inner, scope)) : writeMessage(inner, scope);
  }
}

const writeNumber = (value: number, locale: string): string =>
  isPlainNumber(value) ? String(value) : numberFormat(locale).format(value);

const isText = (value: unknown): boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint';

const choosePlural = (options: Readonly<Record<string, Message>>, count: number, locale: string): Message =>
  options[`=${count}`] ?? options[pluralRules(locale).select(count)] ?? options['other'] ?? '';

/** Formats are costly to make. */
function once<Made>(make: (locale: string) => Made): (locale: string) => Made {
  const made = new Map<string, Made>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
}

const numberFormat = once((locale) => new Intl.NumberFormat(locale));
const pluralRules = once((locale) => new Intl.PluralRules(locale));
