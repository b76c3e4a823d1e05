import { money, type Money, scale, subtract } from '#domain/money/money.ts';

/** Under what key the fee is kept among the services of a booking. Nobody can choose or offer a service with it. */
export const ONE_WAY_SERVICE = 'oneWay';
/** The same of an empty leg, where it is the price of trailer and way. */
export const EMPTY_LEG_SERVICE = 'emptyLeg';
const WAY_SERVICES = [ONE_WAY_SERVICE, EMPTY_LEG_SERVICE];
/** Whether it is what a way costs: nobody can choose it, or do without it. */
export const isWay = ({ key }: { readonly key: string }): boolean => WAY_SERVICES.includes(key);

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
  /** The transfer that it takes the place of, whose offer is the rule then. */
  readonly legId?: string;
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

type Reckoned = Pick<OneWayTrace, 'rule' | 'km' | 'factor'>;

/** Net. */
export const oneWayFee = ({ factor, ...way }: Reckoned): Money =>
  factor === undefined ? listedFee(way) : scale(listedFee(way), factor);

/** What is taken off because the way helps the fleet; undefined where it does not. */
export const oneWayReward = ({ factor, ...way }: Reckoned): Money | undefined =>
  factor === undefined ? undefined : subtract(listedFee(way), oneWayFee({ ...way, factor }));

function listedFee({ rule, km }: Omit<Reckoned, 'factor'>): Money {
  const reckoned = Math.max(rule.baseCents + rule.perKmCents * km, rule.leastCents);
  return money(rule.mostCents === null ? reckoned : Math.min(reckoned, rule.mostCents));
}
