import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
import { toFieldCodes } from '#contract/field-codes.ts';
import { findBrokenText } from '#domain/text/find-broken-text.ts';
import { problem } from './problem.ts';

/**
 * Checks one part of a request against its contract schema and describes it in the OpenAPI document.
 * A failure names each field and a code; the value that was sent is never repeated. A path that cannot exist leads
 * nowhere, like one that does not.
 */
export const input = <Target extends keyof ValidationTargets, Schema extends StandardSchemaV1>(
  target: Target,
  schema: Schema,
) =>
  validator(target, schema, (result, c) => {
    const fields = result.success ? findBrokenFields(result.data) : toFieldCodes(result.error);
    if (fields === undefined) return undefined;
    return target === 'param' ? problem(c, 'not-found') : problem(c, 'invalid-fields', { fields });
  });

function findBrokenFields(data: unknown): Record<string, string> | undefined {
  const broken = findBrokenText(data);
  return broken.length === 0 ? undefined : Object.fromEntries(broken.map((path) => [path, 'characters']));
}
