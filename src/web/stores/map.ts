import { createPersistedStore } from './persisted-store.ts';
import { isNumber, isRecord, isText, orNull } from './shape.ts';

export type MapCenter = { readonly lat: number; readonly lon: number };
/** Depot-local wall times, as in the URL of the search. */
export type MapTime = { readonly from: string; readonly to: string };

export type MapState = {
  /** The trailer type whose pins are shown. */
  readonly type: string | null;
  readonly attribute: string | null;
  readonly time: MapTime | null;
  readonly center: MapCenter | null;
  readonly zoom: number | null;
  /** The depot the map points out. */
  readonly targetMarker: string | null;
};

const isTime = (value: unknown): value is MapTime => isRecord(value) && isText(value['from']) && isText(value['to']);
const isCenter = (value: unknown): value is MapCenter =>
  isRecord(value) && isNumber(value['lat']) && isNumber(value['lon']);

const isMapState = (value: unknown): value is MapState =>
  isRecord(value) &&
  orNull(isText)(value['type']) &&
  orNull(isText)(value['attribute']) &&
  orNull(isTime)(value['time']) &&
  orNull(isCenter)(value['center']) &&
  orNull(isNumber)(value['zoom']) &&
  orNull(isText)(value['targetMarker']);

export const useMapState = createPersistedStore<MapState>({
  name: 'map',
  initial: { type: null, attribute: null, time: null, center: null, zoom: null, targetMarker: null },
  parse: (value) => (isMapState(value) ? value : undefined),
});

export function setMapState(change: Partial<MapState>): void {
  useMapState.setState(change);
}
