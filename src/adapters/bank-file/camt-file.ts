import { setImmediate } from 'node:timers/promises';
import { ParseOption, XmlDocument, XmlElement as XmlNode, XmlParseError } from 'libxml2-wasm';
import type { BankFileKind, BankFileProblem, BookedEntry } from '#domain/bank/bank-file.ts';
import { readEntry } from '#domain/bank/read-entry.ts';
import { textAt, type XmlElement } from '#domain/bank/xml-element.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import type { BankFilePort } from '#services/ports/bank-file.ts';

/** The versions that banks send; others name the same things in other ways. */
const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:(camt\.05[34])\.001\.0[28]$/;
const ROOTS = {
  'camt.053': ['BkToCstmrStmt', 'Stmt'],
  'camt.054': ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
} as const satisfies Record<BankFileKind, readonly [string, string]>;

/** So many entries are read before others have their turn. */
const AT_A_TIME = 200;

/** Reads camt.053 and camt.054 of ISO 20022. */
export const camtFile: BankFilePort = {
  async read(bytes, account) {
    const parsed = parse(bytes);
    if (!parsed.ok) return parsed;
    // Frees what the document holds outside of what the runtime looks after.
    using document = parsed.value;
    const { root } = document;
    const kind = kindOf(root);
    if (kind === undefined) return fail('other-kind');
    const [message, statement] = ROOTS[kind];
    const statements = childrenOf(root, message).flatMap((found) => childrenOf(found, statement));
    const own = statements.filter((found) => accountOf(found) === account);
    if (own.length === 0) return fail('other-account');
    const entries: BookedEntry[] = [];
    for (const found of own) {
      const read = await readEntries(found, account);
      if (!read.ok) return read;
      entries.push(...read.value);
    }
    const statementIds = own.map((found) => detach(found, isHead)).map((head) => textAt(head, 'Id') ?? '');
    return ok({ kind, statementIds, entries, otherAccounts: statements.length - own.length });
  },
};

/** No bank needs entities, and who has none cannot be made to expand or to fetch them. */
function parse(bytes: Uint8Array): Result<XmlDocument, BankFileProblem> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (buffer.includes('<!DOCTYPE') || buffer.includes('<!DOCTYPE', 0, 'utf16le')) return fail('entities');
  try {
    const option = ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NOCDATA;
    const document = XmlDocument.fromBuffer(bytes, { option });
    if (document.dtd === null) return ok(document);
    document.dispose();
    return fail('entities');
  } catch (error) {
    if (error instanceof XmlParseError) return fail('not-xml');
    throw error;
  }
}

function kindOf(root: XmlNode): BankFileKind | undefined {
  const [, name] = NAMESPACE.exec(root.namespaceUri) ?? [];
  if (root.name !== 'Document') return undefined;
  return name === 'camt.053' || name === 'camt.054' ? name : undefined;
}

const isHead = (name: string): boolean => name === 'Id' || name === 'Acct';
const accountOf = (statement: XmlNode): string | undefined =>
  textAt(detach(statement, isHead), 'Acct', 'Id', 'IBAN')?.replaceAll(/\s/g, '').toUpperCase();

async function readEntries(statement: XmlNode, account: string): Promise<Result<BookedEntry[], BankFileProblem>> {
  const entries: BookedEntry[] = [];
  let read = 0;
  for (const node of childrenOf(statement, 'Ntry')) {
    read += 1;
    if (read % AT_A_TIME === 0) await setImmediate();
    const entry = readEntry(detach(node), account);
    if (!entry.ok) return entry;
    if (entry.value !== undefined) entries.push(entry.value);
  }
  return ok(entries);
}

function childrenOf(parent: XmlNode, name?: string): readonly XmlNode[] {
  const found: XmlNode[] = [];
  for (let child = parent.firstChild; child !== null; child = child.next) {
    if (child instanceof XmlNode && (name === undefined || child.name === name)) found.push(child);
  }
  return found;
}

/** What an element holds, or those of its children that are wanted. */
function detach(node: XmlNode, isWanted: (name: string) => boolean = () => true): XmlElement {
  const nodes = childrenOf(node);
  return {
    name: node.name,
    text: nodes.length === 0 ? node.content : '',
    currency: node.name === 'Amt' ? (node.attr('Ccy')?.value ?? null) : null,
    children: nodes.filter(({ name }) => isWanted(name)).map((child) => detach(child)),
  };
}
