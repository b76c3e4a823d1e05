import { createServer, type RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '#domain/result.ts';
import type { TrackedTrailer } from '#services/ports/telematics.ts';
import { createTelematics } from './create-telematics.ts';

const OUT_SINCE = new Date('2026-11-10T07:00:00Z');
const HOUR_MS = 3_600_000;
const trailer: TrackedTrailer = {
  trailerId: '5f1c6a4e-8a51-4a53-9f0e-0c1f5f5e0002',
  vin: 'WKESD000000123456',
  depot: { lat: 53.55, lon: 9.99 },
  outSince: OUT_SINCE,
  recorded: undefined,
};
const hoursOut = (hours: number) => new Date(OUT_SINCE.getTime() + hours * HOUR_MS);

describe('the simulator', () => {
  const simulator = createTelematics({ url: undefined, token: undefined, onFailure: () => undefined });
  const at = async (hours: number, of = trailer) => {
    const found = await simulator.findPosition(of, hoursOut(hours));
    if (!found.ok || found.value === undefined) throw new Error('The simulator always knows');
    return found.value;
  };

  test('starts at the depot, and tells everybody the same', async () => {
    expect(await at(0)).toMatchObject({ ...trailer.depot, at: OUT_SINCE, place: 'Hamburg' });
    expect(await at(30)).toEqual(await at(30));
    expect(await at(30)).not.toEqual(await at(30, { ...trailer, trailerId: 'another' }));
  });

  test('drives no faster than a truck, and never jumps', async () => {
    let before = await at(0);
    for (let hours = 0.5; hours < 24 * 10; hours += 0.5) {
      const now = await at(hours);
      const kilometres =
        111 * Math.hypot(now.lat - before.lat, (now.lon - before.lon) * Math.cos((now.lat * Math.PI) / 180));
      expect(kilometres).toBeLessThan(45);
      expect(now.at.getTime()).toBeLessThanOrEqual(hoursOut(hours).getTime());
      before = now;
    }
  });

  test('leaves a trailer where it has really reported', async () => {
    const recorded = { lat: 45.75, lon: 4.85, at: hoursOut(5), speedKmh: 0, place: null };
    expect(await at(90, { ...trailer, recorded })).toEqual({ ...recorded, place: 'Lyon' });
  });
});

describe('a telematics service', () => {
  async function ask(answer: RequestListener) {
    const failures: unknown[] = [];
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const service = createTelematics({
      url: `http://127.0.0.1:${port}/api/`,
      token: 'secret',
      onFailure: (error) => failures.push(error),
    });
    try {
      return { found: await service.findPosition(trailer, hoursOut(1)), failures };
    } finally {
      server.close();
    }
  }

  test('is asked by the number of the chassis and with the token', async () => {
    const { found } = await ask(({ url, headers }, response) => {
      const isRight = url === '/api/vehicles/WKESD000000123456/position' && headers.authorization === 'Bearer secret';
      response.statusCode = isRight ? 200 : 400;
      response.end(JSON.stringify({ lat: 50, lon: 8, at: '2026-11-10T08:00:00+01:00', speedKmh: 80 }));
    });
    const at = new Date('2026-11-10T07:00:00Z');
    expect(found).toEqual(ok({ lat: 50, lon: 8, at, speedKmh: 80, place: null }));
  });

  test('that does not know the vehicle is no failure', async () => {
    const { found, failures } = await ask((_, response) => {
      response.statusCode = 404;
      response.end();
    });
    expect(found).toEqual(ok(undefined));
    expect(failures).toEqual([]);
  });

  test.each([
    ['fails', 500, '{}'],
    ['answers nonsense', 200, '{"lat": 1000, "lon": 8, "at": "yesterday"}'],
    ['answers no JSON', 200, '<html>'],
  ])('that %s is told, and nothing of it is shown', async (_, status, body) => {
    const { found, failures } = await ask((_request, response) => {
      response.statusCode = status;
      response.end(body);
    });
    expect(found).toEqual(fail('telematics-unavailable'));
    expect(failures).toHaveLength(1);
  });
});
