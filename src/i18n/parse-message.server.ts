import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Message, MessagePart } from './message.ts';

/** What the notation consists of. Most messages have none of it, and nine catalogues are read before the first page. */
const NOTATION = /[{}<']/;

/** Reads the notation of the catalogues once, so that no browser has to. */
export const parseMessage = (text: string, locale: string): Message =>
  NOTATION.test(text) ? toMessage(parse(text, { locale: new Intl.Locale(locale) })) : text;

function toMessage(elements: readonly MessageFormatElement[]): Message {
  const parts = elements.map(toPart);
  const [first = ''] = parts;
  return parts.length < 2 && typeof first === 'string' ? first : parts;
}

function toPart(element: MessageFormatElement): MessagePart {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return 0;
    case TYPE.argument:
      return ['value', element.value];
    case TYPE.number:
      return ['number', element.value];
    case TYPE.select:
    case TYPE.plural: {
      const options = Object.entries(element.options).map(([name, option]) => [name, toMessage(option.value)]);
      return [element.type === TYPE.select ? 'select' : 'plural', element.value, Object.fromEntries(options)];
    }
    case TYPE.tag:
      return ['tag', element.value, toMessage(element.children)];
    default:
      throw new Error(`Messages of the shop contain no element of type ${element.type}`);
  }
}
