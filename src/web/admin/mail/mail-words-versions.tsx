import { FormattedMessage } from '#i18n/intl.tsx';
import { Card } from '#web/ui/card.tsx';
import { VersionRow } from '../frame/version-row.tsx';
import type { MailWordsView } from './load-mail-words.server.ts';
import { MAIL_PART_LABELS } from './mail-part-label.ts';
import { useRestoreWords } from './use-restore-words.ts';

/** What was written when, by whom and why. What stood before can stand again, which is a version of its own. */
export function MailWordsVersions({ mail }: { readonly mail: MailWordsView }) {
  const { version, versions, language } = mail;
  const { restore, isPending } = useRestoreWords(mail);
  return (
    <Card>
      <details>
        <summary className="cursor-pointer py-1 font-semibold">
          <FormattedMessage id="adminSetting.versions" values={{ count: versions.length }} />
        </summary>
        <ol className="mt-3 divide-y divide-line">
          {versions.map((one) => (
            <VersionRow
              key={one.version}
              version={one}
              isPending={isPending}
              onRestore={
                one.version !== version && one.words !== null ? (reason) => restore(one.words, reason) : undefined
              }
            >
              {one.words === null && (
                <p>
                  <FormattedMessage id="adminMailWords.asOriginal" />
                </p>
              )}
              <dl className="mt-1 grid gap-1">
                {one.changes.map(({ part, before, after }) => (
                  <div key={part}>
                    <dt className="text-asphalt-600">
                      <FormattedMessage id={MAIL_PART_LABELS[part]} />
                    </dt>
                    <dd lang={language} className="wrap-anywhere whitespace-pre-wrap">
                      <del className="text-asphalt-600">{before}</del> → <ins className="no-underline">{after}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            </VersionRow>
          ))}
        </ol>
      </details>
    </Card>
  );
}
