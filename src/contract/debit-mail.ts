import type { ByTransferReason } from '#domain/debit/debit-obstacle.ts';
import type { BankAccount } from './payment.ts';

/** An invoice is not collected, came back, or came back and is collected once more. */
export const DEBIT_MAILS = ['debitTurned', 'debitReturned', 'debitRepeated'] as const;
export type DebitMailTemplate = (typeof DEBIT_MAILS)[number];

export type MailedDebit = {
  /** Of the invoice. */
  readonly number: string;
  readonly orderNumber: string;
  readonly openCents: number;
  readonly dueOn: string;
  readonly reason: ByTransferReason | null;
  /** As the bank says why it came back. */
  readonly returnCode: string | null;
  readonly ibanMasked: string;
  readonly account: BankAccount;
};

export type DebitMails = {
  readonly [T in DebitMailTemplate]: { readonly name: string; readonly debit: MailedDebit; readonly path: string };
};
