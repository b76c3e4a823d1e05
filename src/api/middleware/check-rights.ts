import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { matchedRoutes } from 'hono/route';
import type { ErrorCode } from '#contract/error-code.ts';
import type { Actor } from '#domain/team/actor.ts';
import { toContractPath } from '../contract-path.ts';
import type { ApiEnv } from '../env.ts';
import { problem } from '../problem.ts';
import { type ActorKind, type RightsRow, staffKind, type Verdict } from '#contract/rights-row.ts';
import { readSecretCookie } from '../session-cookies.ts';

export type RightsTable = Readonly<Record<string, RightsRow>>;

/** What is hidden depends on the object that is asked for, and is left to the service that looks for it. */
const REFUSALS: Readonly<Partial<Record<Verdict, ErrorCode>>> = {
  login: 'login-required',
  legal: 'legal-required',
  forbidden: 'forbidden',
};

/** The one verdict of a row that the service gives, because it depends on more than who asks. */
const GIVEN_LATER = { object: 'forbidden', body: 'legal-required', refreshToken: undefined } as const satisfies Record<
  NonNullable<RightsRow['decidedBy']>,
  ErrorCode | undefined
>;

/**
 * Refuses whoever may not make a call before anything of it is read, so that nobody learns the form of a call, or has
 * it checked, who cannot make it. The services ask again, because pages call them too.
 */
export const checkRights = (table: RightsTable, { secure }: { readonly secure: boolean }) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    const row = table[nameOfRoute(c)];
    if (row === undefined || row.guest === 'allowed') return next();
    if (row.decidedBy === 'refreshToken' && readSecretCookie(c, 'refresh', secure) !== undefined) return next();
    const verdicts = kindsOf(await c.get('getActor')()).map((kind) => row[kind]);
    const refusal = verdicts.map((verdict) => REFUSALS[verdict]).find((code) => code !== undefined);
    const isLater = row.decidedBy !== undefined && refusal === GIVEN_LATER[row.decidedBy];
    return refusal === undefined || isLater ? next() : problem(c, refusal);
  });

function nameOfRoute(c: Context): string {
  const route = matchedRoutes(c).find(({ path }) => !path.endsWith('*'));
  return route === undefined ? '' : `${route.method} ${toContractPath(route.path)}`;
}

/** The columns of the table that speak of somebody: an impersonator has the limits of both. */
function kindsOf(actor: Actor): readonly ActorKind[] {
  if (actor.kind === 'guest') return [actor.kind];
  if (actor.kind === 'platformAdmin') return [staffKind(actor.role)];
  if (!actor.legalAccepted) return ['newcomer'];
  return actor.impersonatedBy === null ? [actor.role] : [actor.role, 'impersonator'];
}
