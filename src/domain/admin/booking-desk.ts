/** How the operator looks at all bookings: what today asks for first. */
export const DESK_TABS = [
  'pickUps',
  'returns',
  'toConfirm',
  'overdue',
  'running',
  'upcoming',
  'returned',
  'all',
] as const;
export type DeskTab = (typeof DESK_TABS)[number];

/** The time that a tab is about: the pick-up or the return. */
export const DESK_TIME = {
  pickUps: 'from',
  returns: 'to',
  toConfirm: 'to',
  overdue: 'to',
  running: 'to',
  upcoming: 'from',
  returned: 'from',
  all: 'from',
} as const satisfies Record<DeskTab, 'from' | 'to'>;

/**
 * What comes next stands first. Among all bookings that is the next hand-over: the pick-up of what is reserved, the return of
 * what is out; what is over follows, the latest first.
 */
export const usualSort = (tab: DeskTab): 'next' | 'from' | 'to' => (tab === 'all' ? 'next' : DESK_TIME[tab]);
