import * as z from 'zod/mini';
import { EXTENSION_REQUEST_STATES } from '#domain/booking/extension-request.ts';
import { optionalText } from './field.ts';
import { instant } from './period.ts';
import { type Answer, shape } from './shape.ts';

/** A wish to keep a trailer longer, where only the desk can make that possible. */
export const extensionRequest = shape('ExtensionRequest', {
  id: z.string(),
  /** Sent back as `If-Match` with its answer. */
  version: z.number(),
  state: z.enum(EXTENSION_REQUEST_STATES),
  /** Until when it is to go on. */
  to: z.string(),
  note: z.nullable(z.string()),
  askedAt: z.string(),
  askedBy: z.string(),
  answeredAt: z.nullable(z.string()),
  /** What the desk says to it. */
  answer: z.nullable(z.string()),
});
export type ExtensionRequest = Answer<typeof extensionRequest>;

export const askForExtensionInput = z.strictObject({ to: instant, note: optionalText(500) });
export type AskForExtensionInput = z.infer<typeof askForExtensionInput>;
