import type { ActorKind } from '#contract/rights-row.ts';
import { inTransaction } from '#db/transaction.ts';
import { startSession } from '#services/session/start-session.ts';
import { makeDepot } from './make-rows.ts';
import type { Browser } from './browser.ts';
import { makePerson, makePlatformAdmin, type Person } from './people.ts';
import type { TestApp } from './test-app.ts';

export type RightsWorld = {
  readonly shop: TestApp;
  /** The unit whose objects the samples name. */
  readonly businessUnitId: string;
  readonly members: Readonly<Record<'viewer' | 'accountant' | 'dispatcher' | 'admin' | 'newcomer', Person>>;
  readonly stranger: Person;
  readonly staff: Readonly<Record<Extract<ActorKind, `staff:${string}`>, { readonly userId: string }>>;
  /** The admin of the operator who makes the calls. */
  readonly operator: { readonly userId: string };
  /** Where those of a depot work. */
  readonly emptyDepotId: string;
  /** A browser of its own for every call, because calls end sessions and change passwords. */
  readonly signInAs: (actor: ActorKind) => Promise<Browser>;
};

/** One unit with a member of every role, another unit, and the operator. */
export async function makeRightsWorld(shop: TestApp): Promise<RightsWorld> {
  const { deps } = shop;
  const admin = await makePerson(deps);
  const { businessUnitId } = admin;
  const members = {
    admin,
    viewer: await makePerson(deps, { businessUnitId, role: 'viewer' }),
    accountant: await makePerson(deps, { businessUnitId, role: 'accountant' }),
    dispatcher: await makePerson(deps, { businessUnitId, role: 'dispatcher' }),
    newcomer: await makePerson(deps, { businessUnitId, legal: false }),
  };
  const stranger = await makePerson(deps);
  const operator = await makePlatformAdmin(deps);
  const staff = {
    'staff:desk': await makePlatformAdmin(deps, 'desk'),
    'staff:depot': await makePlatformAdmin(deps, 'depot'),
    'staff:fleet': await makePlatformAdmin(deps, 'fleet'),
    'staff:accountant': await makePlatformAdmin(deps, 'accountant'),
    'staff:auditor': await makePlatformAdmin(deps, 'auditor'),
  };
  // A depot without trailers: whatever the samples name is elsewhere.
  const emptyDepotId = await makeDepot(deps.db);
  const atDepot = { userId: staff['staff:depot'].userId, depotId: emptyDepotId };
  await deps.db.insertInto('staffDepot').values(atDepot).execute();

  const browserOf = async (userId: string): Promise<Browser> => {
    const now = deps.clock.now();
    const client = { address: undefined, userAgent: undefined, deviceToken: undefined, sessionToken: undefined };
    const { tokens } = await inTransaction(deps.db, (trx) =>
      startSession(trx, { userId, rememberMe: false, client, now }),
    );
    const browser = shop.newBrowser();
    browser.useCookies(
      new Map([
        ['__Host-session', { value: tokens.accessToken, expiresAt: Infinity }],
        ['__Host-refresh', { value: tokens.refreshToken, expiresAt: Infinity }],
        ['auth_public', { value: '1', expiresAt: Infinity }],
      ]),
    );
    return browser;
  };

  const signInAs = async (actor: ActorKind): Promise<Browser> => {
    switch (actor) {
      case 'guest':
        return shop.newBrowser();
      case 'stranger':
        return browserOf(stranger.userId);
      case 'platformAdmin':
        return browserOf(operator.userId);
      case 'impersonator': {
        const browser = await browserOf(operator.userId);
        const response = await browser.post('/api/admin/impersonate', { userId: admin.userId });
        if (response.status !== 200) throw new Error(`Impersonation failed: ${response.status}`);
        return browser;
      }
      case 'staff:desk':
      case 'staff:depot':
      case 'staff:fleet':
      case 'staff:accountant':
      case 'staff:auditor':
        return browserOf(staff[actor].userId);
      default:
        return browserOf(members[actor].userId);
    }
  };
  return { shop, businessUnitId, members, stranger, operator, staff, emptyDepotId, signInAs };
}
