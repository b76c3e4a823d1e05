import { createMiddleware } from 'hono/factory';
import type { ApiEnv } from '../env.ts';
import { problem } from '../problem.ts';

const BODY_METHODS = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const JSON_TYPE = /^application\/json\s*(;|$)/i;

/** A body is JSON, except where an upload takes bytes; forms of other sites cannot send JSON without asking. */
export const requireJson = (isUpload: (path: string) => boolean) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (!BODY_METHODS.has(c.req.method) || isUpload(c.req.path)) return next();
    const length = c.req.header('content-length');
    const hasBody = (length !== undefined && length !== '0') || c.req.header('transfer-encoding') !== undefined;
    if (hasBody && !JSON_TYPE.test(c.req.header('content-type') ?? '')) return problem(c, 'unsupported-media-type');
    return next();
  });
