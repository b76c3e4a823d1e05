import { SearchX } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { useCurrentInRow } from '#web/ui/use-current-in-row.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { atCursor, toAddress, withChanges } from '../list/list-address.ts';
import { RowLink } from '../list/row-link.tsx';
import { ConsoleSearch } from './console-search.tsx';
import { HitText } from './hit-row.tsx';
import { loadSearch, type SearchView } from './load-search.server.ts';
import { SEARCH_LOOKS } from './search-kinds.ts';
import { useRowKeys } from './use-row-keys.ts';
import type { Route } from './+types/search.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadSearch(getRequest(context), url);

export default function SearchPage({ loaderData: view }: Route.ComponentProps) {
  const { q, isShort, groups, counts } = view;
  const rows = useRowKeys();
  return (
    <ConsolePage>
      <ConsoleHeader
        back={{ to: '/admin', label: <FormattedMessage id="nav.admin" /> }}
        title={
          q === '' ? (
            <FormattedMessage id="admin.search.open" />
          ) : (
            <FormattedMessage id="admin.search.title" values={{ q }} />
          )
        }
        actions={<ConsoleSearch key={q} q={q} />}
      />
      {counts.length > 0 && <Kinds view={view} />}
      {groups.length === 0 ? (
        <EmptyState
          art={<SearchX aria-hidden="true" className="mx-auto size-10 text-asphalt-400" />}
          title={
            isShort ? (
              <FormattedMessage id="admin.search.short" />
            ) : (
              <FormattedMessage id="admin.search.none" values={{ q }} />
            )
          }
        >
          <FormattedMessage id="admin.search.hint" />
        </EmptyState>
      ) : (
        <div ref={rows} className="grid gap-6">
          {groups.map((group) => (
            <Group key={group.kind} group={group} view={view} />
          ))}
        </div>
      )}
      <Pages view={view} />
    </ConsolePage>
  );
}

/** How many there are of each kind, and the way to them. */
function Kinds({ view: { q, kind, counts } }: { readonly view: SearchView }) {
  const intl = useIntl();
  const row = useCurrentInRow<HTMLElement>(kind ?? 'all');
  const tabs = [{ kind: null, text: null }, ...counts];
  return (
    <nav
      ref={row}
      aria-label={intl.formatMessage({ id: 'word.type' })}
      className="relative -mx-4 mb-5 flex gap-6 overflow-x-auto border-b border-line px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      {tabs.map((tab) => (
        <Link
          key={tab.kind}
          data-tab={tab.kind ?? 'all'}
          to={`?${new URLSearchParams({ q, ...(tab.kind && { kind: tab.kind }) }).toString()}`}
          aria-current={tab.kind === kind ? 'page' : undefined}
          preventScrollReset
          className={cx(
            'flex min-h-12 shrink-0 items-center gap-2 font-semibold whitespace-nowrap outline-offset-[-3px] transition-colors hover:text-asphalt-950',
            tab.kind === kind
              ? 'text-asphalt-950 shadow-[inset_0_-3px_0_var(--color-asphalt-950)]'
              : 'text-asphalt-600',
          )}
        >
          <FormattedMessage id={tab.kind === null ? 'word.all' : SEARCH_LOOKS[tab.kind].word} />
          {tab.text !== null && <span className="badge badge-plain tabular-nums">{tab.text}</span>}
        </Link>
      ))}
    </nav>
  );
}

type GroupProps = { readonly group: SearchView['groups'][number]; readonly view: SearchView };

function Group({ group: { kind, hits }, view }: GroupProps) {
  const known = view.counts.find((one) => one.kind === kind);
  return (
    <section>
      {view.kind === null && (
        <header className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 className="text-h3">
            <FormattedMessage id={SEARCH_LOOKS[kind].word} />
          </h2>
          {known && known.count > hits.length && (
            <TextLink to={`?${new URLSearchParams({ q: view.q, kind }).toString()}`} isAlone>
              <FormattedMessage id="admin.search.all" values={{ count: known.text }} />
            </TextLink>
          )}
        </header>
      )}
      <Card isFlush>
        <ul>
          {hits.map((hit) => (
            <li
              key={hit.id}
              className="flex items-center gap-4 border-b border-line px-4 py-3 last:border-0 max-sm:items-start md:px-5"
            >
              <HitText hit={hit} name={<RowLink to={hit.to}>{hit.name}</RowLink>} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

function Pages({ view: { nextCursor } }: { readonly view: SearchView }) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const hasCursor = Boolean(params.get('cursor'));
  if (nextCursor === null && !hasCursor) return null;
  return (
    <Pagination
      label={formatMessage({ id: 'admin.list.pages' })}
      previous={{
        label: formatMessage({ id: 'admin.list.first' }),
        to: hasCursor ? toAddress(withChanges(params, {})) : undefined,
      }}
      next={{
        label: formatMessage({ id: 'admin.list.next' }),
        to: nextCursor === null ? undefined : atCursor(params, nextCursor),
      }}
    />
  );
}
