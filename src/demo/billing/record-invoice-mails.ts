import type { Database } from '#db/client.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { awaitsClearance } from '#domain/invoice/seller-channel.ts';
import type { PutIntoWords } from '../history/record-mails.ts';
import { inChunks } from '../in-chunks.ts';
import { demoId } from '../random.ts';

/** What brought the documents of the past, as it was sent, without the papers; what waits for a platform was not. */
export async function recordInvoiceMails(db: Database, putIntoWords: PutIntoWords): Promise<void> {
  const rows = [];
  for (const { id, businessUnitId, orderId, locale, content, issuedAt, channel, clearedAt } of await listIssued(db)) {
    if (channel !== null && awaitsClearance({ channel, clearedAt })) continue;
    const { document } = content;
    const mail = {
      to: document.buyer.email,
      locale,
      userId: null,
      businessUnitId,
      content: { template: document.kind, name: '', invoice: document, path: `/invoices/${id}` },
      about: { orderId },
    } as const;
    const { subject, text } = putIntoWords(mail);
    rows.push({
      id: demoId(`mail ${id}`),
      businessUnitId,
      orderId,
      recipient: mail.to,
      template: document.kind,
      locale,
      subject,
      bodyText: text,
      status: 'sent' as const,
      createdAt: new Date((clearedAt ?? issuedAt).getTime() + MINUTE_MS),
    });
  }
  for (const chunk of inChunks(rows)) await db.insertInto('sentMail').values(chunk).execute();
}

const listIssued = (db: Database) =>
  db
    .selectFrom('invoice as i')
    .leftJoin('invoiceChannel as c', 'c.invoiceId', 'i.id')
    .select([
      'i.id',
      'i.businessUnitId',
      'i.orderId',
      'i.locale',
      'i.content',
      'i.issuedAt',
      'c.channel',
      'c.clearedAt',
    ])
    .orderBy('i.issuedAt')
    .orderBy('i.id')
    .execute();
