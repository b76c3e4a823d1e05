import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import {
  BILLING_CYCLES,
  type BillingTerms,
  changeBillingTermsInput,
  LONGEST_TERM_DAYS,
} from '#contract/admin-billing-terms.ts';
import { INVOICE_FORMATS } from '#domain/invoice/invoice-document.ts';
import { api } from '#web/client/api-client.ts';
import { SaveButton } from '#web/form/save-button.tsx';
import { TitledCard } from '#web/form/titled-card.tsx';
import { pickChanged, useDraft } from '#web/form/use-draft.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Form } from '#web/ui/form.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Select } from '#web/ui/select.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';

interface BillingTermsProps {
  readonly unitId: string;
  readonly terms: BillingTerms;
}

/** When and as what the invoices of a company come. */
export function BillingTermsCard({ unitId, terms }: BillingTermsProps) {
  const { formatMessage } = useIntl();
  const { version, ...kept } = terms;
  const { values, field, changed, drop } = useDraft<Omit<BillingTerms, 'version'>>(kept);
  const { form, isPending } = useSubmit({
    schema: changeBillingTermsInput,
    read: () => pickChanged(values, changed),
    send: (body) =>
      api.patch('/api/admin/business-units/{id}/billing-terms', { params: { id: unitId }, body, ifMatch: version }),
    done: 'adminBusinessUnit.billing.done',
    onDone: drop,
  });
  return (
    <TitledCard title="adminBusinessUnit.billing">
      <Form {...form}>
        <Select
          name="billingCycle"
          label={<FormattedMessage id="adminBusinessUnit.billing.cycle" />}
          description={<FormattedMessage id="adminBusinessUnit.billing.cycle.hint" />}
          value={values.billingCycle}
          onChange={(chosen) => field('billingCycle').onChange(chosen === 'days28' ? 'days28' : 'calendarMonth')}
          options={BILLING_CYCLES.map((id) => ({
            id,
            label: formatMessage({ id: `adminBusinessUnit.billing.cycle.${id}` }),
          }))}
        />
        <NumberField
          {...field('paymentTermDays')}
          label={<FormattedMessage id="adminBusinessUnit.billing.term" />}
          description={<FormattedMessage id="adminBusinessUnit.billing.term.hint" />}
          minValue={0}
          maxValue={LONGEST_TERM_DAYS}
        />
        <Select
          name="invoiceFormat"
          label={<FormattedMessage id="adminBusinessUnit.billing.format" />}
          value={values.invoiceFormat}
          onChange={(chosen) =>
            field('invoiceFormat').onChange(INVOICE_FORMATS.find((format) => format === chosen) ?? 'hybrid')
          }
          options={INVOICE_FORMATS.map((id) => ({
            id,
            label: formatMessage({ id: `adminBusinessUnit.billing.format.${id}` }),
          }))}
        />
        <Checkbox isSelected={values.poRequired} onChange={field('poRequired').onChange}>
          <FormattedMessage id="adminBusinessUnit.billing.poRequired" />
        </Checkbox>
        <SaveButton tone="ink" isPending={isPending} />
      </Form>
    </TitledCard>
  );
}
