import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { changeSettingInput, SETTING_REASON_LENGTH } from '#contract/admin-setting.ts';
import { money } from '#domain/money/money.ts';
import type { SettingRecord, SettingValue } from '#domain/setting/setting-field.ts';
import { api } from '#web/client/api-client.ts';
import { StaleNotice } from '#web/form/stale-notice.tsx';
import { useDraft } from '#web/form/use-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { useFormat } from '#web/words/use-format.ts';
import type { CountryOption } from '#web/ui/country-select.tsx';
import type { SettingView } from './load-settings.server.ts';
import { SettingInput } from './setting-input.tsx';

export type SettingProps = { readonly setting: SettingView; readonly countries: readonly CountryOption[] };

type Entered = Readonly<Record<string, SettingValue | null>>;

/** The fields of a group as the call knows them. */
const nameOf = (field: string) => `values.${field}`;

const toEntered = (fields: SettingView['fields'], values?: SettingRecord): Entered =>
  Object.fromEntries(fields.map(({ name, value }) => [nameOf(name), values?.[name] ?? value]));

export function SettingForm({ setting: { group, version, fields }, countries }: SettingProps) {
  const format = useFormat();
  const [reason, setReason] = useState('');
  const { values, changed, differences, field, drop, compareWith } = useDraft<Entered>(toEntered(fields));
  const forget = () => {
    setReason('');
    drop();
  };
  const { form, isPending } = useSubmit({
    schema: changeSettingInput,
    // An empty field has no number, which the schema says beside it.
    read: () => ({ values: Object.fromEntries(fields.map(({ name }) => [name, values[nameOf(name)]])), reason }),
    send: (body) => api.put('/api/admin/settings/{group}', { params: { group }, body, ifMatch: version }),
    done: (answer) => (answer.version === version ? 'adminSetting.unchanged' : 'adminSetting.saved'),
    notDone: 'adminSetting.notSaved',
    onDone: forget,
    onStale: (current) => compareWith(toEntered(fields, current && 'usual' in current ? current.values : undefined)),
  });
  const known = (name: string) => fields.find((one) => nameOf(one.name) === name);
  return (
    <Form {...form}>
      <StaleNotice<Entered>
        differences={differences}
        nameField={(name) => known(name)?.label ?? name}
        nameValue={({ field: name, value }) =>
          known(name)?.kind === 'money' && typeof value === 'number' ? format.money(money(value)) : undefined
        }
        onDrop={forget}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {fields.map((one) => {
          const name = nameOf(one.name);
          return (
            <SettingInput
              key={name}
              field={one}
              name={name}
              value={values[name] ?? null}
              onChange={field(name).onChange}
              countries={countries}
            />
          );
        })}
      </div>
      <div className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-4">
        <div className="min-w-60 grow">
          <TextField
            name="reason"
            value={reason}
            onChange={setReason}
            maxLength={SETTING_REASON_LENGTH}
            label={<FormattedMessage id="word.reason" />}
            aside={<FormattedMessage id="word.optional" />}
          />
        </div>
        {changed.length > 0 && (
          <Button tone="quiet" onClick={forget}>
            <FormattedMessage id="stale.drop" />
          </Button>
        )}
        <SubmitButton tone="signal" isPending={isPending}>
          <FormattedMessage id="ui.save" />
        </SubmitButton>
      </div>
    </Form>
  );
}
