import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { sumUp } from './sum-up.ts';

const cover = { key: 'liabilityPlus', name: 'Haftung Plus', unit: 'perDay', cents: 390 } as const;
const kit = { key: 'lashingKit', name: 'Ladungssicherung', unit: 'once', cents: 5900 } as const;

test('extras count by the day or once', () => {
  const { extras, net, gross } = sumUp({ rentCents: 72_000, days: 23, extras: [cover, kit] });
  expect(extras.map(({ amount }) => amount)).toEqual([money(8970), money(5900)]);
  expect(net).toEqual(money(86_870));
  expect(gross).toBeUndefined();
});

test('the tax is rounded once, on all of it', () => {
  const summary = sumUp({ rentCents: 1, days: 1, extras: [{ ...kit, cents: 2 }], basisPoints: 1900 });
  expect(summary).toMatchObject({ net: money(3), tax: money(1), gross: money(4) });
});
