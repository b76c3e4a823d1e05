import type { CertificateKind } from '../trailer/certificate.ts';
import type { TrailerState } from '../trailer/trailer-state.ts';
import type { BarKind, PlannedTrailer } from './bar.ts';

/** A row as it travels: bars are lists of values, the first of which are these. */
type DrawnTrailer = {
  readonly status: TrailerState;
  readonly lacksCertificate: boolean;
  readonly certificates: readonly (readonly [kind: CertificateKind, at: number])[];
  readonly bars: readonly (readonly [
    kind: BarKind,
    from: number,
    due: number,
    to: number,
    until: number,
    ...unknown: unknown[],
  ])[];
};

/** A row of the board as the rules of planning see it. */
export const toPlanned = ({ status, lacksCertificate, certificates, bars }: DrawnTrailer): PlannedTrailer => ({
  isOffered: status === 'active',
  lacksCertificate,
  certificates: certificates.map(([kind, at]) => ({ kind, at })),
  bars: bars.map(([kind, from, due, to, until]) => ({ kind, from, due, to, until })),
});
