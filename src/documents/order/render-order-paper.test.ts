import { describe, expect, test } from 'vitest';
import { money, ZERO } from '#domain/money/money.ts';
import { LOCALES } from '#i18n/locales.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { SAMPLE_ORDER } from '../../../test/support/sample-order.ts';
import { renderExtensionAddendum, renderOrderConfirmation, renderRentalContract } from './render-order-paper.tsx';

/** Runs of another script, and of another page line, begin anew. */
const plain = (text: string): string => text.replaceAll('\n', '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe.each(LOCALES)('in %s', (locale) => {
  const paper = { order: SAMPLE_ORDER, company: 'Muster GmbH', locale, open: SAMPLE_ORDER.totals.gross };

  test.each([
    ['confirmation', renderOrderConfirmation],
    ['contract', renderRentalContract],
  ])('the %s can be read, with every letter and cent', async (_name, render) => {
    const { text, pages } = readPdf(await render(paper));
    expect(pages).toBe(1);
    const read = plain(text);
    for (const fact of ['O-26-000123', 'KM-101', 'Łódź & <Søhne> Сибирь', 'Depot București, Șoseaua Odăii']) {
      expect(read).toContain(fact);
    }
    for (const amount of [/516[.,]40/, /108[.,]44/, /624[.,]84/]) expect(read).toMatch(amount);
    expect(read).not.toMatch(/\ufffd|document\.|service\./);
  });
});

const [line] = SAMPLE_ORDER.lineItems;
if (line === undefined) throw new Error('The sample has no line');
const EXTENSION = {
  number: 'O-26-000123-1-A1',
  at: '2026-11-24T10:00:00.000Z',
  line,
  previousTo: line.to,
  to: '2026-12-29T07:00:00.000Z',
  days: 39,
  totals: {
    net: money(90_000),
    taxes: [{ country: 'DE', case: 'reverseCharge', rate: 0, base: money(90_000), amount: ZERO }],
    gross: money(90_000),
  },
  orderGross: money(152_484),
} as const;

describe.each(LOCALES)('the addendum in %s', (locale) => {
  const addendum = { order: SAMPLE_ORDER, company: 'Muster GmbH', locale, extension: EXTENSION };

  test('has a number and a price of its own, and asks for what is open', async () => {
    const { text, pages } = readPdf(await renderExtensionAddendum({ ...addendum, open: money(90_000) }));
    expect(pages).toBe(1);
    const read = plain(text);
    for (const fact of ['O-26-000123-1-A1', 'KM-101', 'DE02120300000000202051']) expect(read).toContain(fact);
    for (const amount of [/900[.,]00/, /1[ .,]?524[.,]84/, /624[.,]84/]) expect(read).toMatch(amount);
    expect(read).not.toMatch(/\ufffd|document\.|service\./);
  });

  test('asks for nothing once all is paid', async () => {
    const { text } = readPdf(await renderExtensionAddendum({ ...addendum, open: ZERO }));
    expect(plain(text)).not.toContain('DE02120300000000202051');
  });

  test('nor does the confirmation', async () => {
    const { text } = readPdf(await renderOrderConfirmation({ ...addendum, open: ZERO }));
    expect(plain(text)).not.toContain('DE02120300000000202051');
  });
});

test('many lines go on over pages, and the next document is none the worse for it', async () => {
  const lineItems = Array.from({ length: 20 }, (_, i) => ({ ...line, id: String(i), number: `O-26-000123-${i + 1}` }));
  const long = readPdf(
    await renderOrderConfirmation({ order: { ...SAMPLE_ORDER, lineItems }, company: '', locale: 'ru', open: ZERO }),
  );
  expect(long.pages).toBeGreaterThan(1);
  expect(long.text).toContain('O-26-000123-20');
  expect(plain(long.text)).toContain(`Страница ${long.pages} из ${long.pages}`);
  const next = readPdf(await renderRentalContract({ order: SAMPLE_ORDER, company: '', locale: 'pl', open: ZERO }));
  expect(plain(next.text)).toContain('niezwłocznie zgłasza szkody');
});
