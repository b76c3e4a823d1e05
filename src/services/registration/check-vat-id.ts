import type { VatIdCheck } from '#contract/registration.ts';
import { toVatId } from '#domain/business-unit/vat-id.ts';
import { ok } from '#domain/result.ts';
import type { Client } from '../client.ts';
import type { Deps } from '../deps.ts';
import { takeAddressBudget } from '../address-throttle.ts';
import type { Outcome } from '../failure.ts';

type Question = { readonly country: string; readonly vatId: string };

/** Judges a VAT id while it is being typed, so that a slip of the finger shows at once. */
export async function checkVatId(
  { db, vatIds }: Pick<Deps, 'db' | 'vatIds'>,
  { country, vatId }: Question,
  client: Client,
): Promise<Outcome<VatIdCheck>> {
  const address = await takeAddressBudget(db, client.address, 'vatId');
  if (!address.ok) return address;
  const spelled = toVatId(country, vatId);
  return ok({ judgement: spelled === undefined ? 'invalid' : await vatIds.check({ country, vatId: spelled }) });
}
