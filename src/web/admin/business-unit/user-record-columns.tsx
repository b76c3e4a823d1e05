import type { ListColumn } from '../list/console-table.tsx';
import type { UserPageView } from './load-user.server.ts';

/** Where somebody is signed in now. */
export const SESSION_COLUMNS: readonly ListColumn<UserPageView['sessions'][number]>[] = [
  {
    key: 'startedAt',
    header: 'word.since',
    isTitle: true,
    cell: ({ startedAt }) => <span className="whitespace-nowrap">{startedAt}</span>,
  },
  {
    key: 'seen',
    header: 'adminBusinessUnit.lastSeen',
    cell: ({ lastSeenAt }) => <span className="whitespace-nowrap">{lastSeenAt}</span>,
  },
  { key: 'ip', header: 'word.noun.address', cell: ({ ip }) => ip ?? '–' },
  {
    key: 'device',
    header: 'adminBusinessUnit.device',
    cell: ({ userAgent }) => <span className="text-sm wrap-anywhere text-asphalt-600">{userAgent ?? '–'}</span>,
  },
];

/** Who of the operator has acted as somebody; the same list stands in that person's account. */
export const VISIT_COLUMNS: readonly ListColumn<UserPageView['visits'][number]>[] = [
  { key: 'from', header: 'adminBusinessUnit.visit.from', isTitle: true, cell: ({ startedAt }) => startedAt },
  { key: 'to', header: 'adminBusinessUnit.visit.to', cell: ({ endedAt }) => endedAt ?? '–' },
  { key: 'who', header: 'word.who', cell: ({ adminName }) => adminName },
  { key: 'reason', header: 'word.reason', cell: ({ reason }) => (reason === '' ? '–' : reason) },
];
