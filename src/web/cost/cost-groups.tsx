import { Link } from 'react-router';
import type { CostDimension } from '#domain/cost/cost-report.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useCurrentInRow } from '#web/ui/use-current-in-row.ts';
import { useAmountColumns } from './amount-columns.tsx';
import type { CostsData } from './load-costs.server.ts';

const NAMES = {
  costCentre: 'word.costCentre',
  poNumber: 'word.poNumber',
  trailerType: 'cost.trailerType',
  depot: 'word.noun.depot',
} as const satisfies Record<CostDimension, string>;

type Group = CostsData['groups'][number];

const GroupLink = ({ to, name }: Group) => (
  <TextLink to={to} preventScrollReset className="wrap-anywhere">
    {name}
  </TextLink>
);

/** The same costs by one of their tags. Each leads to the costs of it alone. */
export function CostGroups({ data: { by, groups, tabs } }: { readonly data: CostsData }) {
  const { formatMessage } = useIntl();
  const amounts = useAmountColumns<Group>();
  const name = formatMessage({ id: NAMES[by] });
  return (
    <section className="mt-8">
      <Tabs by={by} tabs={tabs} />
      <DataTable
        caption={`${formatMessage({ id: 'word.costs' })}: ${name}`}
        rows={groups}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'name',
            header: name,
            isTitle: true,
            cell: GroupLink,
          },
          ...amounts,
          { key: 'share', header: formatMessage({ id: 'cost.share' }), align: 'end', cell: ({ share }) => share },
        ]}
      />
    </section>
  );
}

/** Each tab is an address of its own. */
function Tabs({ by, tabs }: Pick<CostsData, 'by' | 'tabs'>) {
  const { formatMessage } = useIntl();
  const row = useCurrentInRow<HTMLUListElement>(by);
  return (
    <nav aria-label={formatMessage({ id: 'cost.by' })} className="mb-5">
      <ul
        ref={row}
        className="relative -mx-4 flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0"
      >
        {tabs.map(({ by: dimension, to }) => (
          <li key={dimension} data-tab={dimension} className="shrink-0">
            <Link
              to={to}
              preventScrollReset
              aria-current={dimension === by ? 'page' : undefined}
              className={cx(
                'flex min-h-12 items-center font-semibold whitespace-nowrap transition-colors hover:text-asphalt-950 focus-visible:-outline-offset-2',
                dimension === by
                  ? 'text-asphalt-950 shadow-[inset_0_-3px_0_var(--color-asphalt-950)]'
                  : 'text-asphalt-600',
              )}
            >
              <FormattedMessage id={NAMES[dimension]} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
