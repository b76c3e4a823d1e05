export type PlaceholderValues = Readonly<Record<string, string>>;

/**
 * Puts figures of the day into editorial text: `{trailers}`, `{depots}`, `{phone}` … A placeholder without a value
 * stays as it is, so that an editor sees the mistake.
 */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
