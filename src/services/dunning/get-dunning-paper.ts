import { findDunningDocument } from '#db/document/document.queries.ts';
import { findNotice } from '#db/dunning/dunning-notice.queries.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import type { IssuedDocument } from '../open-document.ts';
import { requireRight, requireUser } from '../require-actor.ts';

type Needs = Pick<Deps, 'db' | 'pdf' | 'storage'>;

/** A letter as it was made and mailed. A job makes its paper soon after it is sent. */
export async function getDunningPaper(deps: Needs, actor: Actor, noticeId: string): Promise<Outcome<IssuedDocument>> {
  const reader = actor.kind === 'platformAdmin' ? requireUser(actor) : requireRight(actor, 'seeInvoices');
  if (!reader.ok) return reader;
  const notice = await findNotice(deps.db, { scope: scopeOf(reader.value), noticeId });
  if (notice === undefined) return refuse('not-found');
  const { number, locale } = notice;
  const issued = await findDunningDocument(deps.db, notice);
  const paper = issued && (await deps.storage.get(issued.path));
  if (paper === undefined) return refuse('paper-not-ready');
  return ok({ bytes: paper.bytes, filename: await deps.pdf.nameFile({ kind: 'dunningNotice', number, locale }) });
}
