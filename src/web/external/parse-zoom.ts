const LEAST = 3;
const MOST = 18;

/** The zoom in `map-7`; undefined for whatever is no whole number from 3 to 18, written plainly. */
export function parseZoom(segment: string): number | undefined {
  const [, digits] = /^map-([1-9]\d?)$/.exec(segment) ?? [];
  const zoom = Number(digits);
  return zoom >= LEAST && zoom <= MOST ? zoom : undefined;
}
