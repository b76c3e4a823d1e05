import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { invoicingInput } from '#contract/invoicing.ts';
import { INVOICE_FORMATS } from '#domain/invoice/invoice-document.ts';
import { api } from '#web/client/api-client.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { SaveButton } from '#web/form/save-button.tsx';
import { Section } from '#web/form/section.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Form } from '#web/ui/form.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import type { AccountView } from './load-account.server.ts';

/** Stands for "none" in a select, whose options need an id. */
const OF_THE_ORDER = 'order';

type InvoicingFormProps = { readonly invoicing: NonNullable<AccountView['invoicing']> };

/** Where the company wants its invoices and as what. */
export function InvoicingForm({ invoicing }: InvoicingFormProps) {
  const { formatMessage } = useIntl();
  const [addressId, setAddressId] = useState(invoicing.addressId ?? OF_THE_ORDER);
  const [format, setFormat] = useState<string | null>(invoicing.format);
  const [monthlyStatement, setMonthlyStatement] = useState(invoicing.monthlyStatement);
  const { form, isPending } = useSubmit({
    schema: invoicingInput,
    read: (fields) => ({
      addressId: addressId === OF_THE_ORDER ? null : addressId,
      format,
      buyerReference: fields.get('buyerReference'),
      peppolId: fields.get('peppolId'),
      monthlyStatement,
    }),
    send: async (body) => {
      await api.put('/api/users/business-unit/invoicing', { body, ifMatch: invoicing.version });
      forgetMe();
    },
    done: 'system.changeBusinessUnitSuccess',
    notDone: 'system.changeBusinessUnitError',
  });
  return (
    <Section title="word.invoices" note="account.invoicing.note">
      <Form {...form}>
        <Select
          name="addressId"
          label={formatMessage({ id: 'account.invoicing.address' })}
          options={[
            { id: OF_THE_ORDER, label: formatMessage({ id: 'account.invoicing.address.order' }) },
            ...invoicing.addresses,
          ]}
          value={addressId}
          onChange={(value) => setAddressId(String(value))}
        />
        <RadioGroup
          name="format"
          label={<FormattedMessage id="account.invoicing.format" />}
          value={format}
          onChange={setFormat}
          options={INVOICE_FORMATS.map((value) => ({
            value,
            label: <FormattedMessage id={`invoice.format.${value}`} />,
          }))}
        />
        <TextField
          name="buyerReference"
          label={<FormattedMessage id="account.invoicing.buyerReference" />}
          description={<FormattedMessage id="account.invoicing.buyerReference.hint" />}
          defaultValue={invoicing.buyerReference ?? ''}
          maxLength={100}
          autoComplete="off"
        />
        <TextField
          name="peppolId"
          label={<FormattedMessage id="account.invoicing.peppolId" />}
          description={<FormattedMessage id="account.invoicing.peppolId.hint" />}
          defaultValue={invoicing.peppolId ?? ''}
          maxLength={140}
          autoComplete="off"
        />
        <Checkbox
          isSelected={monthlyStatement}
          onChange={setMonthlyStatement}
          description={<FormattedMessage id="account.invoicing.statement.hint" />}
        >
          <FormattedMessage id="account.invoicing.statement" />
        </Checkbox>
        <SaveButton isPending={isPending} />
      </Form>
    </Section>
  );
}
