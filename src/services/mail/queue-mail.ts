import type { Transaction } from '#db/client.ts';
import { addToOutbox, insertEffects } from '#db/mail/outbox.queries.ts';
import type { Write } from '#db/write-together.ts';
import type { MailRequest } from './mail-request.ts';

export const MAIL_TOPIC = 'mail';
/** A line of its own for what anybody may ask for: however long it gets, papers do not stand in it. */
export const GUEST_MAIL_TOPIC = 'mail-to-guest';

const ASKED_FOR_BY_GUESTS: ReadonlySet<MailRequest['template']> = new Set([
  'passwordReset',
  'signUp',
  'contactMessage',
]);

/** The mail goes out if and only if the transaction commits. */
export const queueMail = (trx: Transaction, request: MailRequest): Promise<void> =>
  addToOutbox(trx, {
    topic: ASKED_FOR_BY_GUESTS.has(request.template) ? GUEST_MAIL_TOPIC : MAIL_TOPIC,
    payload: request,
  });

/** Promises several mails in one statement, to be sent with other writes; none of them was asked for by a guest. */
export const queueMails = (requests: readonly MailRequest[]): Write =>
  insertEffects({ topic: MAIL_TOPIC, payloads: requests });
