import type { Topic } from '#web/guest-pages.server.ts';

/** The tables that guests' pages are made of. A commit in one of them ends every page that shows its topic. */
export const TOPIC_TABLES: Readonly<Record<Topic, readonly string[]>> = {
  availability: ['allocation', 'booking', 'trailer_stay'],
  content: [],
  depot: ['depot', 'depot_distance', 'depot_exception', 'depot_shortage', 'depot_surplus'],
  fleet: ['certificate', 'trailer', 'trailer_document', 'trailer_image'],
  leg: ['transfer'],
  price: ['depot_factor', 'one_way_fee', 'price_band', 'price_list'],
  setting: ['setting'],
  service: ['service', 'service_price'],
};
