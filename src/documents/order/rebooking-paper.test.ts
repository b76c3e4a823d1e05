import { describe, expect, test } from 'vitest';
import { ZERO } from '#domain/money/money.ts';
import { PRINTED_LOCALES } from '../../../test/support/printed-locales.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { SAMPLE_REBOOKING } from '#documents/sample/sample-addenda.ts';
import { SAMPLE_FACTS } from '#documents/sample/sample-facts.ts';
import { SAMPLE_LESSOR } from '../../../test/support/sample-lessor.ts';
import { SAMPLE_ORDER } from '#documents/sample/sample-order.ts';
import { renderRebookingAddendum } from './render-order-paper.tsx';

describe.each(PRINTED_LOCALES)('the addendum to a rebooking in %s', (locale) => {
  const paper = {
    order: SAMPLE_ORDER,
    company: 'Muster GmbH',
    facts: SAMPLE_FACTS,
    lessor: SAMPLE_LESSOR,
    locale,
    rebooking: SAMPLE_REBOOKING,
  };
  const read = async (open: typeof ZERO) => {
    const { text, pages } = readPdf(await renderRebookingAddendum({ ...paper, open }));
    expect(pages).toBe(1);
    return text.replaceAll('\n', '').replaceAll(/[\u00a0\u202f]/g, ' ');
  };

  test('tells what was and what is agreed, and asks for what is open', async () => {
    const text = await read(SAMPLE_ORDER.totals.gross);
    for (const fact of ['O-26-000123-1-A2', 'KM-101', 'DE02 1203 0000 0000 2020 51']) expect(text).toContain(fact);
    for (const amount of [/639[.,]85/, /123[.,]45/, /25[.,]92/, /149[.,]37/]) expect(text).toMatch(amount);
    expect(text).not.toMatch(/\ufffd|document\.|service\./);
  });

  test('asks for nothing once all is paid', async () => {
    expect(await read(ZERO)).not.toContain('DE02 1203 0000 0000 2020 51');
  });
});
