import { businessUnitCalls } from '#contract/business-unit.ts';
import { changeBusinessUnit } from '#services/business-unit/change-business-unit.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';

/** What the unit says about itself. */
export const implementBusinessUnit = (deps: Deps) =>
  implement(businessUnitCalls, {
    'PATCH /api/users/business-unit/information': ({ actor, body, version }) =>
      changeBusinessUnit(deps, actor, { input: body, version }),
  });
