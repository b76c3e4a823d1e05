import type { MapState } from '#web/stores/map.ts';

type MapSearch = Pick<MapState, 'type' | 'attribute' | 'time'>;

/** What the map remembers of a search: the one kind it shows, if it is one, and for when. */
export function toMap(search: URLSearchParams): MapSearch {
  const onlyOf = (name: string) => {
    const [value, ...others] = search.getAll(name);
    return value === undefined || others.length > 0 ? null : value;
  };
  const [type, from, to] = [onlyOf('type'), search.get('from'), search.get('to')];
  return {
    type,
    attribute: type === null ? null : onlyOf('subType'),
    time: from !== null && to !== null ? { from, to } : null,
  };
}

/** The search that the map remembers. A time that has begun is no longer one to search for. */
export function fromMap({ type, attribute, time }: MapSearch, now: Date) {
  const isAhead = time !== null && time.from > toWallTime(now).slice(0, time.from.length);
  return {
    types: type === null ? [] : [type],
    subType: attribute ?? undefined,
    from: isAhead ? time.from : '',
    to: isAhead ? time.to : '',
  };
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** As somebody at this screen would write it: near enough to a depot's own clock for something to begin with. */
function toWallTime(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map(twoDigits).join('-');
  return `${day}T${twoDigits(now.getHours())}:${twoDigits(now.getMinutes())}`;
}
