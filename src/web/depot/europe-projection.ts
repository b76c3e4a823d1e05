/** The window of the drawn map: Mercator, wide enough for every depot and a margin around them. */
export const EUROPE = { west: -6.5, east: 31, south: 39.6, north: 56.2, width: 940 } as const;

const mercator = (latitude: number) => Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

const SCALE = EUROPE.width / (((EUROPE.east - EUROPE.west) * Math.PI) / 180);

export const EUROPE_HEIGHT = Math.round((mercator(EUROPE.north) - mercator(EUROPE.south)) * SCALE);

/** Where a place lies on the drawn map, in its own units. */
export const toEuropePoint = (place: { readonly lat: number; readonly lon: number }) => ({
  x: ((place.lon - EUROPE.west) * Math.PI * SCALE) / 180,
  y: (mercator(EUROPE.north) - mercator(place.lat)) * SCALE,
});
