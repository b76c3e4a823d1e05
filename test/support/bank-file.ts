/** The account of the shop that bills in tests (`sample-seller.ts`). */
const OWN = 'DE02120300000000202051';

export type FileEntry = {
  readonly cents: number;
  readonly text?: string;
  readonly name?: string;
  readonly iban?: string;
  readonly reference?: string;
  readonly day?: string;
  readonly returnCode?: string;
  /** As our file has called it, and the file itself. */
  readonly endToEndId?: string;
  readonly batch?: string;
  /** The movements of a batch, which is told as a whole without them. */
  readonly parts?: readonly { readonly cents: number; readonly text: string }[];
};

/** A file as a bank sends it. */
export const makeBankFile = (entries: readonly FileEntry[], { account = OWN, id = '1' } = {}): Uint8Array =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>${id}</MsgId></GrpHdr>
<Stmt><Id>${id}</Id><Acct><Id><IBAN>${account}</IBAN></Id></Acct>${entries.map(writeEntry).join('')}</Stmt>
</BkToCstmrStmt></Document>`);

const euros = (cents: number): string => (Math.abs(cents) / 100).toFixed(2);
const direction = (cents: number): string => (cents < 0 ? 'DBIT' : 'CRDT');

function writeEntry({ cents, reference, day = '2026-12-10', parts, batch, ...entry }: FileEntry): string {
  const details = parts
    ? parts.map((part) => writeDetail({ ...part, isPart: true }))
    : [writeDetail({ cents, ...entry, isPart: false })];
  return `<Ntry><Amt Ccy="EUR">${euros(cents)}</Amt><CdtDbtInd>${direction(cents)}</CdtDbtInd>
<Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>${day}</Dt></BookgDt>
${reference === undefined ? '' : `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
<NtryDtls>${batch === undefined ? '' : `<Btch><PmtInfId>${batch}</PmtInfId></Btch>`}${details.join('')}</NtryDtls></Ntry>`;
}

function writeDetail({
  cents,
  text = '',
  name = 'Zahler',
  iban,
  returnCode,
  endToEndId = 'NOTPROVIDED',
  isPart,
}: Omit<FileEntry, 'parts' | 'batch'> & { readonly isPart: boolean }): string {
  const party = cents < 0 && returnCode === undefined ? 'Cdtr' : 'Dbtr';
  return `<TxDtls><Refs><EndToEndId>${endToEndId}</EndToEndId></Refs>
${isPart ? `<Amt Ccy="EUR">${euros(cents)}</Amt><CdtDbtInd>${direction(cents)}</CdtDbtInd>` : ''}
<RltdPties><${party}><Pty><Nm>${name}</Nm></Pty></${party}>
${iban === undefined ? '' : `<${party}Acct><Id><IBAN>${iban}</IBAN></Id></${party}Acct>`}</RltdPties>
<RmtInf><Ustrd>${text}</Ustrd></RmtInf>
${returnCode === undefined ? '' : `<RtrInf><Rsn><Cd>${returnCode}</Cd></Rsn></RtrInf>`}</TxDtls>`;
}
