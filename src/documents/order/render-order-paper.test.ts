import { beforeAll, describe, expect, test } from 'vitest';
import { money, ZERO } from '#domain/money/money.ts';
import { PRINTED_LOCALES } from '../../../test/support/printed-locales.ts';
import { readPdf } from '../../../test/support/read-pdf.ts';
import { SAMPLE_EXTENSION } from '#documents/sample/sample-addenda.ts';
import { SAMPLE_FACTS } from '#documents/sample/sample-facts.ts';
import { SAMPLE_LESSOR } from '../../../test/support/sample-lessor.ts';
import { SAMPLE_ORDER } from '#documents/sample/sample-order.ts';
import { renderExtensionAddendum, renderOrderConfirmation, renderRentalContract } from './render-order-paper.tsx';

/** Runs of another script, and of another page line, begin anew. */
const plain = (text: string): string => text.replaceAll('\n', '').replaceAll(/[\u00a0\u202f]/g, ' ');

const IBAN = 'DE02 1203 0000 0000 2020 51';
const FACTS = { company: 'Muster GmbH', facts: SAMPLE_FACTS, lessor: SAMPLE_LESSOR } as const;

describe.each(PRINTED_LOCALES)('in %s', (locale) => {
  const paper = { ...FACTS, order: SAMPLE_ORDER, locale, open: SAMPLE_ORDER.totals.gross };
  const papers = new Map<string, Uint8Array>();
  beforeAll(async () => {
    papers.set('confirmation', await renderOrderConfirmation(paper));
    papers.set('contract', await renderRentalContract(paper));
  });
  const bytesOf = (name: string): Uint8Array => papers.get(name) ?? new Uint8Array();

  test.each(['confirmation', 'contract'])('the %s can be read, with every letter and cent', (name) => {
    const { text, pages } = readPdf(bytesOf(name));
    expect(pages).toBe(1);
    const read = plain(text);
    for (const fact of [
      'O-26-000123',
      'KM-101',
      'HH TY 4711',
      'Łódź & <Søhne> Сибирь',
      'Depot București, Șoseaua Odăii',
    ])
      expect(read).toContain(fact);
    for (const amount of [/516[.,]40/, /108[.,]44/, /624[.,]84/]) expect(read).toMatch(amount);
    expect(read).not.toMatch(/\ufffd|document\.|service\.|cart\./);
  });

  test.each(['confirmation', 'contract'])('the %s names both sides, vehicle, place, cover and who accepted', (name) => {
    const read = plain(readPdf(bytesOf(name)).text);
    for (const fact of [
      'Altenwerder Hauptstraße 12',
      'Amtsgericht Hamburg, HRB 999999',
      'DE 999 999 999',
      'Henrike Albers',
      'DE136695976',
      'WKESD000000123456',
      'Șoseaua Odăii 307',
      '013604 București',
      'Żaneta Müller',
      'zaneta@lodz.example',
    ])
      expect(read).toContain(fact);
    expect(read).toMatch(/2[ .,]?500[.,]00/);
  });

  test('says in which language it is written and what it is', () => {
    const source = Buffer.from(bytesOf('contract')).toString('latin1');
    expect(source).toContain(`/Lang (${locale})`);
    expect(source).toContain('/DisplayDocTitle true');
    expect(source).toMatch(/\/Title \(.+\)/);
  });
});

const [line] = SAMPLE_ORDER.lineItems;
if (line === undefined) throw new Error('The sample has no line');

