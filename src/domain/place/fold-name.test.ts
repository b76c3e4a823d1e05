import { expect, test } from 'vitest';
import { foldName } from './fold-name.ts';

test.each([
  ['Köln', 'koln'],
  ['KOELN', 'koln'],
  ['Łódź', 'lodz'],
  ['Straßburg', 'strassburg'],
  ['Saint-Étienne', 'st etienne'],
  ['St. Etienne', 'st etienne'],
  ['Sankt Gallen', 'st gallen'],
  ['’s-Hertogenbosch', 's hertogenbosch'],
  ['İstanbul', 'istanbul'],
  ['Гамбург', 'gamburg'],
  ['Кёльн', 'keln'],
  ['Київ', 'kiiv'],
  ['Щецин', 'shchetsin'],
  ['  ', ''],
])('%s is compared as %s', (name, folded) => {
  expect(foldName(name)).toBe(folded);
});
