import { type Handover, handoverPhotoUrl, type HandoverSigning, type LowerThanLast } from '#contract/handover.ts';
import { rulesOf } from '#domain/trailer/trailer-type.ts';
import { judgeTread } from '#domain/handover/tread-depth.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import type { Words } from '#web/words/words.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';

const isSigned = (signing: HandoverSigning): signing is Extract<HandoverSigning, { name: string }> => 'name' in signing;

const toSigning = (signing: HandoverSigning) =>
  isSigned(signing)
    ? { name: signing.name, signature: signing.signature, refusedBecause: null }
    : { name: null, signature: null, refusedBecause: signing.refusedBecause };

/** A signed protocol with every figure written out. */
export function describeProtocol(handover: Handover, signedAt: string, { intl, format }: Words) {
  const { parts, plan, depot, booking } = handover;
  const { timeZone } = depot;
  const at = (instant: string) => wallTimeText(format, toWallTime(instant, timeZone));
  const photoOfKnown = (position: string) => ({
    position,
    url: handoverPhotoUrl({ bookingId: booking.id, handoverId: handover.id }, position),
  });
  const withUnit = (unit: 'mm' | 'km' | 'h', value: number, digits = 0) =>
    intl.formatMessage({ id: `handover.unit.${unit}` }, { value: format.number(value, digits) });
  const lowerNote = ({ isConfirmed, note }: LowerThanLast) =>
    isConfirmed ? [intl.formatMessage({ id: 'handover.lower.noted' }), note].filter(Boolean).join(' ') : null;
  const { release } = handover;
  return {
    kind: handover.kind,
    confirmation: handover.confirmation,
    signedAt: at(signedAt),
    signedOnDevice: handover.signedOnDeviceAt && at(handover.signedOnDeviceAt),
    pdf: `/api/bookings/${booking.id}/handovers/${handover.id}.pdf`,
    company: handover.company,
    driver: parts.driver,
    mileage: parts.mileage && { text: withUnit('km', parts.mileage.km), note: lowerNote(parts.mileage) },
    cooling: parts.cooling && {
      hours: withUnit('h', parts.cooling.engineHours),
      note: lowerNote(parts.cooling),
      fuel: format.percent(parts.cooling.fuelPercent),
    },
    tyres: plan.tyres.flatMap(({ position }) => {
      const depth = parts.tyres[position];
      return depth === undefined ? [] : [{ position, depth: withUnit('mm', depth, 1), verdict: judgeTread(depth) }];
    }),
    checklist: plan.checklist.flatMap((check) => {
      const found = parts.checklist[check];
      return found ? [{ check, ...found }] : [];
    }),
    release: release && { by: release.by, reason: release.reason, at: at(release.at), checks: release.checks },
    knownDamages: handover.knownDamages,
    damages: parts.damages ?? [],
    axles: handover.trailer.axles,
    shape: rulesOf(handover.trailer.type).body,
    views: plan.views,
    photos: [...handover.photos, ...handover.knownDamages.flatMap(({ photos }) => photos).map(photoOfKnown)],
    positions: plan.photos,
    equipment: plan.equipment.flatMap((item) => {
      const count = parts.equipment[item];
      return count === undefined ? [] : [{ item, count, before: handover.pickUp?.parts.equipment[item] ?? null }];
    }),
    cleanliness: parts.cleanliness,
    signatures: handover.signatures && {
      customer: toSigning(handover.signatures.customer),
      depot: handover.signatures.depot && toSigning(handover.signatures.depot),
    },
    returnBy: at(booking.period.to),
  };
}

export type ProtocolView = ReturnType<typeof describeProtocol>;
