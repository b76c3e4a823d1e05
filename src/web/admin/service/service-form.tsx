import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { SERVICE_STATES } from '#contract/admin-service.ts';
import { SERVICE_UNITS } from '#domain/price/service-price.ts';
import { LOCALE_NAMES } from '#i18n/locales.ts';
import { Section } from '#web/form/section.tsx';
import { WHOLE } from '#web/form/notation.ts';
import { NotationField } from '#web/form/notation-field.tsx';
import type { Draft } from '#web/form/use-draft.ts';
import { CheckboxGroup } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { ServiceView } from './load-services.server.ts';
import type { ServiceValues } from './service-draft.ts';

interface ServiceFormProps {
  readonly draft: Draft<ServiceValues>;
  readonly view: ServiceView;
}

const GRID = 'grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3';

export function ServiceForm({ draft: { values, field }, view: { service, others, catalogue } }: ServiceFormProps) {
  const { formatMessage, locale } = useIntl();
  const choose = (name: 'unit' | 'status', options: readonly { id: string; label: string }[]) => (
    <Select
      name={name}
      label={formatMessage({ id: `adminService.${name}` })}
      value={values[name]}
      onChange={(value) => field(name).onChange(String(value))}
      options={options}
    />
  );
  const tie = (name: 'requires' | 'excludes') => (
    <CheckboxGroup
      name={name}
      label={formatMessage({ id: `adminService.${name}` })}
      value={[...values[name]]}
      onChange={field(name).onChange}
      options={others.map(({ key, name: label }) => ({ value: key, label }))}
    />
  );
  const toggle = (name: 'mandatory' | 'recommended') => (
    <Switch isSelected={values[name]} onChange={field(name).onChange}>
      <FormattedMessage id={`adminService.${name}.long`} />
    </Switch>
  );
  return (
    <div>
      <Section title="adminService.rules">
        <div className={GRID}>
          {service === null && (
            <TextField
              {...field('key')}
              label={formatMessage({ id: 'adminService.key' })}
              description={<FormattedMessage id="adminService.key.hint" />}
            />
          )}
          {choose(
            'unit',
            SERVICE_UNITS.map((id) => ({ id, label: formatMessage({ id: `word.unit.${id}` }) })),
          )}
          {choose(
            'status',
            SERVICE_STATES.map((id) => ({ id, label: formatMessage({ id: `adminService.status.${id}` }) })),
          )}
          <NotationField
            {...field('leadTimeHours')}
            notation={WHOLE}
            inputMode="numeric"
            label={formatMessage({ id: 'adminService.leadTimeHours' })}
          />
          <NotationField
            {...field('position')}
            notation={WHOLE}
            inputMode="numeric"
            label={formatMessage({ id: 'adminService.position' })}
          />
          <div className="flex flex-col gap-2 sm:pt-6">
            {toggle('mandatory')}
            {toggle('recommended')}
          </div>
        </div>
      </Section>
      <Section
        title="adminService.names"
        note={service === null ? 'adminService.names.all' : 'adminService.names.hint'}
      >
        <div className="flex flex-col gap-4">
          {catalogue.map(({ language, name, text }) => (
            <div key={language} lang={language} className="grid gap-4 sm:grid-cols-[1fr_2fr]">
              <TextField
                {...field(`names.${language}.name`)}
                label={LOCALE_NAMES[language]}
                placeholder={name}
                maxLength={60}
              />
              <TextField
                {...field(`names.${language}.text`)}
                label={<span lang={locale}>{formatMessage({ id: 'adminService.text' })}</span>}
                placeholder={text}
                maxLength={200}
              />
            </div>
          ))}
        </div>
      </Section>
      <Section title="adminService.ties" note="adminService.ties.hint">
        <div className="grid gap-6 sm:grid-cols-2">
          {tie('requires')}
          {tie('excludes')}
        </div>
      </Section>
    </div>
  );
}