describe.each(PRINTED_LOCALES)('the addendum in %s', (locale) => {
  const addendum = { ...FACTS, order: SAMPLE_ORDER, locale, extension: SAMPLE_EXTENSION };

  test('has a number and a price of its own, and asks for what is open', async () => {
    const { text, pages } = readPdf(await renderExtensionAddendum({ ...addendum, open: money(90_000) }));
    expect(pages).toBe(1);
    const read = plain(text);
    for (const fact of ['O-26-000123-1-A1', 'KM-101', 'WKESD000000123456', IBAN]) expect(read).toContain(fact);
    for (const amount of [/900[.,]00/, /1[ .,]?524[.,]84/, /624[.,]84/]) expect(read).toMatch(amount);
    expect(read).not.toMatch(/\ufffd|document\.|service\./);
  });

  test('asks for nothing once all is paid', async () => {
    const { text } = readPdf(await renderExtensionAddendum({ ...addendum, open: ZERO }));
    expect(plain(text)).not.toContain(IBAN);
  });

  test('nor does the confirmation', async () => {
    const { text } = readPdf(await renderOrderConfirmation({ ...addendum, open: ZERO }));
    expect(plain(text)).not.toContain(IBAN);
  });
});

test('many lines go on over pages, and the next document is none the worse for it', async () => {
  const lineItems = Array.from({ length: 20 }, (_, i) => ({ ...line, id: String(i), number: `O-26-000123-${i + 1}` }));
  const order = { ...SAMPLE_ORDER, lineItems };
  const long = readPdf(await renderOrderConfirmation({ ...FACTS, order, locale: 'ru', open: ZERO }));
  expect(long.pages).toBeGreaterThan(1);
  expect(long.text).toContain('O-26-000123-20');
  expect(plain(long.text)).toContain(`Страница ${long.pages} из ${long.pages}`);
  const next = readPdf(await renderRentalContract({ ...FACTS, order: SAMPLE_ORDER, locale: 'pl', open: ZERO }));
  expect(plain(next.text)).toContain('niezwłocznie zgłasza szkody');
});

test('a paper never shows the vehicle of another trailer', async () => {
  const swapped = { ...SAMPLE_ORDER, lineItems: [{ ...line, trailerId: 'another' }] };
  const read = plain(readPdf(await renderRentalContract({ ...FACTS, order: swapped, locale: 'de', open: ZERO })).text);
  expect(read).not.toContain('WKESD000000123456');
});

test('a direct debit names its mandate and who collects, and no account of ours', async () => {
  const mandate = {
    reference: 'TY-000017',
    scheme: 'B2B',
    ibanMasked: 'DE89 •••• 3000',
    accountHolder: 'Nord',
  } as const;
  const order = { ...SAMPLE_ORDER, payment: { paidBy: 'debit', method: 'sepa', mandate } as const };
  const { text } = readPdf(await renderOrderConfirmation({ ...FACTS, order, locale: 'de', open: money(62_484) }));
  for (const fact of ['TY-000017', 'DE98ZZZ09999999999', '624,84']) expect(plain(text)).toContain(fact);
  expect(plain(text)).not.toContain(IBAN);
});

test('whoever approved the order, and the operator who placed it, are named', async () => {
  const decision = { by: 'Anna Albers', at: '2026-11-15T12:00:00.000Z', note: null };
  const facts = { ...SAMPLE_FACTS, acceptance: { ...SAMPLE_FACTS.acceptance, byOperator: true } };
  const order = { ...SAMPLE_ORDER, decision };
  const { text } = readPdf(await renderRentalContract({ ...FACTS, facts, order, locale: 'de', open: ZERO }));
  for (const fact of ['Freigegeben von Anna Albers', 'Unser Kundenservice hat die Bestellung']) {
    expect(plain(text)).toContain(fact);
  }
});

test('what invoices will ask for, the confirmation does not', async () => {
  const payment = { ...SAMPLE_ORDER.payment, dueOn: null };
  const order = { ...SAMPLE_ORDER, payment, lapsesAt: null };
  const paper = { ...FACTS, order, locale: 'de', open: SAMPLE_ORDER.totals.gross } as const;
  const read = plain(readPdf(await renderOrderConfirmation(paper)).text);
  expect(read).toContain('Sie erhalten Rechnungen per E-Mail.');
  expect(read).not.toContain(IBAN);
});
