import { Check, X } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { AdminUnit } from '#contract/admin-business-unit.ts';
import { TitledCard } from '#web/form/titled-card.tsx';
import { cx } from '#web/ui/cx.ts';
import { useFormat } from '#web/words/use-format.ts';

type Missing = AdminUnit['missing'];
type Group = { readonly id: 'company' | 'billingAddress' | 'payment'; readonly fields: Missing['billing'] };

/** What belongs to the company is asked for once, even where bills need it as well. */
const toGroups = ({ company, billing }: Missing): readonly Group[] => [
  { id: 'company', fields: company.filter((field) => field !== 'paymentMethod') },
  { id: 'billingAddress', fields: billing.filter((field) => !company.some((known) => known === field)) },
  { id: 'payment', fields: company.filter((field) => field === 'paymentMethod') },
];

/** What an order of this company still lacks. */
export function RequiredData({ missing }: { readonly missing: Missing }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (
    <TitledCard title="adminBusinessUnit.required">
      <ul className="divide-y divide-line border-t border-line">
        {toGroups(missing).map(({ id, fields }) => {
          const isDone = fields.length === 0;
          const Mark = isDone ? Check : X;
          return (
            <li key={id} className="flex gap-3 py-3">
              <span
                className={cx(
                  'grid size-6 shrink-0 place-items-center rounded-full',
                  isDone ? 'bg-free-soft text-free' : 'bg-warn-soft text-warn',
                )}
              >
                <Mark aria-hidden="true" className="size-3.5 stroke-3" />
                <span className="sr-only">
                  <FormattedMessage id={isDone ? 'account.checklist.done' : 'account.checklist.open'} />
                </span>
              </span>
              <span className="min-w-0">
                <span className="font-semibold">
                  <FormattedMessage id={`account.checklist.${id}`} />
                </span>
                {!isDone && (
                  <span className="block text-body-s text-asphalt-600">
                    <FormattedMessage
                      id="account.checklist.missing"
                      values={{
                        fields: format.list(fields.map((field) => formatMessage({ id: `word.field.${field}` }))),
                      }}
                    />
                  </span>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </TitledCard>
  );
}
