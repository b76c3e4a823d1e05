import { Check } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { isReadyToOrder, type ChecklistItem } from './checklist.ts';

interface ChecklistCardProps {
  readonly items: readonly ChecklistItem[];
  readonly hasBillingAddress: boolean;
}

/** What stands between this company and an order, each with the way to it. */
export function ChecklistCard({ items, hasBillingAddress }: ChecklistCardProps) {
  const open = items.filter(({ id, missing }) => id !== 'payment' && missing.length > 0).length;
  return (
    <Card tone="strong" className="mb-6 lg:mb-8">
      <h2 className="text-h3">
        <FormattedMessage
          id={isReadyToOrder(items) ? 'account.checklist.title.ready' : 'account.checklist.title'}
          values={{ count: open }}
        />
      </h2>
      <p className="mt-1 text-body-s text-asphalt-600">
        <FormattedMessage id="account.checklist.text" />
      </p>
      <ol className="mt-4 divide-y divide-line border-t border-line">
        {items.map((item) => (
          <Row key={item.id} item={item} hasBillingAddress={hasBillingAddress} />
        ))}
      </ol>
    </Card>
  );
}

function Row({ item, hasBillingAddress }: { readonly item: ChecklistItem; readonly hasBillingAddress: boolean }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { id, missing, to, mayComplete } = item;
  const isDone = missing.length === 0;
  const isUnchosen = id === 'billingAddress' && !hasBillingAddress;
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-1 py-3">
      <span
        className={cx(
          'grid size-6 shrink-0 place-items-center rounded-full',
          isDone ? 'bg-asphalt-950 text-white' : 'border-2 border-asphalt-400',
        )}
      >
        {isDone && <Check aria-hidden="true" className="size-3.5 stroke-[3.5]" />}
        <span className="sr-only">
          <FormattedMessage id={isDone ? 'account.checklist.done' : 'account.checklist.open'} />
        </span>
      </span>
      <span className="min-w-40 flex-1">
        <span className="font-semibold">
          <FormattedMessage id={`account.checklist.${id}`} />
        </span>
        {!isDone && (
          <span className="block text-body-s text-asphalt-600">
            {isUnchosen ? (
              <FormattedMessage id="account.checklist.noAddress" />
            ) : (
              <FormattedMessage
                id="account.checklist.missing"
                values={{
                  fields: format.list(missing.map((field) => formatMessage({ id: `word.field.${field}` }))),
                }}
              />
            )}
          </span>
        )}
      </span>
      {!isDone &&
        (mayComplete ? (
          <TextLink to={to} isAlone preventScrollReset className="ps-9.5 sm:ps-0">
            <FormattedMessage id={isUnchosen ? 'account.checklist.choose' : 'account.checklist.complete'} />
          </TextLink>
        ) : (
          <span className="ps-9.5 text-body-s text-asphalt-600 sm:ps-0">
            <FormattedMessage id="account.checklist.byAdmin" />
          </span>
        ))}
    </li>
  );
}
