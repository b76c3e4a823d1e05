import { Printer, Rows3, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { BoardBar, BoardDepot } from '#contract/admin-board.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { choiceFilter, pickFilter } from '../list/filters.ts';
import { toAddress, withChanges } from '../list/list-address.ts';
import { ListFilters } from '../list/list-filters.tsx';
import { ListSearch } from '../list/list-search.tsx';
import type { OpenBar } from './board-acts.tsx';
import { BoardDetails } from './board-details.tsx';
import { BoardGrid } from './board-grid.tsx';
import { BoardLegend } from './board-legend.tsx';
import { BoardTable } from './board-table.tsx';
import { BoardTools } from './board-tools.tsx';
import { type DrawnRow, layPlan } from './lay-plan.ts';
import { type BoardView, loadBoard } from './load-board.server.ts';
import { MoveDrawer, type MovedBar } from './move-drawer.tsx';
import { PlanBar } from './plan-bar.tsx';
import { PlanStart } from './plan-start.tsx';
import { type PackedKind, RepackDialog } from './repack-dialog.tsx';
import { RetimeDrawer } from './retime-drawer.tsx';
import { findStretch } from './find-stretch.ts';
import { toWall } from './retime.ts';
import { type Stretch, StretchDrawer } from './stretch-drawer.tsx';
import { StayDrawer, type Staying } from './stay-drawer.tsx';
import { useBoardRows } from './use-board-rows.ts';
import type { Retimed } from './use-retime.ts';
import { type Planning, usePlan } from './use-plan.ts';
import type { Route } from './+types/board.route.ts';

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? [{ title: loaderData.title }] : []);

export const loader = ({ url, context }: Route.LoaderArgs) => loadBoard(getRequest(context), url);

const TABLE = 'table';

export default function BoardPage({ loaderData: view }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  const [params] = useSearchParams();
  const isTable = params.get('view') === TABLE;
  const Icon = isTable ? Rows3 : Table2;
  const planning = usePlan(view.plan);
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const turn = (code: string) =>
    setTurned((now) => new Set(now.has(code) ? [...now].filter((one) => one !== code) : [...now, code]));
  return (
    <ConsolePage isWide>
      <ConsoleHeader
        title={<FormattedMessage id="admin.nav.board" />}
        actions={
          <>
            <ListSearch label={formatMessage({ id: 'adminBoard.search' })} />
            <LinkButton to={toAddress(withChanges(params, { view: isTable ? null : TABLE }))} tone="outline">
              <Icon aria-hidden="true" className="size-5" />
              <FormattedMessage id={isTable ? 'adminBoard.asBoard' : 'adminBoard.asTable'} />
            </LinkButton>
            <Button tone="outline" onClick={() => window.print()}>
              <Printer aria-hidden="true" className="size-5" />
              <FormattedMessage id="adminBoard.print" />
            </Button>
          </>
        }
      >
        <FormattedMessage id="adminBoard.lead" values={{ at: view.at, trailers: view.board.trailers }} />
      </ConsoleHeader>
      <BoardTools view={view}>
        <PlanStart planning={planning} view={view} />
      </BoardTools>
      <ListFilters
        hasPresets={false}
        filters={[
          pickFilter('depot', 'word.noun.depot', view.depots),
          choiceFilter('type', 'word.type', view.types),
          { kind: 'date', name: 'from', label: 'word.from' },
        ]}
      />
      {planning.plan && <PlanBar planning={planning} plan={planning.plan} />}
      {view.board.trailers === 0 ? (
        <EmptyState title={<FormattedMessage id="admin.list.nothingFound" />} />
      ) : (
        <BoardBody
          key={JSON.stringify(view.query)}
          view={view}
          isTable={isTable}
          planning={planning}
          turned={turned}
          onTurn={turn}
        />
      )}
    </ConsolePage>
  );
}

const toTimes = ([, from, due]: BoardBar, depot: BoardDepot | undefined) => {
  const timeZone = depot?.timeZone ?? OPERATOR_ZONE;
  return { localFrom: toWall(from, timeZone), localTo: toWall(due, timeZone) };
};

