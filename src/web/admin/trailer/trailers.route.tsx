import { CERTIFICATE_FILTERS } from '#contract/admin-trailer.ts';
import { TRAILER_STATES } from '#domain/trailer/trailer-state.ts';
import { getRequest } from '#web/request-context.server.ts';
import { Plate } from '#web/ui/plate.tsx';
import { AddLink } from '../list/add-link.tsx';
import { ConsoleList } from '../list/console-list.tsx';
import type { ListColumn } from '../list/console-table.tsx';
import { choiceFilter, stateFilter } from '../list/filters.ts';
import { RowLink } from '../list/row-link.tsx';
import { loadTrailers, type TrailerListRow } from './load-trailers.server.ts';
import { CertificateBadge, SituationBadge } from './trailer-badges.tsx';
import { trailerName } from '#web/words/trailer-name.ts';
import type { Route } from './+types/trailers.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadTrailers(getRequest(context), url);

export default function TrailersPage({ loaderData: { rows, nextCursor, depots, types } }: Route.ComponentProps) {
  return (
    <ConsoleList
      title="admin.nav.trailers"
      lead="adminTrailer.lead"
      search="adminTrailer.search"
      filters={[
        choiceFilter('type', 'adminTrailer.type', types),
        choiceFilter('depot', 'word.noun.depot', depots),
        stateFilter('status', 'adminTrailer.status', TRAILER_STATES, (id) => `adminTrailer.status.${id}`),
        stateFilter(
          'certificate',
          'adminTrailer.certificate',
          CERTIFICATE_FILTERS,
          (id) => `adminTrailer.certificate.${id}`,
        ),
      ]}
      columns={COLUMNS}
      rows={rows}
      usualSort="number"
      nextCursor={nextCursor}
      csv="/api/admin/trailers.csv"
      actions={<AddLink to="/admin/trailers/new" label="adminTrailer.new" />}
      empty="adminTrailer.none"
    />
  );
}

const COLUMNS: readonly ListColumn<TrailerListRow>[] = [
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
  { key: 'type', header: 'adminTrailer.type', cell: ({ type, subType }, intl) => trailerName(intl, type, subType) },
  { key: 'model', header: 'fact.model', cell: ({ make, model, year }) => `${make} ${model}, ${year}` },
  { key: 'depot', header: 'word.noun.depot', cell: ({ depot }) => depot.name },
  {
    key: 'certificate',
    header: 'adminTrailer.certifiedUntil',
    sort: 'certificate',
    cell: ({ certificate }) => (certificate === null ? '–' : <CertificateBadge {...certificate} />),
  },
  { key: 'situation', header: 'adminTrailer.now', cell: (trailer) => <SituationBadge {...trailer} /> },
];
