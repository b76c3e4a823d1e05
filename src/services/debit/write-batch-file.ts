import { createHash } from 'node:crypto';
import type { Database } from '#db/client.ts';
import { listFiledDebits } from '#db/debit/debit.queries.ts';
import type { BatchRow } from '#db/debit/debit-batch.queries.ts';
import { writePain008 } from '#domain/debit/write-pain008.ts';
import type { Settings } from '../deps.ts';
import { unseal } from '../secret/seal.ts';

export type BatchFile = { readonly xml: string; readonly sha256: Buffer };

type Exported = Pick<
  BatchRow,
  'id' | 'number' | 'collectOn' | 'creditorName' | 'creditorIban' | 'creditorBic' | 'creditorIdentifier'
> & { readonly exportedAt: Date };

/** The file of a batch, with the account numbers of all who are in it. It is made when it is asked for and kept nowhere. */
export async function writeBatchFile(
  db: Database,
  { openingKeys }: Pick<Settings, 'openingKeys'>,
  batch: Exported,
): Promise<BatchFile> {
  const debits = await listFiledDebits(db, batch.id);
  const xml = writePain008({
    number: batch.number,
    createdAt: batch.exportedAt,
    collectOn: batch.collectOn,
    creditor: {
      name: batch.creditorName,
      iban: batch.creditorIban,
      bic: batch.creditorBic,
      identifier: batch.creditorIdentifier,
    },
    debits: debits.map(({ number, orderNumber, cents, scheme, reference, signedOn, accountHolder, ibanEncrypted }) => ({
      endToEndId: number,
      cents,
      scheme,
      mandateReference: reference,
      signedOn,
      accountHolder,
      iban: unseal(openingKeys, ibanEncrypted),
      text: `${number} ${orderNumber}`,
    })),
  });
  return { xml, sha256: createHash('sha256').update(xml).digest() };
}
