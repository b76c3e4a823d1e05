import * as z from 'zod/mini';
import { id } from '#contract/field.ts';
import { tableOf } from '#domain/table.ts';
import { input } from './input.ts';

/** An id in the path. */
export const pathId = <Name extends string>(name: Name) => input('param', z.object(tableOf([name], () => id)));
