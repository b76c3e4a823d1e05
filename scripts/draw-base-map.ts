/** Makes the map under the search, src/web/map/europe.json: `node scripts/draw-base-map.ts`. */
import { writeFileSync } from 'node:fs';
import { feature, mesh } from 'topojson-client';
import { RIVERS, ROADS } from './base-map-lines.ts';
import { type Atlas, readAtlas, SERVED } from './read-atlas.ts';

const WINDOW = { west: -14, east: 36, south: 34, north: 63 };
/** In degrees: about a kilometre, and the extent of islands that are left out. */
const TOLERANCE = 0.011;
const SMALLEST_ISLAND = 0.06;
const CURVE_STEPS = 5;

type Place = [number, number];
type Ring = Place[];

const atlas = readAtlas('fine');

const round = ([lon, lat]: Place): Place => [Math.round(lon * 1000) / 1000, Math.round(lat * 1000) / 1000];
const toPlace = ([lon = 0, lat = 0]: readonly number[]): Place => [lon, lat];

/** Ramer, Douglas and Peucker: drops what lies closer to the line than the tolerance. */
function simplify(line: Ring): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let distance = 0;
  line.forEach((place, position) => {
    const away = distanceToLine(place, first, last);
    if (away > distance) [farthest, distance] = [position, away];
  });
  if (distance <= TOLERANCE) return [first, last];
  return [...simplify(line.slice(0, farthest + 1)), ...simplify(line.slice(farthest)).slice(1)];
}

function distanceToLine([x, y]: Place, [x1, y1]: Place, [x2, y2]: Place): number {
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / length;
}

/** Sutherland and Hodgman: cuts a ring at the four edges of the window. */
function clip(ring: Ring): Ring {
  const { west, east, south, north } = WINDOW;
  const edges = [
    { axis: 0, at: west, sign: 1 },
    { axis: 0, at: east, sign: -1 },
    { axis: 1, at: south, sign: 1 },
    { axis: 1, at: north, sign: -1 },
  ] as const;
  return edges.reduce<Ring>((points, { axis, at, sign }) => {
    const isInside = (place: Place) => sign * (place[axis] - at) >= 0;
    return points.flatMap((place, position) => {
      const before = points.at(position - 1) ?? place;
      const crossing = isInside(place) === isInside(before) ? [] : [cross(before, place, axis, at)];
      return isInside(place) ? [...crossing, place] : crossing;
    });
  }, ring);
}

function cross(a: Place, b: Place, axis: 0 | 1, at: number): Place {
  const part = (at - a[axis]) / (b[axis] - a[axis]);
  return axis === 0 ? [at, a[1] + part * (b[1] - a[1])] : [a[0] + part * (b[0] - a[0]), at];
}

function isLarge(ring: Ring): boolean {
  const extent = (axis: 0 | 1) => {
    const values = ring.map((place) => place[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return ring.length > 3 && Math.max(extent(0), extent(1)) > SMALLEST_ISLAND;
}

const isInWindow = ([lon, lat]: Place) =>
  lon >= WINDOW.west && lon <= WINDOW.east && lat >= WINDOW.south && lat <= WINDOW.north;

/** A curve through all places (Catmull and Rom). */
function curve(text: string): Ring {
  const places = text.split(' ').map((pair) => toPlace(pair.split(',').map(Number)));
  return places.flatMap((b, position) => {
    const c = places[position + 1];
    if (!c) return [b];
    const a = places[position - 1] ?? b;
    const d = places[position + 2] ?? c;
    return Array.from({ length: CURVE_STEPS }, (_, step): Place => {
      const t = step / CURVE_STEPS;
      const at = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t ** 2 +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3);
      return [at(0), at(1)];
    });
  });
}

const line = (kind: string, lines: Ring[]) => ({
  type: 'Feature',
  properties: { kind },
  geometry: { type: 'MultiLineString', coordinates: lines.map((part) => part.map(round)) },
});

// Simplified before rings are joined, so that neighbours keep sharing their border.
const decoded: Atlas = { ...atlas };
const { transform } = atlas;
if (transform) {
  const [kx, ky] = transform.scale;
  const [dx, dy] = transform.translate;
  decoded.arcs = atlas.arcs.map((arc) => {
    let x = 0;
    let y = 0;
    const places = arc.map(([stepX = 0, stepY = 0]): Place => {
      x += stepX;
      y += stepY;
      return [x * kx + dx, y * ky + dy];
    });
    return simplify(places);
  });
  delete decoded.transform;
}

const land = feature(decoded, decoded.objects.countries).features.flatMap(({ properties, geometry }) => {
  const polygons =
    geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  const coordinates = polygons
    .map((rings) => rings.map((ring) => clip(ring.map(toPlace)).map(round)).filter(isLarge))
    .filter((rings) => rings.length > 0)
    .map((rings) => rings.map((ring) => [...ring, ...ring.slice(0, 1)]));
  if (coordinates.length === 0) return [];
  const kind = SERVED.has(properties.name) ? 'served' : 'land';
  return [{ type: 'Feature', properties: { kind }, geometry: { type: 'MultiPolygon', coordinates } }];
});
const borders = mesh(decoded, decoded.objects.countries, (a, b) => a !== b)
  .coordinates.map((part) => part.map(toPlace))
  .filter((part) => part.some(isInWindow));

const map = {
  type: 'FeatureCollection',
  features: [...land, line('border', borders), line('road', ROADS.map(curve)), line('river', RIVERS.map(curve))],
};
const text = `${JSON.stringify(map)}\n`;
writeFileSync(new URL('../src/web/map/europe.json', import.meta.url), text);
console.log(`europe.json: ${Math.round(text.length / 1024)} kB`);
