import { describe, expect, test } from 'vitest';
import { groupWhileTyping } from './group-while-typing.ts';

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
