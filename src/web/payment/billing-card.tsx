import { CircleCheck } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { CartStep } from '#domain/cart/cart-step.ts';
import { toAccountAndBack } from '#web/account/return-step.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { BillingView } from './describe-billing.server.ts';

interface BillingCardProps {
  readonly billing: BillingView;
  /** The step that the way to the account and back begins at. */
  readonly step: CartStep;
}

/** To whom the invoice goes, and the way to what it still lacks. */
export function BillingCard({ billing, step }: BillingCardProps) {
  const { company, street, city, vatId, isVatIdValid, email, missing } = billing;
  return (
    <Card>
      <CardHeader
        title={<FormattedMessage id="payment.billing" />}
        action={
          <TextLink to={toAccountAndBack('addresses', step)} isAlone className="text-body-s">
            <FormattedMessage id="ui.change" />
          </TextLink>
        }
      />
      <address className="text-body-s not-italic">
        <b className="block font-bold">{company}</b>
        {[street, city].map((parts) => {
          const line = parts.filter(Boolean).join(', ');
          return (
            line !== '' && (
              <span key={line} className="block">
                {line}
              </span>
            )
          );
        })}
        {vatId !== null && (
          <span className="flex flex-wrap items-center gap-x-2">
            <FormattedMessage id="payment.vatId" values={{ vatId }} />
            {isVatIdValid && (
              <span className="inline-flex items-center gap-1 font-semibold text-free">
                <CircleCheck aria-hidden="true" className="size-4" />
                <FormattedMessage id="payment.vatId.valid" />
              </span>
            )}
          </span>
        )}
        {email !== null && <span className="block break-words">{email}</span>}
      </address>
      {missing.length > 0 && (
        <div className="mt-4 space-y-3">
          {missing.map(({ tab, names, mayFill }) => (
            <Notice
              key={tab}
              tone="danger"
              title={<FormattedMessage id="payment.missing" />}
              {...(mayFill && {
                action: (
                  <LinkButton to={toAccountAndBack(tab, step)} size="s">
                    <FormattedMessage id="payment.missing.fill" />
                  </LinkButton>
                ),
              })}
            >
              {names}
              {!mayFill && (
                <span className="block">
                  <FormattedMessage id="payment.missing.ask" />
                </span>
              )}
            </Notice>
          ))}
        </div>
      )}
    </Card>
  );
}
