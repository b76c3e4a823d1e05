import { Printer, Rows3, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { getRequest } from '#web/request-context.server.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { BoardEmpty } from './board-empty.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { ConsoleHeader, ConsolePage } from '../frame/console-page.tsx';
import { choiceFilter, pickFilter } from '../list/filters.ts';
import { toAddress, withChanges } from '../list/list-address.ts';
import { ListFilters } from '../list/list-filters.tsx';
import { ListSearch } from '../list/list-search.tsx';
import { BoardGrid } from './board-grid.tsx';
import { BoardLegend } from './board-legend.tsx';
import { BoardTable } from './board-table.tsx';
import { BoardTools } from './board-tools.tsx';
import { type BoardAct, BoardWindows, subjectOf, timesOf } from './board-windows.tsx';
import { findFollowed, type Followed } from './find-followed.ts';
import { FollowedWords } from './followed-words.tsx';
import { type DrawnRow, layPlan } from './lay-plan.ts';
import { type BoardView, loadBoard } from './load-board.server.ts';
import { PlanBar } from './plan-bar.tsx';
import { PlanStart } from './plan-start.tsx';
import { findStretch } from './find-stretch.ts';
import { byDepot, useBoardRows } from './use-board-rows.ts';
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
      <BoardTools view={view} />
      <div className="flex flex-wrap items-end gap-x-3">
        <ListFilters
          hasPresets={false}
          filters={[
            pickFilter('depot', 'word.noun.depot', view.depots),
            choiceFilter('type', 'word.type', view.types),
            { kind: 'date', name: 'from', label: 'word.from' },
          ]}
        />
        <PlanStart planning={planning} view={view} />
      </div>
      {planning.plan && <PlanBar planning={planning} plan={planning.plan} />}
      {view.board.trailers === 0 ? (
        <BoardEmpty only={view.query.only} />
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

/** From here on there is room for the board. */
const WIDE = 768;
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
  const [act, setAct] = useState<BoardAct>();
  const [followed, setFollowed] = useState<Followed>();
  const { rows: known, isStale } = useBoardRows({ query, depots: board.depots, first }, inView);
  const isWide = useIsWide(WIDE);
  const changes = planning.plan?.status === 'open' ? planning.plan.changes : [];
  const rows = layPlan(known, changes);
  const listed = [...layPlan(byDepot(first), changes).values()].flat();
  const followup = followed && findFollowed(isTable || !isWide ? listed : [...rows.values()].flat(), followed);
  const isFoldedFirst = board.depots.length > MANY_DEPOTS;
  const isPlanned = (depotId: string) => rows.get(depotId)?.some(({ marks }) => marks !== undefined) ?? false;
  const folded = new Set(
    board.depots.flatMap(({ id, code }, i) =>
      (isFoldedFirst && i > 0 && !isPlanned(id)) !== turned.has(code) ? [code] : [],
    ),
  );
  const stretch = (row: DrawnRow, from: number) => {
    const timeZone = board.depots.find(({ id }) => id === row.depotId)?.timeZone;
    if (timeZone !== undefined) setAct({ kind: 'stretch', row, timeZone, ...findStretch(row, from, board.now) });
  };
  const close = () => {
    setAct(undefined);
    const subject = act && subjectOf(act);
    if (subject) setFollowed((before) => ({ ...subject, turn: (before?.turn ?? 0) + 1 }));
  };
  const open = (row: DrawnRow, position: number) => setAct({ kind: 'open', row, position });
  const table = (
    <BoardTable
      view={view}
      rows={listed}
      landing={followup?.landing}
      onOpen={open}
      onUse={(row) => stretch(row, board.now)}
    />
  );
  return (
    <>
      <FollowedWords followup={followup} />
      {isTable ? (
        table
      ) : (
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
              landing={isWide ? followup?.landing : undefined}
              onFold={onTurn}
              onOpen={open}
              onMove={(moved) => setAct({ kind: 'move', ...moved })}
              onRetime={(retimed) => setAct({ kind: retimed.bar[0] === 'transfer' ? 'shift' : 'retime', ...retimed })}
              onStay={(row) => setAct({ kind: 'stay', row, times: timesOf(undefined, board, row) })}
              onStretch={stretch}
              onRepack={(packed) => setAct({ kind: 'repack', ...packed })}
              onView={setInView}
            />
            <BoardLegend />
          </div>
          {/* Whoever has the room for the board does not carry its table about. */}
          {!isWide && <div className="md:hidden">{table}</div>}
        </>
      )}
      <BoardWindows act={act} view={view} rows={rows} planning={planning} onAct={setAct} onClose={close} />
    </>
  );
}
