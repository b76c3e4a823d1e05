import { randomUUID } from 'node:crypto';
import { recordLegalAcceptance } from '#db/content/legal.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Role } from '#domain/team/role.ts';
import type { StaffRole } from '#domain/team/staff-role.ts';
import type { Deps } from '#services/deps.ts';
import { makeBusinessUnit, makeUser } from './make-rows.ts';
import type { Browser } from './browser.ts';
import type { TestApp } from './test-app.ts';

export const PASSWORD = 'a long drive through the night';

export type Person = { readonly userId: string; readonly email: string; readonly businessUnitId: string };
type Wish = {
  readonly role?: Role;
  readonly businessUnitId?: string;
  readonly legal?: boolean;
  readonly email?: string;
};

async function makeAccount(deps: Deps, { email, staffRole }: { email: string; staffRole?: StaffRole }) {
  const hashed = await deps.passwords.hash(PASSWORD);
  if (!hashed.ok) throw new Error(hashed.error);
  return makeUser(deps.db, { email, passwordHash: hashed.value, isAdmin: staffRole !== undefined, staffRole });
}

/** Somebody who can sign in with `PASSWORD`, by default as the admin of a new unit who has accepted the terms. */
export async function makePerson(
  deps: Deps,
  { role = 'admin', businessUnitId, legal = true, email = `${randomUUID()}@test.example` }: Wish = {},
): Promise<Person> {
  const unit = businessUnitId ?? (await makeBusinessUnit(deps.db));
  const userId = await makeAccount(deps, { email });
  await deps.db.insertInto('membership').values({ userId, businessUnitId: unit, role }).execute();
  if (legal) await acceptLegal(deps, userId);
  return { userId, email, businessUnitId: unit };
}

/** Somebody of the operator; without a role, one who may do everything. */
export async function makePlatformAdmin(
  deps: Deps,
  staffRole: StaffRole = 'admin',
): Promise<Omit<Person, 'businessUnitId'>> {
  const email = `${randomUUID()}@operator.example`;
  const userId = await makeAccount(deps, { email, staffRole });
  await acceptLegal(deps, userId);
  return { userId, email };
}

const acceptLegal = ({ db, clock }: Deps, userId: string): Promise<void> =>
  inTransaction(db, (trx) => recordLegalAcceptance(trx, { userId, documents: ['terms', 'privacy'], now: clock.now() }));

export async function signIn(browser: Browser, { email }: { email: string }, rememberMe = false): Promise<void> {
  const response = await browser.post('/api/users/login', { email, password: PASSWORD, rememberMe });
  if (response.status !== 200) throw new Error(`Login failed: ${response.status} ${await response.text()}`);
}

/** Somebody new, signed in with a browser of their own. */
export async function enter(shop: TestApp, wish: Wish = {}): Promise<{ person: Person; browser: Browser }> {
  const person = await makePerson(shop.deps, wish);
  const browser = shop.newBrowser();
  await signIn(browser, person);
  return { person, browser };
}
