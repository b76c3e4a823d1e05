import type { Position } from '#contract/position.ts';
import { nameSurroundings } from '#services/place/name-surroundings.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';

/** A position with the town around it, where whoever recorded it has named no place: numbers tell nobody where it is. */
export async function namePosition(
  { deps, locale }: Pick<PageRequest, 'deps' | 'locale'>,
  position: Position,
): Promise<Position> {
  if (position.place !== null) return position;
  const near = await nameSurroundings(deps, position, locale);
  if (!near) return position;
  const { town, isInside } = near;
  return { ...position, place: isInside ? town : getIntl(locale).formatMessage({ id: 'today.near' }, { town }) };
}
