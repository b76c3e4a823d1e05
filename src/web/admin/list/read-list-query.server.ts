import type * as z from 'zod/mini';

/**
 * The query of a list out of the address of its page, by the schema of its call. A page opens whatever its address says:
 * parameters that the list does not know or cannot read are left out.
 */
export function readListQuery<Query>(schema: z.ZodMiniType<Query>, params: URLSearchParams): Query {
  const sent = new Map<string, string | string[]>();
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name).filter((value) => value !== '');
    const [only] = values;
    if (only !== undefined) sent.set(name, values.length > 1 ? values : only);
  }
  // What is left may lean on what was left out, such as one end of a period.
  for (let left = sent.size; left > 0; left -= 1) {
    const parsed = schema.safeParse(Object.fromEntries(sent));
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      if (issue.code === 'unrecognized_keys') for (const key of issue.keys) sent.delete(key);
      else sent.delete(String(issue.path[0]));
    }
  }
  return schema.parse(Object.fromEntries(sent));
}
