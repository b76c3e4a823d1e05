import { isPriceClassOf } from '#domain/price/price-class.ts';
import type { Certificate, CertificateKind } from './certificate.ts';
import { type CertifiedTrailer, requiredCertificates } from './required-certificate.ts';

/** What a trailer lacks to be offered: certificates that are not there or over, and prices of its type. */
export type Gap =
  | { readonly what: 'certificate'; readonly kind: CertificateKind; readonly isExpired: boolean }
  | { readonly what: 'priceClass' };

type Subject = CertifiedTrailer & { readonly priceClass: string; readonly certificates: readonly Certificate[] };

/** `today` is the local day, `YYYY-MM-DD`. Without any gap a trailer is complete. */
export function findGaps({ certificates, priceClass, ...trailer }: Subject, today: string): readonly Gap[] {
  const required = requiredCertificates(trailer);
  const missing = required.filter((kind) => !certificates.some((certificate) => certificate.kind === kind));
  const expired = certificates.filter(({ validUntil }) => validUntil < today);
  return [
    ...missing.map((kind) => ({ what: 'certificate', kind, isExpired: false }) as const),
    ...expired.map(({ kind }) => ({ what: 'certificate', kind, isExpired: true }) as const),
    ...(isPriceClassOf(trailer.type, priceClass) ? [] : [{ what: 'priceClass' } as const]),
  ];
}
