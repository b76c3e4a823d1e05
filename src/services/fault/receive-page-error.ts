import type { PageErrorInput } from '#contract/page-error.ts';
import { maskFault } from '#domain/fault/mask-fault.ts';
import { ok } from '#domain/result.ts';
import type { Deps } from '../deps.ts';
import type { Outcome } from '../failure.ts';
import { takeAddressBudget } from '../address-throttle.ts';
import type { Client } from '../client.ts';

/** What a browser reports, fit for the log. Anybody may report, but no address may fill the log. */
export async function receivePageError(
  { db }: Pick<Deps, 'db'>,
  { message, ...rest }: PageErrorInput,
  { address }: Pick<Client, 'address'>,
): Promise<Outcome<PageErrorInput>> {
  const budget = await takeAddressBudget(db, address, 'pageError');
  return budget.ok ? ok({ ...rest, message: maskFault(message) }) : budget;
}
