import type { TaxCorrection, TaxPreviewInput } from '#contract/admin-booking-tax.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { draftBill } from '../../billing/draft-bill.ts';
import { loadBill } from '../../billing/load-bill.ts';
import type { ReadsWithSettings } from '../../deps.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '../../require-actor.ts';
import { judgeTaxChange } from './judge-tax-change.ts';
import { retaxBill } from './tax-subject.ts';
import { toTaxDocument } from './to-tax-document.ts';

type Question = { readonly bookingId: string; readonly input: TaxPreviewInput };

/** What correcting the tax of a booking would credit and bill anew today, by the functions that bill it. */
export async function previewTax(
  { db, clock, settings }: ReadsWithSettings,
  actor: Actor,
  { bookingId, input }: Question,
): Promise<Outcome<TaxCorrection>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const judged = await judgeTaxChange(db, { bookingId, input });
  if (!judged.ok) return judged;
  const { subject, tax } = judged.value;
  const bill = retaxBill(await loadBill(db, subject.order), { bookingId, from: input.from, tax });
  const on = operatorToday(toInstant(clock.now())).toString();
  const drafted = draftBill(bill, { on, settings });
  if (!drafted.ok) return refuse('illegal-state');
  return ok({ documents: drafted.value.map(({ draft }) => toTaxDocument({ ...draft, number: null })) });
}
