import type { Gazetteer } from '#domain/place/gazetteer.ts';

/** Towns and postcode areas. */
export type GazetteerPort = { open(): Promise<Gazetteer> };
