import type { ChangePriceListInput } from '#contract/admin-price.ts';
import {
  findUnknownDepots,
  listServiceKeys,
  replaceBands,
  replaceFactors,
  replaceOneWayFees,
  replaceServicePrices,
  updatePriceList,
} from '#db/price/admin-price.queries.ts';
import type { Transaction } from '#db/client.ts';
import { ONE } from '#domain/money/money.ts';
import { BAND_STARTS, type Band, isBandTable } from '#domain/price/tariff.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import type { Reads } from '../../deps.ts';
import { type Outcome, refuseFields } from '../../failure.ts';
import { alterPriceList } from './alter-price-list.ts';
import { readPriceList } from './get-price-list.ts';

type Change = { readonly id: string; readonly input: ChangePriceListInput; readonly version?: number | undefined };

/** Changes a draft: its name and date, the bands of its classes, factors of depots, prices of services and fees of ways. */
export const changePriceList = (deps: Reads, actor: Actor, { id, input, version }: Change) =>
  alterPriceList(deps, actor, { id, version, action: 'priceList.change' }, async (trx) => {
    const checked = await check(trx, input);
    if (!checked.ok) return checked;
    const { name, validFrom, classes, factors, services, oneWayFees } = input;
    if (classes !== undefined) {
      const bands = classes.flatMap(({ priceClass, rates }) => toBands(rates).map((band) => ({ ...band, priceClass })));
      await replaceBands(trx, { priceListId: id, bands });
    }
    if (factors !== undefined) {
      await replaceFactors(trx, { priceListId: id, factors: factors.filter(({ factor }) => factor !== ONE) });
    }
    if (services !== undefined) {
      const prices = services.map(({ key, ...price }) => ({ ...price, serviceKey: key }));
      await replaceServicePrices(trx, { priceListId: id, prices });
    }
    if (oneWayFees !== undefined) await replaceOneWayFees(trx, { priceListId: id, fees: oneWayFees });
    const changes = {
      ...(name === undefined ? {} : { name }),
      ...(validFrom === undefined ? {} : { validFrom: new Date(validFrom) }),
    };
    await updatePriceList(trx, { id, changes });
    return readPriceList(trx, { id, now: deps.clock.now() });
  });

const toBands = (rates: readonly number[]): readonly Band[] =>
  BAND_STARTS.map((fromDay, i) => ({ fromDay, dayRateCents: rates[i] ?? 0 }));

/** A longer rental is never dearer per day, nothing is priced twice, and what is priced exists. */
async function check(
  trx: Transaction,
  { classes = [], factors = [], services = [], oneWayFees = [] }: ChangePriceListInput,
): Promise<Outcome<void>> {
  const fields: Record<string, string> = {};
  const isRepeated = repeats();
  for (const [i, { priceClass, rates }] of classes.entries()) {
    if (isRepeated(`class ${priceClass}`)) fields[`classes.${i}.priceClass`] = 'taken';
    if (!isBandTable(toBands(rates))) fields[`classes.${i}.rates`] = 'bands';
  }
  const unknown = new Set(
    await findUnknownDepots(trx, [
      ...factors.map(({ depotId }) => depotId),
      ...oneWayFees.flatMap(({ fromDepotId, toDepotId }) => [fromDepotId ?? [], toDepotId ?? []].flat()),
    ]),
  );
  for (const [i, { depotId }] of factors.entries()) {
    if (unknown.has(depotId) || isRepeated(`depot ${depotId}`)) fields[`factors.${i}.depotId`] = 'unknown';
  }
  for (const [i, { fromDepotId, toDepotId, trailerType, leastCents, mostCents }] of oneWayFees.entries()) {
    const field = `oneWayFees.${i}`;
    if (fromDepotId !== null && unknown.has(fromDepotId)) fields[`${field}.fromDepotId`] = 'unknown';
    const leadsNowhere = toDepotId !== null && (unknown.has(toDepotId) || toDepotId === fromDepotId);
    if (leadsNowhere) fields[`${field}.toDepotId`] = 'unknown';
    if (isRepeated(`way ${fromDepotId} ${toDepotId} ${trailerType}`)) fields[`${field}.trailerType`] = 'taken';
    if (mostCents !== null && mostCents < leastCents) fields[`${field}.mostCents`] = 'too-small';
  }
  const keys = await listServiceKeys(trx);
  for (const [i, { key, trailerType }] of services.entries()) {
    if (!keys.has(key) || isRepeated(`service ${key} ${trailerType}`)) fields[`services.${i}.key`] = 'unknown';
  }
  return Object.keys(fields).length === 0 ? ok(undefined) : refuseFields(fields);
}

function repeats(): (name: string) => boolean {
  const seen = new Set<string>();
  return (name) => {
    const isRepeated = seen.has(name);
    seen.add(name);
    return isRepeated;
  };
}
