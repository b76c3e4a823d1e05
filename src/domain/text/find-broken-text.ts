/** What PostgreSQL and UTF-8 have no place for: NUL, and halves of characters. */
const isWhole = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** The paths of the texts in a value that could not be stored as they are. */
export function findBrokenText(value: unknown, path = ''): readonly string[] {
  if (typeof value === 'string') return isWhole(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const innerPath = path === '' ? key : `${path}.${key}`;
    return isWhole(key) ? findBrokenText(inner, innerPath) : [path];
  });
}
