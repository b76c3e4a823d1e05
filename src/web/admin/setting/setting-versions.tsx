import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { ChangeSettingInput } from '#contract/admin-setting.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { May } from '../frame/may.tsx';
import type { SettingView } from './load-settings.server.ts';

/** What was decided when, by whom and why. What held before can hold again, which is a version of its own. */
export function SettingVersions({ setting: { group, source, version, versions } }: { readonly setting: SettingView }) {
  const intl = useIntl();
  const { write, isPending } = useWrite();
  const restore = (values: ChangeSettingInput['values'], reason: string) =>
    void write(
      () => api.put('/api/admin/settings/{group}', { params: { group }, body: { values, reason }, ifMatch: version }),
      {
        done: (answer) => (answer.version === version ? 'adminSetting.unchanged' : 'adminSetting.saved'),
        notDone: 'adminSetting.notSaved',
      },
    );
  return (
    <details className="mt-6 border-t border-line pt-4">
      <summary className="cursor-pointer py-1 font-semibold">
        <FormattedMessage id="adminSetting.versions" values={{ count: versions.length }} />
      </summary>
      {source === 'console' && (
        <May right="settings.write">
          <p className="mt-3">
            <Button
              size="s"
              disabled={isPending}
              onClick={() => restore(null, intl.formatMessage({ id: 'adminSetting.reset' }))}
            >
              <FormattedMessage id="adminSetting.reset" />
            </Button>
          </p>
        </May>
      )}
      <ol className="mt-3 divide-y divide-line">
        {versions.map((one) => (
          <li key={one.version} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 text-body-s">
            <div className="min-w-0">
              <p className="font-semibold">
                <FormattedMessage id="adminSetting.version" values={{ number: one.version }} />
                {' · '}
                {one.at} · {one.by}
              </p>
              {one.reason !== null && <p className="wrap-anywhere text-asphalt-600">{one.reason}</p>}
              {one.values === null && (
                <p>
                  <FormattedMessage id="adminSetting.asUsual" />
                </p>
              )}
              <ul>
                {one.changes.map(({ name, label, before, after }) => (
                  <li key={name}>
                    {label}: {before} → {after}
                  </li>
                ))}
              </ul>
            </div>
            {one.version !== version && one.values !== null && (
              <May right="settings.write">
                <Button
                  size="s"
                  disabled={isPending}
                  aria-label={intl.formatMessage({ id: 'adminSetting.restore.version' }, { number: one.version })}
                  onClick={() =>
                    restore(one.values, intl.formatMessage({ id: 'adminSetting.restored' }, { number: one.version }))
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
  );
}
