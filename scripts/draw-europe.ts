/** Draws the map behind the depots into src/web/art/europe.svg: `node scripts/draw-europe.ts`. */
import { writeFileSync } from 'node:fs';
import { feature, mesh } from 'topojson-client';
import { EUROPE, EUROPE_HEIGHT, toEuropePoint } from '../src/web/depot/europe-projection.ts';
import { readAtlas, SERVED } from './read-atlas.ts';

const MARGIN = 12;

const atlas = readAtlas('coarse');

type Ring = number[][];

const isInside = ({ x, y }: { x: number; y: number }) =>
  x > -MARGIN && x < EUROPE.width + MARGIN && y > -MARGIN && y < EUROPE_HEIGHT + MARGIN;

/** Cuts to the window by clamping, drops points closer than a pixel, and skips what lies outside altogether. */
function toPath(ring: Ring, closed: boolean): string {
  const points = ring.map(([lon = 0, lat = 0]) => toEuropePoint({ lon, lat: Math.max(-80, Math.min(84, lat)) }));
  if (!points.some(isInside)) return '';
  const kept: string[] = [];
  let last = { x: Number.NaN, y: Number.NaN };
  for (const point of points) {
    const x = Math.max(-MARGIN, Math.min(EUROPE.width + MARGIN, point.x));
    const y = Math.max(-MARGIN, Math.min(EUROPE_HEIGHT + MARGIN, point.y));
    if (Math.hypot(x - last.x, y - last.y) < 2) continue;
    last = { x, y };
    kept.push(`${x.toFixed(0)} ${y.toFixed(0)}`);
  }
  return kept.length < 2 ? '' : `M${kept.join('L')}${closed ? 'Z' : ''}`;
}

const countries = feature(atlas, atlas.objects.countries).features;
const land = (served: boolean) =>
  countries
    .filter(({ properties }) => SERVED.has(properties.name) === served)
    .flatMap(({ geometry }) =>
      geometry.type === 'Polygon'
        ? geometry.coordinates
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates.flat()
          : [],
    )
    .map((ring) => toPath(ring, true))
    .join('');
const borders = mesh(atlas, atlas.objects.countries, (a, b) => a !== b)
  .coordinates.map((line) => toPath(line, false))
  .join('');

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${EUROPE.width} ${EUROPE_HEIGHT}"><path fill="#d5dee3" d="M0 0H${EUROPE.width}V${EUROPE_HEIGHT}H0Z"/><path fill="#f3f1ea" d="${land(false)}"/><path fill="#fbfaf6" d="${land(true)}"/><path fill="none" stroke="#b9b5a8" stroke-dasharray="4 3" d="${borders}"/></svg>\n`;
writeFileSync(new URL('../src/web/art/europe.svg', import.meta.url), svg);
console.log(`europe.svg: ${Math.round(svg.length / 1024)} kB, ${EUROPE.width} × ${EUROPE_HEIGHT}`);
