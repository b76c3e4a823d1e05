import { sql } from 'kysely';
import { insertEffects } from '#db/mail/outbox.queries.ts';
import type { Database, Transaction } from '#db/client.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { ISSUED_TOPIC, type IssuedPayload } from '#services/billing/issued-topic.ts';
import { copyId, isCopied, type SpecialIds } from '../growth/copy-rows.ts';

const DAYS = 32;

/** Papers of the last month are made by jobs after the start; older ones whenever somebody asks for them. */
export async function promisePapers(db: Database, now: Date): Promise<void> {
  const invoices = await db
    .selectFrom('invoice')
    .select('id')
    .where('issuedAt', '>', new Date(now.getTime() - DAYS * DAY_MS))
    .orderBy('issuedAt', 'desc')
    .execute();
  const payloads = invoices.map(({ id: invoiceId }): IssuedPayload => ({ invoiceId, isTold: true }));
  await insertEffects({ topic: ISSUED_TOPIC, payloads }).execute(db);
}

/** What is promised of originals whose papers are told (`demo_paper`) is promised of their copies too. */
export const promisePapersOfCopies = (trx: Transaction, ids: SpecialIds) =>
  sql
    .raw(
      `insert into outbox (topic, payload)
      select t.topic, t.payload || jsonb_build_object('invoiceId', ${copyId('p.id', ids)})
      from outbox t
      join demo_paper p on p.id = (t.payload ->> 'invoiceId')::uuid
      cross join demo_copy c
      where t.topic = '${ISSUED_TOPIC}' and ${isCopied(['p.id'], ids)}`,
    )
    .execute(trx);
