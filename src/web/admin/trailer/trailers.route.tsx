import { TRAILER_STATES } from '#domain/trailer/trailer-state.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Plate } from '#web/ui/plate.tsx';
import { AddLink } from '../list/add-link.tsx';
import { ConsoleList } from '../list/console-list.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { RowLink } from '../list/row-link.tsx';
import { CalendarStrip, StripLegend } from './calendar-strip.tsx';
import { FLEET_FILTERS, FleetFilters } from './fleet-filters.tsx';
import { loadTrailers, type TrailerListRow } from './load-trailers.server.ts';
import { TRAILER_BULK } from './trailer-bulk.ts';
import { CertificateBadge, SituationBadge } from './trailer-badges.tsx';
import { VerdictCell } from './verdict-cell.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { trailerName } from '#web/words/trailer-name.ts';
import type { Route } from './+types/trailers.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadTrailers(getRequest(context), url);

export default function TrailersPage({ loaderData }: Route.ComponentProps) {
  const { rows, nextCursor, views, depots, spot, types, freeCount, isAsked, weeks, counts, mine } = loaderData;
  const choice = { depots: depots.map(({ id, name }) => ({ id, label: name })), mine };
  return (
    <ConsoleList
      title="admin.nav.trailers"
      lead="adminTrailer.lead"
      search="adminTrailer.search"
      tabs={{ name: 'status', states: TRAILER_STATES, wordOf: (id) => `adminTrailer.status.${id}`, counts }}
      filters={[]}
      filterBar={
        <>
          <FleetFilters depots={depots} spot={spot} types={types} hasMine={loaderData.choosesDepots} />
          {freeCount !== undefined && (
            <p role="status" className="text-h4 mb-3">
              <FormattedMessage id="adminTrailer.freeCount" values={{ count: freeCount }} />
            </p>
          )}
          <StripLegend days={weeks} />
        </>
      }
      kept={FLEET_FILTERS}
      bulk={TRAILER_BULK}
      columns={isAsked ? ASKED_COLUMNS : COLUMNS}
      rows={rows}
      views={views}
      {...(loaderData.choosesDepots && { depotChoice: choice })}
      usualSort="number"
      nextCursor={nextCursor}
      csv="/api/admin/trailers.csv"
      actions={<AddLink to="/admin/trailers/new" label="adminTrailer.new" />}
      empty="adminTrailer.none"
    />
  );
}

const NAME: readonly ListColumn<TrailerListRow>[] = [
  {
    key: 'number',
    header: 'fact.number',
    isTitle: true,
    sort: 'number',
    cell: ({ id, number }) => <RowLink to={`/admin/trailers/${id}`}>{number}</RowLink>,
  },
  {
    key: 'plate',
    header: 'fact.plate',
    sort: 'plate',
    cell: ({ plate, depot }) => <Plate number={plate} country={depot.country} size="s" />,
  },
  {
    key: 'type',
    header: 'adminTrailer.type',
    cell: ({ type, subType, make, model, year }, intl) => (
      <span className="block">
        {trailerName(intl, type, subType)}
        <span className="block text-sm text-asphalt-600">
          {make} {model}, {year}
        </span>
      </span>
    ),
  },
  {
    key: 'depot',
    header: 'word.noun.depot',
    cell: ({ depot, distance }) => (
      <span className="block">
        {depot.name}
        {distance !== null && <span className="block text-sm text-asphalt-600">{distance}</span>}
      </span>
    ),
  },
];

const CERTIFICATE: ListColumn<TrailerListRow> = {
  key: 'certificate',
  header: 'adminTrailer.certifiedUntil',
  sort: 'certificate',
  cell: ({ certificate, isIncomplete }) =>
    isIncomplete || certificate === null ? (
      <Badge tone="danger">
        <FormattedMessage id="adminTrailer.incomplete" />
      </Badge>
    ) : (
      <CertificateBadge {...certificate} />
    ),
};

const STRIP: ListColumn<TrailerListRow> = {
  key: 'calendar',
  header: 'adminTrailer.calendar',
  cell: ({ calendar }) => (calendar ? <CalendarStrip {...calendar} /> : '–'),
};

const COLUMNS: readonly ListColumn<TrailerListRow>[] = [
  ...NAME,
  CERTIFICATE,
  { key: 'situation', header: 'adminTrailer.now', cell: (trailer) => <SituationBadge {...trailer} /> },
  STRIP,
];

/** For a period, what is free then says more than what is done now. */
const ASKED_COLUMNS: readonly ListColumn<TrailerListRow>[] = [
  ...NAME,
  { key: 'verdict', header: 'adminTrailer.availability', cell: ({ verdict }) => <VerdictCell verdict={verdict} /> },
  STRIP,
];
