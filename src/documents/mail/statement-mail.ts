import type { AccountStatement } from '#contract/statement.ts';
import { createInvoiceText } from '#documents/invoice/invoice-text.ts';
import { AGES } from '#domain/account/ageing.ts';
import type { Locale } from '#i18n/locales.ts';
import type { MailMatter } from './mail-body.ts';

/** What the sentences of a mail with a statement speak of. */
export function toStatementValues(locale: Locale, statement: AccountStatement): Record<string, string> {
  const { span, format } = createInvoiceText(locale);
  return { period: span(statement), closing: format.money(statement.closing) };
}

/** What it began and ended with, what is open of that, and how late it is. */
export function toStatementMatter(locale: Locale, statement: AccountStatement): MailMatter {
  const { say, format } = createInvoiceText(locale);
  const { opening, closing, open, unused, ageing } = statement;
  const late = AGES.filter((age) => ageing[age].cents > 0);
  return {
    rows: [
      { label: say('statement.opening'), value: format.money(opening) },
      { label: say('statement.closing'), value: format.money(closing), isSum: true },
    ],
    notice: {
      title: say('statement.ageing'),
      text: '',
      rows: [
        { label: say('invoice.sum.open'), value: format.money(open) },
        ...late.map((age) => ({ label: say(`statement.age.${age}`), value: format.money(ageing[age]) })),
        { label: say('statement.unused'), value: format.money(unused) },
      ],
    },
  };
}
