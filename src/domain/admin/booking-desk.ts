/** How the operator looks at all bookings: what today asks for first. */
export const DESK_TABS = ['pickUps', 'returns', 'overdue', 'running', 'upcoming', 'returned', 'all'] as const;
export type DeskTab = (typeof DESK_TABS)[number];
