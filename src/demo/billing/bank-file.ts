import { createHash } from 'node:crypto';
import { attributed, element, toDecimal, writeXml, type XmlElement } from '#domain/invoice/xml.ts';

export type BankMovement = {
  readonly cents: number;
  readonly bookedOn: string;
  readonly name: string;
  readonly iban: string;
  readonly text: string;
};

type Statement = { readonly id: string; readonly account: string; readonly movements: readonly BankMovement[] };

/** A statement of our account as a bank sends it. */
export const writeBankFile = ({ id, account, movements }: Statement): Uint8Array =>
  Buffer.from(
    writeXml(
      attributed(
        'Document',
        { xmlns: 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08' },
        element(
          'BkToCstmrStmt',
          element('GrpHdr', element('MsgId', id)),
          element(
            'Stmt',
            element('Id', id),
            element('Acct', element('Id', element('IBAN', account))),
            ...movements.map((movement, i) => toEntry(movement, `${id}-${i + 1}`)),
          ),
        ),
      ),
    ),
  );

function toEntry({ cents, bookedOn, name, iban, text }: BankMovement, reference: string): XmlElement {
  const party = cents < 0 ? 'Cdtr' : 'Dbtr';
  return element(
    'Ntry',
    attributed('Amt', { Ccy: 'EUR' }, toDecimal(Math.abs(cents))),
    element('CdtDbtInd', cents < 0 ? 'DBIT' : 'CRDT'),
    element('Sts', element('Cd', 'BOOK')),
    element('BookgDt', element('Dt', bookedOn)),
    element('AcctSvcrRef', reference),
    element(
      'NtryDtls',
      element(
        'TxDtls',
        element('Refs', element('EndToEndId', 'NOTPROVIDED')),
        element(
          'RltdPties',
          element(party, element('Pty', element('Nm', name))),
          element(`${party}Acct`, element('Id', element('IBAN', iban))),
        ),
        element('RmtInf', element('Ustrd', text)),
      ),
    ),
  );
}

/** The account that somebody pays from: of a sample bank, with its check digits, and nobody's. */
export function ibanOf(name: string): string {
  const digits = createHash('sha256').update(`account of ${name}`).digest().readUIntBE(0, 6);
  const account = `37040044${String(digits % 10 ** 10).padStart(10, '0')}`;
  // DE, as figures.
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
}
