import type { NewestRelease, Release } from '#domain/release/release.ts';
import { readCookie } from './read-cookie.ts';
import { writeCookie } from './write-cookie.ts';

export const VERSION_PATH = '/_app/version.json';
export const VERSION_COOKIE = 'app_version';
export const VERSION_COOKIE_DAYS = 365;
export const VERSION_POLL_MS = 5 * 60_000;

/** Which release the browser was last cleared for. */
export const CLEARED_KEY = 'cleared-release';

/** `clear`: the browser keeps things of another version. `reload`: only this tab still runs old code. */
export type VersionVerdict = 'current' | 'reload' | 'clear';

type Versions = {
  readonly deployed: NewestRelease;
  readonly running: Release;
  readonly kept: string | undefined;
  readonly cleared: string | null;
};

/**
 * While releases take turns nothing is cleared, as pages of either may come next and whoever is cleared is signed out.
 * Afterwards it happens once, whatever pages come then.
 */
export function judgeVersion({ deployed, running, kept, cleared }: Versions): VersionVerdict {
  if (deployed.builtAt < running.builtAt) return 'current';
  const keepsOther = kept !== undefined && kept !== deployed.version;
  if (keepsOther && deployed.isSettled && cleared !== deployed.version) return 'clear';
  return running.version !== deployed.version && running.builtAt < deployed.builtAt ? 'reload' : 'current';
}

/** Asks for the deployed version now and then, on focus and on reconnect, and tells when the tab has fallen behind. */
export function watchVersion(
  running: Release,
  onVerdict: (verdict: VersionVerdict, deployed: string) => void,
): () => void {
  if (readCookie(VERSION_COOKIE) === undefined) writeCookie(VERSION_COOKIE, running.version, VERSION_COOKIE_DAYS);
  const ask = async () => {
    const deployed = await fetchDeployed();
    if (deployed === undefined) return;
    const kept = readCookie(VERSION_COOKIE);
    const cleared = localStorage.getItem(CLEARED_KEY);
    onVerdict(judgeVersion({ deployed, running, kept, cleared }), deployed.version);
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

async function fetchDeployed(): Promise<NewestRelease | undefined> {
  try {
    const response = await fetch(VERSION_PATH, { cache: 'no-store' });
    const answer: unknown = response.ok ? await response.json() : undefined;
    return isNewestRelease(answer) ? answer : undefined;
  } catch {
    // Offline, or a proxy answered in the server's place: the next check finds out.
    return undefined;
  }
}

const isNewestRelease = (answer: unknown): answer is NewestRelease =>
  typeof answer === 'object' &&
  answer !== null &&
  'version' in answer &&
  typeof answer.version === 'string' &&
  'builtAt' in answer &&
  typeof answer.builtAt === 'string' &&
  'isSettled' in answer &&
  typeof answer.isSettled === 'boolean';
