import type { Transaction } from '#db/client.ts';
import { addToOutbox } from '#db/mail/outbox.queries.ts';

export const DELETION_TOPIC = 'delete-files';
export type Deletion = { readonly paths: readonly string[] };

/** Own uploads go if and only if the transaction commits; an address elsewhere is not ours to delete. */
export const queueDeletion = (trx: Transaction, pictures: readonly (string | null)[]): Promise<void> =>
  queueFileDeletion(
    trx,
    pictures.flatMap((picture) => (picture?.startsWith('/uploads/') ? [picture.slice(1)] : [])),
  );

export async function queueFileDeletion(trx: Transaction, paths: readonly string[]): Promise<void> {
  const payload: Deletion = { paths };
  if (paths.length > 0) await addToOutbox(trx, { topic: DELETION_TOPIC, payload });
}
