import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { mandateInput } from '#contract/payment.ts';
import type { Deps } from '#services/deps.ts';
import { findMandate } from '#services/payment/find-mandate.ts';
import { replaceMandate } from '#services/payment/replace-mandate.ts';
import { revokeMandate } from '#services/payment/revoke-mandate.ts';
import type { ApiEnv } from './env.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { problem } from './problem.ts';
import { respond } from './respond.ts';

const described = (summary: string, status: 200 | 204, description: string) =>
  describeRoute({ summary, tags: ['payment'], responses: { [status]: { description } } });

/** The unit's mandate for direct debit. The account number leaves the shop masked only. */
export const paymentRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get('/payment/mandate', described('The active mandate', 200, 'The mandate'), async (c) =>
      respond(c, await findMandate(deps, await c.get('getActor')()), (mandate) =>
        mandate === undefined ? problem(c, 'not-found') : c.json(mandate),
      ),
    )
    .put(
      '/payment/mandate',
      described('Grant a mandate', 200, 'The new mandate'),
      input('json', mandateInput),
      async (c) => {
        const grant = { input: c.req.valid('json'), version: readVersion(c) };
        const granted = await replaceMandate(deps, await c.get('getActor')(), grant);
        return respond(c, granted, (mandate) => c.json(mandate));
      },
    )
    .delete('/payment/mandate', described('Revoke the mandate', 204, 'Revoked'), async (c) => {
      const revoked = await revokeMandate(deps, await c.get('getActor')(), { version: readVersion(c) });
      return respond(c, revoked, () => c.body(null, 204));
    });
