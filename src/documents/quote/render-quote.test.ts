import { expect, test } from 'vitest';
import { SAMPLE_QUOTE } from '#documents/sample/sample-quote.ts';
import type { Quote } from '#contract/quote.ts';
import { createOrderText } from '#documents/order/order-text.ts';
import type { Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { PRINTED_LOCALES } from '../../../test/support/printed-locales.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { SAMPLE_LESSOR } from '../../../test/support/sample-lessor.ts';
import { renderQuote } from './render-quote.tsx';

/** Runs of another script, and of another page line, begin anew. */
const plain = (text: string): string => text.replaceAll('\n', '').replaceAll(/[\s\u00a0\u202f]/g, '');

async function print(quote: Quote, locale: Locale) {
  const { text } = readPdf(await renderQuote({ quote, lessor: SAMPLE_LESSOR, locale }));
  return plain(text);
}

test.each(PRINTED_LOCALES)(
  'an offer on paper says for whom, what, for how much and until when in %s',
  async (locale) => {
    const read = await print(SAMPLE_QUOTE, locale);
    const { format, time } = createOrderText(locale);
    const { formatMessage: say } = getIntl(locale);
    for (const fact of [
      SAMPLE_QUOTE.number,
      SAMPLE_QUOTE.company,
      SAMPLE_QUOTE.recipient,
      ...SAMPLE_QUOTE.lines.flatMap(({ trailer, net }) => [trailer.plate, trailer.number, format.money(net)]),
      format.money(SAMPLE_QUOTE.totals.gross),
      say({ id: 'quote.validUntil.time' }, { time: time(SAMPLE_QUOTE.validUntil) }),
      say({ id: 'quote.notHeld' }),
    ]) {
      expect(read).toContain(plain(fact));
    }
  },
);

test('an offer whose trailers are kept says until when', async () => {
  const heldUntil = '2026-11-16T10:00:00.000Z';
  const read = await print({ ...SAMPLE_QUOTE, heldUntil }, 'de');
  const { say, time } = createOrderText('de');
  expect(read).toContain(plain(say('quote.held', { time: time(heldUntil) })));
  expect(read).not.toContain(plain(say('quote.notHeld')));
});
