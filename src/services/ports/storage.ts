import type { Result } from '#domain/result.ts';

export type StoredFile = { readonly bytes: Uint8Array; readonly contentType: string };

export type StoredFileFacts = {
  readonly size: number;
  readonly contentType: string;
  /** Changes whenever the bytes under the path are replaced. */
  readonly version: string;
};

/**
 * Files that outlive a process. A path is one or more lower-case segments and an extension that names the content type
 * (`uploads/avatar/3f9a.webp`). What lies under `uploads/` is public through the image path; everything else is private.
 */
export type StoragePort = {
  put(path: string, bytes: Uint8Array, contentType: string): Promise<Result<void, 'storage-full'>>;
  get(path: string): Promise<StoredFile | undefined>;
  stat(path: string): Promise<StoredFileFacts | undefined>;
  delete(path: string): Promise<void>;
};
