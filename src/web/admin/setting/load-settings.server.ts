import type { Setting, SettingVersion } from '#contract/admin-setting.ts';
import { isNumberField, isTextField, type SettingField, type SettingRecord } from '#domain/setting/setting-field.ts';
import { countryOfGroup, fieldsOf } from '#domain/setting/setting-group.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { listSettings } from '#services/setting/list-settings.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { listCountries } from '#web/words/list-countries.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { fieldLabel, type FieldWords } from '../audit/field-label.server.ts';
import { fieldValue } from '../audit/field-value.server.ts';

export async function loadSettings(request: PageRequest) {
  const { deps, format, locale, getActor } = request;
  const { items } = requireValue(await listSettings(deps, await getActor()));
  const words: FieldWords = { intl: getIntl(locale), format, names: {} };
  const described = items.map((setting) => describeSetting(setting, words));
  return {
    title: pageTitle(request, 'admin.nav.settings'),
    groups: described.filter(({ group }) => countryOfGroup(group) === undefined),
    sellers: described.filter(({ group }) => countryOfGroup(group) !== undefined),
    countries: listCountries(request),
  };
}

function describeSetting(setting: Setting, words: FieldWords) {
  const { group, values, usual, source, version, versions } = setting;
  const [newest] = versions;
  const country = countryOfGroup(group);
  return {
    group,
    /** Of a seller: where it bills, and what it is called. */
    place: country === undefined ? '' : words.format.country(country),
    caption: country === undefined ? '' : String(values['name'] ?? ''),
    version,
    source,
    since: newest === undefined ? '' : recordTime(words.format, newest.at),
    by: newest?.by ?? '',
    fields: Object.entries(fieldsOf(group)).map(([name, field]) => ({
      name,
      kind: kindOf(field),
      longest: isTextField(field) ? field.longest : 0,
      label: fieldLabel('setting', name, words),
      value: values[name] ?? null,
      text: fieldValue('setting', name, values[name], words),
    })),
    versions: versions.map((one, at) => describeVersion(one, { before: versions[at + 1], usual, words })),
  };
}

const kindOf = (field: SettingField) => {
  if (isNumberField(field)) return field.unit === 'cents' ? ('money' as const) : ('number' as const);
  if (!isTextField(field)) return 'flag' as const;
  return field.form === 'country' ? ('country' as const) : ('text' as const);
};

type Ground = {
  readonly before: SettingVersion | undefined;
  readonly usual: SettingRecord;
  readonly words: FieldWords;
};

/** What a version made of the one before it. The oldest was made of what the environment says. */
function describeVersion({ version, values, at, by, reason }: SettingVersion, { before, usual, words }: Ground) {
  const [was, is] = [
    { ...usual, ...before?.values },
    { ...usual, ...values },
  ];
  const write = (name: string, value: SettingRecord[string] | undefined) => fieldValue('setting', name, value, words);
  return {
    version,
    values,
    at: recordTime(words.format, at),
    by,
    reason,
    changes: Object.keys(usual)
      .filter((name) => was[name] !== is[name])
      .map((name) => ({
        name,
        label: fieldLabel('setting', name, words),
        before: write(name, was[name]),
        after: write(name, is[name]),
      })),
  };
}

export type SettingView = Awaited<ReturnType<typeof loadSettings>>['groups'][number];
