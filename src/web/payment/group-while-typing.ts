import { groupIban } from '#domain/payment/group-iban.ts';

/**
 * What the field shows after it was typed in. Letters added at the end are grouped at once; a correction in the middle
 * stays as it is until the field is left, because grouping would move the caret.
 */
export function groupWhileTyping(typed: string, before: string): string {
  const bare = before.replaceAll(' ', '').toUpperCase();
  const isAppended = typed.length > before.length && typed.replaceAll(' ', '').toUpperCase().startsWith(bare);
  return isAppended ? groupIban(typed) : typed;
}
