import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageBy } from '#db/keyset.ts';
import { matchesWords } from '#db/search-words.ts';
import { orderBy, pageOf } from '#services/list/page-of.ts';
import { createTestDatabase } from '../support/database.ts';
import { analyse, findScannedTables } from '../support/explain.ts';

const { db, ...database } = await createTestDatabase();
afterAll(() => database[Symbol.asyncDispose]());

const ID = { by: sql`b.id`, type: 'uuid' } as const;
const ORDERS = {
  name: [{ by: sql`lower(b.name)`, type: 'text' }, ID],
  createdAt: [{ by: sql`b.created_at`, type: 'instant' }, ID],
} as const;
const WORDS = {
  id: 'b.id',
  table: 'businessUnit',
  columns: ['name', 'registrationNumber', 'vatId', 'taxNumber', 'invoiceEmail'],
};

type Sort = keyof typeof ORDERS | `-${keyof typeof ORDERS}`;
type Question = { sort?: Sort; q?: string; cursor?: string; limit?: number };

const list = ({ sort = 'name', q, ...asked }: Question, on = db) =>
  pageOf(
    orderBy(ORDERS, sort),
    asked,
    ({ keyset, ...page }) => {
      const found = matchesWords(WORDS, q);
      const query = on.selectFrom('businessUnit as b').select('b.name');
      return pageBy(found === undefined ? query : query.where(found), keyset, page).execute();
    },
    ({ name }) => name,
  );

async function readAll(question: Question): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ ...question, ...(cursor !== undefined && { cursor }) });
    if (!page.ok) throw new Error(page.error.code);
    names.push(...page.value.items);
    cursor = page.value.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return names;
}

beforeAll(async () => {
  // A thousand of them were made in the same millisecond, each a microsecond after the other.
  // In parts, each within the limit of a statement on a busy machine.
  for (let first = 1; first <= 100_000; first += 10_000) {
    await sql`
      insert into business_unit (name, country, vat_id, created_at)
      select 'Unit ' || lpad(n::text, 6, '0'), 'DE', 'DE' || n, timestamptz '2026-01-01' + n * interval '1 microsecond'
      from generate_series(${first}::int, ${first}::int + 9999) n`.execute(db);
  }
  await sql`
    insert into business_unit (name, country, invoice_email, created_at)
    values ('Spedition Nordwind GmbH', 'DE', 'rechnung@nord-wind.example', '2026-02-01'),
           ('Müller & Söhne', 'DE', null, '2026-02-02')`.execute(db);
  await analyse(db, 'business_unit');
});

describe('a list in pages', () => {
  test.each<Sort>(['name', '-name', 'createdAt', '-createdAt'])('by %s has every row once, in order', async (sort) => {
    const names = await readAll({ sort, limit: 7, q: 'unit de1234' });
    const expected = Array.from({ length: 100_000 }, (_, n) => n + 1)
      .filter((n) => String(n).startsWith('1234'))
      .map((n) => `Unit ${String(n).padStart(6, '0')}`);
    expect(names).toEqual(sort.startsWith('-') ? expected.toReversed() : expected);
  });

  test.each([
    '',
    'rubbish',
    Buffer.from('["-name","a","b"]').toString('base64url'),
    Buffer.from('7').toString('base64url'),
  ])('refuses a cursor that is none of its own: %j', async (cursor) => {
    const page = await list({ sort: 'name', cursor });
    expect(page).toMatchObject({ ok: false, error: { code: 'invalid-fields', fields: { cursor: 'unknown' } } });
  });

  test.each<Question>([
    { sort: 'name' },
    { sort: '-createdAt' },
    { sort: 'name', q: 'nordwind' },
    { sort: 'createdAt', q: 'unit' },
  ])('never reads the whole table: %j', async (question) => {
    expect(await findScannedTables(db, (watched) => list(question, watched))).toEqual([]);
  });

  test('would be caught reading the whole table', async () => {
    const scanned = await findScannedTables(db, (watched) =>
      watched.selectFrom('businessUnit').select('id').where('legalForm', '=', 'eG').execute(),
    );
    expect(scanned).toEqual(['business_unit']);
  });
});

describe('a search for words', () => {
  test.each([
    ['nord sped', ['Spedition Nordwind GmbH']],
    ['SPEDITION  nordwind', ['Spedition Nordwind GmbH']],
    ['rechnung@nord-wind', ['Spedition Nordwind GmbH']],
    ['wind.ex', ['Spedition Nordwind GmbH']],
    ['müller', ['Müller & Söhne']],
    ['MÜLLER, söh', ['Müller & Söhne']],
    ["'; drop table business_unit; --", []],
    ['!&|():*\\', undefined],
  ])('for %s', async (q, expected) => {
    const page = await list({ q, limit: 3 });
    if (!page.ok) throw new Error(page.error.code);
    expect(page.value.items).toEqual(expected ?? ['Müller & Söhne', 'Spedition Nordwind GmbH', 'Unit 000001']);
  });
});
