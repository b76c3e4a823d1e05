import type { AdminPriceList } from '#contract/admin-price.ts';

type Fee = AdminPriceList['oneWayFees'][number];
export type Lane = Pick<Fee, 'fromDepotId' | 'toDepotId' | 'trailerType'>;

/** What can be said about a way between depots, in the order of the columns. Closed is one, open is nothing. */
export const LANE_PARTS = ['baseCents', 'perKmCents', 'leastCents', 'mostCents', 'monthlyQuota', 'closed'] as const;
export type LanePart = (typeof LANE_PARTS)[number];

const ANY = '*';

export const laneOf = ({ fromDepotId, toDepotId, trailerType }: Lane): string =>
  [fromDepotId ?? ANY, toDepotId ?? ANY, trailerType ?? ANY].join('>');

export const laneField = (lane: string, part: LanePart) => `oneWay ${lane} ${part}` as const;
export type LaneField = ReturnType<typeof laneField>;

export const isLaneField = (field: string): field is LaneField => field.startsWith('oneWay ');

export const partOf = (field: LaneField): LanePart | undefined => LANE_PARTS.find((part) => field.endsWith(` ${part}`));

export const readLane = (lane: string): Lane => {
  const [fromDepotId = null, toDepotId = null, trailerType = null] = lane
    .split('>')
    .map((part) => (part === ANY ? null : part));
  return { fromDepotId, toDepotId, trailerType };
};

type Figures = Readonly<Record<string, unknown>>;

const toFigure = (value: number | boolean | null): number | null =>
  typeof value === 'boolean' ? (value ? 1 : null) : value;

export const toLaneFigures = (fees: readonly Fee[]): readonly (readonly [LaneField, number | null])[] =>
  fees.flatMap((fee) => LANE_PARTS.map((part) => [laneField(laneOf(fee), part), toFigure(fee[part])] as const));

/** Ways of which anything is said: who takes all of it back takes the way back. */
export function listLanes(values: Figures): readonly string[] {
  const said = Object.keys(values).filter((field) => isLaneField(field) && values[field] !== null);
  return [...new Set(said.map((field) => field.split(' ')[1] ?? ''))];
}

export const toFees = (values: Figures): readonly Fee[] =>
  listLanes(values).map((lane) => {
    const figure = (part: LanePart): number | null => {
      const value = values[laneField(lane, part)];
      return typeof value === 'number' ? value : null;
    };
    return {
      ...readLane(lane),
      baseCents: figure('baseCents') ?? 0,
      perKmCents: figure('perKmCents') ?? 0,
      leastCents: figure('leastCents') ?? 0,
      mostCents: figure('mostCents'),
      monthlyQuota: figure('monthlyQuota'),
      closed: figure('closed') !== null,
    };
  });
