import { describe, expect, test } from 'vitest';
import { SAMPLE_LETTER } from '#documents/sample/sample-letter.ts';
import { DUNNING_LEVELS } from '#domain/dunning/dunning-level.ts';
import type { Locale } from '#i18n/locales.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { PRINTED_LOCALES } from '../../../test/support/printed-locales.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { renderDunning } from './render-dunning.tsx';

const NOTHING_CLAIMED = { claims: [], claimedCents: 0, totalCents: SAMPLE_LETTER.openCents };

/** Runs of another script, and of another page line, begin anew. */
const plain = (text: string): string => text.replaceAll('\n', '').replaceAll(/[\u00a0\u202f]/g, ' ');

async function print(letter: typeof SAMPLE_LETTER, locale: Locale) {
  const { text, pages } = readPdf(await renderDunning({ letter, locale }));
  return { pages, text: plain(text) };
}

test.each(PRINTED_LOCALES)('a notice can be read on one page in %s, with every letter and amount', async (locale) => {
  const { text, pages } = await print(SAMPLE_LETTER, locale);
  expect(pages).toBe(1);
  for (const part of [
    plain(getIntl(locale).formatMessage({ id: 'dunning.level.2' })),
    'D-27-000042',
    'I-26-DE-000123',
    'I-26-DE-000187',
    'Łódź & <Søhne> "Сибирь"',
    'DE02 1203 0000 0000 2020 51',
  ]) {
    expect(text).toContain(part);
  }
});

describe('in German', () => {
  test.each(DUNNING_LEVELS)('level %s has a title of its own', async (level) => {
    const { text } = await print({ ...SAMPLE_LETTER, ...NOTHING_CLAIMED, level }, 'de');
    expect(text).toContain(getIntl('de').formatMessage({ id: `dunning.level.${level}` }));
  });

  test('what is claimed adds up with what is open; where nothing is, no costs are named', async () => {
    const claiming = await print(SAMPLE_LETTER, 'de');
    for (const amount of ['767,43 €', '529,23 €', '6,48 €', '40,00 €', '46,48 €', '1.343,14 €'])
      expect(claiming.text).toContain(amount);
    const friendly = await print({ ...SAMPLE_LETTER, ...NOTHING_CLAIMED, level: 0 }, 'de');
    expect(friendly.text).toContain('1.296,66 €');
    expect(friendly.text).not.toContain('40,00 €');
  });
});
