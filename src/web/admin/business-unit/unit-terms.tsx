import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { changeUnitTermsInput } from '#contract/admin-business-unit.ts';
import { RISK_STATUSES } from '#domain/business-unit/fields.ts';
import { EuroField } from '#web/form/euro-field.tsx';
import { SaveButton } from '#web/form/save-button.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { pickChanged, useDraft } from '#web/form/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { Form } from '#web/ui/form.tsx';
import { Select } from '#web/ui/select.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { UnitView } from './load-business-unit.server.ts';

type Terms = { readonly creditLimitCents: number | null; readonly riskStatus: string };

/** How far a company is trusted. */
export function UnitTerms({ unit, openOrders }: Pick<UnitView, 'unit' | 'openOrders'>) {
  const { formatMessage } = useIntl();
  const { creditLimitCents, riskStatus } = unit;
  const { values, field, changed, drop } = useDraft<Terms>({ creditLimitCents, riskStatus });
  const { form, isPending } = useSubmit({
    schema: changeUnitTermsInput,
    read: () => pickChanged(values, changed),
    send: (body) =>
      api.patch('/api/admin/business-units/{id}', { params: { id: unit.id }, body, ifMatch: unit.version }),
    done: 'adminBusinessUnit.terms.done',
    onDone: drop,
  });
  return (
    <TitledCard title="adminBusinessUnit.terms" note="adminBusinessUnit.openOrders" noteValues={{ sum: openOrders }}>
      <Form {...form}>
        <EuroField
          {...field('creditLimitCents')}
          label={<FormattedMessage id="adminBusinessUnit.creditLimit" />}
          description={<FormattedMessage id="adminBusinessUnit.creditLimit.hint" />}
        />
        <Select
          name="riskStatus"
          label={<FormattedMessage id="adminBusinessUnit.risk" />}
          value={values.riskStatus}
          onChange={(status) => field('riskStatus').onChange(String(status))}
          options={RISK_STATUSES.map((id) => ({ id, label: formatMessage({ id: `adminBusinessUnit.risk.${id}` }) }))}
        />
        <SaveButton tone="ink" isPending={isPending} />
      </Form>
    </TitledCard>
  );
}
