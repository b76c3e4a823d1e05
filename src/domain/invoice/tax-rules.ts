import { compactId } from './compact-id.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { failing, failingLines, isSaid, type InvoiceRule } from './invoice-rule.ts';
import { categoryOf, isOutOfScope, type TaxCategory } from './tax-category.ts';
import { isEuCountry } from '#domain/tax/eu-country.ts';
import { registeredIn } from './registered-in.ts';

const has = ({ lines }: InvoiceDocument, category: TaxCategory): boolean =>
  lines.some(({ tax }) => categoryOf(tax.case) === category);

/** Greece writes its VAT ids with another code than its addresses. */
const hasCountryPrefix = (vatId: string): boolean => /^(?:[A-Z]{2})[A-Z0-9+*]/.test(compactId(vatId));

function isFromElsewhere({ seller, buyer }: InvoiceDocument): boolean {
  const prefix = compactId(buyer.vatId ?? '').slice(0, 2);
  const country = prefix === 'EL' ? 'GR' : prefix;
  // Without any it is another rule that complains.
  return country === '' || (isEuCountry(country) && country !== registeredIn(seller));
}

const ratesOf =
  (category: TaxCategory, isRate: (basisPoints: number) => boolean): InvoiceRule['breaks'] =>
  (document) =>
    failingLines(
      document,
      'tax.basisPoints',
      ({ tax }) => categoryOf(tax.case) !== category || isRate(tax.basisPoints),
    );

const reasonOf =
  (category: TaxCategory): InvoiceRule['breaks'] =>
  ({ taxes }, { exemptions }) =>
    taxes.flatMap((group, i) =>
      categoryOf(group.case) !== category || isSaid(exemptions[group.case]) === (category !== 'S')
        ? []
        : [`taxes.${i}.case`],
    );

/** Which taxes may be asked for, and who has to be named for them. */
export const TAX_RULES: readonly InvoiceRule[] = [
  {
    id: 'BR-S-02',
    says: 'Whoever charges VAT names a VAT id.',
    breaks: (document) => failing({ 'seller.vatId': !has(document, 'S') || isSaid(document.seller.vatId) }),
  },
  {
    id: 'BR-S-05',
    says: 'A taxed line has a rate above zero.',
    breaks: ratesOf('S', (basisPoints) => Number.isSafeInteger(basisPoints) && basisPoints > 0),
  },
  {
    id: 'BR-S-10',
    says: 'Taxed lines have no reason for an exemption.',
    breaks: reasonOf('S'),
  },
  {
    id: 'BR-AE-02',
    says: 'Reverse charge needs the VAT ids of both sides.',
    breaks: (document) => {
      const isNeeded = has(document, 'AE');
      return failing({
        'seller.vatId': !isNeeded || isSaid(document.seller.vatId),
        'buyer.vatId': !isNeeded || isSaid(document.buyer.vatId),
      });
    },
  },
  {
    id: 'TY-18',
    says: 'Reverse charge is for a buyer with a VAT id of another country of the EU.',
    // What was billed so is taken back so, also from a company that has moved since.
    breaks: (document) =>
      failing({ 'buyer.vatId': document.kind === 'creditNote' || !has(document, 'AE') || isFromElsewhere(document) }),
  },
  {
    id: 'BR-AE-05',
    says: 'A line under reverse charge has the rate zero.',
    breaks: ratesOf('AE', (basisPoints) => basisPoints === 0),
  },
  {
    id: 'BR-AE-10',
    says: 'Reverse charge is said in words.',
    breaks: reasonOf('AE'),
  },
  {
    id: 'BR-O-05',
    says: 'A line outside VAT has no rate.',
    breaks: ratesOf('O', (basisPoints) => basisPoints === 0),
  },
  {
    id: 'BR-O-10',
    says: 'Why something is outside VAT is said in words.',
    breaks: reasonOf('O'),
  },
  {
    id: 'BR-O-11',
    says: 'What is outside VAT stands on a document of its own.',
    breaks: ({ taxes }) =>
      failing({ taxes: !taxes.some(({ case: which }) => categoryOf(which) === 'O') || taxes.length === 1 }),
  },
  {
    id: 'BR-CO-09',
    says: 'VAT ids begin with the code of their country.',
    breaks: ({ seller, buyer }) =>
      failing({
        'seller.vatId': !isSaid(seller.vatId) || hasCountryPrefix(seller.vatId),
        'buyer.vatId': buyer.vatId === null || hasCountryPrefix(buyer.vatId),
      }),
  },
  {
    id: 'BR-CO-26',
    says: 'The seller is known by a register where no VAT id may be named.',
    breaks: (document) => failing({ 'seller.register': !isOutOfScope(document) || isSaid(document.seller.register) }),
  },
  {
    id: 'TY-11',
    says: 'VAT is charged by the country that the seller is registered in.',
    breaks: (document) =>
      failingLines(
        document,
        'tax.country',
        ({ tax }) => categoryOf(tax.case) !== 'S' || tax.country === registeredIn(document.seller),
      ),
  },
  {
    id: 'TY-12',
    says: 'The seller has a tax number, which stands where no VAT id may.',
    breaks: ({ seller }) => failing({ 'seller.taxNumber': isSaid(seller.taxNumber) }),
  },
];
