import type { LoaderFunctionArgs } from 'react-router';
import { pageNotFound } from '../page-not-found.ts';

export function loader({ url }: LoaderFunctionArgs): never {
  throw pageNotFound(url.pathname);
}

/** Never shown: the loader always answers 404 and the error page takes over. */
export default function NotFound() {
  return null;
}
