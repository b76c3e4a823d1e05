import { readCookie } from './read-cookie.ts';
import { writeCookie } from './write-cookie.ts';

export const VERSION_PATH = '/_app/version.json';
export const VERSION_COOKIE = 'app_version';
export const VERSION_COOKIE_DAYS = 365;
export const VERSION_POLL_MS = 5 * 60_000;

/**
 * `clear`: the browser keeps things of another version. `reload`: only this tab still runs old code, because another
 * tab has cleared already.
 */
export type VersionVerdict = 'current' | 'reload' | 'clear';

type Versions = { readonly deployed: string; readonly kept: string | undefined; readonly running: string };

export function judgeVersion({ deployed, kept, running }: Versions): VersionVerdict {
  if (kept !== undefined && kept !== deployed) return 'clear';
  return running === deployed ? 'current' : 'reload';
}

/** Asks for the deployed version now and then, on focus and on reconnect, and tells when the tab has fallen behind. */
export function watchVersion(running: string, onVerdict: (verdict: VersionVerdict) => void): () => void {
  if (readCookie(VERSION_COOKIE) === undefined) writeCookie(VERSION_COOKIE, running, VERSION_COOKIE_DAYS);
  const ask = async () => {
    const deployed = await fetchDeployedVersion();
    if (deployed === undefined) return;
    onVerdict(judgeVersion({ deployed, kept: readCookie(VERSION_COOKIE), running }));
  };
  const check = () => void ask();
  check();
  const timer = setInterval(check, VERSION_POLL_MS);
  window.addEventListener('focus', check);
  window.addEventListener('online', check);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', check);
    window.removeEventListener('online', check);
  };
}

async function fetchDeployedVersion(): Promise<string | undefined> {
  try {
    const response = await fetch(VERSION_PATH, { cache: 'no-store' });
    const manifest: unknown = response.ok ? await response.json() : undefined;
    const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
    return isManifest && typeof manifest.version === 'string' ? manifest.version : undefined;
  } catch {
    // Offline, or a proxy answered in the server's place: the next check finds out.
    return undefined;
  }
}
