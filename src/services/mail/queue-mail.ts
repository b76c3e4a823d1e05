import type { Transaction } from '#db/client.ts';
import { addToOutbox, insertEffects } from '#db/outbox.queries.ts';
import type { Write } from '#db/write-together.ts';
import type { MailRequest } from './mail-request.ts';

export const MAIL_TOPIC = 'mail';

/** The mail goes out if and only if the transaction commits. */
export const queueMail = (trx: Transaction, request: MailRequest): Promise<void> =>
  addToOutbox(trx, { topic: MAIL_TOPIC, payload: request });

/** The same for several mails, to be sent with other writes. */
export const queueMails = (requests: readonly MailRequest[]): Write =>
  insertEffects({ topic: MAIL_TOPIC, payloads: requests });
