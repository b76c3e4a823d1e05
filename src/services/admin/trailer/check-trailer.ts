import type { ChangeTrailerInput } from '#contract/admin-trailer-input.ts';
import { findDepotZone } from '#db/trailer/admin-trailer.queries.ts';
import type { Database } from '#db/client.ts';
import { isUniqueViolation } from '#db/postgres-error.ts';
import { findPriceListInForce } from '#db/price/price.queries.ts';
import { isPriceClassOf } from '#domain/price/price-class.ts';
import { findFactProblems } from '#domain/trailer/check-facts.ts';
import { isTrailerType, type TrailerTypeConfig, isOffered } from '#domain/trailer/trailer-type.ts';
import { ok } from '#domain/result.ts';
import { type Outcome, refuseFields } from '../../failure.ts';

type Context = {
  readonly db: Database;
  readonly types: readonly TrailerTypeConfig[];
  readonly type: string;
  readonly now: Date;
};

/** What only the server can tell about the fields of a trailer: whether depot, price class, sub-type and facts exist. */
export async function checkTrailer(
  { db, types, type, now }: Context,
  { subType, priceClass, depotId, facts }: ChangeTrailerInput,
): Promise<Outcome<void>> {
  const fields: Record<string, string> = {};
  if (subType !== undefined && !isOffered(types, type, subType)) fields['subType'] = 'unknown';
  if (depotId !== undefined) {
    const depot = await findDepotZone(db, depotId);
    if (depot?.status !== 'active') fields['depotId'] = 'unknown';
  }
  if (priceClass !== undefined) {
    const prices = await findPriceListInForce(db, now);
    const isKnown = prices?.bandsByClass.has(priceClass) === true && isPriceClassOf(type, priceClass);
    if (!isKnown) fields['priceClass'] = 'unknown';
  }
  if (facts !== undefined && isTrailerType(type)) {
    for (const { fact, problem } of findFactProblems(type, facts)) {
      fields[`facts.${fact}`] = problem === 'unknown' ? 'unknown' : 'invalid-value';
    }
  }
  return Object.keys(fields).length === 0 ? ok(undefined) : refuseFields(fields);
}

const UNIQUE = { trailer_number_key: 'number', trailer_plate_key: 'plate', trailer_vin_key: 'vin' } as const;

/** Numbers, plates and VINs name one trailer: whoever comes second is told which of them is taken. */
export async function namingDuplicates<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    const taken = Object.entries(UNIQUE).find(([constraint]) => isUniqueViolation(error, constraint));
    if (taken === undefined) throw error;
    return refuseFields({ [taken[1]]: 'taken' });
  }
}
