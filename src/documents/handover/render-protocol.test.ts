import { describe, expect, test, vi } from 'vitest';
import type { Locale } from '#i18n/locales.ts';
import { PRINTED_LOCALES } from '../../../test/support/printed-locales.ts';
import { SAMPLE_LESSOR } from '../../../test/support/sample-lessor.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { SAMPLE_HANDOVER, SAMPLE_PHOTOS, TINY_PNG } from '#documents/sample/sample-handover.ts';
import { renderProtocol } from './render-protocol.tsx';

// Fonts, sketches and pictures are a lot to do for a machine that is busy otherwise.
vi.setConfig({ testTimeout: 30_000 });

/** Runs of another script, and of another page line, begin anew. */
const plain = (text: string): string => text.replaceAll('\n', '').replaceAll(/[\u00a0\u202f]/g, ' ');

const render = async (locale: Locale, handover = SAMPLE_HANDOVER) => {
  const bytes = await renderProtocol({ handover, photos: SAMPLE_PHOTOS, lessor: SAMPLE_LESSOR, locale });
  return plain(readPdf(bytes).text);
};

test('a pick-up names the depot to which it is brought back, if that is another one', async () => {
  const title = 'Rückgabeort';
  const returnDepot = { ...SAMPLE_HANDOVER.depot, name: 'Depot Cluj', street: 'Strada Fabricii 1', city: 'Cluj' };
  expect(await render('de')).not.toContain(title);
  const { phone: _phone, ...place } = returnDepot;
  const elsewhere = { ...SAMPLE_HANDOVER, booking: { ...SAMPLE_HANDOVER.booking, returnDepot: place } };
  const text = await render('de', elsewhere);
  for (const words of [title, 'Depot Cluj', 'Strada Fabricii 1']) expect(text).toContain(words);
});

describe.each(PRINTED_LOCALES)('a protocol in %s', (locale) => {
  test('says everything in letters that the font has', async () => {
    const text = await render(locale);
    for (const fact of [
      'O-26-000123-1',
      'HH TY 4711',
      'WKESD000000123456',
      'Jan Kowalski',
      'PL 00447/21',
      'Șoseaua Odăii 307',
      'Вмятина на правой двери',
      'Kratzer, etwa 40 cm',
      'Dichtung unten rechts gerissen',
      'Kierowca kwestionuje wgniecenie',
      'Ștefan Țurcanu',
      'Zähler getauscht',
      'Лампа заменена',
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toMatch(/\ufffd|protocol\.|handover\.|undefined/);
  });
});

test('every page says which one of how many it is', async () => {
  const bytes = await renderProtocol({
    handover: SAMPLE_HANDOVER,
    photos: SAMPLE_PHOTOS,
    lessor: SAMPLE_LESSOR,
    locale: 'de',
  });
  const { text, pages } = readPdf(bytes);
  expect(pages).toBeGreaterThan(1);
  for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Seite ${page} von ${pages}`);
});

test('a return stands beside the pick-up, value by value', async () => {
  const text = await render('de');
  for (const fact of [
    'Rückgabeprotokoll',
    '412.380 km',
    '415.902 km',
    '9,0 → 3,4',
    '12 → 11',
    '95 %40 %',
    'Schon bei der Übernahme vorhanden',
    'Neue Schäden',
  ]) {
    expect(text).toContain(fact);
  }
});

test('signed without a line, it tells when that was beside when it arrived', async () => {
  const text = await render('de');
  expect(text).toContain('27.11.2026, 08:41');
  expect(text).toContain('27.11.2026, 09:02');
});

test('a pick-up at a key box is signed by the customer alone', async () => {
  const customer = { name: 'Jan Kowalski', signature: TINY_PNG };
  const text = await render('en', {
    ...SAMPLE_HANDOVER,
    kind: 'pickUp',
    keyBox: true,
    pickUp: null,
    knownDamages: [],
    parts: { ...SAMPLE_HANDOVER.parts, damages: [] },
    signatures: { customer, depot: null },
  });
  for (const fact of [
    'Pick-up report',
    'the customer signs alone',
    'Found at pick-up',
    'No further damage was found at pick-up.',
  ]) {
    expect(text).toContain(fact);
  }
  expect(text).not.toContain('For the depot');
});
