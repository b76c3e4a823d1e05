import { money } from '#domain/money/money.ts';
import { addDays, localDate } from '#domain/time/wall-clock.ts';
import { checkBudget } from '#services/cost/check-budget.ts';
import type { LoadedStep } from '#web/load-cart-step.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';

type Step = Pick<LoadedStep, 'actor' | 'cart'>;

/** The budgets that this order would pass, with figures for whoever may see them. */
export async function describeBudgets({ deps, config, format }: PageRequest, { actor, cart }: Step) {
  if (!config.billsHere) return [];
  const costs = cart.items.map(({ net, from: pickUp, price, depot }) => {
    const from = localDate(pickUp, depot.timeZone);
    return { cents: net.cents, from, to: addDays(from, Math.max(price.days, 1) - 1) };
  });
  const passed = await checkBudget(deps, actor, { costCentre: cart.costCentre, costs });
  return passed.map(({ costCentre, year, figures }) => ({
    costCentre,
    year: String(year),
    figures: figures && {
      after: format.money(money(figures.afterCents)),
      budget: format.money(money(figures.budgetCents)),
    },
  }));
}
