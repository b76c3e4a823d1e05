import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { OPERATOR_FRAME, type Page, SITE_MAP } from './site-map.ts';

const COMPONENT_PREVIEW: Page = { path: '/_ui', file: 'preview/components.route.tsx', messages: [] };

const toRoute = ({ path, file }: Page) => route(path, file, { id: path, caseSensitive: true });
const isOfOperator = ({ layout: name }: Page): boolean => name === 'operator';

/** The id of a route is its path, so that whatever knows the route finds its page in the site map. */
export default [
  ...SITE_MAP.filter((page) => !isOfOperator(page)).map(toRoute),
  layout(OPERATOR_FRAME, { id: 'operator' }, SITE_MAP.filter(isOfOperator).map(toRoute)),
  ...(process.env['NODE_ENV'] === 'development'
    ? [route(COMPONENT_PREVIEW.path, COMPONENT_PREVIEW.file, { id: COMPONENT_PREVIEW.path })]
    : []),
  route('*', 'error/not-found.route.tsx', { id: '*' }),
] satisfies RouteConfig;
