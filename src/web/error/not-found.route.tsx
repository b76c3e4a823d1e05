import { pageNotFound } from '../page-not-found.ts';
import type { Route } from './+types/not-found.route.ts';

export function loader({ url }: Route.LoaderArgs): never {
  throw pageNotFound(url.pathname);
}

/** Never shown: the loader always answers 404 and the error page takes over. */
export default function NotFound() {
  return null;
}
