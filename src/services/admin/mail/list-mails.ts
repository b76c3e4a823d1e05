import type { AdminMailQuery, AdminMailSummary } from '#contract/admin-mail.ts';
import type { ListPage } from '#contract/list-query.ts';
import { listMails as findMails, MAIL_ORDERS, type MailSummaryRow } from '#db/mail/admin-mail.queries.ts';
import type { Actor } from '#domain/team/actor.ts';
import { LOCALE_NAMES } from '#i18n/locales.ts';
import { chosenScope } from '#domain/team/scope.ts';
import { type CsvReader, onOperatorClock, operatorTime, type Say } from '#services/list/csv-reader.ts';
import { type CsvColumns, writeCsv } from '#services/list/write-csv.ts';
import type { Deps } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { orderBy, pageOf } from '../../list/page-of.ts';
import { requireStaff } from '#services/require-actor.ts';

/** What the shop has written to people, newest first. */
export const listMails = (
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  query: AdminMailQuery,
): Promise<Outcome<ListPage<AdminMailSummary>>> => readMails(deps, actor, query, toMailSummary);

async function readMails<Item>(
  { db }: Pick<Deps, 'db'>,
  actor: Actor,
  { sort = '-at', q, status, businessUnit, ...asked }: AdminMailQuery,
  toItem: (row: MailSummaryRow) => Item,
): Promise<Outcome<ListPage<Item>>> {
  const admin = requireStaff(actor, 'mails.read');
  if (!admin.ok) return admin;
  const filters = { q, status, scope: chosenScope(businessUnit) };
  return pageOf(orderBy(MAIL_ORDERS, sort), asked, (page) => findMails(db, { ...filters, ...page }), toItem);
}

export const toMailSummary = (row: Omit<MailSummaryRow, 'place' | 'bodyText'>): AdminMailSummary => {
  const { id, createdAt, recipient, subject, template, locale, status, canResend } = row;
  return { id, at: createdAt.toISOString(), recipient, subject, template, locale, status, canResend };
};

const toColumns = (say: Say): CsvColumns<AdminMailSummary> => ({
  [onOperatorClock(say('adminMail.time'))]: ({ at }) => operatorTime(at),
  [say('adminMail.recipient')]: ({ recipient }) => recipient,
  [say('adminMail.subject')]: ({ subject }) => subject,
  [say('word.language')]: ({ locale }) => LOCALE_NAMES[locale],
  [say('word.status')]: ({ status }) => say(`adminMail.status.${status}`),
});

export const writeMails = (deps: Pick<Deps, 'db'>, actor: Actor, query: AdminMailQuery, reader: CsvReader) =>
  writeCsv(reader, toColumns(reader.say), (page) => listMails(deps, actor, { ...query, ...page }));

type MailWithText = AdminMailSummary & { readonly text: string };
const toMailWithText = (row: MailSummaryRow): MailWithText => ({ ...toMailSummary(row), text: row.bodyText });
const textOf = ({ text }: MailWithText): string => text;

/** With what they say, for the company that they went to. */
export const writeMailsWithTexts = (deps: Pick<Deps, 'db'>, actor: Actor, query: AdminMailQuery, reader: CsvReader) =>
  writeCsv(reader, { ...toColumns(reader.say), [reader.say('csv.text')]: textOf }, (page) =>
    readMails(deps, actor, { ...query, ...page }, toMailWithText),
  );
