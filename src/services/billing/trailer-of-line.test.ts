import { expect, test } from 'vitest';
import { trailerOfLine } from './trailer-of-line.ts';

const booking = {
  trailerNumber: 'B-1',
  plate: 'HH B 1',
  vin: 'VIN-B',
  type: 'plane',
  subType: 'standard',
  timeZone: 'Europe/Berlin',
  earlierTrailers: [{ number: 'A-1', plate: 'HH A 1', vin: 'VIN-A', until: '2026-11-15T23:30:00Z' }],
};

test.each([
  ['before the exchange', '2026-11-10', '2026-11-15', 'A-1', 'VIN-A'],
  ['over the exchange, by the clock of the depot', '2026-11-10', '2026-11-16', 'A-1, B-1', null],
  ['after the exchange', '2026-11-17', '2026-11-20', 'B-1', 'VIN-B'],
])('a line of days %s names the trailers of these days', (_when, from, to, number, vin) => {
  expect(trailerOfLine(booking, { from, to })).toMatchObject({ number, vin });
});

test('a booking that was never exchanged has its trailer on all lines', () => {
  const line = trailerOfLine({ ...booking, earlierTrailers: [] }, { from: '2026-01-01', to: '2026-12-31' });
  expect(line).toEqual({ type: 'plane', subType: 'standard', number: 'B-1', plate: 'HH B 1', vin: 'VIN-B' });
});
