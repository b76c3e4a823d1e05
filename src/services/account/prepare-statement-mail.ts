import type { PreparedMail } from '#contract/mail.ts';
import { addDays } from '#domain/time/wall-clock.ts';
import type { Deps } from '../deps.ts';
import type { MailRequest } from '../mail/mail-request.ts';
import { loadStatement } from './load-statement.ts';
import { renderStatement } from './render-statement.ts';

type Needs = Pick<Deps, 'clock' | 'db' | 'pdf' | 'settings'>;
type Request = Extract<MailRequest, { template: 'statement' }>;

const LONGEST_MONTH = 31;
const lastDayOf = (month: string): string => addDays(`${addDays(month, LONGEST_MONTH).slice(0, 7)}-01`, -1);

/**
 * The statement of a month, to where invoices go. Nobody is written to about an account on which nothing has happened and
 * nothing is open, or after the company was erased.
 */
export async function prepareStatementMail(
  deps: Needs,
  { businessUnitId, month }: Request,
): Promise<PreparedMail | undefined> {
  const query = { from: month, to: lastDayOf(month) };
  const loaded = await loadStatement(deps, { businessUnitId, query });
  if (loaded === undefined) return undefined;
  const { reader, statement } = loaded;
  const { rows, open, unused } = statement;
  const isQuiet = rows.length === 0 && open.cents === 0 && unused.cents === 0;
  if (reader.erasedAt !== null || !reader.invoiceEmail || isQuiet) return undefined;
  const { locale } = reader;
  const { bytes, filename } = await renderStatement(deps, loaded, locale);
  return {
    to: reader.invoiceEmail,
    locale,
    userId: null,
    businessUnitId,
    content: {
      template: 'statement',
      name: '',
      statement,
      path: `/invoices/statement?${new URLSearchParams(query).toString()}`,
    },
    attachments: [{ filename, contentType: 'application/pdf', bytes }],
  };
}
