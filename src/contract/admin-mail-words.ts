import * as z from 'zod/mini';
import { MAIL_PART_LENGTH, MAIL_PARTS } from '#domain/mail/mail-words.ts';
import { declareCalls } from './call.ts';
import { locale, optionalText, SEVERAL_LINES, text } from './field.ts';
import { MAIL_GROUPS, MAIL_TEMPLATES } from './mail-kind.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

export const MAIL_WORDS_REASON_LENGTH = 200;

const kind = z.enum(MAIL_TEMPLATES, 'unknown');

const lines = (max: number) =>
  z.string().check(
    z.trim(),
    z.overwrite((value) => value.replaceAll(/\r\n?/g, '\n')),
    z.minLength(1, 'required'),
    z.maxLength(max, 'too-long'),
    z.regex(SEVERAL_LINES, 'characters'),
  );

/** What is left out, or is as the catalogue has it, follows the catalogue. */
const words = z.strictObject({
  subject: z.optional(text(MAIL_PART_LENGTH.subject)),
  text: z.optional(lines(MAIL_PART_LENGTH.text)),
  note: z.optional(lines(MAIL_PART_LENGTH.note)),
});

export const changeMailWordsInput = z.strictObject({
  /** Null for the words of the catalogue. */
  words: z.nullable(words),
  reason: optionalText(MAIL_WORDS_REASON_LENGTH),
});
export type ChangeMailWordsInput = z.infer<typeof changeMailWordsInput>;

export const previewMailWordsInput = z.strictObject({ words });
export type PreviewMailWordsInput = z.infer<typeof previewMailWordsInput>;

export const mailWordsQuery = z.strictObject({
  /** In which the kinds are called by their subject. */
  language: locale,
});

const writtenWords = z.partial(z.strictObject({ subject: z.string(), text: z.string(), note: z.string() }));

export const mailWordsSummary = shape('MailWordsSummary', {
  kind,
  group: z.enum(MAIL_GROUPS),
  /** The subject of the catalogue, with examples in its places. */
  subject: z.string(),
  /** The languages in which the operator has written something anew. */
  languages: z.array(locale),
});
export type MailWordsSummary = Answer<typeof mailWordsSummary>;

const mailPlace = shape('MailPlace', {
  /** As it stands in braces. */
  name: z.string(),
  /** What it may hold. */
  example: z.string(),
  /** The subject or the text has to name it. */
  isNeeded: z.boolean(),
});

export const mailPreview = shape('MailPreview', { subject: z.string(), html: z.string(), text: z.string() });
export type MailPreview = Answer<typeof mailPreview>;

export const mailWords = shape('MailWords', {
  kind,
  locale,
  parts: z.array(z.enum(MAIL_PARTS)),
  /** What the catalogue says. */
  original: writtenWords,
  /** What the operator has written anew. */
  words: writtenWords,
  places: z.array(mailPlace),
  /** In which this mail has words of its own. */
  languages: z.array(locale),
  /** Nought if nothing was ever written anew. */
  version: z.number(),
  /** What was written, newest first; no words are those of the catalogue. */
  versions: z.array(
    shape('MailWordsVersion', {
      version: z.number(),
      words: z.nullable(writtenWords),
      at: z.string(),
      by: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
});
export type MailWordsAnswer = Answer<typeof mailWords>;

export const adminMailWordsCalls = declareCalls({
  'GET /api/admin/mail-words': {
    says: 'The kinds of mails, and in which languages their words are written anew',
    rights: staff('settings.read'),
    query: mailWordsQuery,
    answer: shape('MailWordsList', { items: z.array(mailWordsSummary) }),
  },
  'GET /api/admin/mail-words/{kind}/{locale}': {
    says: 'The words of a mail in one language, with their versions',
    rights: staff('settings.read'),
    params: { kind, locale },
    answer: mailWords,
  },
  'POST /api/admin/mail-words/{kind}/{locale}/preview': {
    says: 'A mail with example values, as it would look with other words',
    rights: staff('settings.read'),
    params: { kind, locale },
    body: previewMailWordsInput,
    answer: mailPreview,
  },
  /** Holds for all that is sent from now on. */
  'PUT /api/admin/mail-words/{kind}/{locale}': {
    says: 'Write the words of a mail anew',
    rights: staff('settings.write'),
    params: { kind, locale },
    body: changeMailWordsInput,
    answer: mailWords,
    takes: 'version',
  },
});
