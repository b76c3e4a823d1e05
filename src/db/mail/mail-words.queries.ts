import { type Insertable, type Selectable, sql } from 'kysely';
import type { MailWords } from '#domain/mail/mail-words.ts';
import type { Database, Transaction } from '../client.ts';
import type { RowOf } from '../row-of.ts';
import type { Tables } from '../schema.ts';

type Which = Pick<Selectable<Tables['mailWords']>, 'template' | 'locale'>;

/** What the operator has written anew in a mail, found by its key. Undefined if it says what the catalogue has. */
export async function findMailWords(db: Database, { template, locale }: Which): Promise<MailWords | undefined> {
  const newest = await db
    .selectFrom('mailWords')
    .select('words')
    .where('template', '=', template)
    .where('locale', '=', locale)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.words ?? undefined;
}

/** The mails whose newest version has words of its own. */
export const listRewrittenMails = (db: Database) =>
  db
    .selectFrom((inner) =>
      inner
        .selectFrom('mailWords as w')
        .select(['w.template', 'w.locale', 'w.words'])
        .distinctOn(['w.template', 'w.locale'])
        .orderBy('w.template')
        .orderBy('w.locale')
        .orderBy('w.version', 'desc')
        .as('newest'),
    )
    .select(['newest.template', 'newest.locale'])
    .where('newest.words', 'is not', null)
    .execute();

/** The versions of a mail in one language with who made them, newest first. */
export const listMailWordsVersions = (db: Database, { template, locale, limit }: Which & { readonly limit: number }) =>
  db
    .selectFrom('mailWords as w')
    .innerJoin('userAccount as u', 'u.id', 'w.changedBy')
    .select(['w.version', 'w.words', 'w.reason', 'w.changedAt'])
    .select(sql<string>`u.first_name || ' ' || u.last_name`.as('changedBy'))
    .where('w.template', '=', template)
    .where('w.locale', '=', locale)
    .orderBy('w.version', 'desc')
    .limit(limit)
    .execute();
export type MailWordsVersionRow = RowOf<typeof listMailWordsVersions>;

type NewVersion = Omit<Insertable<Tables['mailWords']>, 'words'> & { readonly words: MailWords | null };

/** False if somebody else has made that version first. */
export async function insertMailWordsVersion(trx: Transaction, { words, ...row }: NewVersion): Promise<boolean> {
  const written = await trx
    .insertInto('mailWords')
    .values({ ...row, words: words === null ? null : JSON.stringify(words) })
    .onConflict((conflict) => conflict.columns(['template', 'locale', 'version']).doNothing())
    .returning('version')
    .executeTakeFirst();
  return written !== undefined;
}
