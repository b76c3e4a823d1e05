/** An IBAN as people read it: capitals in groups of four. */
export const groupIban = (text: string): string =>
  text
    .replaceAll(/[^a-z0-9]/gi, '')
    .toUpperCase()
    .replaceAll(/(.{4})(?=.)/g, '$1 ');

/**
 * What the field shows after it was typed in. Letters added at the end are grouped at once; a correction in the middle
 * stays as it is until the field is left, because grouping would move the caret.
 */
export function groupWhileTyping(typed: string, before: string): string {
  const bare = before.replaceAll(' ', '').toUpperCase();
  const isAppended = typed.length > before.length && typed.replaceAll(' ', '').toUpperCase().startsWith(bare);
  return isAppended ? groupIban(typed) : typed;
}
