import { townName } from '#domain/place/town-name.ts';
import type { Deps } from '../deps.ts';

type Named = { readonly name: string; readonly country: string };

/** Names a town of a country as the reader's language does; one that the gazetteer does not know keeps its name. */
export async function nameTown(
  { gazetteer }: Pick<Deps, 'gazetteer'>,
  { name, country }: Named,
  language: string,
): Promise<string> {
  const { towns } = await gazetteer.open();
  const town = towns.find((known) => known.name === name && known.country === country);
  return town ? townName(town, language) : name;
}
