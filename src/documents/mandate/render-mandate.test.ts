import { describe, expect, test } from 'vitest';
import type { MandatePaper } from '#contract/document.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { PRINTED_LOCALES } from '../../../test/support/printed-locales.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { SAMPLE_LESSOR } from '../../../test/support/sample-lessor.ts';
import { renderMandate } from './render-mandate.tsx';

const MANDATE: Omit<MandatePaper, 'locale' | 'scheme'> = {
  reference: 'TY-000031',
  iban: 'DE89370400440532013000',
  accountHolder: 'Müller & Söhne Łódź GmbH',
  place: 'Gdańsk',
  signedOn: '2026-11-03',
  company: 'Müller & Söhne Łódź GmbH',
  creditor: { name: 'Trailyard GmbH', identifier: 'DE98ZZZ09999999999' },
  at: '2026-11-03T10:00:00Z',
  lessor: SAMPLE_LESSOR,
};

describe.each(PRINTED_LOCALES)('in %s', (locale) => {
  test.each(['B2B', 'CORE'] as const)(
    'a %s mandate fits on a page and says all that a bank asks for',
    async (scheme) => {
      const { text, pages } = readPdf(await renderMandate({ ...MANDATE, scheme, locale }));
      expect(pages).toBe(1);
      for (const part of ['TY-000031', 'DE89 3704 0044 0532 0130 00', 'DE98ZZZ09999999999', 'Łódź', 'Gdańsk']) {
        expect(text).toContain(part);
      }
      const { formatMessage } = getIntl(locale);
      const titles = {
        B2B: formatMessage({ id: 'payment.mandate.title' }),
        CORE: formatMessage({ id: 'document.mandate.title' }),
      };
      // A change of letters ends a run, and may end a line.
      expect(text.replaceAll(/\s+/g, ' ')).toContain(titles[scheme]);
    },
  );
});
