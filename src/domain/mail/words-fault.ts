import { MAIL_PARTS, type MailPart, type MailWords, placesIn } from './mail-words.ts';

/**
 * What a mail is about, how much it asks for and until when: whoever gets it could do nothing without. The link and the papers
 * stand outside of the words, so nobody can lose them.
 */
const NEEDED: ReadonlySet<string> = new Set([
  'number',
  'invoice',
  'amount',
  'date',
  'lapsesAt',
  'newTrailer',
  'decision',
]);
/**
 * What people have typed. A subject is read first, also by who has never heard of them, so it names them only where the catalogue's does.
 */
const TYPED: ReadonlySet<string> = new Set(['company', 'inviter', 'author', 'sender']);

/** Where they may stand. The closing line is for who did not expect the mail. */
const TOLD_IN = ['subject', 'text'] as const satisfies readonly MailPart[];

const tell = (words: MailWords, instead: MailWords = {}): ReadonlySet<string> =>
  new Set(TOLD_IN.flatMap((part) => placesIn(words[part] ?? instead[part] ?? '')));

/** The places that the subject or the text of a mail has to name. */
export const neededPlaces = (original: MailWords): readonly string[] =>
  [...tell(original)].filter((place) => NEEDED.has(place));

/** The places that a mail knows. */
export const knownPlaces = (original: MailWords): readonly string[] => [
  ...new Set(MAIL_PARTS.flatMap((part) => placesIn(original[part] ?? ''))),
];

/** The codes of a complaint; what it is about stands behind a colon. */
type WordsFault = 'unknown' | `place-${'unknown' | 'missing' | 'typed'}:${string}`;

/** What is wrong with words, by part, if the catalogue has these. A part that is not written anew is as it was. */
export function findWordsFaults(words: MailWords, original: MailWords): Partial<Record<MailPart, WordsFault>> {
  const faults: Partial<Record<MailPart, WordsFault>> = {};
  const known = new Set(knownPlaces(original));
  const told = tell(words, original);
  for (const missing of neededPlaces(original).filter((place) => !told.has(place))) {
    // Of the parts that lost it, the last one: a text has more room than a subject.
    const part = TOLD_IN.findLast((one) => words[one] !== undefined && placesIn(original[one] ?? '').includes(missing));
    if (part !== undefined) faults[part] ??= `place-missing:{${missing}}`;
  }
  for (const part of MAIL_PARTS) {
    const text = words[part];
    if (text === undefined) continue;
    const fault = original[part] === undefined ? 'unknown' : findPlaceFault({ part, text }, original, known);
    if (fault !== undefined) faults[part] = fault;
  }
  return faults;
}

function findPlaceFault(
  { part, text }: { readonly part: MailPart; readonly text: string },
  original: MailWords,
  known: ReadonlySet<string>,
): WordsFault | undefined {
  const stranger = findStranger(text, known);
  if (stranger !== undefined) return `place-unknown:${stranger}`;
  const before = new Set(placesIn(original[part] ?? ''));
  const typed = placesIn(text).find((place) => part === 'subject' && TYPED.has(place) && !before.has(place));
  return typed === undefined ? undefined : `place-typed:{${typed}}`;
}

/** So much of a complaint is enough to find the place. */
const SHOWN = 30;

/** What stands in braces and is no place, or the brace that is alone. */
function findStranger(text: string, known: ReadonlySet<string>): string | undefined {
  for (const piece of text.match(/\{[^{}]*\}|[{}]/g) ?? []) {
    if (!known.has(piece.slice(1, -1))) return piece.slice(0, SHOWN);
  }
  return undefined;
}

/** Only what differs from the catalogue: the rest follows it, also when it changes. */
export const rewrittenPart = (words: MailWords, original: MailWords): MailWords =>
  Object.fromEntries(
    MAIL_PARTS.flatMap((part) => {
      const text = words[part];
      return text === undefined || text === original[part] ? [] : [[part, text]];
    }),
  );
