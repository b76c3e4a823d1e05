// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { pickChanged, useDraft } from './use-draft.ts';

type Season = { readonly from: string; readonly to: string };
type Values = {
  readonly name: string;
  readonly places: number | null;
  readonly isOpen: boolean;
  readonly loads: readonly string[];
  readonly seasons: readonly Season[];
};

const STORED: Values = {
  name: 'Hamburg',
  places: 12,
  isOpen: true,
  loads: ['Raps, geschrotet'],
  seasons: [{ from: '08-01', to: '08-31' }],
};

afterEach(cleanup);
const start = () => renderHook(({ base }) => useDraft(base), { initialProps: { base: STORED } });

test('a field has changed when its value says something else', () => {
  const { result } = start();
  const enter = <F extends keyof Values>(name: F, value: Values[F]) =>
    act(() => result.current.field(name).onChange(value));
  enter('name', ' Hamburg ');
  enter('places', 12);
  enter('seasons', [{ from: '08-01', to: '08-31' }]);
  expect(result.current.changed).toEqual([]);
  enter('places', Number.NaN);
  enter('isOpen', false);
  enter('loads', ['Raps', 'geschrotet']);
  enter('seasons', [{ from: '08-01', to: '09-15' }]);
  expect(result.current.changed).toEqual(['places', 'isOpen', 'loads', 'seasons']);
  act(() => result.current.drop());
  expect(result.current.values).toEqual(STORED);
});

test('what was not touched follows a newer version, and what was entered stays', () => {
  const { result, rerender } = start();
  act(() => result.current.field('places').onChange(14));
  const newer = { ...STORED, places: 13, loads: ['Weizen'] };
  act(() => result.current.compareWith(newer));
  rerender({ base: newer });
  expect(result.current.values).toEqual({ ...newer, places: 14 });
  expect(result.current.changed).toEqual(['places']);
  expect(result.current.differences).toEqual([
    { field: 'places', value: 13, isTypedOver: true },
    { field: 'loads', value: ['Weizen'], isTypedOver: false },
  ]);
});

test('the whole part is sent of which a field has changed', () => {
  const input = { name: 'Hamburg', week: { 1: [], 2: [] }, names: { de: { name: 'Wäsche' } } };
  expect(pickChanged(input, ['week.2', 'names.de.name'])).toEqual({ week: input.week, names: input.names });
  expect(pickChanged(input, [])).toEqual({});
});
