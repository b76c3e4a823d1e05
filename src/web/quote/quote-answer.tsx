import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { PAYMENT_METHOD_NAMES, type PaymentMethod } from '#domain/payment/payment-method.ts';
import { api } from '#web/client/api-client.ts';
import { useWrite } from '#web/client/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { Quote } from '#contract/quote.ts';

/** In a tab of its own, so that nothing here is lost. */
const link = (words: ReactNode) => (
  <TextLink key="terms" to="/legal/terms" target="_blank">
    {words}
  </TextLink>
);

interface QuoteAnswerProps {
  readonly quote: Pick<Quote, 'token' | 'state' | 'mayAnswer'> & { readonly isGuest: boolean };
}

/** Yes or no, by somebody of the company who may order; everybody else is told what is missing. */
export function QuoteAnswer({ quote: { token, state, mayAnswer, isGuest } }: QuoteAnswerProps) {
  if (state !== 'open') return null;
  if (mayAnswer) return <AnswerForm token={token} />;
  return (
    <div className="grid gap-3">
      <p>
        <FormattedMessage id={isGuest ? 'quote.signIn' : 'quote.notYours'} />
      </p>
      {isGuest && (
        <TextLink to="/login?redirect=/quotes" isAlone>
          <FormattedMessage id="word.logIn" />
        </TextLink>
      )}
    </div>
  );
}

const isMethod = (value: unknown): value is PaymentMethod => PAYMENT_METHOD_NAMES.some((name) => name === value);

function AnswerForm({ token }: { readonly token: string }) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const { write, isPending } = useWrite();
  const [paymentMethod, setPaymentMethod] = useState<PaymentMethod>('transfer');
  const [isAccepted, setIsAccepted] = useState(false);
  const [isMissed, setIsMissed] = useState(false);
  const params = { token };
  const accept = () => {
    setIsMissed(!isAccepted);
    if (!isAccepted) return;
    void write(
      () =>
        api.post('/api/quotes/{token}/accept', {
          params,
          body: { paymentMethod, acceptTerms: true },
          idempotencyScope: `quote-${token.slice(0, 36)}`,
        }),
      { done: 'quote.accepted', next: ({ id }) => navigate(`/checkout/${id}`) },
    );
  };
  return (
    <div className="grid gap-4">
      <Select
        label={<FormattedMessage id="word.field.paymentMethod" />}
        value={paymentMethod}
        onChange={(method) => isMethod(method) && setPaymentMethod(method)}
        options={PAYMENT_METHOD_NAMES.map((id) => ({ id, label: formatMessage({ id: `word.method.${id}` }) }))}
      />
      <Checkbox
        isSelected={isAccepted}
        onChange={setIsAccepted}
        {...(isMissed && !isAccepted && { errorMessage: <FormattedMessage id="checkout.terms.missing" /> })}
      >
        <FormattedMessage id="quote.terms" values={{ link }} />
      </Checkbox>
      <Button tone="signal" isFullWidth isPending={isPending} onClick={accept}>
        <FormattedMessage id="quote.accept" />
      </Button>
      <Button
        isFullWidth
        isPending={isPending}
        onClick={() =>
          void write(() => api.post('/api/quotes/{token}/decline', { params }), { done: 'quote.declined' })
        }
      >
        <FormattedMessage id="quote.decline" />
      </Button>
      <Notice>
        <FormattedMessage id="quote.binding" />
      </Notice>
    </div>
  );
}
