import { sql } from 'kysely';
import { erasedEmail, NOBODY } from '#domain/user/erased.ts';
import type { Transaction } from '../client.ts';

type Person = { readonly userId: string; readonly email: string };

/** Nobody else decides about the person until the transaction ends. */
export const lockUser = (trx: Transaction, { userId }: { readonly userId: string }) =>
  trx.selectFrom('userAccount').select('id').where('id', '=', userId).forUpdate().execute();

/**
 * Makes somebody unrecognisable wherever a row speaks of the person. What belongs to the company stays: orders, bookings,
 * signed protocols, issued papers, and the log, which name the person by an id that leads to nobody now.
 */
export async function eraseUser(trx: Transaction, { userId, email }: Person): Promise<void> {
  const unknown = erasedEmail(userId);
  await trx
    .updateTable('userAccount')
    .set((eb) => ({
      ...NOBODY,
      email: unknown,
      avatar: null,
      passwordHash: null,
      status: 'blocked',
      lastSeenAt: null,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', userId)
    .execute();
  await trx.updateTable('session').set({ ip: null, userAgent: null }).where('userId', '=', userId).execute();
  await trx
    .updateTable('sentMail')
    .set({ recipient: unknown, subject: '', bodyText: '', error: null, request: null })
    .where((eb) =>
      eb.or([
        eb('userId', '=', userId),
        eb('recipient', '=', email),
        // Messages to the operator that were written without a login.
        eb.and([
          eb('template', '=', 'contactMessage'),
          eb('userId', 'is', null),
          eb('bodyText', '~*', toWholeAddress(email)),
        ]),
      ]),
    )
    .execute();
  await trx.updateTable('invitation').set({ email: unknown }).where('email', '=', email).execute();
  await trx
    .updateTable('quote')
    .set({ recipientName: '', recipientEmail: unknown, caller: null, callerPhone: null })
    .where((eb) => eb.or([eb('userId', '=', userId), eb('recipientEmail', '=', email)]))
    .execute();
  await trx
    .deleteFrom('outbox')
    .where(sql<boolean>`(payload->>'email' = ${email} or payload->>'userId' = ${userId})`)
    .execute();
  await eraseJobs(trx, { userId, email });
  await trx.deleteFrom('signUp').where('email', '=', email).execute();
  await trx.deleteFrom('oneTimeToken').where('userId', '=', userId).execute();
  await trx.deleteFrom('knownDevice').where('userId', '=', userId).execute();
  await trx.deleteFrom('idempotencyKey').where('userId', '=', userId).execute();
}

/** As a pattern of the database: not as the end or the beginning of another address. */
const toWholeAddress = (email: string): string =>
  String.raw`(^|[^a-z0-9._%+-])${email.replaceAll(/[^a-z0-9@]/gi, String.raw`\$&`)}(?![a-z0-9-])(?!\.[a-z0-9])`;

/** Mails that wait or were sent, as the queue knows them. It makes its tables when the first process does jobs. */
async function eraseJobs(trx: Transaction, { userId, email }: Person): Promise<void> {
  const { rows } = await sql`select from pg_tables where schemaname = 'pgboss' and tablename = 'job'`.execute(trx);
  if (rows.length === 0) return;
  await sql`delete from pgboss.job where data->>'email' = ${email} or data->>'userId' = ${userId}`.execute(trx);
}
