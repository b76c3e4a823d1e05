import { verify } from '@node-rs/argon2';
import type { Database } from '#db/client.ts';
import { revokeSessionsOfUser } from '#db/session/session.queries.ts';
import { inTransaction } from '#db/transaction.ts';
import { FURTHER_COMPANIES } from './more-companies.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE, DEMO_STAFF } from './people.ts';

/**
 * Takes the published password from everybody in the demo who still has it, and ends their sessions. True if anybody
 * had it: the data may have been loaded where the demo logins were welcome.
 */
export async function closeDemoLogins(db: Database, now: Date): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const people = await trx
      .selectFrom('userAccount')
      .select(['id', 'passwordHash'])
      .where(
        'email',
        'in',
        [...DEMO_PEOPLE, ...DEMO_STAFF, ...FURTHER_COMPANIES.map(({ admin }) => admin)].map(({ email }) => email),
      )
      .forUpdate()
      .execute();
    const hashes = [...new Set(people.flatMap(({ passwordHash }) => passwordHash ?? []))];
    const matches = await Promise.all(hashes.map((known) => verify(known, DEMO_PASSWORD)));
    const published = new Set<string | null>(hashes.filter((_, position) => matches[position]));
    const open = people.filter(({ passwordHash }) => published.has(passwordHash));
    for (const { id } of open) {
      await trx.updateTable('userAccount').set({ passwordHash: null }).where('id', '=', id).execute();
      await revokeSessionsOfUser(trx, { userId: id, because: 'passwordChanged', now });
    }
    return open.length > 0;
  });
}
