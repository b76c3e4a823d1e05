import type { TrailerState } from '#domain/trailer/trailer-state.ts';
import { api } from '#web/client/api-client.ts';
import type { ProblemError } from '#web/client/problem-error.ts';
import type { Words } from '#web/words/words.ts';
import type { Bulk } from '../list/bulk-action.ts';
import { BulkCertificate } from './bulk-certificate.tsx';
import { BulkWorkshop } from './bulk-workshop.tsx';
import { describeGap } from './describe-gap.ts';
import type { TrailerListRow } from './load-trailers.server.ts';

const become =
  (status: TrailerState) =>
  ({ id, version }: TrailerListRow) =>
    api.put('/api/admin/trailers/{id}/status', { params: { id }, body: { status }, ifMatch: version });

/** What the fleet is worked off by: dates of certificates, the workshop, and the market. */
export const TRAILER_BULK: Bulk<TrailerListRow> = {
  nameOf: ({ number }) => number,
  pathOf: ({ id }) => `/admin/trailers/${id}`,
  actions: [
    {
      id: 'certificate',
      label: 'adminTrailer.bulk.certificate',
      right: 'fleet.write',
      title: 'adminTrailer.bulk.certificate.title',
      fits: ({ status }) => status !== 'retired',
      ask: { Form: BulkCertificate },
    },
    {
      id: 'workshop',
      label: 'adminTrailer.bulk.workshop',
      right: 'fleet.write',
      title: 'adminTrailer.bulk.workshop.title',
      fits: ({ status }) => status !== 'retired',
      ask: { Form: BulkWorkshop },
      explain: explainWorkshop,
    },
    {
      id: 'offMarket',
      label: 'adminTrailer.offMarket',
      right: 'fleet.write',
      title: 'adminTrailer.bulk.offMarket',
      fits: ({ status }) => status === 'active',
      ask: { text: 'adminTrailer.bulk.offMarket.text', send: become('workshop') },
    },
    {
      id: 'onMarket',
      label: 'adminTrailer.onMarket',
      right: 'fleet.write',
      title: 'adminTrailer.bulk.onMarket',
      fits: ({ status }) => status === 'workshop',
      ask: { text: 'adminTrailer.bulk.onMarket.text', send: become('active') },
      explain: explainGaps,
    },
  ],
};

/** Which bookings have the trailer then. */
function explainWorkshop({ code, details }: ProblemError, _row: TrailerListRow, { intl }: Words) {
  if (code !== 'trailer-taken') return undefined;
  const numbers = (details.inTheWay ?? []).map(({ number }) => number);
  return numbers.length === 0
    ? intl.formatMessage({ id: 'adminTrailer.workshop.held' })
    : `${intl.formatMessage({ id: 'adminTrailer.workshop.taken' })} ${numbers.join(', ')}`;
}

/** What it lacks to be offered. */
function explainGaps({ code, details }: ProblemError, _row: TrailerListRow, { intl }: Words) {
  return code === 'trailer-incomplete' ? details.gaps.map((gap) => describeGap(intl, gap)).join(' ') : undefined;
}
