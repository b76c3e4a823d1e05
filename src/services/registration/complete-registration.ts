import type { CompleteRegistrationInput } from '#contract/registration.ts';
import type { Transaction } from '#db/client.ts';
import { recordLegalAcceptance } from '#db/content/legal.queries.ts';
import { isUniqueViolation } from '#db/postgres-error.ts';
import { consumeOneTimeToken } from '#db/session/token.queries.ts';
import { ok } from '#domain/result.ts';
import { hashNewPassword } from '../user/hash-new-password.ts';
import { attempt } from '../attempt.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse, refuseFields } from '../failure.ts';
import { hashToken } from '../secret/token.ts';
import { takeAddressBudget } from '../address-throttle.ts';
import type { Client } from '../client.ts';
import { type StartedSession, startSession } from '../session/start-session.ts';
import { acceptInvitationAs } from './accept-invitation.ts';
import {
  findLegalAcceptance,
  findOpenRegistration,
  type OpenRegistration,
  toRegistration,
} from './find-registration.ts';
import { openBusinessUnit } from './open-business-unit.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'passwords' | 'vatIds'>;
type Input = CompleteRegistrationInput & { readonly token: string };

/**
 * Makes an account out of a mailed link and signs it in: the whole of it or nothing. Of several attempts at once with one
 * link exactly one succeeds.
 */
export async function completeRegistration(
  deps: Needs,
  input: Input,
  client: Client,
): Promise<Outcome<StartedSession>> {
  const address = await takeAddressBudget(deps.db, client.address, 'guest');
  if (!address.ok) return address;
  const now = deps.clock.now();
  const open = await findOpenRegistration(deps.db, input.token, now);
  if (open === undefined) return refuse('token-invalid');
  const missing = findMissing(open, input);
  if (missing !== undefined) return refuseFields(missing);
  const { email, companyName, ...names } = toRegistration(open);
  const hashed = await hashNewPassword(deps, {
    password: input.password,
    field: 'password',
    personal: [email, companyName, names.firstName ?? input.firstName, names.lastName ?? input.lastName],
  });
  if (!hashed.ok) return hashed;
  const vatIdStatus = await checkVatId(deps, open);

  try {
    return await attempt(deps.db, async (trx) => {
      const tokenHash = hashToken(input.token);
      const used = await consumeOneTimeToken(trx, { tokenHash, type: open.type, now });
      if (used === undefined) return refuse('token-invalid');
      const account = { passwordHash: hashed.value, now };
      const userId = await openAccount(trx, open, { ...input, ...account, vatIdStatus });
      if (!userId.ok) return userId;
      const acceptedAt = findLegalAcceptance(open) ?? now;
      await recordLegalAcceptance(trx, { userId: userId.value, documents: ['terms', 'privacy'], now: acceptedAt });
      return ok(await startSession(trx, { userId: userId.value, rememberMe: false, client, now }));
    });
  } catch (error) {
    // Somebody else has registered the address since the mail was sent.
    if (isUniqueViolation(error, 'user_account_email_unique')) return refuse('already-exists');
    throw error;
  }
}

type Account = CompleteRegistrationInput & {
  readonly passwordHash: string;
  readonly vatIdStatus: Awaited<ReturnType<typeof checkVatId>>;
  readonly now: Date;
};

async function openAccount(
  trx: Transaction,
  open: OpenRegistration,
  { firstName = '', lastName = '', passwordHash, vatIdStatus, now }: Account,
): Promise<Outcome<string>> {
  if (open.type === 'signUp') return ok(await openBusinessUnit(trx, open.signUp, { passwordHash, vatIdStatus, now }));
  return acceptInvitationAs(trx, open.invitation, { firstName, lastName, passwordHash, now });
}

/** Names are known of who signed up, and so is that they have accepted the legal texts. */
function findMissing(open: OpenRegistration, input: Input): Record<string, string> | undefined {
  const { firstName, lastName, tosAccepted, privacyPolicyAccepted } = input;
  const names = open.type === 'signUp' ? {} : { firstName, lastName };
  const legal = findLegalAcceptance(open) === undefined ? { tosAccepted, privacyPolicyAccepted } : {};
  const missing = [
    ...Object.entries(names).map(([field, value]) => [field, value, 'required'] as const),
    ...Object.entries(legal).map(([field, value]) => [field, value, 'must-accept'] as const),
  ].filter(([, value]) => value === undefined);
  return missing.length === 0 ? undefined : Object.fromEntries(missing.map(([field, , code]) => [field, code]));
}

async function checkVatId({ vatIds }: Needs, open: OpenRegistration) {
  if (open.type !== 'signUp') return 'unchecked';
  const { country, vatId } = open.signUp.details.company;
  return vatId === null ? 'unchecked' : vatIds.check({ country, vatId });
}
