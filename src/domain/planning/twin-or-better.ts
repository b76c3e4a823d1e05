import type { CertificateKind } from '#domain/trailer/certificate.ts';

/** What decides whether one trailer is as good as another for whoever has booked that one. */
export type TrailerWorth = {
  readonly type: string;
  readonly subType: string;
  readonly priceClass: string;
  /** Of one day, by the price list of now; null where it has no price. */
  readonly dayRateCents: number | null;
  readonly payloadKg: number;
  readonly innerLengthMm: number | null;
  readonly innerWidthMm: number | null;
  readonly innerHeightMm: number | null;
  readonly euroPallets: number | null;
  readonly volumeM3: number | null;
  readonly tailLiftKg: number | null;
  readonly telematics: string;
  readonly certificates: readonly CertificateKind[];
};

/** What another trailer has less of. */
export const LACKS = [
  'subType',
  'priceClass',
  'payload',
  'inner',
  'pallets',
  'volume',
  'tailLift',
  'telematics',
  'certificate',
] as const;
export type Lack = (typeof LACKS)[number];

export type Standing =
  | { readonly rank: 'twin' | 'better'; readonly lacks: readonly [] }
  | { readonly rank: null; readonly lacks: readonly Lack[] };

const TELEMATICS = ['none', 'gps', 'full'];

/** What nobody knows of the booked trailer nobody was promised. */
const isLess = (other: number | null, old: number | null): boolean => old !== null && (other ?? 0) < old;

const isCheaper = (other: TrailerWorth, old: TrailerWorth): boolean =>
  other.priceClass !== old.priceClass &&
  (old.dayRateCents === null || other.dayRateCents === null || other.dayRateCents < old.dayRateCents);

const IS_LESS = {
  subType: (other, old) => other.type !== old.type || other.subType !== old.subType,
  priceClass: isCheaper,
  payload: (other, old) => other.payloadKg < old.payloadKg,
  inner: (other, old) =>
    (['innerLengthMm', 'innerWidthMm', 'innerHeightMm'] as const).some((size) => isLess(other[size], old[size])),
  pallets: (other, old) => isLess(other.euroPallets, old.euroPallets),
  volume: (other, old) => isLess(other.volumeM3, old.volumeM3),
  tailLift: (other, old) => isLess(other.tailLiftKg, old.tailLiftKg),
  telematics: (other, old) => TELEMATICS.indexOf(other.telematics) < TELEMATICS.indexOf(old.telematics),
  certificate: (other, old) => old.certificates.some((kind) => !other.certificates.includes(kind)),
} as const satisfies Record<Lack, (other: TrailerWorth, old: TrailerWorth) => boolean>;

/**
 * Whether a trailer may stand in for a booked one, and what it lacks if not. Services are offered by type, so those that
 * were booked are had with it as well. Whether it is free and certified for the time is the question of availability.
 */
export function twinOrBetter(other: TrailerWorth, old: TrailerWorth): Standing {
  const lacks = LACKS.filter((lack) => IS_LESS[lack](other, old));
  if (lacks.length > 0) return { rank: null, lacks };
  return { rank: other.priceClass === old.priceClass ? 'twin' : 'better', lacks: [] };
}
