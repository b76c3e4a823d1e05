import type { ChangeServiceInput } from '#contract/admin-service.ts';
import { listServiceKeys } from '#db/price/admin-price.queries.ts';
import type { ServiceChanges } from '#db/service/admin-service.queries.ts';
import type { Transaction } from '#db/client.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuseFields } from '../../failure.ts';

type Rules = { readonly key: string; readonly requires: readonly string[]; readonly excludes: readonly string[] };

/** A service goes with or against others that exist, never itself, and never both at once. */
export async function checkService(trx: Transaction, { key, requires, excludes }: Rules): Promise<Outcome<void>> {
  const known = await listServiceKeys(trx);
  const isOther = (other: string): boolean => other !== key && known.has(other);
  const fields = {
    ...(requires.every(isOther) ? {} : { requires: 'unknown' }),
    ...(excludes.every((other) => isOther(other) && !requires.includes(other)) ? {} : { excludes: 'unknown' }),
  };
  return Object.keys(fields).length === 0 ? ok(undefined) : refuseFields(fields);
}

/** Languages without a name are left to the catalogue. */
export function toServiceChanges({ names, ...fields }: ChangeServiceInput): ServiceChanges {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  const given = names && Object.entries(names).filter(([, { name }]) => name !== '');
  // The fields of the input are columns of the same name and type.
  return {
    ...Object.fromEntries(sent),
    ...(given === undefined ? {} : { names: JSON.stringify(Object.fromEntries(given)) }),
  };
}
