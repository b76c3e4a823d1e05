import type { Transaction } from '#db/client.ts';
import { addToOutbox } from '#db/mail/outbox.queries.ts';

export const VARIANTS_TOPIC = 'make-variants';
export type VariantOrder = { readonly originals: readonly string[] };

/** Pictures are made in the sizes of cards if and only if the transaction commits, before anybody asks for them. */
export async function queueVariants(trx: Transaction, originals: readonly string[]): Promise<void> {
  const payload: VariantOrder = { originals };
  if (originals.length > 0) await addToOutbox(trx, { topic: VARIANTS_TOPIC, payload });
}
