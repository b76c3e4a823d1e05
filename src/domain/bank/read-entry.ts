import { fail, ok, type Result } from '../result.ts';
import type { BankFileProblem, BankMovement, BookedEntry } from './bank-file.ts';
import { readCents } from './read-cents.ts';
import { elementsAt, textAt, type XmlElement } from './xml-element.ts';

type Party = Pick<BankMovement, 'name' | 'iban'>;

const LONGEST_NAME = 140;
const LONGEST_TEXT = 1000;
const LONGEST_REFERENCE = 100;
const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/;
const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;
/** What banks write where they have to write something. */
const NO_REFERENCES: ReadonlySet<string> = new Set(['NOTPROVIDED', 'NONREF', 'NOREF', 'NONE']);

/** An entry of a statement. Undefined if it is not booked, or moves nothing. */
export function readEntry(entry: XmlElement, account: string): Result<BookedEntry | undefined, BankFileProblem> {
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts');
  if (status !== 'BOOK') return ok(undefined);
  const amount = elementsAt(entry, 'Amt')[0];
  if (amount?.currency !== 'EUR') return fail('other-currency');
  const [unsigned, sign] = [readCents(amount.text.trim()), signOf(entry)];
  if (unsigned === undefined || sign === undefined) return fail('amount');
  const day = readDay(entry);
  if (day === undefined) return fail('date');
  if (unsigned === 0) return ok(undefined);
  const cents = sign * unsigned;
  const details = elementsAt(entry, 'NtryDtls', 'TxDtls');
  const reference = referenceAt(entry, 'AcctSvcrRef') ?? (details[0] && referenceAt(details[0], 'Refs', 'AcctSvcrRef'));
  return ok({
    reference: reference ?? null,
    bookedOn: day,
    cents,
    movements: toMovements({ entry, details, cents, sign, account }),
  });
}

function readDay(entry: XmlElement): string | undefined {
  const text =
    textAt(entry, 'BookgDt', 'Dt') ??
    textAt(entry, 'BookgDt', 'DtTm') ??
    textAt(entry, 'ValDt', 'Dt') ??
    textAt(entry, 'ValDt', 'DtTm');
  const [day] = DAY.exec(text ?? '') ?? [];
  // There is no thirtieth of February.
  return day !== undefined && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day) ? day : undefined;
}

const SIGNS: ReadonlyMap<string | undefined, number> = new Map([
  ['CRDT', 1],
  ['DBIT', -1],
]);
const signOf = (of: XmlElement): number | undefined => SIGNS.get(textAt(of, 'CdtDbtInd'));

type Whole = {
  readonly entry: XmlElement;
  readonly details: readonly XmlElement[];
  readonly cents: number;
  readonly sign: number;
  readonly account: string;
};

/** Those of a batch, if its details say how much each of them is; otherwise all of it is one movement. */
function toMovements({ entry, details, cents, sign, account }: Whole): readonly BankMovement[] {
  const note = textAt(entry, 'AddtlNtryInf');
  const amounts = details.map((detail) => amountOf(detail, sign));
  const isSplit = details.length > 1 && amounts.every((amount) => amount !== 0) && sumOf(amounts) === cents;
  if (isSplit) return details.map((detail, i) => toMovement([detail], amounts[i] ?? 0, { account, note, entry: null }));
  return [toMovement(details, cents, { account, note, entry })];
}

const sumOf = (amounts: readonly (number | undefined)[]): number | undefined =>
  amounts.reduce((sum, amount) => (sum === undefined || amount === undefined ? undefined : sum + amount), 0);

const AMOUNT_PATHS = [['Amt'], ['AmtDtls', 'TxAmt', 'Amt'], ['AmtDtls', 'InstdAmt', 'Amt']] as const;

function amountOf(detail: XmlElement, sign: number): number | undefined {
  const amounts = AMOUNT_PATHS.flatMap((path) => elementsAt(detail, ...path));
  const amount = amounts.find(({ currency }) => currency === 'EUR');
  const unsigned = amount && readCents(amount.text.trim());
  return unsigned === undefined ? undefined : (signOf(detail) ?? sign) * unsigned;
}

type Frame = {
  readonly account: string;
  readonly note: string | undefined;
  /** What is told about all of it at once; nothing for a part of it. */
  readonly entry: XmlElement | null;
};

