import { FormattedMessage } from '#i18n/intl.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Fact } from '#web/ui/fact.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import type { describeBilling } from './describe-billing.server.ts';

type BillingCardProps = { readonly billing: ReturnType<typeof describeBilling> };

/** What has been billed, and when the next invoice comes. */
export const BillingCard = ({ billing: { billed, notYetBilled, nextOn, isDone, invoices } }: BillingCardProps) => (
  <Card>
    <CardHeader title={<FormattedMessage id="word.noun.billing" />} note={<FormattedMessage id="billed.note" />} />
    <dl className="flex flex-wrap gap-x-10 gap-y-3 text-body-s">
      <Fact label={<FormattedMessage id="billed.billed" />} className="tabular-nums">
        {billed}
      </Fact>
      <Fact label={<FormattedMessage id="billed.notYet" />} className="tabular-nums">
        {notYetBilled}
      </Fact>
      {!isDone && (
        <Fact label={<FormattedMessage id="billed.next" />}>
          {nextOn ?? <FormattedMessage id="billed.afterReturn" />}
        </Fact>
      )}
    </dl>
    {invoices.length > 0 && (
      <ul className="mt-3 flex flex-wrap gap-x-6 text-body-s">
        {invoices.map(({ id, number }) => (
          <li key={id}>
            <TextLink to={`/invoices/${id}`} isAlone>
              {number}
            </TextLink>
          </li>
        ))}
      </ul>
    )}
  </Card>
);
