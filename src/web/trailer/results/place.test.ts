import { describe, expect, test } from 'vitest';
import { placeName, placeValues, readPlace, shortDepotName } from './place.ts';

const hamburg = {
  code: 'HAM',
  name: 'Hamburg-Altenwerder',
  short: 'Hamburg',
  city: 'Hamburg',
  country: 'DE',
  lat: 53.505,
  lon: 9.925,
  hours: '',
};
const read = (query: string) => readPlace(new URLSearchParams(query));

describe('the place of a search', () => {
  test('is a depot by its code, or a city by its name', () => {
    expect(placeName(read('depot=ham'), [hamburg])).toBe('Hamburg-Altenwerder');
    expect(placeName(read('depot=Hamburg'), [hamburg])).toBe('Hamburg');
  });

  test('is named after the depot that stands at its point', () => {
    expect(placeName(read('near=53.5049,9.9251&radiusKm=200'), [hamburg])).toBe('Hamburg');
    expect(placeName(read('near=53.2,9.9&radiusKm=200'), [hamburg])).toBeUndefined();
  });

  test('has the name of its point, where that is known', () => {
    const spot = { lat: 45.179, lon: 5.714, name: 'Гренобль' };
    const place = readPlace(new URLSearchParams('near=45.179,5.714&radiusKm=200'), [spot]);
    expect(placeName(place, [hamburg])).toBe('Гренобль');
    expect(placeValues(place)).toEqual({ near: '45.179,5.714', radiusKm: '200' });
    expect(placeName(readPlace(new URLSearchParams('near=45.2,5.714'), [spot]), [hamburg])).toBeUndefined();
  });

  test('is anywhere if the address says nothing', () => {
    expect(read('type=plane')).toEqual({ kind: 'anywhere' });
  });

  test('goes back into the address, rounded to ten metres', () => {
    const place = { kind: 'around', point: { lat: 53.50499, lon: 9.9250001 }, radiusKm: 200 } as const;
    expect(placeValues(place)).toEqual({ near: '53.505,9.925', radiusKm: '200' });
  });
});

test.each([
  ['Hamburg-Altenwerder', 'Hamburg', 'Hamburg'],
  ['Berlin-Großbeeren', 'Großbeeren', 'Berlin'],
  ['Frankfurt-Höchst', 'Frankfurt am Main', 'Frankfurt'],
  ['Bad Hersfeld Nord', 'Bad Hersfeld', 'Bad Hersfeld'],
  ['București-Vest (A1)', 'București', 'București'],
  ['Venlo', 'Venlo', 'Venlo'],
])('%s in %s is %s for short', (name, city, short) => {
  expect(shortDepotName(name, city)).toBe(short);
});
