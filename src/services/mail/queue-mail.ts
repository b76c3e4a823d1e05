import type { Transaction } from '#db/client.ts';
import { addToOutbox } from '#db/outbox.queries.ts';
import type { MailRequest } from './mail-request.ts';

export const MAIL_TOPIC = 'mail';

/** The mail goes out if and only if the transaction commits. */
export const queueMail = (trx: Transaction, request: MailRequest): Promise<void> =>
  addToOutbox(trx, { topic: MAIL_TOPIC, payload: request });
