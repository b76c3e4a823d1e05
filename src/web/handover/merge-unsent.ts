import type { Handover, HandoverDamage, HandoverParts } from '#contract/handover.ts';
import { findObstacles, type HandoverObstacle, type HandoverSoFar } from '#domain/handover/handover-check.ts';
import type { HandoverStep } from '#domain/handover/handover-plan.ts';
import { findStop, type PickUpStop } from '#domain/handover/pick-up-stop.ts';
import { damageOfPhoto } from '#domain/handover/photo-position.ts';
import { type DamageInput, readAnswer } from './answer.ts';
import { type KeptSignature, readKeptSignature } from './kept-signature.ts';
import type { UnsentItem } from './queue/unsent-item.ts';

export type PhotoView = {
  readonly position: string;
  /** Where the server has it, or the picture itself while it is only here. */
  readonly source: string | Blob;
  readonly isSent: boolean;
  readonly refusal?: string | undefined;
};

/** A handover as it is on this device: what the server has, and over it what has not reached it yet. */
export type HandoverView = {
  readonly parts: HandoverParts;
  readonly photos: readonly PhotoView[];
  readonly obstacles: readonly HandoverObstacle[];
  /** Steps with something that the server does not have yet. */
  readonly unsentSteps: ReadonlySet<HandoverStep>;
  /** Steps with something that the server did not take. */
  readonly refusedSteps: ReadonlySet<HandoverStep>;
  /** What keeps the trailer of a pick-up in the yard. */
  readonly stop: PickUpStop;
  /** Given, and not at the server. */
  readonly signature: (KeptSignature & { readonly refusal: string | undefined }) | undefined;
};

export function mergeUnsent(handover: Handover, items: readonly UnsentItem[]): HandoverView {
  const photos = mergePhotos(handover, items);
  const parts = mergeParts(handover, items, photos);
  const soFar = toSoFar(handover, parts, photos);
  return {
    parts,
    photos,
    // Whether it can be signed, the signatures aside.
    obstacles: findObstacles(soFar).filter(({ step }) => step !== 'signatures'),
    stop: findStop(soFar),
    signature: findSignature(items),
    unsentSteps: new Set(items.flatMap(stepOf)),
    refusedSteps: new Set(items.filter(({ refusal }) => refusal !== undefined).flatMap(stepOf)),
  };
}

function findSignature(items: readonly UnsentItem[]): HandoverView['signature'] {
  const [found] = items.flatMap((item) => {
    const kept = readKeptSignature(item);
    return kept ? [{ ...kept, refusal: item.refusal }] : [];
  });
  return found;
}

function mergePhotos({ photos }: Handover, items: readonly UnsentItem[]): readonly PhotoView[] {
  const merged = new Map<string, PhotoView>(
    photos.map(({ position, url }) => [position, { position, source: url, isSent: true }]),
  );
  for (const { kind, name, value, refusal } of items) {
    if (kind !== 'photo') continue;
    if (value instanceof Blob) merged.set(name, { position: name, source: value, isSent: false, refusal });
    else merged.delete(name);
  }
  return [...merged.values()];
}

function mergeParts({ parts }: Handover, items: readonly UnsentItem[], photos: readonly PhotoView[]): HandoverParts {
  const kept = new Map(items.flatMap(({ kind, name, value }) => (kind === 'part' ? [[name, value] as const] : [])));
  const driver = readAnswer('driver', kept.get('driver'));
  const checklist = readAnswer('checklist', kept.get('checklist'));
  const cleanliness = readAnswer('cleanliness', kept.get('cleanliness'));
  const damages = readAnswer('damages', kept.get('damages')) ?? parts.damages;
  return {
    driver: driver ? { name: driver.name, licenceNumber: driver.licenceNumber ?? null } : parts.driver,
    mileage: toReading(readAnswer('mileage', kept.get('mileage'))) ?? parts.mileage,
    cooling: toReading(readAnswer('cooling', kept.get('cooling'))) ?? parts.cooling,
    tyres: readAnswer('tyres', kept.get('tyres')) ?? parts.tyres,
    checklist: checklist
      ? Object.fromEntries(
          Object.entries(checklist).map(([key, { isOk, note }]) => [key, { isOk, note: note ?? null }]),
        )
      : parts.checklist,
    damages: damages && damages.map((damage) => withPhotos(damage, photos)),
    equipment: readAnswer('equipment', kept.get('equipment')) ?? parts.equipment,
    cleanliness: cleanliness ? { isClean: cleanliness.isClean, note: cleanliness.note ?? null } : parts.cleanliness,
  };
}

type Confirmed = { readonly isConfirmed?: boolean | undefined; readonly note?: string | null | undefined };

const toReading = <R extends Confirmed>(reading: R | undefined) =>
  reading && { ...reading, isConfirmed: reading.isConfirmed ?? false, note: reading.note ?? null };

const withPhotos = (damage: DamageInput, photos: readonly PhotoView[]): HandoverDamage => ({
  ...damage,
  description: damage.description ?? '',
  photos: photos.flatMap(({ position }) => (damageOfPhoto(position) === damage.id ? [position] : [])),
});

/** For the rules of the server, asked before it is. */
const toSoFar = (
  { kind, trailer: { type, axles }, booking: { services }, release }: Handover,
  parts: HandoverParts,
  photos: readonly PhotoView[],
): HandoverSoFar => ({
  kind,
  type,
  axles,
  services,
  driverName: parts.driver?.name ?? null,
  mileageKm: parts.mileage?.km ?? null,
  cooling: parts.cooling,
  treadMm: parts.tyres,
  checks: Object.fromEntries(Object.entries(parts.checklist).map(([check, { isOk }]) => [check, isOk])),
  released: release?.checks ?? [],
  damages: parts.damages?.map(({ id }) => id) ?? null,
  photos: photos.map(({ position }) => position),
  equipment: parts.equipment,
  isClean: parts.cleanliness?.isClean ?? null,
  customer: null,
  depot: null,
});

/** A photo of a damage belongs to the step of the damages. */
function stepOf({ kind, name }: UnsentItem): readonly HandoverStep[] {
  if (kind === 'draft') return [];
  if (kind === 'signature') return ['signatures'];
  if (kind === 'photo') return [damageOfPhoto(name) === undefined ? 'photos' : 'damages'];
  // The name of a part is the step that it answers.
  return [name as HandoverStep];
}
