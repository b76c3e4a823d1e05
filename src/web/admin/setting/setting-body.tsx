import { FormattedMessage } from '#i18n/intl.tsx';
import { useMay } from '../frame/may.tsx';
import { SettingForm, type SettingProps } from './setting-form.tsx';
import { SettingVersions } from './setting-versions.tsx';

/** A group that is decided as a whole: what holds, who says so, and what held before. */
export function SettingBody({ setting, countries }: SettingProps) {
  const { source, since, by, fields, versions } = setting;
  const { may } = useMay();
  return (
    <>
      <p className="mb-5 text-body-s">
        <FormattedMessage id={`adminSetting.source.${source}`} values={{ time: since, name: by }} />
      </p>
      {may('settings.write') ? (
        <SettingForm setting={setting} countries={countries} />
      ) : (
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
          {fields.map(({ name, label, text }) => (
            <div key={name}>
              <dt className="text-body-s text-asphalt-600">{label}</dt>
              <dd className="font-semibold wrap-anywhere">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {versions.length > 0 && <SettingVersions setting={setting} />}
    </>
  );
}
