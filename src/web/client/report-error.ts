import { PAGE_ERROR_LIMITS as LIMITS, type PageErrorInput } from '#contract/page-error.ts';
import { api } from './api-client.ts';

/** So many errors tell enough of one page; the rest only repeats them. */
export const MAX_REPORTS = 5;

export type ErrorPlace = Pick<PageErrorInput, 'kind' | 'page' | 'version'>;

const reported = new Set<string>();
/** Decided once for a tab, so that a tab which reports tells the whole story. */
const lot = Math.random();

/** Tells the server of an error, each one once and few per page. Nobody waits for it, and its own failure is not told. */
export async function reportError(error: unknown, place: ErrorPlace, share: number): Promise<void> {
  const body: PageErrorInput = { ...place, ...describe(error) };
  const key = `${body.name} ${body.message} ${body.frames[0] ?? ''}`;
  if (lot >= share || reported.size >= MAX_REPORTS || reported.has(key)) return;
  reported.add(key);
  try {
    await api.post('/api/page-errors', { body });
  } catch {
    // The log of the server is where this would be told.
  }
}

const FRAME = /(?<file>\/(?:assets|src)\/[\w./-]+)(?:\?[^:]*)?:(?<line>\d+):(?<column>\d+)/g;

function describe(error: unknown): Pick<PageErrorInput, 'name' | 'message' | 'frames'> {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const frames = [...stack.matchAll(FRAME)].map(
    ({ groups: { file, line, column } = {} }) => `${file}:${line}:${column}`,
  );
  return {
    name: name.replaceAll(/\W/g, '').slice(0, LIMITS.name),
    message: message.slice(0, LIMITS.message),
    frames: frames.filter((frame) => frame.length <= LIMITS.frame).slice(0, LIMITS.frames),
  };
}
