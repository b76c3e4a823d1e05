import { type RouteConfig, route } from '@react-router/dev/routes';
import { type Page, SITE_MAP } from './site-map.ts';

const pages: readonly Page[] = SITE_MAP;

const COMPONENT_PREVIEW: Page = { path: '/_ui', file: 'preview/components.route.tsx', messages: [] };

/** The id of a route is its path, so that whatever knows the route finds its page in the site map. */
export default [
  ...pages.map(({ path, file }) => route(path, file, { id: path, caseSensitive: true })),
  ...(process.env['NODE_ENV'] === 'development'
    ? [route(COMPONENT_PREVIEW.path, COMPONENT_PREVIEW.file, { id: COMPONENT_PREVIEW.path })]
    : []),
  route('*', 'error/not-found.route.tsx', { id: '*' }),
] satisfies RouteConfig;
