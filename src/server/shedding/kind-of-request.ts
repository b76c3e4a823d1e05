import type { RequestKind } from './should-shed.ts';

type Asked = { readonly method: string; readonly path: string; readonly isSignedIn: boolean };

/** Probes, metrics and files: cheap, and without them nobody could tell what is the matter or see a page whole. */
const VITAL =
  /^\/(?:(?:healthz|readyz|metrics|_image)$|assets\/|_app\/|[a-zA-Z0-9-]+\.(?:svg|png|ico|webmanifest|txt)$)/;

export function kindOfRequest({ method, path, isSignedIn }: Asked): RequestKind {
  if (VITAL.test(path)) return 'vital';
  return isSignedIn || (method !== 'GET' && method !== 'HEAD') ? 'work' : 'guest';
}
