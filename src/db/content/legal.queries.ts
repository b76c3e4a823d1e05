import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';
import type { Database, Transaction } from '../client.ts';

type LegalDocument = keyof typeof LEGAL_VERSIONS;

/** When the user accepted the texts in force; null where it has not happened. */
export type LegalDates = { termsAcceptedAt: Date | null; privacyAcceptedAt: Date | null };

export async function findLegalDates(db: Database, userId: string): Promise<LegalDates> {
  const rows = await db
    .selectFrom('legalAcceptance')
    .select(['document', 'documentVersion', 'acceptedAt'])
    .where('userId', '=', userId)
    .execute();
  const dateOf = (document: LegalDocument): Date | null =>
    rows.find((row) => row.document === document && row.documentVersion === LEGAL_VERSIONS[document])?.acceptedAt ??
    null;
  return { termsAcceptedAt: dateOf('terms'), privacyAcceptedAt: dateOf('privacy') };
}

/** The first acceptance of a version stays the one on record. */
export async function recordLegalAcceptance(
  trx: Transaction,
  { userId, documents, now }: { userId: string; documents: readonly LegalDocument[]; now: Date },
): Promise<void> {
  if (documents.length === 0) return;
  await trx
    .insertInto('legalAcceptance')
    .values(
      documents.map((document) => ({
        userId,
        document,
        documentVersion: LEGAL_VERSIONS[document],
        acceptedAt: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
