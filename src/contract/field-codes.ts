type Issue = {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
};

/**
 * What is wrong with an input, by field: a path such as `company.vatId` and a code such as `postal-code`. The form and
 * the API read a schema's complaints in this one way, so that they say the same about the same value.
 */
export function toFieldCodes(issues: readonly Issue[]): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    for (const path of pathsOf(issue)) fields[path] ??= codeOf(issue);
  }
  return fields;
}

const pathsOf = (issue: Issue): string[] => {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part));
  const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.map(String) : undefined;
  return keys ? keys.map((key) => [...path, key].join('.')) : [path.join('.')];
};

/** A schema's own message is a code such as `postal-code`; the library's messages become the code of their kind. */
const codeOf = (issue: Issue): string => {
  if (/^[a-z0-9-]+$/.test(issue.message)) return issue.message;
  const kind = 'code' in issue ? String(issue.code) : 'invalid';
  return kind.replaceAll('_', '-');
};
