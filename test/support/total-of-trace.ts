import { money, type Money } from '#domain/money/money.ts';
import type { PriceTrace } from '#domain/price/price.ts';

/** What a kept trace says; equal to the price that was agreed, or the trace is broken. */
export const totalOfTrace = (trace: PriceTrace): Money => money(trace.paidDays * trace.dayRateCents);
