/** The lists of the console that somebody can keep views and columns of. */
export const LIST_NAMES = ['bookings', 'orders', 'quotes', 'trailers', 'businessUnits', 'invoices', 'mails'] as const;
export type ListName = (typeof LIST_NAMES)[number];
