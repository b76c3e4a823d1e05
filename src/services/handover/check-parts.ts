import type { HandoverPartsInput } from '#contract/handover.ts';
import type { HandoverParts } from '#domain/handover/handover-parts.ts';
import { checklistFor, damageViews, equipmentFor, handoverSteps } from '#domain/handover/handover-plan.ts';
import { tyrePositions } from '#domain/handover/tread-depth.ts';

type Fields = Record<string, string>;

export type PartsQuestion = {
  readonly input: HandoverPartsInput;
  readonly type: string;
  readonly axles: number;
  readonly services: readonly string[];
  /** What the trailer's protocol before this one says: a meter that shows less is read twice. */
  readonly last: HandoverParts;
  /** Ids that name damages from before. */
  readonly takenDamageIds: readonly string[];
};

/** What is wrong with parts of a handover beyond their shape, by field. */
export function checkParts({ input, type, axles, services, last, takenDamageIds }: PartsQuestion): Fields {
  const { mileage, cooling, tyres, checklist, damages = [], equipment } = input;
  return {
    ...findUnknown('tyres', tyres, tyrePositions(axles)),
    ...findUnknown('checklist', checklist, checklistFor(type)),
    ...findUnknown('equipment', equipment, equipmentFor(type, services)),
    ...(cooling !== undefined && !handoverSteps(type).includes('cooling') && { cooling: 'unknown' }),
    ...(!mileage?.isConfirmed && findFallen('mileage.km', mileage?.km, last.mileage?.km)),
    ...(!cooling?.isConfirmed && findFallen('cooling.engineHours', cooling?.engineHours, last.cooling?.engineHours)),
    ...Object.assign(
      {},
      ...damages.map(({ id, view }, i): Fields => ({
        ...(!damageViews(type).includes(view) && { [`damages.${i}.view`]: 'unknown' }),
        ...((takenDamageIds.includes(id) || damages.findIndex((other) => other.id === id) < i) && {
          [`damages.${i}.id`]: 'id',
        }),
      })),
    ),
  };
}

const findUnknown = (part: string, values: object | undefined, known: readonly string[]): Fields =>
  Object.fromEntries(
    Object.keys(values ?? {})
      .filter((key) => !known.includes(key))
      .map((key) => [`${part}.${key}`, 'unknown']),
  );

const findFallen = (field: string, value: number | undefined, last: number | undefined): Fields =>
  value !== undefined && last !== undefined && value < last ? { [field]: 'below-last' } : {};

const orNull = (text: string | null | undefined): string | null => text || null;

type Reading = { readonly isConfirmed?: boolean | undefined; readonly note?: string | null | undefined };

const toReading = <R extends Reading>({ isConfirmed = false, note, ...reading }: R) => ({
  ...reading,
  isConfirmed,
  note: orNull(note),
});

/** As they are stored: what was left empty is null. */
export function toStoredParts(input: HandoverPartsInput): HandoverParts {
  const { driver, mileage, cooling, checklist, damages, cleanliness, ...rest } = input;
  const given = Object.fromEntries(Object.entries(rest).filter(([, part]) => part !== undefined));
  return {
    ...given,
    ...(driver && { driver: { ...driver, licenceNumber: orNull(driver.licenceNumber) } }),
    ...(mileage && { mileage: toReading(mileage) }),
    ...(cooling && { cooling: toReading(cooling) }),
    ...(checklist && {
      checklist: Object.fromEntries(
        Object.entries(checklist).map(([check, { isOk, note }]) => [check, { isOk, note: orNull(note) }]),
      ),
    }),
    ...(damages && { damages: damages.map((damage) => ({ ...damage, description: damage.description ?? '' })) }),
    ...(cleanliness && { cleanliness: { ...cleanliness, note: orNull(cleanliness.note) } }),
  };
}
