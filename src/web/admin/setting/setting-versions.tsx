import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { ChangeSettingInput } from '#contract/admin-setting.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { May } from '../frame/may.tsx';
import { VersionRow } from '../frame/version-row.tsx';
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
          <VersionRow
            key={one.version}
            version={one}
            isPending={isPending}
            onRestore={
              one.version !== version && one.values !== null ? (reason) => restore(one.values, reason) : undefined
            }
          >
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
          </VersionRow>
        ))}
      </ol>
    </details>
  );
}
