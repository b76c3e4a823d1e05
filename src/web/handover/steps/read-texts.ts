/** Texts by name, if that is what was kept. */
export function readTexts<Name extends string>(
  kept: unknown,
  names: readonly Name[],
): Readonly<Record<Name, string>> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const texts = new Map(Object.entries(kept));
  if (!names.every((name) => typeof texts.get(name) === 'string')) return undefined;
  // Every name has just been found with a text.
  return Object.fromEntries(names.map((name) => [name, texts.get(name)])) as Record<Name, string>;
}
