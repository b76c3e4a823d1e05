/**
 * What a document was settled with: money that came or was collected, or came back, a credit note, a cent or two that
 * nobody asks for, or what was given up; and what a credit note was used for: another document, or money sent back.
 */
export const SETTLEMENT_KINDS = [
  'transfer',
  'directDebit',
  'debitReturn',
  'creditNote',
  'smallDifference',
  'writeOff',
  'offset',
  'refund',
] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];
