import type { MiddlewareHandler } from 'hono';
import { problem } from '../problem.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Nothing has an id of another form, so such a path leads nowhere, like that of an unknown object. */
export const knownId: MiddlewareHandler = async (c, next) =>
  UUID.test(c.req.param('id') ?? '') ? next() : problem(c, 'not-found');
