import type { CostBudgetView, CostQuery, Costs } from '#contract/cost.ts';
import { COST_DIMENSIONS, type CostDimension } from '#domain/cost/cost-report.ts';
import { money } from '#domain/money/money.ts';
import type { Format } from '#i18n/format.ts';
import { isMessageKey } from '#i18n/message-key.ts';
import type { Words } from '#web/words/words.ts';

type Asked = { readonly query: CostQuery; readonly by: CostDimension; readonly mayEdit: boolean };
type Group = Costs['by'][CostDimension][number];

/** Costs in the reader's words, with the addresses that lead further into them. */
export function describeCosts(costs: Costs, words: Words, { query, by, mayEdit }: Asked) {
  const { format } = words;
  const { year, billedCents, committedCents } = costs;
  const euros = (cents: number) => format.money(money(cents));
  const all = billedCents + committedCents;
  const address = { ...query, year, by };
  return {
    year: String(year),
    years: costs.years.map((each) => ({ year: String(each), to: toSearch({ ...address, year: each }) })),
    by,
    tabs: COST_DIMENSIONS.map((dimension) => ({ by: dimension, to: toSearch({ ...address, by: dimension }) })),
    sums: { billed: euros(billedCents), committed: euros(committedCents), total: euros(all) },
    isEmpty: costs.months.every((month) => month.billedCents === 0 && month.committedCents === 0),
    months: costs.months.map((month) => describeMonth(month, format)),
    scale: describeScale(costs.months, format),
    groups: costs.by[by].map((group) => ({
      key: group.key ?? '',
      name: nameGroup(group, by, words),
      to: toSearch({ ...address, [by]: group.key ?? '' }),
      billed: euros(group.billedCents),
      committed: euros(group.committedCents),
      total: euros(group.billedCents + group.committedCents),
      share: all > 0 ? format.percent(((group.billedCents + group.committedCents) * 100) / all) : '–',
    })),
    filters: describeFilters(costs, { query, by }, words),
    file: `/api/costs.csv${toSearch({ ...query, year })}`,
    budgets: describeBudgets(costs, format),
    mayEdit,
  };
}

const toSearch = (params: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
  return `?${new URLSearchParams(given).toString()}`;
};

function nameGroup({ key, name }: Group, by: CostDimension, { intl }: Words): string {
  const none = intl.formatMessage({ id: 'cost.without' });
  if (key === null || by !== 'trailerType') return name ?? none;
  const id = `trailerType.${key}`;
  return isMessageKey(intl, id) ? intl.formatMessage({ id }) : key;
}

/** Each with the address that does without it. What is filtered by is all that is left of its kind. */
function describeFilters({ by: groups, year }: Costs, { query, by }: Omit<Asked, 'mayEdit'>, words: Words) {
  return COST_DIMENSIONS.flatMap((dimension) => {
    const value = query[dimension];
    if (value === undefined) return [];
    const [left] = groups[dimension];
    const shown = { key: value || null, name: left?.name ?? (value || null), billedCents: 0, committedCents: 0 };
    const to = toSearch({ ...query, year, by, [dimension]: undefined });
    return [{ dimension, name: nameGroup(shown, dimension, words), to }];
  });
}

function describeMonth({ month, billedCents, committedCents }: Costs['months'][number], format: Format) {
  return {
    month,
    number: month.slice(5),
    name: `${format.month(`${month}-15`, 'UTC')} ${month.slice(0, 4)}`,
    // A month in which more was credited than billed has no bar; its figures stand in the table.
    billedCents: Math.max(0, billedCents),
    committedCents: Math.max(0, committedCents),
    billed: format.money(money(billedCents)),
    committed: format.money(money(committedCents)),
    total: format.money(money(billedCents + committedCents)),
  };
}

/** How high the chart is: half of it and the whole are round amounts that no month exceeds. */
function describeScale(months: Costs['months'], format: Format) {
  const highest = Math.max(
    ...months.map((month) => Math.max(0, month.billedCents) + Math.max(0, month.committedCents)),
  );
  const step = 10 ** Math.max(2, Math.floor(Math.log10(Math.max(highest, 1))));
  const topCents = [1, 2, 4, 6, 8, 10].map((times) => times * step).find((cents) => cents >= highest) ?? highest;
  const lines = [0.5, 1].map((part) => ({ part, amount: format.wholeMoney(money(topCents * part)) }));
  return { topCents, lines };
}

/** Cost centres that have a budget, then those that cost something without one. */
function describeBudgets({ budgets, by }: Costs, format: Format) {
  const known = new Set(budgets.map(({ costCentre }) => costCentre));
  return [
    ...budgets.map((budget) => describeBudget(budget, format)),
    ...by.costCentre.flatMap(({ key, billedCents, committedCents }) =>
      key === null || known.has(key)
        ? []
        : [
            {
              costCentre: key,
              cents: null,
              version: 0,
              used: format.money(money(billedCents + committedCents)),
              budget: null,
            },
          ],
    ),
  ];
}

const describeBudget = ({ costCentre, cents, version, usedCents, percent, level }: CostBudgetView, format: Format) => ({
  costCentre,
  version,
  cents,
  used: format.money(money(usedCents)),
  budget: { amount: format.money(money(cents)), percent, share: format.percent(percent), level },
});
