import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { OPERATOR_FRAME, type Page, SITE_MAP } from './site-map.ts';

const pages: readonly Page[] = SITE_MAP;

const COMPONENT_PREVIEW: Page = { path: '/_ui', file: 'preview/components.route.tsx', messages: [] };

const toRoute = ({ path, file }: Page) => route(path, file, { id: path, caseSensitive: true });
const isOfOperator = ({ layout: name }: Page): boolean => name === 'operator';

/** The id of a route is its path, so that whatever knows the route finds its page in the site map. */
export default [
  ...pages.filter((page) => !isOfOperator(page)).map(toRoute),
  layout(OPERATOR_FRAME, { id: 'operator' }, pages.filter(isOfOperator).map(toRoute)),
  ...(process.env['NODE_ENV'] === 'development'
    ? [route(COMPONENT_PREVIEW.path, COMPONENT_PREVIEW.file, { id: COMPONENT_PREVIEW.path })]
    : []),
  route('*', 'error/not-found.route.tsx', { id: '*' }),
] satisfies RouteConfig;
