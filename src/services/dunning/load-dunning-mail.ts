import type { DunningMailTemplate } from '#contract/dunning-mail.ts';
import type { PreparedMail } from '#contract/mail.ts';
import { findBusinessUnit } from '#db/business-unit/business-unit.queries.ts';
import { findDunningDocument } from '#db/document/document.queries.ts';
import { findLetterAddress, findNoticeOfAnyUnit } from '#db/dunning/dunning-notice.queries.ts';
import type { Deps } from '../deps.ts';
import type { MailRequest } from '../mail/mail-request.ts';

type Needs = Pick<Deps, 'db' | 'pdf' | 'storage'>;
type Request = Extract<MailRequest, { template: DunningMailTemplate }>;

/** Brings a letter to where the company wants its invoices. Nobody of an erased company is written to. */
export async function loadDunningMail(deps: Needs, { template, noticeId }: Request): Promise<PreparedMail | undefined> {
  const notice = await findNoticeOfAnyUnit(deps.db, noticeId);
  if (notice === undefined) return undefined;
  const { businessUnitId, number, locale, content: letter } = notice;
  const unit = await findBusinessUnit(deps.db, businessUnitId);
  const newest = await findLetterAddress(deps.db, { businessUnitId, noticeId });
  if (unit === undefined || unit.erasedAt || newest === undefined) return undefined;
  const issued = await findDunningDocument(deps.db, notice);
  const paper = issued && (await deps.storage.get(issued.path));
  if (paper === undefined) throw new Error(`The paper of ${number} is missing`);
  const filename = await deps.pdf.nameFile({ kind: 'dunningNotice', number, locale });
  return {
    to: unit.invoiceEmail || newest.issuedTo,
    locale,
    userId: null,
    businessUnitId,
    content: { template, name: '', letter, path: `/invoices/${newest.invoiceId}` },
    about: { orderId: newest.orderId },
    attachments: [{ filename, contentType: 'application/pdf', bytes: paper.bytes }],
  };
}
