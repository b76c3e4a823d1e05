import { Plus } from 'lucide-react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { CERTIFICATE_FILTERS } from '#contract/admin-trailer.ts';
import { TRAILER_STATES } from '#domain/trailer/trailer-state.ts';
import { getRequest } from '#web/request-context.server.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { ConsoleList, type ListColumn } from '../list/console-list.tsx';
import { RowLink } from '../list/row-link.tsx';
import { loadTrailers, type TrailerListRow } from './load-trailers.server.ts';
import { CertificateBadge, SituationBadge } from './trailer-badges.tsx';
import { trailerName, typeName } from '#web/words/trailer-name.ts';
import type { Route } from './+types/trailers.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadTrailers(getRequest(context), url);

export default function TrailersPage({ loaderData: { rows, nextCursor, depots, types } }: Route.ComponentProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  return (
    <ConsoleList
      title={formatMessage({ id: 'admin.nav.trailers' })}
      lead={<FormattedMessage id="adminTrailer.lead" />}
      search={formatMessage({ id: 'adminTrailer.search' })}
      filters={[
        {
          kind: 'choice',
          name: 'type',
          label: formatMessage({ id: 'adminTrailer.type' }),
          options: types.map((id) => ({ id, label: typeName(intl, id) })),
        },
        { kind: 'choice', name: 'depot', label: formatMessage({ id: 'word.noun.depot' }), options: depots },
        {
          kind: 'choice',
          name: 'status',
          label: formatMessage({ id: 'adminTrailer.status' }),
          options: TRAILER_STATES.map((id) => ({ id, label: formatMessage({ id: `adminTrailer.status.${id}` }) })),
        },
        {
          kind: 'choice',
          name: 'certificate',
          label: formatMessage({ id: 'adminTrailer.certificate' }),
          options: CERTIFICATE_FILTERS.map((id) => ({
            id,
            label: formatMessage({ id: `adminTrailer.certificate.${id}` }),
          })),
        },
      ]}
      columns={toColumns(intl)}
      rows={rows}
      rowKey={({ id }) => id}
      usualSort="number"
      nextCursor={nextCursor}
      csv="/api/admin/trailers.csv"
      actions={
        <LinkButton to="/admin/trailers/new" tone="signal">
          <Plus aria-hidden="true" className="size-5" />
          <FormattedMessage id="adminTrailer.new" />
        </LinkButton>
      }
      empty={<FormattedMessage id="adminTrailer.none" />}
    />
  );
}

const toColumns = (intl: IntlShape): readonly ListColumn<TrailerListRow>[] => {
  const { formatMessage } = intl;
  return [
    {
      key: 'number',
      header: formatMessage({ id: 'fact.number' }),
      isTitle: true,
      sort: 'number',
      cell: ({ id, number }) => <RowLink to={`/admin/trailers/${id}`}>{number}</RowLink>,
    },
    {
      key: 'plate',
      header: formatMessage({ id: 'fact.plate' }),
      sort: 'plate',
      cell: ({ plate, depot }) => <Plate number={plate} country={depot.country} size="s" />,
    },
    {
      key: 'type',
      header: formatMessage({ id: 'adminTrailer.type' }),
      cell: ({ type, subType }) => trailerName(intl, type, subType),
    },
    {
      key: 'model',
      header: formatMessage({ id: 'fact.model' }),
      cell: ({ make, model, year }) => `${make} ${model}, ${year}`,
    },
    { key: 'depot', header: formatMessage({ id: 'word.noun.depot' }), cell: ({ depot }) => depot.name },
    {
      key: 'certificate',
      header: formatMessage({ id: 'adminTrailer.certifiedUntil' }),
      sort: 'certificate',
      cell: ({ certificate }) => (certificate === null ? '–' : <CertificateBadge {...certificate} />),
    },
    {
      key: 'situation',
      header: formatMessage({ id: 'adminTrailer.now' }),
      cell: ({ situation }) => <SituationBadge situation={situation} />,
    },
  ];
};
