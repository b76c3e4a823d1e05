import { fail, ok } from '#domain/result.ts';
import type { AdsPort } from '#services/ports/ads.ts';
import { createServiceRest } from '../service-rest.ts';

type Options = {
  readonly url: string | undefined;
  readonly token: string | undefined;
  /** Told of every upload where there is no ads service, and of every failure where there is one. */
  readonly onUpload: (facts: { readonly conversions: number }) => void;
  readonly onFailure: (error: unknown) => void;
};

const PATIENCE_MS = 10_000;

/** Hands conversions to the ads service; without one they are only noted. */
export function createAds({ url, token, onUpload, onFailure }: Options): AdsPort {
  if (url === undefined) {
    return {
      async upload({ conversions }) {
        onUpload({ conversions: conversions.length });
        return ok(undefined);
      },
    };
  }
  const unlessAtRest = createServiceRest({ onFailure });
  return {
    async upload(upload) {
      const uploaded = await unlessAtRest(async () => {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(upload),
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        await response.body?.cancel();
        // What the service finds wrong with a conversion does not get better by repeating it.
        if (response.ok || (response.status >= 400 && response.status < 500 && response.status !== 429)) {
          return ok(undefined);
        }
        throw new Error(`The ads service answered ${response.status}`);
      });
      return uploaded ?? fail('ads-unavailable');
    },
  };
}
