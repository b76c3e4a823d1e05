import { useEffect, useRef } from 'react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { STEP_TABLE } from '#domain/cart/cart-step.ts';
import { useWords } from '#web/words/use-words.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { OrderProblem } from './order-problem.ts';

type ProblemNoticeProps = { readonly problem: OrderProblem; readonly onRetry: () => void };

/** Why the order was not placed, and what to do now. Comes into view, as the button may be far from it. */
export function ProblemNotice({ problem, onRetry }: ProblemNoticeProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers answer with a promise, which would be taken for the end of the effect.
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} className="scroll-mt-6">
      <Words problem={problem} onRetry={onRetry} />
    </div>
  );
}

function Words({ problem, onRetry }: ProblemNoticeProps) {
  const { format } = useWords();
  switch (problem.kind) {
    // Each has a place of its own.
    case 'gone':
    case 'taken':
    case 'terms':
      return null;
    case 'price': {
      const { old, new: now } = problem.change;
      return (
        <Notice tone="warn" isAlert title={<FormattedMessage id="checkout.price" />}>
          <FormattedMessage
            id="checkout.price.text"
            values={{ old: format.money(old.gross), new: format.money(now.gross) }}
          />
        </Notice>
      );
    }
    case 'connection':
      return (
        <Notice
          tone="danger"
          isAlert
          title={<FormattedMessage id="checkout.connection" />}
          action={
            <Button tone="ink" size="s" onClick={onRetry}>
              <FormattedMessage id="checkout.retry" />
            </Button>
          }
        >
          <FormattedMessage id="checkout.connection.text" />
        </Notice>
      );
    case 'wait':
      return (
        <Notice tone="warn" isAlert title={<FormattedMessage id="checkout.wait" />}>
          <FormattedMessage id="checkout.wait.text" values={{ minutes: Math.ceil(problem.seconds / 60) }} />
        </Notice>
      );
    case 'method':
      return (
        <Notice
          tone="warn"
          isAlert
          action={
            <LinkButton to={STEP_TABLE.payment.path} tone="ink" size="s">
              <FormattedMessage id="checkout.toPayment" />
            </LinkButton>
          }
        >
          <FormattedMessage id={`error.${problem.code}`} />
        </Notice>
      );
    case 'changed':
    case 'refused':
      return (
        <Notice
          tone="danger"
          isAlert
          action={
            <LinkButton to={STEP_TABLE.cart.path} size="s">
              <FormattedMessage id="checkout.toCart" />
            </LinkButton>
          }
        >
          <FormattedMessage id={`error.${problem.code}`} />
        </Notice>
      );
  }
}
