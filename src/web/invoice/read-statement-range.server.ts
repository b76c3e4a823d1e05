import { statementQuery } from '#contract/statement.ts';
import { rangeOf, STATEMENT_RANGES } from '#domain/account/statement-range.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { localDate } from '#domain/time/wall-clock.ts';

/** The days that an address asks for; what it does not know, it leaves out, and says so where somebody has chosen it. */
export function readStatementRange(params: URLSearchParams, now: Date) {
  const today = localDate(now, OPERATOR_ZONE);
  const [from, to] = [params.get('from'), params.get('to')];
  const own = statementQuery.safeParse({ from: from ?? undefined, to: to ?? undefined });
  if (own.success && own.data.from !== undefined && own.data.to !== undefined) {
    return { range: 'own', from: own.data.from, to: own.data.to, isWrong: false } as const;
  }
  const range = STATEMENT_RANGES.find((name) => name === params.get('range')) ?? 'thisMonth';
  return { range, ...rangeOf(range, today), isWrong: from !== null || to !== null } as const;
}
export type ReadRange = ReturnType<typeof readStatementRange>;
