import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { type Drawing, drawPictures, type Motif } from './draw-pictures.ts';
import { makeTrailers } from './make-trailers.ts';

/** The pictures of each motif, by its key. */
export type Drawings = ReadonlyMap<string, readonly Drawing[]>;

export const keyOfMotif = ({ type, subType, livery }: Motif): string => `${type} ${subType} ${livery}`;

/** Draws each motif of the fleet once. It needs nothing but the drawings, so it can be done while other things are made. */
export async function drawFleet(now: Date): Promise<Drawings> {
  const motifs = new Map(
    makeTrailers(operatorToday(toInstant(now))).map(({ type, subType, livery }) => {
      const motif = { type, subType, livery };
      return [keyOfMotif(motif), motif];
    }),
  );
  return new Map(await Promise.all([...motifs].map(async ([key, motif]) => [key, await drawPictures(motif)] as const)));
}
