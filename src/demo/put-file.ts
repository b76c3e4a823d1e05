import type { StoragePort } from '#services/ports/storage.ts';

/** A shop that cannot keep its pictures does not start half full. */
export async function putFile(
  storage: StoragePort,
  path: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<void> {
  const stored = await storage.put(path, bytes, contentType);
  if (!stored.ok) throw new Error('The disk is full: the demo data could not be stored.');
}
