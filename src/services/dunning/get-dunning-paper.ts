import { findDunningDocument } from '#db/document/document.queries.ts';
import { findNotice } from '#db/dunning/dunning-notice.queries.ts';
import { isPaperLate } from '#domain/invoice/paper-late.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { IssuedDocument } from '../open-document.ts';
import { requireEither } from '../require-actor.ts';

type Needs = Pick<Deps, 'clock' | 'db' | 'pdf' | 'storage'>;

/**
 * A letter as it was made and mailed. A job makes its paper soon after it is sent; while it could not, it is made of the
 * same whenever somebody asks for it.
 */
export async function getDunningPaper(deps: Needs, actor: Actor, noticeId: string): Promise<Outcome<IssuedDocument>> {
  const reader = requireEither(actor, { staff: 'invoices.read', member: 'seeInvoices' });
  if (!reader.ok) return reader;
  const notice = await findNotice(deps.db, { scope: scopeOf(reader.value), noticeId });
  if (notice === undefined) return refuse('not-found');
  const { number, locale, content: letter, createdAt } = notice;
  const issued = await findDunningDocument(deps.db, notice);
  const paper = issued && (await deps.storage.get(issued.path));
  if (paper === undefined && !isPaperLate(createdAt, deps.clock.now())) return refuse('paper-not-ready');
  const bytes = paper?.bytes ?? (await deps.pdf.renderDunning({ letter, locale }));
  return ok({ bytes, filename: await deps.pdf.nameFile({ kind: 'dunningNotice', number, locale }) });
}
