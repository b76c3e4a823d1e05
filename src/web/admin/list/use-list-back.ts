import { useLocation } from 'react-router';
import { useHydrated } from '#web/ui/use-hydrated.ts';

/**
 * Where the way back to a list leads: to the filters and the page that somebody came from. The links of its rows bring them
 * along as the state `{ list }`.
 */
export function useListBack(path: string): string {
  const isHydrated = useHydrated();
  const { state }: { readonly state: unknown } = useLocation();
  // The server knows nothing of the way that somebody came.
  const list = isHydrated && typeof state === 'object' && state !== null && 'list' in state ? state.list : '';
  return typeof list === 'string' && list.startsWith('?') ? `${path}${list}` : path;
}
