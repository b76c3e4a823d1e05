import { findOneWayRule, type Lane, oneWayFee, type OneWayRule } from '../one-way/one-way-fee.ts';

type Rules = readonly OneWayRule[];

/** From one end of the continent to the other. */
const LONGEST_WAY_KM = 4000;
/** Any depot or type that no rule names. */
const ANY_OTHER = '';

/** By how many cents any way becomes dearer or cheaper where that is most; one that is not offered costs nothing. */
export function largestWayChange(before: Rules, after: Rules): number {
  const rules = [...before, ...after];
  const places = [...new Set(rules.flatMap((rule) => listKinks(rule)))];
  return listLanes(rules).reduce((most, lane) => {
    const [old, fresh] = [before, after].map((list) => findOneWayRule(list, lane));
    const changes = isSame(old, fresh) ? [] : places.map((km) => Math.abs(feeOf(fresh, km) - feeOf(old, km)));
    return changes.reduce((larger, change) => Math.max(larger, change), most);
  }, 0);
}

/** One for all that the rules tell apart. */
function listLanes(rules: Rules): readonly Lane[] {
  const named = (find: (rule: OneWayRule) => string | null) => [
    ...new Set([ANY_OTHER, ...rules.flatMap((rule) => find(rule) ?? [])]),
  ];
  const [froms, tos, types] = [
    named(({ fromDepotId }) => fromDepotId),
    named(({ toDepotId }) => toDepotId),
    named(({ trailerType }) => trailerType),
  ];
  return froms.flatMap((fromDepotId) =>
    tos.flatMap((toDepotId) => types.map((trailerType) => ({ fromDepotId, toDepotId, trailerType }))),
  );
}

/** A fee grows evenly between its least and its most: two of them differ most at a bend of either, or at an end. */
function listKinks({ baseCents, perKmCents, leastCents, mostCents }: OneWayRule): readonly number[] {
  const bends =
    perKmCents === 0 ? [] : [leastCents, mostCents ?? leastCents].map((at) => (at - baseCents) / perKmCents);
  return [1, LONGEST_WAY_KM, ...bends.flatMap((km) => [Math.floor(km), Math.ceil(km)])].map((km) =>
    Math.min(Math.max(km, 1), LONGEST_WAY_KM),
  );
}

const feeOf = (rule: OneWayRule | undefined, km: number): number =>
  rule === undefined || rule.closed ? 0 : oneWayFee({ rule, km }).cents;

const isSame = (one: OneWayRule | undefined, other: OneWayRule | undefined): boolean =>
  one?.closed === other?.closed &&
  one?.baseCents === other?.baseCents &&
  one?.perKmCents === other?.perKmCents &&
  one?.leastCents === other?.leastCents &&
  one?.mostCents === other?.mostCents;
