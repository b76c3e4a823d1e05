import { attributed, element, toDecimal, writeXml, type XmlElement } from '#domain/invoice/xml.ts';
import { MANDATE_SCHEMES, type MandateScheme } from '#domain/payment/mandate.ts';
import { toSepaText } from './sepa-text.ts';

export type DebitCreditor = {
  readonly name: string;
  readonly iban: string;
  readonly bic: string;
  readonly identifier: string;
};

export type FiledDebit = {
  /** The number of the invoice: what the bank names when it books or returns it. */
  readonly endToEndId: string;
  readonly cents: number;
  readonly scheme: MandateScheme;
  readonly mandateReference: string;
  readonly signedOn: string;
  readonly accountHolder: string;
  readonly iban: string;
  readonly text: string;
};

export type DebitFile = {
  readonly number: string;
  readonly createdAt: Date;
  readonly collectOn: string;
  readonly creditor: DebitCreditor;
  readonly debits: readonly FiledDebit[];
};

const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:pain.008.001.08';
const NAME_MAX = 70;
const TEXT_MAX = 140;

const sumOf = (debits: readonly FiledDebit[]): string => toDecimal(debits.reduce((sum, { cents }) => sum + cents, 0));

const byNumber = (a: FiledDebit, b: FiledDebit): number =>
  a.endToEndId < b.endToEndId ? -1 : Number(a.endToEndId > b.endToEndId);

/**
 * The file with which a bank collects: one part for each scheme, and in it the debits by number. It follows from the batch
 * alone, to the byte. Every debit is a recurring one, the first included; nobody's address is told.
 */
export function writePain008({ number, createdAt, collectOn, creditor, debits }: DebitFile): string {
  const parts = MANDATE_SCHEMES.map((scheme) => ({
    scheme,
    debits: debits.filter((debit) => debit.scheme === scheme).toSorted(byNumber),
  }));
  const header = element(
    'GrpHdr',
    element('MsgId', number),
    element('CreDtTm', createdAt.toISOString().replace(/\.\d{3}/, '')),
    element('NbOfTxs', String(debits.length)),
    element('CtrlSum', sumOf(debits)),
    element('InitgPty', element('Nm', toSepaText(creditor.name, NAME_MAX))),
  );
  const payments = parts
    .filter((part) => part.debits.length > 0)
    .map((part) => toPayment({ id: `${number}-${part.scheme}`, collectOn, creditor, ...part }));
  return writeXml(attributed('Document', { xmlns: NAMESPACE }, element('CstmrDrctDbtInitn', header, ...payments)));
}

type Payment = Pick<DebitFile, 'collectOn' | 'creditor' | 'debits'> & {
  readonly id: string;
  readonly scheme: MandateScheme;
};

const toPayment = ({ id, scheme, collectOn, creditor, debits }: Payment): XmlElement =>
  element(
    'PmtInf',
    element('PmtInfId', id),
    element('PmtMtd', 'DD'),
    element('BtchBookg', 'true'),
    element('NbOfTxs', String(debits.length)),
    element('CtrlSum', sumOf(debits)),
    element(
      'PmtTpInf',
      element('SvcLvl', element('Cd', 'SEPA')),
      element('LclInstrm', element('Cd', scheme)),
      element('SeqTp', 'RCUR'),
    ),
    element('ReqdColltnDt', collectOn),
    element('Cdtr', element('Nm', toSepaText(creditor.name, NAME_MAX))),
    toAccount('CdtrAcct', creditor.iban),
    element('CdtrAgt', element('FinInstnId', element('BICFI', creditor.bic))),
    element('ChrgBr', 'SLEV'),
    element(
      'CdtrSchmeId',
      element(
        'Id',
        element(
          'PrvtId',
          element('Othr', element('Id', creditor.identifier), element('SchmeNm', element('Prtry', 'SEPA'))),
        ),
      ),
    ),
    ...debits.map(toTransaction),
  );

const toTransaction = (debit: FiledDebit): XmlElement =>
  element(
    'DrctDbtTxInf',
    element('PmtId', element('EndToEndId', debit.endToEndId)),
    attributed('InstdAmt', { Ccy: 'EUR' }, toDecimal(debit.cents)),
    element(
      'DrctDbtTx',
      element('MndtRltdInf', element('MndtId', debit.mandateReference), element('DtOfSgntr', debit.signedOn)),
    ),
    // The bank finds it by the account number.
    element('DbtrAgt', element('FinInstnId', element('Othr', element('Id', 'NOTPROVIDED')))),
    element('Dbtr', element('Nm', toSepaText(debit.accountHolder, NAME_MAX))),
    toAccount('DbtrAcct', debit.iban),
    element('RmtInf', element('Ustrd', toSepaText(debit.text, TEXT_MAX))),
  );

const toAccount = (name: string, iban: string): XmlElement =>
  element(name, element('Id', element('IBAN', iban.replaceAll(/\s/g, '').toUpperCase())));
