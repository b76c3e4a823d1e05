import { FLASH_COOKIE, FLASH_TYPES, isFlashKey } from '#web/flash.ts';
import { toast } from '#web/ui/toast.tsx';
import { readCookie } from './read-cookie.ts';
import { deleteCookie } from './write-cookie.ts';

/** Shows the message that a redirect left behind, once. */
export function showFlash(): void {
  const key = readCookie(FLASH_COOKIE);
  if (key === undefined) return;
  deleteCookie(FLASH_COOKIE);
  if (isFlashKey(key)) toast[FLASH_TYPES[key]](key);
}
