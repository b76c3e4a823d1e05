import { FormattedMessage } from '#i18n/intl.tsx';
import type { SettingGroup } from '#domain/setting/setting-group.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { Section } from '#web/form/section.tsx';
import { useMay } from '../frame/may.tsx';
import type { SettingView } from './load-settings.server.ts';
import { SettingForm } from './setting-form.tsx';
import { SettingVersions } from './setting-versions.tsx';

const TITLES = {
  fees: 'adminSetting.fees',
  waiting: 'adminSetting.waiting',
  quotes: 'word.quotes',
  holds: 'adminSetting.holds',
  newCustomers: 'adminSetting.newCustomers',
} as const satisfies Readonly<Record<SettingGroup, MessageKey>>;

/** A group that is decided as a whole: what holds, who says so, and what held before. */
export function SettingCard({ setting }: { readonly setting: SettingView }) {
  const { group, source, since, by, fields, versions } = setting;
  const { may } = useMay();
  return (
    <Section title={TITLES[group]} note={`adminSetting.${group}.text`}>
      <p className="mb-5 text-body-s">
        <FormattedMessage id={`adminSetting.source.${source}`} values={{ time: since, name: by }} />
      </p>
      {may('settings.write') ? (
        <SettingForm setting={setting} />
      ) : (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {fields.map(({ name, label, text }) => (
            <div key={name}>
              <dt className="text-body-s text-asphalt-600">{label}</dt>
              <dd className="font-semibold">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {versions.length > 0 && <SettingVersions setting={setting} />}
    </Section>
  );
}
