import { describe, expect, test } from 'vitest';
import type { DataSheet } from '#contract/document.ts';
import { money } from '#domain/money/money.ts';
import { LOCALES } from '#i18n/locales.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { SAMPLE_LESSOR } from '../../../test/support/sample-lessor.ts';
import { renderDataSheet } from './render-data-sheet.tsx';

const SHEET: Omit<DataSheet, 'locale'> = {
  trailer: {
    number: 'TR-0101',
    plate: 'HH TY 4711',
    type: 'plane',
    subType: 'standard',
    make: 'Schwarzmüller',
    model: 'Łódź Șasiu',
    firstRegisteredOn: '2023-04-18',
    facts: {
      axles: 3,
      liftAxle: true,
      tareKg: 6250,
      payloadKg: 26_250,
      innerLengthMm: 13_620,
      innerWidthMm: 2480,
      innerHeightMm: 2680,
      euroPallets: 34,
      euroPalletsDouble: null,
      volumeM3: 91,
      tailLiftKg: null,
      telematics: 'full',
      tarp: 'curtain',
      xlCertificate: true,
    },
    certificates: [{ kind: 'hu', validUntil: '2027-04-30' }],
  },
  depot: {
    name: 'Hamburg-Altenwerder',
    street: 'Altenwerder Hauptstraße 12',
    postalCode: '21129',
    city: 'Hamburg',
    country: 'DE',
    phone: '+49405550181',
    keyBox: true,
  },
  rates: [
    { fromDays: 1, perDay: money(5900) },
    { fromDays: 30, perDay: money(2900) },
  ],
  url: 'https://shop.example/trailers/x',
  at: '2026-11-15T23:00:00Z',
  lessor: SAMPLE_LESSOR,
};

const plain = (text: string): string => text.replaceAll('\n', '').replaceAll(/[\u00a0\u202f]/g, ' ');

describe.each(LOCALES)('a data sheet in %s', (locale) => {
  test('tells the vehicle, its figures, its place and its price on one page, and what and whose it is', async () => {
    const bytes = await renderDataSheet({ ...SHEET, locale });
    const { text, pages } = readPdf(bytes);
    expect(pages).toBe(1);
    const read = plain(text);
    for (const fact of [
      'TR-0101',
      'HH TY 4711',
      'Schwarzmüller',
      'Łódź Șasiu',
      'Hamburg-Altenwerder',
      'Altenwerder Hauptstraße 12',
      'Amtsgericht Hamburg, HRB 999999',
      'https://shop.example/trailers/x',
    ])
      expect(read).toContain(fact);
    expect(read).toMatch(/26[ .,]?250/);
    expect(read).toMatch(/59[.,]00/);
    expect(read).not.toMatch(/\ufffd|document\.|fact\.|word\./);
    expect(Buffer.from(bytes).toString('latin1')).toContain(`/Lang (${locale})`);
  });
});

test('without prices a sheet has no rates', async () => {
  const { text } = readPdf(await renderDataSheet({ ...SHEET, locale: 'de', rates: [] }));
  expect(plain(text)).not.toContain('59,00');
});
