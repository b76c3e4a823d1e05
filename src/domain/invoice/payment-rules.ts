import { toIban } from '#domain/payment/check-iban.ts';
import { failing, isSaid, type InvoiceRule } from './invoice-rule.ts';
import { isDay } from './is-day.ts';

/** When and how it is paid. */
export const PAYMENT_RULES: readonly InvoiceRule[] = [
  {
    id: 'BR-CO-25',
    says: 'What is to be paid has a due day that is not before the day of issue, and terms.',
    breaks: ({ payment, issuedOn }, { terms }) =>
      failing({
        'payment.dueOn': payment.by !== 'transfer' || (isDay(payment.dueOn) && payment.dueOn >= issuedOn),
        'payment.collectOn': payment.by !== 'debit' || (isDay(payment.collectOn) && payment.collectOn > issuedOn),
        terms: isSaid(terms),
      }),
  },
  {
    id: 'BR-50',
    says: 'A transfer goes to an account.',
    breaks: ({ payment }) =>
      failing({
        'payment.account.iban': !('account' in payment) || toIban(payment.account.iban) !== undefined,
        'payment.account.holder': !('account' in payment) || isSaid(payment.account.holder),
      }),
  },
  {
    id: 'PEPPOL-EN16931-R061',
    says: 'A direct debit names its mandate.',
    breaks: ({ payment }) =>
      failing({ 'payment.mandate': payment.by !== 'debit' || isSaid(payment.mandate.reference) }),
  },
  {
    id: 'BR-DE-30',
    says: 'A direct debit names who collects it.',
    breaks: ({ payment }) => failing({ 'payment.creditorId': payment.by !== 'debit' || isSaid(payment.creditorId) }),
  },
  {
    id: 'BR-DE-31',
    says: 'XRechnung: a direct debit names the account that it is collected from.',
    breaks: ({ payment, format }) =>
      failing({
        'payment.iban':
          payment.by !== 'debit' ||
          format !== 'xrechnung' ||
          (payment.iban !== null && toIban(payment.iban) !== undefined),
      }),
  },
  {
    id: 'TY-14',
    says: 'Only where the format asks for it does a file hold the account of a customer.',
    breaks: ({ payment, format }) =>
      failing({ 'payment.iban': payment.by !== 'debit' || format === 'xrechnung' || payment.iban === null }),
  },
  {
    id: 'TY-15',
    says: 'A credit note asks for no payment, and nothing else gives a credit.',
    breaks: ({ kind, payment }) => failing({ payment: (kind === 'creditNote') === (payment.by === 'credit') }),
  },
  {
    id: 'TY-16',
    says: 'An advance says when it was received, and that was not after the invoice.',
    breaks: ({ payment, issuedOn }) =>
      failing({
        'payment.receivedOn': payment.by !== 'advance' || (isDay(payment.receivedOn) && payment.receivedOn <= issuedOn),
      }),
  },
];
