import * as z from 'zod';
import { fail, ok } from '#domain/result.ts';
import type { TelematicsPort } from '#services/ports/telematics.ts';
import { createServiceRest } from '../service-rest.ts';

type Options = {
  readonly url: string;
  readonly token: string | undefined;
  readonly onFailure: (error: unknown) => void;
};

/** A page waits for the answer, so the patience is short. */
const PATIENCE_MS = 2000;

const answerSchema = z.object({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
  at: z.iso.datetime({ offset: true }),
  speedKmh: z.number().nullish(),
  place: z.string().max(200).nullish(),
});

/** Asks a telematics service for the last position of a vehicle: `GET {url}/vehicles/{vin}/position`. */
export function createRemoteTelematics({ url, token, onFailure }: Options): TelematicsPort {
  const base = url.replace(/\/$/, '');
  const unlessAtRest = createServiceRest({ onFailure });
  return {
    isSimulated: false,
    async findPosition({ vin }) {
      const found = await unlessAtRest(async () => {
        const response = await fetch(`${base}/vehicles/${encodeURIComponent(vin)}/position`, {
          headers: {
            Accept: 'application/json',
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          },
          signal: AbortSignal.timeout(PATIENCE_MS),
        });
        if (response.status === 404) return ok(undefined);
        if (!response.ok) throw new Error(`The telematics service answered ${response.status}`);
        const { lat, lon, at, speedKmh, place } = answerSchema.parse(await response.json());
        return ok({ lat, lon, at: new Date(at), speedKmh: speedKmh ?? null, place: place ?? null });
      });
      return found ?? fail('telematics-unavailable');
    },
  };
}
