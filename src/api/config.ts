import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { ApiEnv } from './env.ts';

/** `GET /api/config`: the public part of the configuration. */
export const configRouter = (publicConfig: object) =>
  new Hono<ApiEnv>().get(
    '/config',
    describeRoute({ summary: 'Public configuration', responses: { 200: { description: 'Public configuration' } } }),
    (c) => {
      c.header('Cache-Control', 'public, max-age=60');
      return c.json(publicConfig);
    },
  );
