import type { CertificateKind } from '#domain/trailer/certificate.ts';
import type { Temporal } from 'temporal-polyfill';
import { between, createRandom } from './random.ts';
import type { Range } from './random.ts';

export type DemoCertificate = { readonly kind: CertificateKind; readonly validUntil: string };

/** Days from today until the yearly inspection of a few: one is overdue, so it cannot be rented. */
const INSPECTIONS_TO_NOTICE: Readonly<Record<string, number>> = {
  'BC-101': -6,
  'PC-102': 3,
  'KM-106': 6,
  'TS-103': 9,
};
const ATP_TO_NOTICE = { number: 'KM-104', days: 20 } as const;

const INSPECTION_SPREAD: Range = [40, 364];
const LATER: Range = [60, 360];
const MUCH_LATER: Range = [400, 1200];

type Subject = {
  readonly number: string;
  readonly type: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly tailLiftKg: number | null;
  readonly firstRegisteredOn: Temporal.PlainDate;
};

export function makeCertificates(trailer: Subject, today: Temporal.PlainDate): readonly DemoCertificate[] {
  const { number, type, facts } = trailer;
  const random = createRandom(`certificates ${number}`);
  const inDays = (range: Range): string => today.add({ days: between(random, range) }).toString();
  const noticed = INSPECTIONS_TO_NOTICE[number];
  const inspection = noticed === undefined ? inDays(INSPECTION_SPREAD) : today.add({ days: noticed }).toString();

  const certificates: DemoCertificate[] = [{ kind: 'hu', validUntil: inspection }];
  if (type === 'cool') certificates.push({ kind: 'atp', validUntil: atpEnd(trailer, today) });
  if (facts['xlCertificate'] === true) certificates.push({ kind: 'xl', validUntil: inDays(MUCH_LATER) });
  if (facts['adr'] !== undefined) certificates.push({ kind: 'adr', validUntil: inDays(LATER) });
  if (facts['thermoCertificate'] === true) certificates.push({ kind: 'thermo', validUntil: inDays(MUCH_LATER) });
  if (facts['gmpPlus'] === true) certificates.push({ kind: 'gmp', validUntil: inDays(LATER) });
  if (trailer.tailLiftKg !== null) certificates.push({ kind: 'tailLift', validUntil: inDays(LATER) });
  return certificates;
}

/** Six years from the first registration, then three at a time; renewed well before it ends. */
function atpEnd({ number, firstRegisteredOn }: Subject, today: Temporal.PlainDate): string {
  if (number === ATP_TO_NOTICE.number) return today.add({ days: ATP_TO_NOTICE.days }).toString();
  const renewedUntil = today.add({ days: 90 }).toString();
  let end = firstRegisteredOn.add({ years: 6 });
  while (end.toString() < renewedUntil) end = end.add({ years: 3 });
  return end.toString();
}
