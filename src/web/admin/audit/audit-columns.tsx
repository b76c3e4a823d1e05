import { UserRoundCog } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { isAuditNoun } from '#domain/admin/audit-action.ts';
import type { ListColumn } from '../list/console-table.tsx';
import { RowLink } from '../list/row-link.tsx';
import { actionText } from './audit-words.ts';
import type { AuditView } from './load-audit.server.ts';

export const AUDIT_COLUMNS: readonly ListColumn<AuditView>[] = [
  {
    key: 'time',
    header: 'adminAudit.time',
    isTitle: true,
    sort: 'at',
    cell: ({ time }) => (
      <span className="font-sans font-normal whitespace-nowrap tabular-nums max-md:font-semibold">{time}</span>
    ),
  },
  {
    key: 'action',
    header: 'adminAudit.action',
    cell: ({ action }, intl) => <span className="text-base font-semibold">{actionText(intl, action)}</span>,
  },
  { key: 'actor', header: 'word.noun.user', cell: (record) => <Who record={record} /> },
  {
    key: 'customer',
    header: 'word.field.company',
    cell: ({ businessUnit }) =>
      businessUnit === null ? (
        '–'
      ) : (
        <>
          <RowLink to={`/admin/business-units/${businessUnit.id}`}>{businessUnit.name}</RowLink>
          <Id id={businessUnit.id} />
        </>
      ),
  },
  { key: 'object', header: 'adminAudit.object', cell: (record) => <Thing record={record} /> },
  {
    key: 'details',
    header: 'adminAudit.details',
    cell: ({ details }) => (details === null ? '–' : <Details text={details} />),
  },
];

/** On the page of a company, which is not named again there. */
export const UNIT_AUDIT_COLUMNS = AUDIT_COLUMNS.filter(({ key }) => key !== 'customer');

/** Whoever did it, and below them the admin who acted in their place: both, with their ids. */
function Who({ record: { actor, actorKind, impersonator } }: { readonly record: AuditView }) {
  return (
    <>
      {actor === null ? (
        <FormattedMessage id={`adminAudit.kind.${actorKind}`} />
      ) : (
        <>
          <RowLink to={`/admin/users/${actor.id}`}>{actor.name}</RowLink>
          <Id id={actor.id} />
        </>
      )}
      {impersonator && (
        <span className="mt-1 block text-warn">
          <UserRoundCog aria-hidden="true" className="me-1.5 inline size-4" />
          <FormattedMessage id="adminAudit.by" values={{ name: impersonator.name }} />
          <Id id={impersonator.id} />
        </span>
      )}
    </>
  );
}

/** Pages of the console that show what was acted on. */
const PAGES: Readonly<Record<string, string>> = {
  booking: '/admin/bookings',
  businessUnit: '/admin/business-units',
  order: '/admin/orders',
  trailer: '/admin/trailers',
  user: '/admin/users',
};

function Thing({ record: { objectType, objectId, objectName } }: { readonly record: AuditView }) {
  // A sign-in with an address that nobody has is about no one.
  const isKnown = objectId !== 'unknown';
  const page = isKnown ? PAGES[objectType] : undefined;
  const name =
    objectName ?? (isAuditNoun(objectType) ? <FormattedMessage id={`word.noun.${objectType}`} /> : objectType);
  return (
    <>
      {page === undefined ? name : <RowLink to={`${page}/${objectId}`}>{name}</RowLink>}
      {isKnown && <Id id={objectId} />}
    </>
  );
}

/** Enough of an id to tell two of a name apart; the whole one is in the file and under the pointer. */
const Id = ({ id }: { readonly id: string }) => (
  <span title={id} className="block font-condensed text-xs text-asphalt-500">
    {id.split('-')[0]}
  </span>
);

function Details({ text }: { readonly text: string }) {
  return (
    <details className="text-start">
      <summary className="cursor-pointer rounded-badge whitespace-nowrap text-body-s font-semibold underline underline-offset-4 touch:py-2.5">
        <FormattedMessage id="adminAudit.show" />
      </summary>
      <pre className="mt-2 max-w-80 overflow-x-auto rounded-control bg-paper-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </details>
  );
}
