import type { AccountStatement } from '#contract/statement.ts';
import { money } from '#domain/money/money.ts';

const row = (
  on: string,
  kind: AccountStatement['rows'][number]['kind'],
  [number, dueOn]: readonly [string, string | null] | readonly [],
  [cents, balance]: readonly [number, number],
): AccountStatement['rows'][number] => ({
  id: `${on} ${kind} ${number ?? ''}`,
  kind,
  on,
  number: number ?? null,
  orderNumber: number === undefined ? null : 'O-26-000134',
  dueOn: dueOn ?? null,
  amount: money(cents),
  balance: money(balance),
});

/** A quarter of a company that pays late, and once too much. */
export const SAMPLE_STATEMENT: AccountStatement = {
  company: { name: 'Łódź & <Søhne> "Сибирь" O\'Neill', debtorNumber: '10017' },
  from: '2026-10-01',
  to: '2026-12-31',
  opening: money(38_080),
  rows: [
    row('2026-10-02', 'transfer', [], [-38_080, 0]),
    row('2026-11-01', 'invoice', ['I-26-DE-000087', '2026-11-15'], [204_787, 204_787]),
    row('2026-11-13', 'directDebit', [], [-204_787, 0]),
    row('2026-11-17', 'debitReturn', [], [204_787, 204_787]),
    row('2026-12-01', 'invoice', ['I-26-DE-000123', '2026-12-15'], [76_743, 281_530]),
    row('2026-12-03', 'creditNote', ['C-26-DE-000009', null], [-21_361, 260_169]),
    row('2026-12-10', 'transfer', [], [-100_000, 160_169]),
    row('2026-12-18', 'claim', ['S-26-DE-000003', '2027-01-01'], [25_000, 185_169]),
    row('2026-12-21', 'refund', [], [5_000, 190_169]),
    row('2026-12-22', 'writeOff', [], [-2, 190_167]),
  ],
  closing: money(190_167),
  open: money(206_528),
  unused: money(16_361),
  ageing: { notDue: money(25_000), to30: money(76_743), to60: money(104_785), to90: money(0), over90: money(0) },
};

/** What its paper says beside. */
export const SAMPLE_STATEMENT_FRAME = {
  address: {
    street: 'ul. Głogowska 12',
    addressLine2: null,
    postalCode: '60-736',
    city: 'Poznań',
    region: null,
    country: 'PL',
  },
  account: { holder: 'Trailyard GmbH', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  at: '2027-01-02T05:30:00.000Z',
};
