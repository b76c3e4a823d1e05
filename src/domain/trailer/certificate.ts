export const CERTIFICATES = ['hu', 'sp', 'atp', 'xl', 'adr', 'thermo', 'gmp', 'tailLift'] as const;
export type CertificateKind = (typeof CERTIFICATES)[number];

/** Valid up to and including this local day, `YYYY-MM-DD`. */
export type Certificate = { readonly kind: CertificateKind; readonly validUntil: string };

/** A rental as its depot's calendar sees it. ISO dates compare as text. */
export type RentalDays = { readonly pickUpOn: string; readonly returnOn: string; readonly isLongTerm: boolean };

/** `expired` and `ends` mean not offered; `renewed` is a long rental in which the workshop renews it. */
export type CertificateVerdict = 'valid' | 'expired' | 'ends' | 'renewed';

export function judgeCertificate(
  { validUntil }: Pick<Certificate, 'validUntil'>,
  rental: RentalDays,
): CertificateVerdict {
  if (validUntil < rental.pickUpOn) return 'expired';
  if (validUntil >= rental.returnOn) return 'valid';
  return rental.isLongTerm ? 'renewed' : 'ends';
}

/** The worst that any certificate of a trailer says. */
export function judgeCertificates(certificates: readonly Certificate[], rental: RentalDays): CertificateVerdict {
  const verdicts = new Set(certificates.map((certificate) => judgeCertificate(certificate, rental)));
  return (['expired', 'ends', 'renewed'] as const).find((verdict) => verdicts.has(verdict)) ?? 'valid';
}

/** The day until which all certificates of a trailer must be valid for it to be offered. */
export const mustBeValidUntil = ({ pickUpOn, returnOn, isLongTerm }: RentalDays): string =>
  isLongTerm ? pickUpOn : returnOn;
