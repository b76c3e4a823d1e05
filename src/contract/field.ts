import * as z from 'zod/mini';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/user/password.ts';
import { toPhone } from '#domain/user/phone.ts';
import { hasWebAddress } from '#domain/text/has-web-address.ts';
import { LOCALES } from '#i18n/locales.ts';

/** Fields that many forms share. Their messages are codes: `error.field.<code>` is the sentence beside the field. */

const ONE_LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
/** Several lines are fine, other control characters are not. */
export const SEVERAL_LINES = /^(?:[^\p{Cc}\u2028\u2029]|\n)*$/u;
const EMAIL_MAX = 254;
const codePoints = (value: string): number => Array.from(value).length;

export const text = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'too-long'), z.regex(ONE_LINE, 'characters'));

const maybeEmpty = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max, 'too-long'), z.regex(ONE_LINE, 'characters'));

/** May be left out, or be emptied by sending null or an empty text. */
export const optionalText = (max: number) => z.optional(z.nullable(maybeEmpty(max)));

const withoutAddress = z.refine<string>((value) => !hasWebAddress(value), 'web-address');

/** Of a person or a company: it stands in mails to strangers, where an address would become a link. */
export const name = (max: number) => text(max).check(withoutAddress);
export const optionalName = (max: number) => z.optional(z.nullable(maybeEmpty(max).check(withoutAddress)));

/** In lower case, as it is stored and compared. */
export const email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.minLength(1, 'required'), z.maxLength(EMAIL_MAX, 'too-long'), z.email('email'));

/** May be left out, or be emptied. */
export const optionalEmail = z.optional(z.nullable(z.union([z.literal(''), email], 'email')));

export const optionalPhone = z.optional(
  z.nullable(
    z.string().check(
      z.trim(),
      z.refine((value) => value === '' || toPhone(value) !== undefined, 'phone'),
    ),
  ),
);

export const country = z.string().check(z.regex(/^[A-Z]{2}$/, 'country'));

export const locale = z.enum(LOCALES, 'locale');

export const id = z.guid('id');

/** A password that is being chosen. Whether it is a common one only the server knows. */
export const newPassword = z.string().check(
  z.refine((value) => codePoints(value) >= PASSWORD_MIN, 'password-too-short'),
  z.refine((value) => codePoints(value) <= PASSWORD_MAX, 'password-too-long'),
);

/** A password that is being compared: its rules may have been others when it was chosen. */
export const currentPassword = z.string().check(z.minLength(1, 'required'), z.maxLength(1024, 'too-long'));

export const accepted = z.literal(true, 'must-accept');

/** What stands in the path of a mailed link. */
export const token = z.string().check(z.minLength(1), z.maxLength(200));

/** What a form writes as a fraction and sends as hundredths: who gives none is asked for it, not for a whole number. */
export const hundredths = (least: number, most: number) =>
  z
    .int({ error: ({ input }) => (input === null || input === undefined ? 'required' : numberCode(input)) })
    .check(z.minimum(least, 'too-small'), z.maximum(most, 'too-big'));
const numberCode = (input: unknown): string => (Number.isFinite(input) ? 'number' : 'decimal');
