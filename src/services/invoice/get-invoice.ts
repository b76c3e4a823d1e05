import type { InvoiceDetail } from '#contract/invoice.ts';
import type { Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import { hasRight } from '#domain/team/rights.ts';
import { isForbiddenAct } from '#domain/team/impersonation.ts';
import { ok } from '#domain/result.ts';
import type { Locale } from '#i18n/locales.ts';
import { type Outcome, refuse } from '../failure.ts';
import { requireRight } from '../require-actor.ts';
import { loadInvoice, type InvoiceNeeds } from './load-invoice.ts';

type Which = { readonly invoiceId: string; readonly locale: Locale };

/** One document of the own unit, in the language of whoever reads it. */
export async function getInvoice(
  deps: InvoiceNeeds,
  actor: Actor,
  { invoiceId, locale }: Which,
): Promise<Outcome<InvoiceDetail>> {
  const member = requireRight(actor, 'seeInvoices');
  if (!member.ok) return member;
  const found = await loadInvoice(deps, { scope: scopeOf(member.value), invoiceId, locale });
  if (found === undefined) return refuse('not-found');
  const mayDispute = hasRight(actor, 'disputeInvoices') && !isForbiddenAct(actor, 'disputeInvoice');
  return ok({ ...found, actions: mayDispute ? found.actions : [] });
}
