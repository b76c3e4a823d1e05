import type { PreparedMail } from '#contract/mail.ts';
import { findOpenSignUp } from '#db/registration/sign-up.queries.ts';
import { createOneTimeToken } from '#db/session/token.queries.ts';
import { splitSearch } from '#domain/path/errand.ts';
import { inTransaction } from '#db/transaction.ts';
import { findUserByEmail } from '#db/user/user.queries.ts';
import type { Reads } from '../deps.ts';
import { createToken, hashToken } from '../secret/token.ts';

/** A link to complete a sign-up; or, to somebody who has an account already, the news that somebody tried. */
export async function prepareSignUp(
  { db, clock }: Reads,
  { signUpId }: { signUpId: string },
): Promise<PreparedMail | undefined> {
  const now = clock.now();
  const signUp = await findOpenSignUp(db, { signUpId, now });
  if (signUp === undefined) return undefined;
  const known = await findUserByEmail(db, signUp.email);
  if (known !== undefined) {
    const { id: userId, locale, businessUnitId, firstName: name } = known;
    const content = { template: 'signUpKnown', name, path: loginPath(signUp.errand) } as const;
    return { to: known.email, locale, userId, businessUnitId, content };
  }
  const secret = createToken();
  await inTransaction(db, (trx) =>
    createOneTimeToken(trx, {
      tokenHash: hashToken(secret),
      type: 'signUp',
      signUpId,
      createdAt: now,
      expiresAt: signUp.expiresAt,
    }),
  );
  const { person, company } = signUp.details;
  return {
    to: signUp.email,
    locale: signUp.locale,
    userId: null,
    businessUnitId: null,
    content: { template: 'signUpLink', name: person.firstName, company: company.name, path: `/register/${secret}` },
    secret,
  };
}

const loginPath = (errand: string | null): string =>
  errand === null ? '/login' : `/login?${new URLSearchParams({ redirect: splitSearch(errand).path }).toString()}`;
