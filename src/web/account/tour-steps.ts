import type { Role } from '#domain/team/role.ts';
import type { TourStep } from '#web/ui/tour-driver.ts';

/** What the tour points at stands in the header of every page; on phones most of it is behind the menu. */
const STEPS = {
  welcome: { title: 'tour.welcome', text: 'tour.welcome.text' },
  search: { element: 'header nav a[href$="/trailers"]', title: 'tour.search', text: 'tour.search.text' },
  cart: { element: 'header a[href$="/cart"]', title: 'word.noun.cart', text: 'tour.cart.text' },
  bookings: { element: 'header nav a[href$="/booking"]', title: 'word.bookings', text: 'tour.bookings.text' },
  documents: { element: 'header nav a[href$="/booking"]', title: 'word.files', text: 'tour.documents.text' },
  team: { element: '#account-menu', title: 'tour.team', text: 'tour.team.text' },
  payment: { element: '#account-menu', title: 'word.payment', text: 'tour.payment.text' },
  account: { element: '#account-menu', title: 'tour.account', text: 'tour.account.text' },
} as const satisfies Record<string, TourStep>;

/** Five steps each: what this role does most. */
const TOURS = {
  admin: ['welcome', 'search', 'bookings', 'team', 'account'],
  dispatcher: ['welcome', 'search', 'cart', 'bookings', 'account'],
  accountant: ['welcome', 'bookings', 'documents', 'payment', 'account'],
  viewer: ['welcome', 'search', 'bookings', 'documents', 'account'],
} as const satisfies Record<Role, readonly (keyof typeof STEPS)[]>;

export const toTour = (role: Role): readonly TourStep[] => TOURS[role].map((step) => STEPS[step]);
