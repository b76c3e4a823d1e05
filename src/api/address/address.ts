import { ok } from '#domain/result.ts';
import { addressCalls } from '#contract/address.ts';
import { changeAddress } from '#services/address/change-address.ts';
import { createAddress } from '#services/address/create-address.ts';
import { deleteAddress } from '#services/address/delete-address.ts';
import { listAddresses } from '#services/address/list-addresses.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';

/** The addresses of the own unit. */
export const implementAddresses = (deps: Deps) =>
  implement(addressCalls, {
    'GET /api/users/addresses': async ({ actor }) => {
      const listed = await listAddresses(deps, actor);
      return listed.ok ? ok({ addresses: listed.value }) : listed;
    },
    'POST /api/users/addresses': ({ actor, body, key }) =>
      createAddress(deps, actor, { input: body, idempotencyKey: key }),
    'PATCH /api/users/addresses': ({ actor, body, version }) => changeAddress(deps, actor, { input: body, version }),
    'DELETE /api/users/addresses/{addressId}': ({ actor, params, version }) =>
      deleteAddress(deps, actor, { ...params, version }),
  });
