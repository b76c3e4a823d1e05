import type { Locale } from './locales.ts';
import type { Message } from './message.ts';
import type { MessageKey } from './message-key.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import es from './messages/es.json' with { type: 'json' };
import fr from './messages/fr.json' with { type: 'json' };
import it from './messages/it.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };
import ro from './messages/ro.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import { namespaceOf } from './namespace-of.ts';
import { parseMessage } from './parse-message.server.ts';

/** Parsed messages: the browser gets these and so never needs the parser. */
export type Messages = Readonly<Record<MessageKey, Message>>;

const CATALOGUES: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = {
  de,
  en,
  es,
  fr,
  it,
  nl,
  pl,
  ro,
  ru,
};

const parsed = new Map<Locale, Messages>();

export function getMessages(locale: Locale): Messages {
  const known = parsed.get(locale);
  if (known) return known;
  const messages = toMessages(
    Object.entries(CATALOGUES[locale]).map(([key, text]) => [key, parseMessage(text, locale)]),
  );
  parsed.set(locale, messages);
  return messages;
}

const picked = new Map<string, Messages>();

/** The messages of some namespaces. */
export function pickMessages(locale: Locale, namespaces: readonly string[]): Messages {
  const cacheKey = `${locale}:${namespaces.join()}`;
  const known = picked.get(cacheKey);
  if (known) return known;
  const wanted = new Set(namespaces);
  const messages = toMessages(Object.entries(getMessages(locale)).filter(([key]) => wanted.has(namespaceOf(key))));
  picked.set(cacheKey, messages);
  return messages;
}

/** Keyed by construction; a picked set lacks only keys that its page never asks for. */
const toMessages = (entries: [string, Message][]) => Object.fromEntries(entries) as Messages;
