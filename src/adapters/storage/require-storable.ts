import { isStoragePath } from '#domain/upload/storage-path.ts';
import { contentTypeOf } from './content-type.ts';

export function requireStoragePath(path: string): string {
  if (!isStoragePath(path)) throw new TypeError(`Not a storage path: ${JSON.stringify(path)}`);
  return path;
}

export function requireStorable(path: string, contentType: string): string {
  if (contentTypeOf(requireStoragePath(path)) !== contentType) {
    throw new TypeError(`The extension of ${path} does not stand for ${contentType}`);
  }
  return path;
}
