import type { CorrectionPreview, CorrectionPreviewInput } from '#contract/admin-invoice.ts';
import { findInvoiceOfAnyUnit } from '#db/invoice/invoice.queries.ts';
import { findOrder } from '#db/order/order.queries.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { loadBill } from '../../billing/load-bill.ts';
import { type Outcome, refuse } from '../../failure.ts';
import { requireStaff } from '../../require-actor.ts';
import { draftManualCredit } from '../../billing/draft-manual-credit.ts';

type Wish = { readonly invoiceId: string; readonly input: CorrectionPreviewInput };

/** What a credit note would come to, by the functions that issue it and without writing anything. */
export async function previewCorrection(
  { db }: Pick<Reads, 'db'>,
  actor: Actor,
  { invoiceId, input }: Wish,
): Promise<Outcome<CorrectionPreview>> {
  const admin = requireStaff(actor, 'money.write');
  if (!admin.ok) return admin;
  const invoice = await findInvoiceOfAnyUnit(db, invoiceId);
  const order = invoice && (await findOrder(db, invoice));
  if (order === undefined) return refuse('not-found');
  const drafted = draftManualCredit(await loadBill(db, order), { invoiceId, lines: input.lines });
  if (!drafted.ok) return drafted;
  const { netCents, grossCents, taxes } = drafted.value;
  return ok({
    net: money(netCents),
    taxes: taxes.map(({ country, case: taxCase, basisPoints, baseCents, taxCents }) => ({
      country,
      case: taxCase,
      rate: basisPoints / 100,
      base: money(baseCents),
      amount: money(taxCents),
    })),
    gross: money(grossCents),
  });
}
