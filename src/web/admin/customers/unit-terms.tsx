import { FormattedMessage, useIntl } from 'react-intl';
import { type AdminUnit, changeUnitTermsInput, HIGHEST_CREDIT_CENTS } from '#contract/admin-customer.ts';
import { RISK_STATUSES } from '#domain/account/fields.ts';
import { useDraft } from '#web/account/use-draft.ts';
import { api } from '#web/client/api-client.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Form } from '#web/ui/form.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';

interface UnitTermsProps {
  readonly unit: AdminUnit;
  /** In words. */
  readonly openOrders: string;
}

/** How far a company is trusted. */
export function UnitTerms({ unit, openOrders }: UnitTermsProps) {
  const { formatMessage } = useIntl();
  const { creditLimitCents, riskStatus } = unit;
  const { values, field, changed, drop } = useDraft({
    creditLimitCents: creditLimitCents === null ? '' : String(creditLimitCents),
    riskStatus,
  });
  const cents = values.creditLimitCents === '' ? null : Number(values.creditLimitCents);
  const { form, isPending } = useSubmit({
    schema: changeUnitTermsInput,
    read: () => ({
      ...(changed.includes('creditLimitCents') && { creditLimitCents: cents }),
      ...(changed.includes('riskStatus') && { riskStatus: values.riskStatus }),
    }),
    send: (body) =>
      api.patch('/api/admin/business-units/{id}', { params: { id: unit.id }, body, ifMatch: unit.version }),
    done: 'adminCustomer.terms.done',
    onDone: drop,
  });
  return (
    <Card>
      <CardHeader
        title={<FormattedMessage id="adminCustomer.terms" />}
        note={<FormattedMessage id="adminCustomer.openOrders" values={{ sum: openOrders }} />}
      />
      <Form {...form}>
        <NumberField
          name="creditLimitCents"
          label={<FormattedMessage id="adminCustomer.creditLimit" />}
          description={<FormattedMessage id="adminCustomer.creditLimit.hint" />}
          value={cents === null ? Number.NaN : cents / 100}
          onChange={(euros) =>
            field('creditLimitCents').onChange(Number.isNaN(euros) ? '' : String(Math.round(euros * 100)))
          }
          minValue={0}
          maxValue={HIGHEST_CREDIT_CENTS / 100}
          step={100}
          formatOptions={{ style: 'currency', currency: 'EUR', minimumFractionDigits: 0 }}
        />
        <Select
          name="riskStatus"
          label={<FormattedMessage id="adminCustomer.risk" />}
          value={values.riskStatus}
          onChange={(status) => field('riskStatus').onChange(String(status))}
          options={RISK_STATUSES.map((id) => ({ id, label: formatMessage({ id: `adminCustomer.risk.${id}` }) }))}
        />
        <div>
          <SubmitButton tone="ink" isPending={isPending}>
            <FormattedMessage id="ui.save" />
          </SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
