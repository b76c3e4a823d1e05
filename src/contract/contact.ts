import * as z from 'zod/mini';
import { declareCalls } from './call.ts';
import { email, locale, name, optionalText, SEVERAL_LINES } from './field.ts';
import { PUBLIC } from './rights-row.ts';

/** What people write about, so that the right desk reads it first. */
export const CONTACT_TOPICS = ['offer', 'booking', 'handover', 'damage', 'invoice', 'account', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const CONTACT_MESSAGE_MAX = 4000;

export const contactInput = z.strictObject({
  name: name(150),
  email,
  topic: z.enum(CONTACT_TOPICS, 'required'),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(CONTACT_MESSAGE_MAX, 'too-long'),
      z.regex(SEVERAL_LINES, 'characters'),
    ),
  /** The language of the page, for the answer. */
  locale,
  /** A field that people do not see: whoever fills it in is a machine. */
  website: optionalText(500),
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactCalls = declareCalls({
  'POST /api/contact-messages': { says: 'Write to the operator', rights: PUBLIC, body: contactInput, status: 202 },
});
