/** The sentences of a mail that the operator may write anew. Not every mail has a closing line. */
export const MAIL_PARTS = ['subject', 'text', 'note'] as const;
export type MailPart = (typeof MAIL_PARTS)[number];

/** What is written anew; the rest is said as the catalogue has it. */
export type MailWords = { readonly [Part in MailPart]?: string | undefined };

/** The longest that each part may be. */
export const MAIL_PART_LENGTH = { subject: 150, text: 2000, note: 500 } as const satisfies Record<MailPart, number>;

/** `{number}`: a name in braces, which the mail fills in. */
const PLACE = /\{([A-Za-z]+)\}/g;

/** The places that a text names, each once. */
export const placesIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(PLACE), ([, name = '']) => name)),
];

/** Fills the places in. One that has nothing to say takes the space behind it along. */
export const fillPlaces = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{([A-Za-z]+)\}( ?)/g, (_, name: string, space: string) => {
    const value = values[name] ?? '';
    return value === '' ? '' : value + space;
  });

/** Whether a text can be filled in: it may have been written when the mail knew other places. */
export const canFill = (text: string, values: Readonly<Record<string, string>>): boolean =>
  placesIn(text).every((name) => Object.hasOwn(values, name));
