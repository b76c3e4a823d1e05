const SEGMENT = /^[a-z0-9][a-z0-9_-]*$/;
const FILE = /^[a-z0-9][a-z0-9_-]*\.[a-z0-9]{2,5}$/;
const LONGEST_PATH = 200;

/**
 * The only spelling of a stored file's path: lower-case segments and one extension. It has no dots to climb with, no
 * empty or encoded parts, and means the same on every file system and in every bucket.
 */
export function isStoragePath(path: string): boolean {
  if (path.length > LONGEST_PATH) return false;
  const segments = path.split('/');
  const file = segments.pop() ?? '';
  return segments.length > 0 && FILE.test(file) && segments.every((segment) => SEGMENT.test(segment));
}
