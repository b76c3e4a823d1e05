import { keysOf } from '../table.ts';
import type { CertificateKind } from './certificate.ts';
import { isTrailerType, type TrailerType } from './trailer-type.ts';

/**
 * What every trailer of a type must be able to show. The safety test (`sp`) is asked for in one country only: it counts
 * where it is entered.
 */
const REQUIRED_BY_TYPE = {
  plane: ['hu'],
  cool: ['hu', 'atp'],
  box: ['hu'],
  chassis: ['hu'],
  chassisAllround: ['hu'],
  tipper: ['hu'],
  tipperAgrar: ['hu'],
} as const satisfies Record<TrailerType, readonly CertificateKind[]>;

/** What the equipment that a trailer is offered with has to prove besides. */
const REQUIRED_BY_FACT = {
  xl: ({ facts }) => facts['xlCertificate'] === true,
  adr: ({ facts }) => Array.isArray(facts['adr']) && facts['adr'].length > 0,
  thermo: ({ facts }) => facts['thermoCertificate'] === true,
  gmp: ({ facts }) => facts['gmpPlus'] === true,
  tailLift: ({ tailLiftKg }) => tailLiftKg !== null,
} as const satisfies Partial<Record<CertificateKind, (trailer: CertifiedTrailer) => boolean>>;

export type CertifiedTrailer = {
  readonly type: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly tailLiftKg: number | null;
};

/** The certificates without which a trailer is not offered. The database has the same rule: `required_certificates`. */
export function requiredCertificates(trailer: CertifiedTrailer): readonly CertificateKind[] {
  const byType = isTrailerType(trailer.type) ? REQUIRED_BY_TYPE[trailer.type] : (['hu'] as const);
  return [...byType, ...keysOf(REQUIRED_BY_FACT).filter((kind) => REQUIRED_BY_FACT[kind](trailer))];
}
