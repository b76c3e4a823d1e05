import { expect, test } from 'vitest';
import { findBrokenText } from './find-broken-text.ts';

test.each([
  ['a text', 'Müller & Söhne 🚚', []],
  ['line breaks', { note: 'one\ntwo\t' }, []],
  ['NUL', { note: 'one\0two' }, ['note']],
  ['half a character', { person: { name: '\ud83d' } }, ['person.name']],
  ['halves in the wrong order', { name: '\ude9a\ud83d' }, ['name']],
  ['a list', { rows: ['a', '\0'] }, ['rows.1']],
  ['a broken name of a field', { row: { '\0': 'a' } }, ['row']],
  ['no text', { count: 1, none: null, yes: true }, []],
])('%s', (_, value, paths) => {
  expect(findBrokenText(value)).toEqual(paths);
});
