import type { Registration } from '#contract/registration.ts';
import type { Database } from '#db/client.ts';
import { findOpenInvitation, type OpenInvitation } from '#db/team/invitation.queries.ts';
import { findOpenSignUp, type SignUpRow } from '#db/registration/sign-up.queries.ts';
import { findOneTimeToken } from '#db/session/token.queries.ts';
import { toErrand } from '#domain/path/errand.ts';
import { ok } from '#domain/result.ts';
import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';
import type { Reads } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { hashToken } from '../secret/token.ts';

export type OpenRegistration =
  | { readonly type: 'signUp'; readonly signUp: SignUpRow }
  | { readonly type: 'invitation'; readonly invitation: OpenInvitation };

/** What a mailed link stands for, as long as it can still be completed. */
export async function findOpenRegistration(
  db: Database,
  token: string,
  now: Date,
): Promise<OpenRegistration | undefined> {
  const tokenHash = hashToken(token);
  const ofSignUp = await findOneTimeToken(db, { tokenHash, type: 'signUp', now });
  if (ofSignUp?.signUpId) {
    const signUp = await findOpenSignUp(db, { signUpId: ofSignUp.signUpId, now });
    return signUp && { type: 'signUp', signUp };
  }
  const ofInvitation = await findOneTimeToken(db, { tokenHash, type: 'invitation', now });
  if (!ofInvitation?.invitationId) return undefined;
  const invitation = await findOpenInvitation(db, { invitationId: ofInvitation.invitationId, now });
  return invitation && { type: 'invitation', invitation };
}

/** Tells whoever holds the link what it is for. The link still works afterwards: mail scanners open links too. */
export async function findRegistration({ db, clock }: Reads, token: string): Promise<Outcome<Registration>> {
  const open = await findOpenRegistration(db, token, clock.now());
  return open === undefined ? refuse('token-invalid') : ok(toRegistration(open));
}

/** When the legal texts in force were accepted with the sign-up; undefined if nobody has accepted them yet. */
export function findLegalAcceptance(open: OpenRegistration): Date | undefined {
  if (open.type !== 'signUp') return undefined;
  const { termsVersion, privacyVersion, createdAt } = open.signUp;
  return termsVersion === LEGAL_VERSIONS.terms && privacyVersion === LEGAL_VERSIONS.privacy ? createdAt : undefined;
}

export function toRegistration(open: OpenRegistration): Registration {
  if (open.type === 'signUp') {
    const { email, locale, expiresAt, details, campaignParameters, errand } = open.signUp;
    return {
      type: 'signUp',
      email,
      companyName: details.company.name,
      firstName: details.person.firstName,
      lastName: details.person.lastName,
      role: 'admin',
      locale,
      expiresAt: expiresAt.toISOString(),
      campaignParameters: campaignParameters ?? {},
      errand: toErrand(errand) ?? null,
      legalAcceptedAt: findLegalAcceptance(open)?.toISOString() ?? null,
    };
  }
  const { email, companyName, role, locale, expiresAt } = open.invitation;
  return {
    type: 'invitation',
    email,
    companyName,
    firstName: null,
    lastName: null,
    role,
    locale,
    expiresAt: expiresAt.toISOString(),
    campaignParameters: {},
    errand: null,
    legalAcceptedAt: null,
  };
}
