import { trailerQuery } from '#contract/trailer-query.ts';

/** What of the shop's data a page shows. */
export type Topic = 'availability' | 'content' | 'depot' | 'fleet' | 'leg' | 'price' | 'service' | 'setting';

/** A page that is the same for all guests in the same language at the same address. */
export type GuestPage = {
  readonly path: string;
  /** The parameters of its address that it reads: any other changes nothing in it. */
  readonly reads: readonly string[];
  readonly shows: readonly Topic[];
  /** The stories of the content service in it. */
  readonly stories?: (path: string) => readonly string[];
  /** What is free or open changes by the minute; the year below every page by the hour. */
  readonly agesBy: 'minute' | 'hour';
};

// What is free depends on the turnaround, which is a setting.
const FLEET_AND_PRICES = ['availability', 'depot', 'fleet', 'price', 'setting'] as const;

/**
 * The pages of the site map that are rendered once for all guests. A page that is not listed is rendered for everybody
 * anew, and so is a listed one for whoever has a session.
 */
export const GUEST_PAGES: readonly GuestPage[] = [
  {
    path: '/',
    reads: [],
    shows: ['content', 'depot', 'fleet', 'leg', 'price'],
    stories: () => ['home', 'how-it-works', 'help'],
    agesBy: 'minute',
  },
  {
    path: '/trailers',
    reads: [...Object.keys(trailerQuery.shape), 'place'],
    shows: [...FLEET_AND_PRICES, 'leg'],
    agesBy: 'minute',
  },
  {
    path: '/trailers/:trailerId',
    reads: ['from', 'to', 'returnDepot', 'service'],
    shows: [...FLEET_AND_PRICES, 'service'],
    agesBy: 'minute',
  },
  { path: '/depots', reads: [], shows: ['depot', 'fleet', 'price'], agesBy: 'minute' },
  { path: '/depots/:code', reads: [], shows: FLEET_AND_PRICES, agesBy: 'minute' },
  {
    path: '/external/:map',
    reads: ['depot', 'from', 'subType', 'to', 'type'],
    shows: FLEET_AND_PRICES,
    agesBy: 'minute',
  },
  { path: '/help', reads: ['q'], shows: ['content'], stories: () => ['help'], agesBy: 'hour' },
  {
    path: '/legal/:document',
    reads: [],
    shows: ['content'],
    stories: (path) => [path.slice(1)],
    agesBy: 'hour',
  },
];

/** By a path in its one spelling, without the language. */
export const findGuestPage = (path: string): GuestPage | undefined =>
  GUEST_PAGES.find((page) => isAt(page.path.split('/'), path.split('/')));

const isAt = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length &&
  pattern.every((name, at) => (name.startsWith(':') ? parts[at] !== '' : parts[at] === name));
