import { describe, expect, test } from 'vitest';
import { LOCALES } from '#i18n/locales.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { SAMPLE_ORDER } from '../../../test/support/sample-order.ts';
import { renderOrderConfirmation, renderRentalContract } from './render-order-paper.tsx';

/** Runs of another script, and of another page line, begin anew. */
const plain = (text: string): string => text.replaceAll('\n', '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe.each(LOCALES)('in %s', (locale) => {
  const paper = { order: SAMPLE_ORDER, company: 'Muster GmbH', locale };

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

test('many lines go on over pages, and the next document is none the worse for it', async () => {
  const [line] = SAMPLE_ORDER.lineItems;
  if (line === undefined) throw new Error('The sample has no line');
  const lineItems = Array.from({ length: 20 }, (_, i) => ({ ...line, id: String(i), number: `O-26-000123-${i + 1}` }));
  const long = readPdf(
    await renderOrderConfirmation({ order: { ...SAMPLE_ORDER, lineItems }, company: '', locale: 'ru' }),
  );
  expect(long.pages).toBeGreaterThan(1);
  expect(long.text).toContain('O-26-000123-20');
  expect(plain(long.text)).toContain(`Страница ${long.pages} из ${long.pages}`);
  const next = readPdf(await renderRentalContract({ order: SAMPLE_ORDER, company: '', locale: 'pl' }));
  expect(plain(next.text)).toContain('niezwłocznie zgłasza szkody');
});
