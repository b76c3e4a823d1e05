import type { Quote } from '#contract/quote.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Deps } from '../deps.ts';
import type { IssuedDocument } from '../open-document.ts';

/** An offer on paper. It is kept nowhere: its price list never changes, so that it can be told anew. */
export const renderQuote = async (
  { pdf, settings: { lessor } }: Pick<Deps, 'pdf' | 'settings'>,
  quote: Quote,
  locale: Locale,
): Promise<IssuedDocument> => ({
  bytes: await pdf.renderQuote({ quote, lessor, locale }),
  filename: await pdf.nameFile({ kind: 'quote', number: quote.number, locale }),
});