function toMovement(details: readonly XmlElement[], cents: number, { account, note, entry }: Frame): BankMovement {
  const [detail] = details.length === 1 ? details : [];
  const texts = details.flatMap(textsOf);
  const returnCode =
    detail && (textAt(detail, 'RtrInf', 'Rsn', 'Cd') ?? textAt(detail, 'RtrInf', 'Rsn', 'Prtry')?.slice(0, 35));
  const party = detail ? partyOf(detail, { isIncoming: cents > 0 === (returnCode === undefined), account }) : NOBODY;
  return {
    cents,
    ...party,
    text: tidy((texts.length > 0 ? texts : [note ?? '']).join(' '), LONGEST_TEXT),
    endToEndId: (detail && referenceAt(detail, 'Refs', 'EndToEndId')) ?? null,
    returnCode: returnCode ?? null,
    batchReference: batchReferenceOf(details, entry),
    chargesCents: chargesOf(details, { entry, cents }),
  };
}

/** Our names for a file and for a part of it, by which banks tell a batch that they have booked at once. */
function batchReferenceOf(details: readonly XmlElement[], entry: XmlElement | null): string | null {
  const of = ['PmtInfId', 'MsgId'] as const;
  const told = [
    ...(entry === null ? [] : of.map((name) => referenceAt(entry, 'NtryDtls', 'Btch', name))),
    ...details.flatMap((detail) => of.map((name) => referenceAt(detail, 'Refs', name))),
  ];
  const references = new Set(told.filter((reference) => reference !== undefined));
  return references.size === 0 ? null : tidy([...references].join(' '), LONGEST_REFERENCE);
}

const CHARGE_PATHS = [
  ['Chrgs', 'TtlChrgsAndTaxAmt'],
  ['Chrgs', 'Rcrd', 'Amt'],
  ['Chrgs', 'Amt'],
] as const;

/** As the bank says, or what is more than the amount that was ordered. */
function chargesOf(
  details: readonly XmlElement[],
  { entry, cents }: { readonly entry: XmlElement | null; readonly cents: number },
): number | null {
  const [detail] = details.length === 1 ? details : [];
  for (const from of [detail, entry]) {
    for (const path of from ? CHARGE_PATHS : []) {
      const told = from ? sumOf(elementsAt(from, ...path).map(({ text }) => readCents(text.trim()))) : 0;
      if (told !== undefined && told > 0) return told;
    }
  }
  const [ordered] = detail ? elementsAt(detail, 'AmtDtls', 'InstdAmt', 'Amt') : [];
  const orderedCents = ordered?.currency === 'EUR' ? readCents(ordered.text.trim()) : undefined;
  const more = orderedCents === undefined ? 0 : Math.abs(cents) - orderedCents;
  return more > 0 ? more : null;
}

const TEXT_PATHS = [
  ['RmtInf', 'Ustrd'],
  ['RmtInf', 'Strd', 'CdtrRefInf', 'Ref'],
  ['RmtInf', 'Strd', 'RfrdDocInf', 'Nb'],
  ['RmtInf', 'Strd', 'AddtlRmtInf'],
] as const;
const textsOf = (detail: XmlElement): readonly string[] =>
  TEXT_PATHS.flatMap((path) => elementsAt(detail, ...path)).map(({ text }) => text);

const NOBODY: Party = { name: null, iban: null };

/** Who is on the other side: of money that came the debtor, of money that went the creditor, of a return the other one. */
function partyOf(
  detail: XmlElement,
  { isIncoming, account }: { readonly isIncoming: boolean; readonly account: string },
): Party {
  const parties = isIncoming ? (['Dbtr', 'Cdtr'] as const) : (['Cdtr', 'Dbtr'] as const);
  const read = parties.map((party) => readParty(detail, party));
  return read.find(({ name, iban }) => iban !== account && (iban ?? name) !== null) ?? NOBODY;
}

function readParty(detail: XmlElement, party: 'Dbtr' | 'Cdtr'): Party {
  const name = textAt(detail, 'RltdPties', party, 'Pty', 'Nm') ?? textAt(detail, 'RltdPties', party, 'Nm');
  const iban = textAt(detail, 'RltdPties', `${party}Acct`, 'Id', 'IBAN')?.replaceAll(/\s/g, '').toUpperCase();
  return {
    name: name === undefined ? null : tidy(name, LONGEST_NAME),
    iban: iban !== undefined && IBAN.test(iban) ? iban : null,
  };
}

function referenceAt(from: XmlElement, ...path: readonly string[]): string | undefined {
  const text = textAt(from, ...path);
  return text === undefined || NO_REFERENCES.has(text.toUpperCase()) ? undefined : tidy(text, LONGEST_REFERENCE);
}

/** In one line and without what no screen can show; cut between characters, never inside one. */
const tidy = (text: string, longest: number): string =>
  Array.from(text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim())
    .slice(0, longest)
    .join('');
