import { readFileSync } from 'node:fs';
import { diag } from 'libxml2-wasm';
import { describe, expect, test } from 'vitest';
import { camtFile } from './camt-file.ts';

const ACCOUNT = 'DE02120300000000202051';
const SAMPLES = new URL('../../../test/support/samples/bank/', import.meta.url);
const sample = (name: string): Buffer => readFileSync(new URL(`${name}.xml`, SAMPLES));
const read = (file: string | Uint8Array) => camtFile.read(typeof file === 'string' ? Buffer.from(file) : file, ACCOUNT);

describe('what banks send', () => {
  test('camt.053.001.02: a transfer in, a fee out, nothing that is pending or moves nothing', async () => {
    expect(await read(sample('statement-02'))).toEqual({
      ok: true,
      value: {
        kind: 'camt.053',
        statementIds: ['0352C5320261201201500'],
        otherAccounts: 0,
        entries: [
          {
            reference: '2026120112345678000',
            bookedOn: '2026-12-01',
            cents: 76_743,
            movements: [
              {
                cents: 76_743,
                name: 'Müller & Söhne Logistik',
                iban: 'DE89370400440532013000',
                text: 'Rechnung I-26-DE-000001 vom 01.12.2026',
                endToEndId: null,
                returnCode: null,
                batchReference: null,
                chargesCents: null,
              },
            ],
          },
          {
            reference: null,
            bookedOn: '2026-12-01',
            cents: -1250,
            movements: [
              {
                cents: -1250,
                name: null,
                iban: null,
                text: 'Entgelt für die Kontoführung',
                endToEndId: null,
                returnCode: null,
                batchReference: null,
                chargesCents: null,
              },
            ],
          },
        ],
      },
    });
  });

  test('camt.053.001.08: the statement of another account in the same file is left out', async () => {
    expect(await read(sample('statement-08'))).toMatchObject({
      ok: true,
      value: {
        statementIds: ['2026-349'],
        otherAccounts: 1,
        entries: [
          {
            reference: '202600000001',
            cents: 102_923,
            movements: [
              {
                name: 'Wielkopolska Trans Sp. z o.o.',
                iban: 'PL61109010140000071219812874',
                endToEndId: 'I-26-DE-000002',
                text: 'RF18539007547034',
              },
            ],
          },
        ],
      },
    });
  });

  test('camt.054.001.08: a batch is its movements, and one whose details say no amounts is one', async () => {
    const file = await read(sample('batch-08'));
    expect(file).toMatchObject({ ok: true, value: { kind: 'camt.054', entries: [{}, {}] } });
    const entries = file.ok ? file.value.entries : [];
    expect(entries.map(({ movements }) => movements.map(({ cents, name, text }) => [cents, name, text]))).toEqual([
      [
        [1001, 'Alfa', 'i 26 de 000003'],
        [2003, 'Beta', 'I-26-DE-000004 & Dank'],
        [-1, null, 'Entgelt'],
      ],
      [[4000, null, 'Teil 1 Teil 2']],
    ]);
  });

  test('camt.054.001.02: a returned debit has its code, and is of the one who did not pay', async () => {
    expect(await read(sample('return-02'))).toMatchObject({
      ok: true,
      value: {
        entries: [
          {
            cents: -100_974,
            movements: [
              {
                cents: -100_974,
                name: 'Nordwind Spedition',
                iban: 'DE89370400440532013000',
                endToEndId: 'I-26-DE-000124',
                returnCode: 'AM04',
                chargesCents: 300,
              },
            ],
          },
        ],
      },
    });
  });

  test.each([
    [
      'debits-02',
      [
        [29_750, null, 'B-26-000007-B2B B-26-000007', null, null],
        [-12_450, 'I-26-DE-000124', 'B-26-000007', 'MS02', 550],
      ],
    ],
    [
      'debits-08',
      [
        [11_900, 'I-26-DE-000124', null, null, null],
        [17_850, 'I-26-DE-000125', null, null, null],
        [-12_200, 'I-26-DE-000124', 'B-26-000007-CORE', 'AM04', 300],
      ],
    ],
  ])(
    '%s: debits that were collected at once, and one that came back with what the bank has kept',
    async (name, expected) => {
      const file = await read(sample(name));
      const movements = file.ok ? file.value.entries.flatMap((entry) => entry.movements) : [];
      expect(
        movements.map(({ cents, endToEndId, batchReference, returnCode, chargesCents }) => [
          cents,
          endToEndId,
          batchReference,
          returnCode,
          chargesCents,
        ]),
      ).toEqual(expected);
    },
  );

  test('the memory of a file is given back, also of one that is refused', async () => {
    diag.configure({ enabled: true });
    try {
      await read(sample('statement-02'));
      await read(withEntry({ amount: '1.005' }));
      await read(withEntry({ account: 'DE75512108001245126199' }));
      expect(diag.report()).toEqual({});
    } finally {
      diag.configure({ enabled: false });
    }
  });
});

