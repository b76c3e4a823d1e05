import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { ValidationTargets } from 'hono';
import { validator } from 'hono-openapi';
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
    if (!result.success) return problem(c, 'invalid-fields', { fields: toFields(result.error) });
    return undefined;
  });

function toFields(issues: readonly StandardSchemaV1.Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    for (const path of pathsOf(issue)) fields[path] ??= codeOf(issue);
  }
  return fields;
}

const pathsOf = (issue: StandardSchemaV1.Issue): string[] => {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : undefined;
  return keys ? keys.map((key) => [...path, key].join('.')) : [path.join('.')];
};

/** A schema's own message is a code such as `postal-code`; the library's messages become the code of their kind. */
const codeOf = (issue: StandardSchemaV1.Issue): string => {
  if (/^[a-z0-9-]+$/.test(issue.message)) return issue.message;
  const kind = 'code' in issue ? String(issue.code) : 'invalid';
  return kind.replaceAll('_', '-');
};
