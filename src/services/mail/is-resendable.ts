import type { MailRequest } from './mail-request.ts';

/**
 * Mails that are not sent again as they were: links to an account are made anew by whoever asks for one, the rest tells of a
 * moment that is over or was written to the operator.
 */
const ONCE: ReadonlySet<MailRequest['template']> = new Set([
  'certificatesEnding',
  'contactMessage',
  'invitation',
  'passwordChanged',
  'passwordReset',
  'pickUpStopped',
  'signUp',
]);

export const isResendable = ({ template }: MailRequest): boolean => !ONCE.has(template);
