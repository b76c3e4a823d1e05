import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { May } from '../frame/may.tsx';
import type { MailWordsView } from './load-mail-words.server.ts';
import { MAIL_PART_LABELS } from './mail-part-label.ts';
import { useRestoreWords } from './use-restore-words.ts';

/** What was written when, by whom and why. What stood before can stand again, which is a version of its own. */
export function MailWordsVersions({ mail }: { readonly mail: MailWordsView }) {
  const { version, versions, language } = mail;
  const intl = useIntl();
  const { restore, isPending } = useRestoreWords(mail);
  return (
    <Card>
      <details>
        <summary className="cursor-pointer py-1 font-semibold">
          <FormattedMessage id="adminSetting.versions" values={{ count: versions.length }} />
        </summary>
        <ol className="mt-3 divide-y divide-line">
          {versions.map((one) => (
            <li
              key={one.version}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 text-body-s"
            >
              <div className="min-w-0">
                <p className="font-semibold">
                  <FormattedMessage id="adminSetting.version" values={{ number: one.version }} />
                  {' · '}
                  {one.at} · {one.by}
                </p>
                {one.reason !== null && <p className="wrap-anywhere text-asphalt-600">{one.reason}</p>}
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
              </div>
              {one.version !== version && one.words !== null && (
                <May right="settings.write">
                  <Button
                    size="s"
                    disabled={isPending}
                    aria-label={intl.formatMessage({ id: 'adminSetting.restore.version' }, { number: one.version })}
                    onClick={() =>
                      restore(one.words, intl.formatMessage({ id: 'adminSetting.restored' }, { number: one.version }))
                    }
                  >
                    <FormattedMessage id="adminSetting.restore" />
                  </Button>
                </May>
              )}
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}
