import { tableOf } from '#domain/table.ts';

/** Texts by name, if that is what was kept. */
export function readTexts<Name extends string>(
  kept: unknown,
  names: readonly Name[],
): Readonly<Record<Name, string>> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const texts = new Map<string, unknown>(Object.entries(kept));
  if (!names.every((name) => typeof texts.get(name) === 'string')) return undefined;
  return tableOf(names, (name) => String(texts.get(name)));
}
