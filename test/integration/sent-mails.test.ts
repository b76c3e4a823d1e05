import { expect, test } from 'vitest';
import { listMails } from '#services/admin/list-mails.ts';
import { recordSentMail } from '#db/mail.queries.ts';
import { createTestDatabase } from '../support/database.ts';

test('the operator reads the latest mails first, and nobody else reads any', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  for (const [subject, createdAt] of [
    ['older', new Date('2026-11-01T08:00:00Z')],
    ['newer', new Date('2026-11-02T08:00:00Z')],
  ] as const) {
    await recordSentMail(db, {
      recipient: 'a@b.example',
      template: 'passwordChanged',
      locale: 'de',
      subject,
      bodyText: 'text',
      status: 'sent',
      createdAt,
    });
  }
  const admin = await listMails({ db }, { kind: 'platformAdmin', userId: crypto.randomUUID() });
  expect(admin.ok && admin.value.map(({ subject }) => subject)).toEqual(['newer', 'older']);
  const guest = await listMails({ db }, { kind: 'guest' });
  expect(guest.ok).toBe(false);
  const member = await listMails(
    { db },
    {
      kind: 'member',
      userId: crypto.randomUUID(),
      businessUnitId: crypto.randomUUID(),
      role: 'admin',
      legalAccepted: true,
      impersonatedBy: null,
    },
  );
  expect(member.ok).toBe(false);
});
