/**
 * When the page behind a link is fetched ahead: as soon as the link is in view (the default), only when somebody
 * points at it, or not at all.
 */
export const AHEAD_ATTRIBUTE = 'data-ahead';
export type Ahead = 'view' | 'hover' | 'never';
