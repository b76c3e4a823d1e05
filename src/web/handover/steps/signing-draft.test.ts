import { expect, test } from 'vitest';
import { findSigningProblem, readSigning, toSigning } from './signing-draft.ts';

const draft = (more: object = {}) => ({ name: 'Jan Kowalski', isRefused: false, reason: '', ...more });
const PNG = 'data:image/png;base64,AAAA';

test.each([
  ['a name and strokes', draft(), PNG, undefined],
  ['no strokes', draft(), null, 'signature'],
  ['no name', draft({ name: ' ' }), PNG, 'name'],
  ['a refusal with its reason', draft({ isRefused: true, reason: 'disputes the scratch' }), null, undefined],
  ['a refusal without one', draft({ isRefused: true, reason: ' ' }), null, 'reason'],
])('%s', (_, signing, png, problem) => {
  expect(findSigningProblem(signing, png)).toBe(problem);
});

test('is sent as a signature or as a refusal, never as both', () => {
  expect(toSigning(draft({ name: ' Jan ' }), PNG)).toEqual({ name: 'Jan', signature: PNG });
  expect(toSigning(draft({ isRefused: true, reason: ' too dark ' }), PNG)).toEqual({ refusedBecause: 'too dark' });
});

test('what was kept is read back, anything else is not', () => {
  expect(readSigning(draft())).toEqual(draft());
  expect(readSigning({ name: 'Jan' })).toBeUndefined();
  expect(readSigning(undefined)).toBeUndefined();
});
