import { useEffect, useRef } from 'react';
import { NavigationType, useHref, useLocation, useNavigationType } from 'react-router';
import { trackPageView } from './analytics.ts';

/**
 * Counts every page that is shown, once. An address that is only put right under the same page, by a remembered list or
 * by words that are typed on, is the same view.
 */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  const path = useHref({ pathname, search });
  const arrivedBy = useNavigationType();
  const seen = useRef({ pathname: '', path: '' });
  useEffect(() => {
    const last = seen.current;
    seen.current = { pathname, path };
    const isSameView = last.path === path || (arrivedBy === NavigationType.Replace && last.pathname === pathname);
    if (!isSameView) void trackPageView(path);
  }, [pathname, path, arrivedBy]);
}
