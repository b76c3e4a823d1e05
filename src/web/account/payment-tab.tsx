import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as z from 'zod/mini';
import type { Mandate } from '#contract/payment.ts';
import { PAYMENT_METHOD_NAMES, type PaymentMethod, toPaymentMethod } from '#domain/payment/payment-method.ts';
import { api } from '#web/client/api-client.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Form } from '#web/ui/form.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { mayDo, type UnitTabProps } from './account-context.ts';
import { AskAdmin } from './ask-admin.tsx';
import { FactList } from './fact-list.tsx';
import { SaveButton } from '#web/form/save-button.tsx';
import { Section } from '#web/form/section.tsx';

export type ShownMandate = Pick<Mandate, 'reference' | 'scheme' | 'ibanMasked' | 'accountHolder'> & {
  readonly signedOn: string;
};

interface PaymentTabProps extends UnitTabProps {
  /** Undefined for those who may not see it. */
  readonly mandate: ShownMandate | null | undefined;
}

export function PaymentTab({ me, unit, admins, mandate }: PaymentTabProps) {
  const mayChange = mayDo(me, 'changePaymentMethod');
  const method = toPaymentMethod(unit.paymentMethod);
  return (
    <>
      <Section title="account.payment.title" note="account.payment.note">
        {mayChange ? (
          <MethodForm key={unit.version} unit={unit} method={method} />
        ) : (
          <>
            <AskAdmin admins={admins} />
            <p className="font-semibold">
              <FormattedMessage id={method ? `account.payment.${method}` : 'account.payment.none'} />
            </p>
          </>
        )}
      </Section>
      {mandate !== undefined && <MandateCard mandate={mandate} />}
    </>
  );
}

const methodInput = z.strictObject({ paymentMethod: z.enum(PAYMENT_METHOD_NAMES, 'required') });

interface MethodFormProps {
  readonly unit: UnitTabProps['unit'];
  readonly method: PaymentMethod | undefined;
}

function MethodForm({ unit, method }: MethodFormProps) {
  const [chosen, setChosen] = useState<string | null>(method ?? null);
  const { form, isPending } = useSubmit({
    schema: methodInput,
    read: () => ({ paymentMethod: chosen }),
    send: async (body) => {
      await api.patch('/api/users/business-unit/information', { body, ifMatch: unit.version });
      forgetMe();
    },
    done: 'system.changeBusinessUnitSuccess',
    notDone: 'system.changeBusinessUnitError',
  });
  return (
    <Form {...form}>
      <RadioGroup
        name="paymentMethod"
        look="cards"
        label={<FormattedMessage id="account.payment.label" />}
        value={chosen}
        onChange={setChosen}
        options={PAYMENT_METHOD_NAMES.map((value) => ({
          value,
          label: <FormattedMessage id={`account.payment.${value}`} />,
          description: <FormattedMessage id={`account.payment.${value}.text`} />,
        }))}
      />
      <SaveButton isPending={isPending} />
    </Form>
  );
}

function MandateCard({ mandate }: { readonly mandate: ShownMandate | null }) {
  return (
    <Section
      title="account.mandate.title"
      action={
        <Badge tone={mandate ? 'free' : 'plain'} mark={mandate ? 'dot' : 'none'}>
          <FormattedMessage id={mandate ? 'account.mandate.active' : 'account.mandate.none'} />
        </Badge>
      }
    >
      {mandate ? (
        <FactList
          facts={[
            { key: 'iban', label: <FormattedMessage id="account.mandate.iban" />, value: mandate.ibanMasked },
            {
              key: 'holder',
              label: <FormattedMessage id="account.mandate.holder" />,
              value: mandate.accountHolder,
            },
            {
              key: 'reference',
              label: <FormattedMessage id="account.mandate.reference" />,
              value: `${mandate.reference} · ${mandate.scheme}`,
            },
            { key: 'date', label: <FormattedMessage id="account.mandate.date" />, value: mandate.signedOn },
          ]}
        />
      ) : (
        <p className="text-asphalt-600">
          <FormattedMessage id="account.mandate.none.text" />
        </p>
      )}
    </Section>
  );
}
