import { type Gazetteer, readGazetteer } from '#domain/place/gazetteer.ts';
import type { GazetteerPort } from '#services/ports/gazetteer.ts';

/** Our own table of Europe, offline. It is large, so it is read when it is first needed, and then kept. */
export function createEmbeddedGazetteer(): GazetteerPort {
  let opened: Promise<Gazetteer> | undefined;
  return {
    open() {
      opened ??= import('./europe.ts').then(({ EUROPE }) => readGazetteer(EUROPE));
      return opened;
    },
  };
}