/** Whoever has many depots sees them folded first; one that is asked for or that the plan changes is open. */
const MANY_DEPOTS = 12;

interface BoardBodyProps {
  readonly view: BoardView;
  readonly isTable: boolean;
  readonly planning: Planning;
  /** The depots that were folded or unfolded by hand. */
  readonly turned: ReadonlySet<string>;
  readonly onTurn: (code: string) => void;
}

function BoardBody({ view, isTable, planning, turned, onTurn }: BoardBodyProps) {
  const { board, first, query } = view;
  const [inView, setInView] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<OpenBar>();
  const [moved, setMoved] = useState<MovedBar>();
  const [retimed, setRetimed] = useState<Retimed>();
  const [staying, setStaying] = useState<Staying>();
  const [stretch, setStretch] = useState<Stretch>();
  const [packed, setPacked] = useState<PackedKind>();
  const { rows: known, isStale } = useBoardRows({ query, depots: board.depots, first }, inView);
  const { plan } = planning;
  const rows = layPlan(known, plan?.status === 'open' ? plan.changes : []);
  const isFoldedFirst = board.depots.length > MANY_DEPOTS;
  const isPlanned = (depotId: string) => rows.get(depotId)?.some(({ marks }) => marks !== undefined) ?? false;
  const folded = new Set(
    board.depots.flatMap(({ id, code }, i) =>
      (isFoldedFirst && i > 0 && !isPlanned(id)) !== turned.has(code) ? [code] : [],
    ),
  );
  const depotOf = ({ depotId }: DrawnRow) => board.depots.find(({ id }) => id === depotId);
  const openBar = (row: DrawnRow, bar: number) => setOpen({ row, bar });
  const close = () => setOpen(undefined);
  const moveOpen = () => {
    const bar = open?.row.bars[open.bar];
    if (open && bar) setMoved({ row: open.row, bar });
    close();
  };
  const retimeOpen = () => {
    const bar = open?.row.bars[open.bar];
    const depot = open && depotOf(open.row);
    if (open && bar && depot) setRetimed({ row: open.row, bar, depot });
    close();
  };
  if (isTable) return <BoardTable view={view} />;
  return (
    <>
      {isStale && (
        <div className="mb-3">
          <Notice tone="warn">
            <FormattedMessage id="adminBoard.stale" />
          </Notice>
        </div>
      )}
      <div className="max-md:hidden">
        <BoardGrid
          view={view}
          rows={rows}
          folded={folded}
          planning={planning}
          onFold={onTurn}
          onOpen={openBar}
          onMove={setMoved}
          onRetime={setRetimed}
          onStay={(row) => setStaying({ row })}
          onStretch={(row, from) => {
            const timeZone = depotOf(row)?.timeZone;
            if (timeZone !== undefined) setStretch({ row, timeZone, ...findStretch(row, from, board.now) });
          }}
          onRepack={setPacked}
          onView={setInView}
        />
        <BoardLegend />
      </div>
      <div className="md:hidden">
        <BoardTable view={view} />
      </div>
      <BoardDetails
        open={open}
        planning={planning}
        onMove={moveOpen}
        onRetime={retimeOpen}
        onStay={(stay) => {
          if (open)
            setStaying({ row: open.row, ...(stay && { moved: stay, times: toTimes(stay, depotOf(open.row)) }) });
          close();
        }}
        onClose={close}
      />
      {moved && (
        <MoveDrawer
          moved={moved}
          rows={rows}
          country={depotOf(moved.row)?.country ?? ''}
          planning={planning}
          onClose={() => setMoved(undefined)}
        />
      )}
      {retimed && <RetimeDrawer retimed={retimed} planning={planning} onClose={() => setRetimed(undefined)} />}
      {packed && <RepackDialog kind={packed} planning={planning} onClose={() => setPacked(undefined)} />}
      {staying && <StayDrawer {...staying} planning={planning} onClose={() => setStaying(undefined)} />}
      {stretch && (
        <StretchDrawer
          stretch={stretch}
          depots={view.depots}
          planning={planning}
          onClose={() => setStretch(undefined)}
        />
      )}
    </>
  );
}
