import { keysOf, tableOf } from '../table.ts';
import { HEAD_RULES } from './head-rules.ts';
import type { InvoiceDocument, InvoiceWords } from './invoice-document.ts';
import { LINE_RULES } from './line-rules.ts';
import { PARTY_RULES } from './party-rules.ts';
import { PAYMENT_RULES } from './payment-rules.ts';
import { SUM_RULES } from './sum-rules.ts';
import { TAX_RULES } from './tax-rules.ts';

export type InvoiceFinding = {
  /** The official id of the rule, such as `BR-CO-10`. */
  readonly rule: string;
  /** Where in the document. */
  readonly path: string;
  /** What has to hold, in plain words. */
  readonly says: string;
};

const RULES_ABOUT = {
  document: HEAD_RULES,
  lines: LINE_RULES,
  sums: SUM_RULES,
  taxes: TAX_RULES,
  parties: PARTY_RULES,
  payment: PAYMENT_RULES,
} as const;
const RULES = Object.values(RULES_ABOUT).flat();

/** What every document was checked for before it was issued: the ids of the rules, by what they are about. */
export const RULE_IDS = tableOf(keysOf(RULES_ABOUT), (about) => [...new Set(RULES_ABOUT[about].map(({ id }) => id))]);

/**
 * What keeps a document from being issued: the rules of EN 16931, XRechnung and Peppol that one of ours can break, and
 * some of our own. They stand in for the official Schematron, which takes far too long for every document.
 */
export const checkInvoice = (document: InvoiceDocument, words: InvoiceWords): readonly InvoiceFinding[] =>
  RULES.flatMap(({ id, says, breaks }) => breaks(document, words).map((path) => ({ rule: id, path, says })));
