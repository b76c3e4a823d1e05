import { useState } from 'react';
import { BUDGET_FULL, BUDGET_NEAR, type BudgetLevel } from '#domain/cost/budget.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { LinkAction } from '#web/ui/text-link.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { BudgetDrawer, type BudgetDraft } from './budget-drawer.tsx';
import type { CostsData } from './load-costs.server.ts';

type Row = CostsData['budgets'][number];

/** How much of each budget is billed or agreed, and what costs something without one. */
export function BudgetCard({ data: { budgets, year, mayEdit } }: { readonly data: CostsData }) {
  const [draft, setDraft] = useState<BudgetDraft | null>(null);
  return (
    <Card className="mt-8">
      <CardHeader
        title={<FormattedMessage id="cost.budgets" values={{ year }} />}
        note={<FormattedMessage id="cost.budget.note" />}
        action={
          mayEdit && (
            <Button size="s" onClick={() => setDraft({ costCentre: '', cents: null, isNew: true })}>
              <FormattedMessage id="cost.budget.set" />
            </Button>
          )
        }
      />
      {budgets.length === 0 ? (
        <p className="text-asphalt-600">
          <FormattedMessage id="cost.budget.none.text" />
        </p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {budgets.map((row) => (
            <BudgetRow
              key={row.costCentre}
              row={row}
              {...(mayEdit && {
                onChange: () => setDraft({ costCentre: row.costCentre, cents: row.cents, isNew: false }),
              })}
            />
          ))}
        </ul>
      )}
      {draft && <BudgetDrawer draft={draft} budgets={budgets} year={year} onClose={() => setDraft(null)} />}
    </Card>
  );
}

const TONES = { within: 'free', near: 'warn', over: 'danger' } as const satisfies Record<BudgetLevel, string>;

function BudgetRow({ row, onChange }: { readonly row: Row; readonly onChange?: () => void }) {
  const { formatMessage } = useIntl();
  const { costCentre, used, budget } = row;
  const text =
    budget === null
      ? used
      : formatMessage({ id: 'cost.budget.used' }, { used, budget: budget.amount, percent: budget.share });
  return (
    <li className="py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 font-condensed text-lg font-bold wrap-anywhere">{costCentre}</h3>
        {budget === null ? (
          <span className="text-body-s text-asphalt-600">
            <FormattedMessage id="cost.budget.none" />
          </span>
        ) : (
          <WordBadge word={`cost.budget.level.${budget.level}`} tone={TONES[budget.level]} mark="dot" />
        )}
      </div>
      {budget !== null && <BudgetBar percent={budget.percent} level={budget.level} />}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="text-body-s tabular-nums">{text}</p>
        {onChange && (
          <LinkAction
            onClick={onChange}
            aria-label={formatMessage({ id: 'cost.budget.change' }, { name: costCentre })}
            className="text-body-s"
          >
            <FormattedMessage id={budget === null ? 'cost.budget.set' : 'ui.change'} />
          </LinkAction>
        )}
      </div>
    </li>
  );
}

/** So much of a budget the bar has room for, in percent. */
const WIDEST = 125;
const place = (percent: number): string => `${(Math.min(percent, WIDEST) / WIDEST) * 100}%`;
const FILLS = {
  within: 'bg-asphalt-950',
  near: 'bg-warn',
  over: 'bg-danger',
} as const satisfies Record<BudgetLevel, string>;

/** The words below say the same. */
const BudgetBar = ({ percent, level }: { readonly percent: number; readonly level: BudgetLevel }) => (
  <div aria-hidden="true" className="relative my-2 pt-4 text-xs text-asphalt-600">
    {[BUDGET_NEAR, BUDGET_FULL].map((mark) => (
      <span
        key={mark}
        className="absolute inset-y-0 border-s border-asphalt-500 ps-1 leading-3.5"
        style={{ insetInlineStart: place(mark) }}
      >
        {mark} %
      </span>
    ))}
    <div className="h-3 overflow-hidden rounded-badge bg-paper-sunken">
      <div className={cx('h-full', FILLS[level])} style={{ width: place(percent) }} />
    </div>
  </div>
);
