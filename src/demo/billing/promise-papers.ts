import { insertEffects } from '#db/mail/outbox.queries.ts';
import type { Database } from '#db/client.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { ISSUED_TOPIC, type IssuedPayload } from '#services/billing/issued-topic.ts';

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
