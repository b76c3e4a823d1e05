import { validator } from 'hono-openapi';
import * as z from 'zod/mini';
import { id } from '#contract/field.ts';
import { tableOf } from '#domain/table.ts';
import { problem } from './problem.ts';

/** An id in the path. One that cannot exist is as unknown as one that does not. */
export const pathId = <Name extends string>(name: Name) =>
  validator('param', z.object(tableOf([name], () => id)), (result, c) =>
    result.success ? undefined : problem(c, 'not-found'),
  );
