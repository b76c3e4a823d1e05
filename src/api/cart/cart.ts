import { cartCalls } from '#contract/cart.ts';
import { addLeg } from '#services/cart/add-leg.ts';
import { addTrailer } from '#services/cart/add-trailer.ts';
import { changeCart } from '#services/cart/change-cart.ts';
import { changePeriods } from '#services/cart/change-periods.ts';
import { changePeriod } from '#services/cart/change-period.ts';
import { changeReturn } from '#services/cart/change-return.ts';
import { checkRisk } from '#services/cart/check-risk.ts';
import { chooseServices } from '#services/cart/choose-services.ts';
import { chooseUnit } from '#services/cart/choose-unit.ts';
import { getCart } from '#services/cart/get-cart.ts';
import { removeTrailer } from '#services/cart/remove-trailer.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';

/** The cart of the signed-in user. Every change answers with the whole of it. */
export const implementCart = (deps: Deps) =>
  implement(cartCalls, {
    'GET /api/cart': ({ actor }) => getCart(deps, actor),
    'PATCH /api/cart': ({ actor, body, version }) => changeCart(deps, actor, { input: body, version }),
    'POST /api/cart/items': ({ actor, body, version }) => addTrailer(deps, actor, { input: body, version }),
    'POST /api/cart/legs': ({ actor, body, version }) => addLeg(deps, actor, { ...body, version }),
    'PUT /api/cart/period': ({ actor, body, version }) => changePeriods(deps, actor, { input: body, version }),
    'PATCH /api/cart/items/{id}': ({ actor, params, body, version }) =>
      changePeriod(deps, actor, { itemId: params.id, input: body, version }),
    'DELETE /api/cart/items/{id}': ({ actor, params, version }) =>
      removeTrailer(deps, actor, { itemId: params.id, version }),
    'PUT /api/cart/items/{id}/services': ({ actor, params, body, version }) => {
      const { services } = body;
      const choice = { itemId: params.id, services, version };
      return chooseServices(deps, actor, choice);
    },
    'PUT /api/cart/items/{id}/choice': ({ actor, params, body, version }) =>
      chooseUnit(deps, actor, { itemId: params.id, unitChoice: body.unitChoice, version }),
    'PUT /api/cart/items/{id}/return': ({ actor, params, body, version }) =>
      changeReturn(deps, actor, { itemId: params.id, input: body, version }),
    'POST /api/cart/risk-check': ({ actor }) => checkRisk(deps, actor),
  });
