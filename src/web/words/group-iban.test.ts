import { describe, expect, test } from 'vitest';
import { groupIban, groupWhileTyping } from './group-iban.ts';

test('an IBAN is shown in groups of four capitals', () => {
  expect(groupIban('de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  expect(groupIban('AT61-1904 3002.3457 3201')).toBe('AT61 1904 3002 3457 3201');
  expect(groupIban('')).toBe('');
});

describe('while it is typed', () => {
  test('each group begins by itself', () => {
    expect(groupWhileTyping('DE893', 'DE89')).toBe('DE89 3');
    expect(groupWhileTyping('de89', 'de8')).toBe('DE89');
  });

  test('a pasted number is grouped at once', () => {
    expect(groupWhileTyping('NL91ABNA0417164300', '')).toBe('NL91 ABNA 0417 1643 00');
  });

  test('a correction in the middle and a deletion leave the caret where it is', () => {
    expect(groupWhileTyping('DE79 3704', 'DE9 3704')).toBe('DE79 3704');
    expect(groupWhileTyping('DE89 ', 'DE89 3')).toBe('DE89 ');
  });
});
