import * as z from 'zod/mini';
import { BUDGET_LEVELS } from '#domain/cost/budget.ts';
import { declareCalls } from './call.ts';
import { hundredths, text } from './field.ts';
import { wholeNumber } from './query.ts';
import { forRoles } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';

const FIRST_YEAR = 2000;
const LAST_YEAR = 2999;
export const COST_CENTRE_LENGTH = 50;
/** A billion euros: nobody spends more on trailers in a year. */
const HIGHEST_BUDGET_CENTS = 100_000_000_000;

const amounts = { billedCents: z.int(), committedCents: z.int() };

const costGroup = z.strictObject({
  /** A cost centre, a PO number, a type of trailers or the id of a depot; null where an order names none. */
  key: z.nullable(z.string()),
  /** Of a depot; else as the key. */
  name: z.nullable(z.string()),
  ...amounts,
});

/** Of a cost centre and a year. */
const budget = shape('CostBudget', {
  costCentre: z.string(),
  cents: z.int(),
  version: z.int(),
  /** Billed and committed. */
  usedCents: z.int(),
  percent: z.int(),
  level: z.enum(BUDGET_LEVELS),
});
export type CostBudgetView = Answer<typeof budget>;

/** Net, by the days of service. Committed is what is agreed and not billed yet. */
export const costs = shape('Costs', {
  year: z.int(),
  /** Those in which there is anything, and this one. */
  years: z.array(z.int()),
  ...amounts,
  months: z.array(z.strictObject({ month: z.string(), ...amounts })),
  by: z.strictObject({
    costCentre: z.array(costGroup),
    poNumber: z.array(costGroup),
    trailerType: z.array(costGroup),
    depot: z.array(costGroup),
  }),
  /** Of the whole year, whatever is filtered. */
  budgets: z.array(budget),
});
export type Costs = Answer<typeof costs>;

const tag = z.optional(z.string().check(z.maxLength(100, 'too-long')));

/** An empty text finds what names none. */
export const costQuery = z.strictObject({
  year: z.optional(wholeNumber(FIRST_YEAR, LAST_YEAR)),
  costCentre: tag,
  poNumber: tag,
  trailerType: tag,
  depot: tag,
});
export type CostQuery = z.infer<typeof costQuery>;

export const budgetInput = z.strictObject({
  year: z.int('number').check(z.minimum(FIRST_YEAR, 'too-small'), z.maximum(LAST_YEAR, 'too-big')),
  /** Null takes it away. */
  cents: z.nullable(hundredths(0, HIGHEST_BUDGET_CENTS)),
});
export type BudgetInput = z.infer<typeof budgetInput>;

const costCentre = text(COST_CENTRE_LENGTH);
/** What the form of a budget asks for. */
export const budgetForm = z.extend(budgetInput, { costCentre });

const BOOKKEEPERS = forRoles(['admin', 'accountant']);

export const costCalls = declareCalls({
  'GET /api/costs': {
    says: 'What the unit spends in a year, by month of service, cost centre, PO number, type and depot',
    rights: BOOKKEEPERS,
    query: costQuery,
    answer: costs,
  },
  'GET /api/costs.csv': {
    says: 'The same as a file, by all of them at once',
    rights: BOOKKEEPERS,
    query: costQuery,
    answer: { file: 'text/csv' },
  },
  'PUT /api/costs/budgets/{costCentre}': {
    says: 'Say what may be spent on a cost centre in a year: who orders more is warned, and never stopped. Version 0 is none yet',
    rights: BOOKKEEPERS,
    params: { costCentre },
    body: budgetInput,
    takes: 'version',
  },
});
