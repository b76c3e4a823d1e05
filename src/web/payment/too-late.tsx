import { FormattedMessage } from '#i18n/intl.tsx';
import { STEP_TABLE } from '#domain/cart/cart-step.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { telHref } from '#web/words/tel-href.ts';
import type { PaymentView } from './describe-payment.server.ts';

/** The only way left to pay would come too late: said before anybody orders, with what can be done about it. */
export function TooLate({ arrives, needed }: NonNullable<PaymentView['tooLate']>) {
  const { phone } = usePageScope().config.contact;
  return (
    <Notice
      tone="danger"
      isAlert
      title={<FormattedMessage id="payment.tooLate" />}
      action={
        <LinkButton to={STEP_TABLE.cart.path} size="s">
          <FormattedMessage id="payment.tooLate.change" />
        </LinkButton>
      }
    >
      <FormattedMessage
        id="payment.tooLate.text"
        values={{
          arrives,
          needed,
          phone: (
            <a href={telHref(phone)} className="font-semibold whitespace-nowrap underline">
              {phone}
            </a>
          ),
        }}
      />
    </Notice>
  );
}
