import { pageNotFound } from '#web/page-not-found.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An id in the path of a page; another text is the path of no page. */
export function requireId(id: string | undefined, { pathname }: URL): string {
  if (id === undefined || !UUID.test(id)) throw pageNotFound(pathname);
  return id;
}
