import type { LineReason } from '#contract/line.ts';
import type { RentalPeriod } from '#contract/period.ts';
import type { TrailerCard } from '#contract/trailer.ts';
import { LANE_REFUSALS } from '#domain/one-way/lane-refusal.ts';
import { shiftPeriod } from '#web/trailer/shift-period.ts';
import { trailerName } from '#web/words/trailer-name.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import type { Words } from '#web/words/words.ts';

type Taken = {
  readonly reason: LineReason;
  readonly nextFreeFrom?: string | null | undefined;
  readonly twins: readonly TrailerCard[];
  readonly period: RentalPeriod;
  /** Tells a pick-up that has passed from one that is only too soon. */
  readonly now?: Date;
};
const HOPELESS: ReadonlySet<LineReason> = new Set(['leadTime', 'closed', 'minimumPeriod', ...LANE_REFUSALS]);

/** Why a line cannot be had, from when on it can, and what could be taken instead. Also read in the browser. */
export function describeTaken({ reason, nextFreeFrom, twins, period, now }: Taken, words: Words) {
  const { intl, format } = words;
  const isPast = reason === 'leadTime' && now !== undefined && Date.parse(period.from) <= now.getTime();
  const later = nextFreeFrom ? shiftPeriod(period, nextFreeFrom) : undefined;
  return {
    text: intl.formatMessage({ id: `cart.unfree.${isPast ? 'past' : reason}` }),
    /** Another trailer would not help. */
    isAboutPeriod: HOPELESS.has(reason),
    nextFree: later ? { text: wallTimeText(format, later.from), period: later } : null,
    twins: twins.flatMap((twin) =>
      twin.period ? [describeTwin({ ...twin, period: twin.period }, period, words)] : [],
    ),
  };
}

export type TakenView = ReturnType<typeof describeTaken>;

function describeTwin(twin: TrailerCard & { period: RentalPeriod }, wanted: RentalPeriod, { intl, format }: Words) {
  const { period, depot } = twin;
  const hasMoved = period.localFrom !== wanted.localFrom || period.localTo !== wanted.localTo;
  return {
    trailerId: twin.id,
    name: trailerName(intl, twin.type, twin.subType),
    number: twin.number,
    plate: twin.plate,
    country: depot.country,
    place: [depot.name, ...(twin.distanceKm ? [format.distance(twin.distanceKm)] : [])].join(' · '),
    price: twin.price ? format.money(twin.price.total) : null,
    from: period.from,
    to: period.to,
    /** Its depot may open at another hour. */
    when: hasMoved ? `${wallTimeText(format, period.localFrom)} – ${wallTimeText(format, period.localTo)}` : null,
  };
}

export type TwinView = TakenView['twins'][number];
