import { type CertificateEnd, MINUTES_PER_DAY, type PlannedTrailer } from './bar.ts';

/** How soon somebody has to do something about it. */
const SOON_DAYS = 30;

export type EndOfCertificate = CertificateEnd & {
  /** The place of the rental in which that falls. */
  readonly bar: number | undefined;
  /** It falls into a rental, or is near. */
  readonly isUrgent: boolean;
};

const RENTALS: ReadonlySet<string> = new Set(['reserved', 'onRent', 'overdue']);

/** When the certificates of a trailer end, and which rentals that meets. */
export function findCertificateEnds(
  { certificates, bars }: Pick<PlannedTrailer, 'certificates' | 'bars'>,
  now: number,
): readonly EndOfCertificate[] {
  return certificates.map(({ kind, at }) => {
    const position = bars.findIndex((bar) => RENTALS.has(bar.kind) && bar.from < at && at <= bar.to);
    const bar = position < 0 ? undefined : position;
    return { kind, at, bar, isUrgent: bar !== undefined || at <= now + SOON_DAYS * MINUTES_PER_DAY };
  });
}
