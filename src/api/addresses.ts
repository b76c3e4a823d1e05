import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import { changeAddressInput, createAddressInput } from '#contract/address.ts';
import { changeAddress } from '#services/address/change-address.ts';
import { createAddress } from '#services/address/create-address.ts';
import { deleteAddress } from '#services/address/delete-address.ts';
import { listAddresses } from '#services/address/list-addresses.ts';
import type { Deps } from '#services/deps.ts';
import type { ApiEnv } from './env.ts';
import { created } from './created.ts';
import { readVersion } from './if-match.ts';
import { input } from './input.ts';
import { pathId } from './path-id.ts';
import { respond } from './respond.ts';

const described = (summary: string, status: 200 | 201 | 204, description: string) =>
  describeRoute({ summary, tags: ['addresses'], responses: { [status]: { description } } });

/** The addresses of the own unit. */
export const addressesRouter = (deps: Deps) =>
  new Hono<ApiEnv>()
    .get('/users/addresses', described('The addresses of the unit', 200, 'All of them'), async (c) =>
      respond(c, await listAddresses(deps, await c.get('getActor')()), (addresses) => c.json({ addresses })),
    )
    .post(
      '/users/addresses',
      described('Add an address to the unit', 201, 'The new address'),
      input('json', createAddressInput),
      async (c) => {
        const creation = { input: c.req.valid('json'), idempotencyKey: c.req.header('idempotency-key') };
        return respond(c, await createAddress(deps, await c.get('getActor')(), creation), (made) => created(c, made));
      },
    )
    .patch(
      '/users/addresses',
      described('Change an address of the unit', 200, 'The address as it is now'),
      input('json', changeAddressInput),
      async (c) => {
        const change = { input: c.req.valid('json'), version: readVersion(c) };
        return respond(c, await changeAddress(deps, await c.get('getActor')(), change), (address) => c.json(address));
      },
    )
    .delete(
      '/users/addresses/:addressId',
      described('Remove an address of the unit', 204, 'Removed; orders keep their copies'),
      pathId('addressId'),
      async (c) => {
        const deletion = { ...c.req.valid('param'), version: readVersion(c) };
        return respond(c, await deleteAddress(deps, await c.get('getActor')(), deletion), () => c.body(null, 204));
      },
    );
