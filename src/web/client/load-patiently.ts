/**
 * For code that nobody waits for, or whose place is already filled by the server: where it cannot be loaded, it is tried
 * again once there is a line. Never fails.
 */
export async function loadPatiently<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadPatiently(load);
  }
}
