import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import { toFieldCodes } from '#contract/field-codes.ts';
import { findBrokenText } from '#domain/text/find-broken-text.ts';
import { problem } from './problem.ts';

/**
 * Checks one part of a request against its contract schema and describes it in the OpenAPI document.
 * A failure names each field and a code; the value that was sent is never repeated.
 */
export const input = <Target extends keyof ValidationTargets, Schema extends StandardSchemaV1>(
  target: Target,
  schema: Schema,
) =>
  validator(target, schema, (result, c) => {
    if (!result.success) return problem(c, 'invalid-fields', { fields: toFieldCodes(result.error) });
    const broken = findBrokenText(result.data);
    if (broken.length === 0) return undefined;
    return problem(c, 'invalid-fields', { fields: Object.fromEntries(broken.map((path) => [path, 'characters'])) });
  });
