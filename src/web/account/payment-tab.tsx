import { useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import * as z from 'zod/mini';
import { PAYMENT_METHOD_NAMES, type PaymentMethod, toPaymentMethod } from '#domain/payment/payment-method.ts';
import { api } from '#web/client/api-client.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { Form } from '#web/ui/form.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { useSubmit } from '#web/ui/use-submit.ts';
import { isImpersonated, mayDo, type UnitTabProps } from './account-context.ts';
import { AskAdmin } from './ask-admin.tsx';
import { FactList } from './fact-list.tsx';
import { InvoicingForm } from './invoicing-form.tsx';
import type { AccountView } from './load-account.server.ts';
import { BankConfirmation } from '#web/payment/bank-confirmation.tsx';
import { MandatePaper } from '#web/payment/mandate-paper.tsx';
import { SaveButton } from '#web/form/save-button.tsx';
import { Section } from '#web/form/section.tsx';

type PaymentTabProps = UnitTabProps & Pick<AccountView, 'mandate' | 'invoicing'>;

export function PaymentTab({ me, unit, admins, mandate, invoicing }: PaymentTabProps) {
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
      {mandate !== undefined && (
        <MandateCard mandate={mandate} mayConfirm={mayDo(me, 'changeMandate') && !isImpersonated(me)} />
      )}
      {invoicing !== undefined && <InvoicingForm key={invoicing.version} invoicing={invoicing} />}
    </>
  );
}

const methodInput = z.strictObject({ paymentMethod: z.enum(PAYMENT_METHOD_NAMES, 'required') });

type MethodFormProps = Pick<UnitTabProps, 'unit'> & { readonly method: PaymentMethod | undefined };

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

interface MandateCardProps {
  readonly mandate: NonNullable<AccountView['mandate']> | null;
  readonly mayConfirm: boolean;
}

function MandateBadge({ mandate }: Pick<MandateCardProps, 'mandate'>) {
  if (mandate === null) return <WordBadge tone="plain" mark="none" word="account.mandate.none" />;
  return mandate.isBlocked ? (
    <WordBadge tone="danger" mark="dot" word="account.mandate.blocked" />
  ) : (
    <WordBadge tone="free" mark="dot" word="account.mandate.active" />
  );
}

function MandateCard({ mandate, mayConfirm }: MandateCardProps) {
  return (
    <Section title="account.mandate.title" action={<MandateBadge mandate={mandate} />}>
      {mandate && (
        <div className="mb-5 empty:hidden">
          <BankConfirmation mandate={mandate} mayConfirm={mayConfirm} />
        </div>
      )}
      {mandate ? (
        <>
          <FactList
            facts={[
              { label: 'account.mandate.iban', value: mandate.ibanMasked },
              { label: 'word.accountHolder', value: mandate.accountHolder },
              { label: 'account.mandate.reference', value: `${mandate.reference} · ${mandate.scheme}` },
              { label: 'account.mandate.date', value: mandate.signedOn },
            ]}
          />
          {mayConfirm && (
            <div className="mt-4">
              <MandatePaper />
            </div>
          )}
        </>
      ) : (
        <p className="text-asphalt-600">
          <FormattedMessage id="account.mandate.none.text" />
        </p>
      )}
    </Section>
  );
}
