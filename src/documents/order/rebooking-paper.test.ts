import { describe, expect, test } from 'vitest';
import { money, ZERO } from '#domain/money/money.ts';
import { LOCALES } from '#i18n/locales.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { SAMPLE_FACTS } from '#documents/sample/sample-facts.ts';
import { SAMPLE_LESSOR } from '../../../test/support/sample-lessor.ts';
import { SAMPLE_ORDER } from '#documents/sample/sample-order.ts';
import { renderRebookingAddendum } from './render-order-paper.tsx';

const [line] = SAMPLE_ORDER.lineItems;
if (line === undefined) throw new Error('The sample has no line');
const rebooking = {
  number: 'O-26-000123-1-A2',
  at: '2026-11-16T10:00:00.000Z',
  line,
  previousFrom: '2026-11-18T07:00:00.000Z',
  previousTo: '2026-11-19T07:00:00.000Z',
  previousServices: [],
  previousNet: money(12_345),
  difference: { net: money(-2345), tax: money(-446), gross: money(-2791) },
  orderGross: SAMPLE_ORDER.totals.gross,
} as const;

describe.each(LOCALES)('the addendum to a rebooking in %s', (locale) => {
  const paper = {
    order: SAMPLE_ORDER,
    company: 'Muster GmbH',
    facts: SAMPLE_FACTS,
    lessor: SAMPLE_LESSOR,
    locale,
    rebooking,
  };
  const read = async (open: typeof ZERO) => {
    const { text, pages } = readPdf(await renderRebookingAddendum({ ...paper, open }));
    expect(pages).toBe(1);
    return text.replaceAll('\n', '').replaceAll(/[\u00a0\u202f]/g, ' ');
  };

  test('tells what was and what is agreed, and asks for what is open', async () => {
    const text = await read(SAMPLE_ORDER.totals.gross);
    for (const fact of ['O-26-000123-1-A2', 'KM-101', 'DE02 1203 0000 0000 2020 51']) expect(text).toContain(fact);
    for (const amount of [/123[.,]45/, /23[.,]45/, /4[.,]46/, /27[.,]91/]) expect(text).toMatch(amount);
    expect(text).not.toMatch(/\ufffd|document\.|service\./);
  });

  test('asks for nothing once all is paid', async () => {
    expect(await read(ZERO)).not.toContain('DE02 1203 0000 0000 2020 51');
  });
});
