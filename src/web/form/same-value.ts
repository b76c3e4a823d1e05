/** Nothing was said: no value, an empty text, an empty list. A number that is none is something, and wrong. */
export const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values of a form say the same, however deep their rows are. Spaces around a text say nothing. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  return Object.keys({ ...one, ...other }).every((key) => isSameValue(one[key], other[key]));
}
