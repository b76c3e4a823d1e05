import { ArrowRight, UserRoundCog } from 'lucide-react';
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
        <RowLink to={`/admin/business-units/${businessUnit.id}`}>{businessUnit.name}</RowLink>
      ),
  },
  { key: 'object', header: 'adminAudit.object', cell: (record) => <Thing record={record} /> },
  {
    key: 'details',
    header: 'adminAudit.details',
    cell: ({ words, details }) => (
      <>
        <Changes words={words} />
        {details !== null && <Details text={details} />}
      </>
    ),
  },
];

/** On the page of a company, which is not named again there. */
export const UNIT_AUDIT_COLUMNS = AUDIT_COLUMNS.filter(({ key }) => key !== 'customer');

/** Whoever did it, and below them the admin who acted in their place. Their ids are in the file. */
function Who({ record: { actor, actorKind, impersonator } }: { readonly record: AuditView }) {
  return (
    <>
      {actor === null ? (
        <FormattedMessage id={`adminAudit.kind.${actorKind}`} />
      ) : (
        <RowLink to={`/admin/users/${actor.id}`}>{actor.name}</RowLink>
      )}
      {impersonator && (
        <span className="mt-1 block text-warn">
          <UserRoundCog aria-hidden="true" className="me-1.5 inline size-4" />
          <FormattedMessage id="adminAudit.by" values={{ name: impersonator.name }} />
        </span>
      )}
    </>
  );
}

/** Pages of the console that show what was acted on. */
const PAGES: Readonly<Record<string, string>> = {
  booking: '/admin/bookings',
  businessUnit: '/admin/business-units',
  debitBatch: '/admin/debits',
  depot: '/admin/depots',
  invoice: '/admin/invoices',
  mailWords: '/admin/settings/mails',
  order: '/admin/orders',
  priceList: '/admin/prices',
  service: '/admin/services',
  trailer: '/admin/trailers',
  user: '/admin/users',
};

/** By its number or name, with what it is below; what has neither is called by what it is. */
function Thing({ record: { objectType, objectId, objectName, page } }: { readonly record: AuditView }) {
  const noun = isAuditNoun(objectType) ? <FormattedMessage id={`word.noun.${objectType}`} /> : objectType;
  const path = page === null ? undefined : PAGES[page.type];
  const name = objectName ?? (page === null ? null : objectId);
  if (name === null) return noun;
  return (
    <>
      <span className="whitespace-nowrap max-md:whitespace-normal">
        {page === null || path === undefined ? name : <RowLink to={`${path}/${page.id}`}>{name}</RowLink>}
      </span>
      <span className="block text-xs text-asphalt-600">{noun}</span>
    </>
  );
}

/** What became of which field; a reader who does not see hears which of the two values is which. */
function Changes({ words: { changes, notes, fields } }: Pick<AuditView, 'words'>) {
  if (changes.length + notes.length + fields.length === 0) return null;
  return (
    <dl className="grid gap-1 text-start">
      {changes.map(({ label, before, after }) => (
        <div key={label}>
          <dt className="inline text-asphalt-600">{label}: </dt>
          <dd className="inline font-semibold wrap-anywhere">
            <span className="sr-only">
              <FormattedMessage id="adminAudit.before" />{' '}
            </span>
            <del className="font-normal text-asphalt-600">{before}</del>
            <ArrowRight aria-hidden="true" className="mx-1 inline size-3.5" />
            <span className="sr-only">
              {' '}
              <FormattedMessage id="adminAudit.after" />{' '}
            </span>
            <ins className="no-underline">{after}</ins>
          </dd>
        </div>
      ))}
      {notes.map(({ label, value }) => (
        <div key={label}>
          <dt className="inline text-asphalt-600">{label}: </dt>
          <dd className="inline wrap-anywhere">{value}</dd>
        </div>
      ))}
      {fields.length > 0 && (
        <div>
          <dt className="inline text-asphalt-600">
            <FormattedMessage id="adminAudit.changed" />:{' '}
          </dt>
          <dd className="inline">{fields.join(', ')}</dd>
        </div>
      )}
    </dl>
  );
}

function Details({ text }: { readonly text: string }) {
  return (
    <details className="text-start">
      <summary className="mt-1 w-fit cursor-pointer rounded-badge text-xs whitespace-nowrap text-asphalt-600 underline underline-offset-4 touch:py-2.5">
        <FormattedMessage id="adminAudit.show" />
      </summary>
      <pre className="mt-2 max-w-80 overflow-x-auto rounded-control bg-paper-sunken p-3 text-xs whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
    </details>
  );
}
