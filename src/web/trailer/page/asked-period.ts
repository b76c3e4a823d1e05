import { wallPeriodQuery } from '#contract/query.ts';
import type { WallPeriod } from './wall-period.ts';

export type AskedPeriod = {
  readonly period: WallPeriod | undefined;
  /** A field code: why the address holds no period that can be asked for. */
  readonly problem: string | undefined;
};

/** The period in the address of a page, which people edit and share. */
export function readPeriod(params: URLSearchParams): AskedPeriod {
  const given = { from: params.get('from') || undefined, to: params.get('to') || undefined };
  const parsed = wallPeriodQuery.safeParse(given);
  if (!parsed.success) return { period: undefined, problem: parsed.error.issues[0]?.message };
  const { from, to } = parsed.data;
  return { period: from === undefined || to === undefined ? undefined : { from, to }, problem: undefined };
}
