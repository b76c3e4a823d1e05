/** When each text was accepted, in whatever form the caller keeps instants. */
export type LegalAcceptance = {
  readonly tosAcceptedAt: Date | string | null;
  readonly privacyPolicyAcceptedAt: Date | string | null;
};

/** Access needs both the terms of service and the privacy policy. */
export const isLegalAccepted = ({ tosAcceptedAt, privacyPolicyAcceptedAt }: LegalAcceptance): boolean =>
  tosAcceptedAt !== null && privacyPolicyAcceptedAt !== null;
