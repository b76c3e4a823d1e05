import { checklistFor, equipmentFor, orderedEquipment, type HandoverKind } from '#domain/handover/handover-plan.ts';
import type { HandoverParts, ReportedDamage } from '#domain/handover/handover-parts.ts';
import { tyrePositions } from '#domain/handover/tread-depth.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { rulesOf } from '#domain/trailer/trailer-type.ts';
import { between, createRandom, demoId, pick } from '../random.ts';

/** A rental that has begun, as its protocols see it. */
export type Trip = {
  readonly bookingId: string;
  readonly number: string;
  readonly type: string;
  readonly axles: number;
  readonly services: readonly string[];
  readonly driverName: string;
  readonly pickedUpAt: Date;
  readonly returnedAt: Date | null;
};

export type Odometer = { readonly before: number; readonly after: number };

/** What the trailers of the demo have run until the seed. */
const KM_TODAY = 172_000;
const KM_A_DAY = 310;
const NEW_TREAD_MM = 9;
const KM_PER_MM = 20_000;
const ENGINE_HOURS_PER_KM = 0.05;
/** One in so many trips ends with something broken. */
const DAMAGE_SHARE = 0.016;
/** What has been found is mended within some weeks. */
const DAYS_TO_MEND = 40;

const kmOf = ({ pickedUpAt, returnedAt }: Trip, now: Date): number =>
  Math.round(((returnedAt ?? now).getTime() - pickedUpAt.getTime()) / DAY_MS) * KM_A_DAY;

/** The mileage at both ends of the trips of one trailer, in the order in which they were made. */
export function odometersOf(trips: readonly Trip[], now: Date): readonly Odometer[] {
  let before = KM_TODAY - trips.reduce((sum, trip) => sum + kmOf(trip, now), 0);
  return trips.map((trip) => {
    const after = before + kmOf(trip, now);
    const read = { before, after };
    before = after;
    return read;
  });
}

const DAMAGES = [
  { view: 'left', kind: 'scratch', severity: 'cosmetic', description: 'Kratzer an der Seite, 30 cm' },
  { view: 'rear', kind: 'dent', severity: 'cosmetic', description: 'Delle am Unterfahrschutz' },
  { view: 'right', kind: 'broken', severity: 'functional', description: 'Seitenmarkierungsleuchte gebrochen' },
  { view: 'rear', kind: 'broken', severity: 'functional', description: 'Rückleuchte rechts gesprungen' },
] as const satisfies readonly Partial<ReportedDamage>[];

/** What was broken when a trailer came back, if anything was. */
export function damageOf({ bookingId, number, returnedAt }: Trip): ReportedDamage | undefined {
  const random = createRandom(`damage ${bookingId}`);
  if (returnedAt === null || random() > DAMAGE_SHARE) return undefined;
  const place = { x: between(random, [20, 80]) / 100, y: between(random, [40, 70]) / 100 };
  return { id: demoId(`damage ${bookingId} ${number}`), ...place, ...pick(random, DAMAGES) };
}

export const mendedAt = ({ returnedAt }: Trip, now: Date): Date | null => {
  const mended = new Date((returnedAt ?? now).getTime() + DAYS_TO_MEND * DAY_MS);
  return mended <= now ? mended : null;
};

/** The answers to every question of a protocol. */
export function fillProtocol(trip: Trip, kind: HandoverKind, { before, after }: Odometer): HandoverParts {
  const km = kind === 'pickUp' ? before : after;
  const damage = kind === 'return' ? damageOf(trip) : undefined;
  const ordered = orderedEquipment(trip.services);
  const tread = Math.max(4, NEW_TREAD_MM - ((km / KM_PER_MM) % 4));
  return {
    driver: { name: trip.driverName, licenceNumber: null },
    mileage: { km },
    ...(rulesOf(trip.type).isCooled && {
      cooling: { engineHours: Math.round(km * ENGINE_HOURS_PER_KM), fuelPercent: kind === 'pickUp' ? 100 : 60 },
    }),
    tyres: Object.fromEntries(
      // Measured in steps of half a millimetre.
      tyrePositions(trip.axles).map((position, i) => [position, Math.round((tread - i * 0.1) * 2) / 2]),
    ),
    checklist: Object.fromEntries(checklistFor(trip.type).map((check) => [check, { isOk: true, note: null }])),
    damages: damage ? [damage] : [],
    equipment: Object.fromEntries(equipmentFor(trip.type, trip.services).map((item) => [item, ordered[item] ?? 1])),
    cleanliness: { isClean: true, note: null },
  };
}
