import type { Result } from '#domain/result.ts';

export type StoredFile = { readonly bytes: Uint8Array; readonly contentType: string };

export type ListedFile = { readonly path: string; readonly size: number; readonly storedAt: Date };

/**
 * Files that outlive a process. A path is one or more lower-case segments and an extension that names the content type
 * (`uploads/avatar/3f9a.webp`). What lies under `uploads/` is public through the image path; everything else is private.
 */
export type StoragePort = {
  put(path: string, bytes: Uint8Array, contentType: string): Promise<Result<void, 'storage-full'>>;
  get(path: string): Promise<StoredFile | undefined>;
  /**
   * What tells this file from others and, where that costs no question to another machine, from its former bytes. A file
   * that may be erased has none once it is gone, wherever it was kept.
   */
  identify(path: string): Promise<string | undefined>;
  /** All files below a folder, in no order. */
  list(folder: string): AsyncIterable<ListedFile>;
  delete(path: string): Promise<void>;
};
