import { expect, test } from 'vitest';
import { SAMPLE_STATEMENT, SAMPLE_STATEMENT_FRAME } from '#documents/sample/sample-statement.ts';
import type { AccountStatement } from '#contract/statement.ts';
import { money } from '#domain/money/money.ts';
import type { Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { PRINTED_LOCALES } from '../../../test/support/printed-locales.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { SAMPLE_LESSOR } from '../../../test/support/sample-lessor.ts';
import { renderStatement } from './render-statement.tsx';

/** Runs of another script, and of another page line, begin anew. */
const plain = (text: string): string => text.replaceAll('\n', '').replaceAll(/[\u00a0\u202f]/g, ' ');

async function print(statement: AccountStatement, locale: Locale) {
  const bytes = await renderStatement({ statement, ...SAMPLE_STATEMENT_FRAME, lessor: SAMPLE_LESSOR, locale });
  const { text, pages } = readPdf(bytes);
  return { read: plain(text), pages };
}

test.each(PRINTED_LOCALES)('a statement can be read on one page in %s, with every letter', async (locale) => {
  const { read, pages } = await print(SAMPLE_STATEMENT, locale);
  const { formatMessage: say } = getIntl(locale);
  expect(pages).toBe(1);
  const words = ['statement.title', 'statement.opening', 'statement.closing', 'statement.ageing'] as const;
  for (const fact of [
    'Łódź & <Søhne> "Сибирь" O\'Neill',
    'ul. Głogowska 12',
    '10017',
    'I-26-DE-000123',
    'C-26-DE-000009',
    'O-26-000134',
    'DE02 1203 0000 0000 2020 51',
    ...words.map((id) => plain(say({ id }))),
  ]) {
    expect(read).toContain(fact);
  }
});

test('amounts stand as they are: what is owed, what was taken off, and how late the rest is', async () => {
  const { read } = await print(SAMPLE_STATEMENT, 'de');
  for (const amount of ['1.901,67 €', '380,80 €', '−213,61 €', '163,61 €', '1.047,85 €', '2.065,28 €']) {
    expect(read.replaceAll('-', '−')).toContain(amount);
  }
});

test('a month without anything is a paper too, and asks for nothing', async () => {
  const none = money(0);
  const quiet = { opening: none, rows: [], closing: none, open: none, unused: none };
  const ageing = { notDue: none, to30: none, to60: none, to90: none, over90: none };
  const { read, pages } = await print({ ...SAMPLE_STATEMENT, ...quiet, ageing }, 'de');
  expect(pages).toBe(1);
  expect(read).toContain('Keine Bewegung in diesem Zeitraum');
  expect(read).not.toContain('DE02 1203');
});

test('many rows go on page after page, each once', async () => {
  const [, invoice] = SAMPLE_STATEMENT.rows;
  if (invoice === undefined) throw new Error('The sample has no invoice');
  const rows = Array.from({ length: 70 }, (_, i) => ({
    ...invoice,
    id: String(i),
    number: `I-26-DE-${String(1000 + i).padStart(6, '0')}`,
  }));
  const { read, pages } = await print({ ...SAMPLE_STATEMENT, rows }, 'en');
  expect(pages).toBeGreaterThan(1);
  for (const { number } of rows) expect(read.split(number).length).toBe(2);
});
