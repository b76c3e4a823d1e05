import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { changeBusinessUnitInput } from '#contract/business-unit.ts';
import { changeBusinessUnit } from '#services/account/change-business-unit.ts';
import type { Deps } from '#services/deps.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { respond } from './respond.ts';

/** What the unit says about itself. */
export const businessUnitRouter = (deps: Deps) =>
  new Hono<ApiEnv>().patch(
    '/users/business-unit/information',
    describeRoute({
      summary: 'Change company data, the payment method or the login of the telematics',
      tags: ['business unit'],
      responses: { 200: { description: 'The business unit as it is now' } },
    }),
    input('json', changeBusinessUnitInput),
    async (c) => {
      const change = { input: c.req.valid('json'), version: readVersion(c) };
      return respond(c, await changeBusinessUnit(deps, await c.get('getActor')(), change), (answer) => c.json(answer));
    },
  );
