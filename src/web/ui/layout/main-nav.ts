/** Depots and help are sections of the home page. */
export const MAIN_NAV = [
  { to: '/trailers', id: 'nav.trailers' },
  { to: '/#depots', id: 'nav.depots' },
  { to: '/booking', id: 'nav.bookings' },
  { to: '/#help', id: 'nav.help' },
] as const;
