/** How close a board looks at time. */
export const BOARD_ZOOMS = ['hours', 'days', 'weeks'] as const;
export type BoardZoom = (typeof BOARD_ZOOMS)[number];

/** What alone a board may show. */
export const BOARD_ONLY = ['conflict', 'overdue', 'free', 'transfer', 'workshop'] as const;
export type BoardOnly = (typeof BOARD_ONLY)[number];
