import type { CertificateKind } from '#domain/trailer/certificate.ts';

/** What has a trailer for a stretch of time, as the board draws it. */
export const BAR_KINDS = ['reserved', 'onRent', 'overdue', 'returned', 'hold', 'workshop', 'transfer'] as const;
export type BarKind = (typeof BAR_KINDS)[number];

/** All times of a board are whole minutes since 1970: short on the line, and a place on the screen by one subtraction. */
export type Bar = {
  readonly kind: BarKind;
  readonly from: number;
  /** When it was to end. */
  readonly due: number;
  /** When it ends: of what is overdue, when it is expected. */
  readonly to: number;
  /** When the trailer can be had again, after its turnaround. */
  readonly until: number;
};

export type CertificateEnd = {
  readonly kind: CertificateKind;
  /** The first minute without it. */ readonly at: number;
};

export type PlannedTrailer = {
  /** The shop rents it out. */
  readonly isOffered: boolean;
  /** Something that it must have is missing. */
  readonly lacksCertificate: boolean;
  readonly certificates: readonly CertificateEnd[];
  /** In the order of their beginnings. */
  readonly bars: readonly Bar[];
};

export const MINUTES_PER_DAY = 1440;
export const toMinute = (moment: { readonly epochMilliseconds: number }): number =>
  Math.floor(moment.epochMilliseconds / 60_000);
