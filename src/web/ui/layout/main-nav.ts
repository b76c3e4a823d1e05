/** Depots and help are sections of the home page. */
export const MAIN_NAV = [
  { to: '/trailers', id: 'word.trailers' },
  { to: '/#depots', id: 'word.depots' },
  { to: '/booking', id: 'word.bookings' },
  { to: '/#help', id: 'word.help' },
] as const;
