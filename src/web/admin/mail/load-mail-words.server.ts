import type { MailWordsAnswer } from '#contract/admin-mail-words.ts';
import type { MailTemplate } from '#contract/mail.ts';
import { MAIL_GROUPS, MAIL_TEMPLATES } from '#contract/mail-kind.ts';
import { MAIL_PARTS, type MailWords } from '#domain/mail/mail-words.ts';
import { isLocale, LOCALE_NAMES } from '#i18n/locales.ts';
import { getMailWords } from '#services/admin/mail/get-mail-words.ts';
import { listMailWords } from '#services/admin/mail/list-mail-words.ts';
import { previewMailWords } from '#services/admin/mail/preview-mail-words.ts';
import { pageNotFound } from '#web/page-not-found.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';

export async function loadMailWordsList(request: PageRequest) {
  const { deps, locale, format, getActor } = request;
  const { items } = requireValue(await listMailWords(deps, await getActor(), { language: locale }));
  return {
    title: pageTitle(request, 'adminMailWords.title'),
    locale,
    groups: MAIL_GROUPS.map((group) => ({
      group,
      mails: items
        .filter((mail) => mail.group === group)
        .map(({ kind, subject, languages }) => ({
          kind,
          subject,
          languages: format.list(languages.map((language) => LOCALE_NAMES[language])),
        })),
    })),
  };
}

const isTemplate = (name: string | undefined): name is MailTemplate => MAIL_TEMPLATES.some((kind) => kind === name);

type Params = { readonly kind?: string | undefined; readonly language?: string | undefined };

export async function loadMailWords(request: PageRequest, { kind, language }: Params, { pathname }: URL) {
  if (!isTemplate(kind) || !isLocale(language)) throw pageNotFound(pathname);
  const { deps, config, format, getActor } = request;
  const actor = await getActor();
  const which = { template: kind, locale: language };
  const mail = requireValue(await getMailWords(deps, actor, which));
  // Words from before a release that knows other places are kept, and not said any more.
  const preview = await previewMailWords(deps, actor, { ...which, words: mail.words });
  const saved = preview.ok ? preview : await previewMailWords(deps, actor, { ...which, words: {} });
  const { subject } = requireValue(saved);
  return {
    title: `${subject} · ${config.productName}`,
    subject,
    kind,
    language,
    version: mail.version,
    languages: mail.languages,
    places: mail.places,
    isRewritten: Object.keys(mail.words).length > 0,
    preview: requireValue(saved),
    fields: mail.parts.map((part) => ({
      part,
      original: mail.original[part] ?? '',
      value: mail.words[part] ?? mail.original[part] ?? '',
    })),
    versions: mail.versions.map((version, at) => ({
      version: version.version,
      words: version.words,
      at: recordTime(format, version.at),
      by: version.by,
      reason: version.reason,
      changes: compare(mail, mail.versions[at + 1]?.words ?? {}, version.words ?? {}),
    })),
  };
}

/** What a version made of the one before it; the oldest was made of the catalogue's words. */
const compare = ({ original }: MailWordsAnswer, was: MailWords, is: MailWords) =>
  MAIL_PARTS.filter((part) => was[part] !== is[part]).map((part) => ({
    part,
    before: was[part] ?? original[part] ?? '',
    after: is[part] ?? original[part] ?? '',
  }));

export type MailWordsView = Awaited<ReturnType<typeof loadMailWords>>;
