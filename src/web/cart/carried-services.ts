type Keyed = { readonly key: string };
type Chosen = { readonly services: readonly Keyed[]; readonly serviceProblems: readonly Keyed[] };

/** What a line that comes in the place of another takes along: of its services those that can still be ordered. */
export function carriedServices({ services, serviceProblems }: Chosen): string[] {
  const refused = new Set(serviceProblems.map(({ key }) => key));
  return services.map(({ key }) => key).filter((key) => !refused.has(key));
}
