import { listKnownEmails } from '#db/user/user.queries.ts';
import type { MailRequest } from '#services/mail/mail-request.ts';
import type { OutboxSieve } from './job-handler.ts';

/** Leaves out the lost passwords of addresses that nobody has: one look for all of them, and no job for any. */
export const dropUnknownAddresses: OutboxSieve = async (trx, payloads) => {
  const addressed = payloads.map((payload) => ({ payload, email: resetAddress(payload) }));
  const emails = addressed.flatMap(({ email }) => email ?? []);
  const known = emails.length === 0 ? new Set() : await listKnownEmails(trx, emails);
  return addressed.flatMap(({ payload, email }) => (email === undefined || known.has(email) ? [payload] : []));
};

function resetAddress(payload: object): string | undefined {
  // Written by `queueMail` and by nobody else.
  const request = payload as MailRequest;
  return request.template === 'passwordReset' ? request.email.toLowerCase() : undefined;
}
