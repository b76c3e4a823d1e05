import type { Database } from '#db/client.ts';
import { noteRelease } from '#db/release/release.queries.ts';
import type { Release } from '#domain/release/release.ts';

export const NOTE_EVERY_MS = 30_000;

type Options = {
  readonly db: Database;
  readonly release: Release;
  readonly isReady: () => Promise<boolean>;
  readonly onFailure: (error: unknown) => void;
};

/** Tells the database from now on that this release answers. Who is not ready counts for nothing. */
export function keepRelease({ db, release, isReady, onFailure }: Options): () => void {
  const note = async () => {
    try {
      if (await isReady()) await noteRelease(db, release);
    } catch (error) {
      onFailure(error);
    }
  };
  void note();
  const timer = setInterval(() => void note(), NOTE_EVERY_MS);
  return () => clearInterval(timer);
}
