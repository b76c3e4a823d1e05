import { createHash, randomUUID } from 'node:crypto';
import { DUNNING_MAILS } from '#contract/dunning-mail.ts';
import { findDunningDocument, issueDocument } from '#db/document/document.queries.ts';
import { findNoticeOfAnyUnit } from '#db/dunning/dunning-notice.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Deps } from '../deps.ts';
import { queueMail } from '../mail/queue-mail.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'pdf' | 'storage'>;

/** Puts a letter on paper, once, and promises the mail that brings it. Whatever fails here is tried again. */
export async function issueDunningPaper(deps: Needs, noticeId: string): Promise<void> {
  const notice = await findNoticeOfAnyUnit(deps.db, noticeId);
  if (notice === undefined || (await findDunningDocument(deps.db, notice)) !== undefined) return;
  const { businessUnitId, number, locale, content: letter } = notice;
  const bytes = await deps.pdf.renderDunning({ letter, locale });
  const path = `documents/dunning/${randomUUID()}.pdf`;
  const put = await deps.storage.put(path, bytes, 'application/pdf');
  if (!put.ok) throw new Error(`The paper of ${number} finds no room`);
  const sha256 = createHash('sha256').update(bytes).digest();
  const file = { path, bytes: bytes.length, sha256, issuedAt: deps.clock.now() };
  const isFirst = await inTransaction(deps.db, async (trx) => {
    const row = { kind: 'dunningNotice', businessUnitId, dunningNoticeId: noticeId, locale, ...file } as const;
    if (!(await issueDocument(trx, row))) return false;
    // With the paper or not at all: however often the job comes back, there is one mail.
    await queueMail(trx, { template: DUNNING_MAILS[letter.level], noticeId });
    return true;
  });
  if (!isFirst) await deps.storage.delete(path);
}
