// No modern syntax, as bootstrap.mjs reads it on whatever Node.js the machine has.

const USUAL_HEAP_MB = 320;

/**
 * What the process of the server is started with. Without a limit it lets garbage lie until a quarter of the machine is
 * full; a small nursery costs a little processor time and saves three times its size.
 * @param {Record<string, string | undefined>} env
 * @returns {string[]}
 */
export function serverFlags(env) {
  const wanted = env['HEAP_MB'] || '';
  // Whatever else is written there is refused by the settings, in words.
  const heap = /^\d+$/.test(wanted) ? wanted : String(USUAL_HEAP_MB);
  return [`--max-old-space-size=${heap}`, '--max-semi-space-size=8'];
}

/** Native memory in two pools instead of eight for each processor: what one has freed, the next can use. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' };
