import { money, type Money } from '#domain/money/money.ts';

/** Under what key the fee is kept among the services of a booking. Nobody can choose or offer a service with it. */
export const ONE_WAY_SERVICE = 'oneWay';

/** What a rule of a price list says about bringing trailers back elsewhere. Without a depot or type it is for all of them. */
export type OneWayRule = {
  readonly fromDepotId: string | null;
  readonly toDepotId: string | null;
  readonly trailerType: string | null;
  readonly baseCents: number;
  readonly perKmCents: number;
  readonly leastCents: number;
  readonly mostCents: number | null;
  readonly monthlyQuota: number | null;
  readonly closed: boolean;
};

export type Lane = {
  readonly fromDepotId: string;
  readonly toDepotId: string;
  readonly trailerType: string;
};

/** Enough to explain the fee, and to reckon it anew. */
export type OneWayTrace = Lane & {
  readonly km: number;
  readonly rule: Pick<OneWayRule, 'baseCents' | 'perKmCents' | 'leastCents' | 'mostCents'>;
  /** In ten-thousandths, where the way helps the fleet. */
  readonly factor?: number;
};

/** The rule that says most about a lane: both depots, then where it leaves, then where it leads, then the type. */
export const findOneWayRule = <R extends OneWayRule>(rules: readonly R[], lane: Lane): R | undefined =>
  rules.filter((rule) => covers(rule, lane)).toSorted((a, b) => weightOf(b) - weightOf(a))[0];

const covers = (rule: OneWayRule, lane: Lane): boolean =>
  (rule.fromDepotId ?? lane.fromDepotId) === lane.fromDepotId &&
  (rule.toDepotId ?? lane.toDepotId) === lane.toDepotId &&
  (rule.trailerType ?? lane.trailerType) === lane.trailerType;

const weightOf = ({ fromDepotId, toDepotId, trailerType }: OneWayRule): number =>
  (fromDepotId === null ? 0 : 4) + (toDepotId === null ? 0 : 2) + (trailerType === null ? 0 : 1);

/** Net. */
export function oneWayFee({ rule, km }: Pick<OneWayTrace, 'rule' | 'km'>): Money {
  const reckoned = Math.max(rule.baseCents + rule.perKmCents * km, rule.leastCents);
  return money(rule.mostCents === null ? reckoned : Math.min(reckoned, rule.mostCents));
}
