const FIRST_WAIT_MS = 4000;
const LONGEST_WAIT_MS = 64_000;

/**
 * For code that nobody waits for, or whose place is already filled by the server: where it cannot be loaded, it is tried
 * again as soon as there is a line, and now and then where the browser never noticed that there was none. Never fails.
 */
export async function loadPatiently<Part>(load: () => Promise<Part>, wait = FIRST_WAIT_MS): Promise<Part> {
  try {
    return await load();
  } catch {
    await lineOrTime(wait);
    return loadPatiently(load, Math.min(2 * wait, LONGEST_WAIT_MS));
  }
}

function lineOrTime(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, wait);
    window.addEventListener('online', goOn);
  });
}
