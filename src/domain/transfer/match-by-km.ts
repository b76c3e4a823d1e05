/** A trailer of a type that goes from where one is spare to where one is missing. */
export type Leg = { readonly type: string; readonly from: string; readonly to: string };

/** By road; undefined where nobody is to be sent. */
export type KmBetween = (leg: Leg) => number | undefined;

/** So many of a type that a depot can give, or lacks. */
export type Count = { readonly depotId: string; readonly type: string; readonly count: number };

type Question = {
  readonly spare: readonly Count[];
  readonly missing: readonly Count[];
  readonly kmBetween: KmBetween;
  readonly most: number;
};

/** The nearest first, as long as somebody has some and somebody else lacks them. */
export function matchByKm({ spare, missing, kmBetween, most }: Question): readonly Leg[] {
  const left = new Map([...spare, ...missing].map((count) => [count, count.count]));
  const ways = missing
    .flatMap((need) =>
      spare
        .filter(({ type, depotId }) => type === need.type && depotId !== need.depotId)
        .map((gift) => {
          const leg = { type: need.type, from: gift.depotId, to: need.depotId };
          return { gift, need, leg, km: kmBetween(leg) ?? Infinity };
        }),
    )
    .filter(({ km }) => km < Infinity)
    .toSorted((a, b) => a.km - b.km || (keyOf(a.leg) < keyOf(b.leg) ? -1 : 1));
  const legs: Leg[] = [];
  for (const { gift, need, leg } of ways) {
    const count = Math.min(left.get(gift) ?? 0, left.get(need) ?? 0, most - legs.length);
    left.set(gift, (left.get(gift) ?? 0) - count);
    left.set(need, (left.get(need) ?? 0) - count);
    legs.push(...Array.from({ length: count }, () => leg));
  }
  return legs;
}

const keyOf = ({ type, from, to }: Leg): string => `${type} ${from} ${to}`;