type Wish = {
  readonly amount?: string;
  readonly currency?: string;
  readonly direction?: string;
  readonly day?: string;
  readonly account?: string;
  readonly namespace?: string;
  readonly more?: string;
};

const withEntry = ({
  amount = '1.00',
  currency = 'EUR',
  direction = 'CRDT',
  day = '2026-12-01',
  account = ACCOUNT,
  namespace = 'camt.053.001.08',
  more = '',
}: Wish): string => `<?xml version="1.0"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${namespace}"><BkToCstmrStmt><GrpHdr/><Stmt><Id>1</Id>
<Acct><Id><IBAN>${account}</IBAN></Id></Acct><Ntry><Amt Ccy="${currency}">${amount}</Amt>
<CdtDbtInd>${direction}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>${more}</Ntry></Stmt>
</BkToCstmrStmt></Document>`;

const BOMB = `<?xml version="1.0"?><!DOCTYPE Document [<!ENTITY a "aaaaaaaaaa">${['b', 'c', 'd', 'e', 'f', 'g', 'h']
  .map((name, i) => `<!ENTITY ${name} "${`&${String.fromCharCode(97 + i)};`.repeat(10)}">`)
  .join('')}]><Document>&h;</Document>`;
const OUTSIDE = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hostname">]><a>&x;</a>';

describe('what is refused, and why', () => {
  test.each([
    ['nothing', '', 'not-xml'],
    ['a table', 'Datum;Betrag\n01.12.2026;1,00', 'not-xml'],
    ['half a file', withEntry({}).slice(0, 300), 'not-xml'],
    ['what only looks like one', '<Document', 'not-xml'],
    ['two roots', '<a/><b/>', 'not-xml'],
    ['a bomb of entities', BOMB, 'entities'],
    ['an entity from outside', OUTSIDE, 'entities'],
    ['a bomb in another encoding', Buffer.from(`\uFEFF${BOMB}`, 'utf16le'), 'entities'],
    ['another root', '<html/>', 'other-kind'],
    ['an older version', withEntry({ namespace: 'camt.053.001.01' }), 'other-kind'],
    ['a newer version', withEntry({ namespace: 'camt.053.001.10' }), 'other-kind'],
    ['an announcement of the day', withEntry({ namespace: 'camt.052.001.08' }), 'other-kind'],
    ['a statement in the name of a notification', withEntry({ namespace: 'camt.054.001.08' }), 'other-account'],
    ['another account', withEntry({ account: 'DE75512108001245126199' }), 'other-account'],
    ['another currency', withEntry({ currency: 'USD' }), 'other-currency'],
    ['a negative amount', withEntry({ amount: '-1.00' }), 'amount'],
    ['five decimals', withEntry({ amount: '1.00001' }), 'amount'],
    ['no direction', withEntry({ direction: 'BOTH' }), 'amount'],
    ['a day that no calendar has', withEntry({ day: '2026-02-30' }), 'date'],
    ['no day', withEntry({ day: '' }), 'date'],
  ] as const)('%s', async (_, file, problem) => {
    expect(await read(file)).toEqual({ ok: false, error: problem });
  });

  test('an entry without details and without a reference is one all the same', async () => {
    expect(await read(withEntry({}))).toMatchObject({
      ok: true,
      value: { entries: [{ reference: null, cents: 100, movements: [{ cents: 100, name: null, text: '' }] }] },
    });
  });

  test('endless texts are cut between characters', async () => {
    const text = `<NtryDtls><TxDtls><RmtInf><Ustrd>${'🚛'.repeat(2000)}</Ustrd></RmtInf></TxDtls></NtryDtls>`;
    const file = await read(withEntry({ more: text }));
    expect(file.ok && file.value.entries[0]?.movements[0]?.text).toBe('🚛'.repeat(1000));
  });
});
