import { FLASH_COOKIE, FLASH_LINKS, FLASH_SECONDS, FLASH_TYPES, type FlashKey, isFlashKey } from '#web/flash.ts';
import { toast } from '#web/ui/toast.tsx';
import { readCookie } from './read-cookie.ts';
import { deleteCookie, writeCookie } from './write-cookie.ts';

const SECONDS_PER_DAY = 86_400;

/** Shows the message that a redirect left behind, once. */
export function showFlash(): void {
  const key = readCookie(FLASH_COOKIE);
  if (key === undefined) return;
  deleteCookie(FLASH_COOKIE);
  if (isFlashKey(key)) showMessage(key);
}

/** Leaves a message for the page that is loaded next. */
export const leaveFlash = (key: FlashKey): void => writeCookie(FLASH_COOKIE, key, FLASH_SECONDS / SECONDS_PER_DAY);

/** Shows a message at once, on the page that is already here. */
export function showMessage(key: FlashKey): void {
  const link = FLASH_LINKS[key];
  toast[FLASH_TYPES[key]](key, link ? { link } : {});
}
