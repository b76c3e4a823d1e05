/**
 * What is equal becomes one and the same, and what is missing is left out: a page names every object it is sent once, and
 * two dozen cards repeat depots, figures and prices.
 */
export function shareEqual<T>(value: T, known = new Map<string, unknown>()): T {
  if (typeof value !== 'object' || value === null) return value;
  const parts = Array.isArray(value)
    ? value.map((part: unknown) => shareEqual(part, known))
    : Object.fromEntries(
        Object.entries(value).flatMap(([name, part]) => (part === undefined ? [] : [[name, shareEqual(part, known)]])),
      );
  const text = JSON.stringify(parts);
  const shared = known.get(text) ?? parts;
  known.set(text, shared);
  // Rebuilt part by part, so it has the shape it had.
  return shared as T;
}
