import { useEffect, useState } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { useNavigate, useRouteLoaderData } from 'react-router';
import { reachableStep, STEP_TABLE } from '#domain/cart/cart-step.ts';
import { AccountingForm } from '#web/cart/accounting-form.tsx';
import { CartFrame } from '#web/cart/cart-frame.tsx';
import { NextStep } from '#web/cart/next-step.tsx';
import { TaxReasons } from '#web/cart/tax-reasons.tsx';
import { TrailerLine } from '#web/cart/trailer-line.tsx';
import { UnitChoice } from '#web/cart/unit-choice.tsx';
import { sendAdsConversion } from '#web/client/send-ads-conversion.ts';
import type { loadFrame } from '#web/load-frame.server.ts';
import { BillingCard } from '#web/payment/billing-card.tsx';
import { usePaymentChoice } from '#web/payment/use-payment-choice.ts';
import { useRiskCheck } from '#web/payment/use-risk-check.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { BudgetNotices } from './budget-notices.tsx';
import { Countdown } from './countdown.tsx';
import { HoldBanner } from './hold-banner.tsx';
import type { CheckoutData } from './load-checkout.server.ts';
import { PaymentCard } from './payment-card.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { TakenDialog } from './taken-dialog.tsx';
import { TermsConsent } from './terms-consent.tsx';
import { useHold } from './use-hold.ts';
import { usePlaceOrder } from './use-place-order.ts';

/** Everything once more, then the one binding click. */
export function Checkout({ page }: { readonly page: CheckoutData }) {
  const { view: cart, payment } = page;
  const navigate = useNavigate();
  const identity = useRouteLoaderData<typeof loadFrame>('root')?.identity;
  const { method, isReady } = usePaymentChoice(payment.suggested);
  // Whoever was passed by the payment has not been asked about yet.
  useRiskCheck(payment.riskCheckFailed);
  const [aheadMs] = useState(() => Date.parse(page.now) - Date.now());
  const [isMethodKept, setIsMethodKept] = useState(false);
  const [isAccepted, setIsAccepted] = useState(false);
  const [missed, setMissed] = useState(0);
  const { place, isPending, problem, setProblem } = usePlaceOrder((order) => {
    if (!identity) return;
    const conversion = {
      conversionAction: 'order',
      at: new Date(),
      valueCents: order.totals.net.cents,
      orderId: order.id,
    };
    const { legalAccepted, isImpersonating: impersonating } = identity;
    void sendAdsConversion(conversion, { legalAccepted, impersonating });
  });

  const { state, ask, renew } = useHold({
    isUnitActive: cart.isUnitActive,
    hold: page.hold,
    lines: cart.lines.map(({ id, period }) => `${id} ${period.from} ${period.to}`).join(),
    aheadMs,
    onTaken: (lines) => setProblem({ kind: 'taken', lines }),
  });

  // The choice of a method is known in the browser only, so the last look at the table of steps happens here.
  const facts = method && payment.facts[method];
  const step = facts ? reachableStep('checkout', facts) : 'payment';
  useEffect(() => {
    if (isReady && step !== 'checkout') void navigate(STEP_TABLE[step].path, { replace: true });
  }, [isReady, step, navigate]);

  const submit = () => {
    if (!isAccepted) setMissed((times) => times + 1);
    else if (method) void place(method, isMethodKept && method !== payment.suggested);
  };
  // On wide screens it stands beside the button, elsewhere right above the bar; one of the two is shown.
  const consent = (
    <TermsConsent
      terms={page.terms}
      company={page.company}
      isAccepted={isAccepted}
      missed={problem?.kind === 'terms' ? missed + 1 : missed}
      onChange={(accepts) => {
        setIsAccepted(accepts);
        setMissed(0);
      }}
    />
  );
  const isHeld = cart.isUnitActive && state.kind === 'held';
  const left = isHeld ? <Countdown until={state.hold.expiresAt} aheadMs={aheadMs} /> : undefined;

  return (
    <>
      {cart.isUnitActive && (
        <HoldBanner state={state} aheadMs={aheadMs} onAsk={() => void ask()} onRenew={() => void renew()} />
      )}
      <CartFrame
        step="checkout"
        cart={cart}
        title={<FormattedMessage id="checkout.title" />}
        consent={consent}
        action={
          cart.isUnitActive ? (
            <Button tone="signal" size="l" isFullWidth isPending={isPending} onClick={submit}>
              <FormattedMessage id="checkout.rent" />
            </Button>
          ) : (
            <NextStep to={STEP_TABLE.checkout.path} isOpen={false}>
              <FormattedMessage id="checkout.rent" />
            </NextStep>
          )
        }
        countdown={
          left && (
            <p>
              <FormattedMessage id="checkout.hold.short" values={{ time: left }} />
            </p>
          )
        }
        barAside={
          left && (
            <span className="block text-sm text-asphalt-600">
              <FormattedMessage id="checkout.hold.short" values={{ time: left }} />
            </span>
          )
        }
      >
        {problem && <ProblemNotice problem={problem} onRetry={submit} />}
        <section aria-labelledby="trailers">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="trailers" className="text-h3">
              <FormattedMessage id="checkout.trailers" values={{ count: cart.lines.length }} />
            </h2>
            <TextLink to={STEP_TABLE.cart.path} isAlone className="text-body-s">
              <FormattedMessage id="ui.change" />
            </TextLink>
          </div>
          <Card isFlush className="divide-y divide-line">
            {cart.lines.map((line) => (
              <TrailerLine key={line.id} line={line} needsWorkshop={line.needsWorkshop}>
                <UnitChoice line={line} />
              </TrailerLine>
            ))}
          </Card>
        </section>
        <div className="grid gap-4 md:grid-cols-2">
          <BillingCard billing={payment.billing} step="checkout" />
          <PaymentCard payment={payment} method={method} isKept={isMethodKept} onKeep={setIsMethodKept} />
        </div>
        <AccountingForm cart={cart} hasNote={cart.note !== null} />
        <BudgetNotices budgets={page.budgets} />
        <TaxReasons totals={cart.totals} />
        <div className="xl:hidden">{consent}</div>
      </CartFrame>
      {problem?.kind === 'taken' && (
        <TakenDialog
          taken={problem.lines}
          lines={cart.lines}
          onReplaced={(lines) => setProblem(lines.length > 0 ? { kind: 'taken', lines } : undefined)}
          onClose={() => void navigate(STEP_TABLE.cart.path)}
        />
      )}
    </>
  );
}
