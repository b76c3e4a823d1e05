import { legCalls } from '#contract/leg.ts';
import { ok } from '#domain/result.ts';
import { listLegs } from '#services/leg/list-legs.ts';
import { toWholeList } from '../respond.ts';
import { implement } from '../implement.ts';

/** Empty legs that can still be had. */
export const implementLegs = () =>
  implement(legCalls, {
    'GET /api/empty-legs': async ({ c, actor }) =>
      toWholeList(ok(await c.get('read')((deps) => listLegs(deps, actor)))),
  });
