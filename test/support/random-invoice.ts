import * as fc from 'fast-check';
import { SAMPLE_INVOICES } from '#documents/sample/sample-invoices.ts';
import {
  INVOICE_FORMATS,
  type InvoiceDocument,
  type InvoiceLine,
  type InvoiceTax,
  type InvoiceTaxClass,
} from '#domain/invoice/invoice-document.ts';
import { roundHalfUp } from '#domain/money/money.ts';
import { invoiceAs } from './invoice-as.ts';

const TAXES = {
  vat: [
    { country: 'DE', case: 'shortTerm', basisPoints: 1900 },
    { country: 'DE', case: 'domestic', basisPoints: 1900 },
    { country: 'DE', case: 'noVatId', basisPoints: 550 },
    { country: 'PL', case: 'reverseCharge', basisPoints: 0 },
  ],
  outside: [{ country: 'CH', case: 'outsideEu', basisPoints: 0 }],
  claim: [{ country: 'DE', case: 'notTaxable', basisPoints: 0 }],
} as const satisfies Record<InvoiceTaxClass, readonly InvoiceTax[]>;

/** What people and machines type: everything that has ever broken a file, and never nothing. */
const name = fc
  .oneof(
    fc.constantFrom(
      'Müller & <Söhne> "GmbH"',
      "O'Neill ]]> Ltd.",
      'Łódź Трансport',
      '🚚 Cargo',
      '\u0000\u0008Nord\uFFFF',
      'x'.repeat(1000),
    ),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
  .map((text) => `A${text}`);
const maybe = fc.option(name, { nil: null });

const line = (taxes: readonly InvoiceTax[]) =>
  fc
    .record({
      days: fc.integer({ min: 1, max: 400 }),
      price: fc.integer({ min: 1, max: 200_000 }),
      isByDay: fc.boolean(),
      isExtension: fc.boolean(),
      tax: fc.constantFrom(...taxes),
      note: maybe,
      plate: name,
      vin: maybe,
      item: fc.constantFrom('rent', 'service', 'charge'),
    })
    .map(({ days, price, isByDay, isExtension, tax, note, plate, vin, item }): Omit<InvoiceLine, 'no'> => {
      const quantity = isByDay ? days : 1;
      const [first] = SAMPLE_INVOICES.invoice.lines;
      if (first === undefined) throw new Error('The sample has no line');
      return {
        ...first,
        trailer: { ...first.trailer, plate, vin },
        item:
          item === 'rent'
            ? { kind: 'rent' }
            : item === 'service'
              ? { kind: 'service', key: plate, names: {} }
              : { kind: 'charge', charge: 'cleaning', note },
        isExtension,
        days,
        quantity,
        unit: isByDay ? 'DAY' : 'C62',
        unitPriceCents: price,
        netCents: quantity * price,
        tax,
        trace: null,
      };
    });

function groupTaxes(lines: readonly Omit<InvoiceLine, 'no'>[]): InvoiceDocument['taxes'] {
  const groups = Map.groupBy(lines, ({ tax }) => tax);
  return Array.from(groups, ([tax, own]) => {
    const baseCents = own.reduce((sum, { netCents }) => sum + netCents, 0);
    return { ...tax, baseCents, taxCents: roundHalfUp(BigInt(baseCents) * BigInt(tax.basisPoints), 10_000n) };
  });
}

const SAMPLES = [
  SAMPLE_INVOICES.invoice,
  SAMPLE_INVOICES.creditNote,
  SAMPLE_INVOICES.claim,
  SAMPLE_INVOICES.debit,
  SAMPLE_INVOICES.advance,
  SAMPLE_INVOICES.overseas,
];

/** A document of any kind and format that may be issued. */
export const randomInvoice: fc.Arbitrary<InvoiceDocument> = fc.constantFrom(...SAMPLES).chain((sample) =>
  fc
    .record({
      lines: fc.array(line(TAXES[sample.taxClass]), { minLength: 1, maxLength: 8 }),
      format: fc.constantFrom(...INVOICE_FORMATS),
      buyer: name,
      person: maybe,
      addressLine2: maybe,
      region: maybe,
      number: maybe,
      costCentre: maybe,
      reason: maybe,
    })
    .map(({ lines, format, buyer, person, addressLine2, region, number, costCentre, reason }) => {
      const taxes = groupTaxes(lines);
      const netCents = lines.reduce((sum, each) => sum + each.netCents, 0);
      const taxCents = taxes.reduce((sum, each) => sum + each.taxCents, 0);
      const credits = sample.corrects && { number: sample.corrects.number, lineNo: 1 };
      const period = sample.lines[0]?.period ?? sample.period;
      return invoiceAs(
        {
          ...sample,
          buyer: {
            ...sample.buyer,
            name: buyer,
            person,
            number,
            address: { ...sample.buyer.address, addressLine2, region },
          },
          costCentre,
          reason,
          lines: lines.map((each, i) => ({ ...each, no: i + 1, credits, period })),
          taxes,
          netCents,
          taxCents,
          grossCents: netCents + taxCents,
        },
        format,
      );
    }),
);
