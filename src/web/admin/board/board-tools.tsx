import { ChevronLeft, ChevronRight } from 'lucide-react';
import { BOARD_ONLY, BOARD_ZOOMS } from '#domain/planning/board-view.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { useSearchParams } from 'react-router';
import { LinkButton } from '#web/ui/button.tsx';
import { ChipButton, ChipRow } from '#web/ui/chip.tsx';
import { toAddress, withChanges } from '../list/list-address.ts';
import type { BoardView } from './load-board.server.ts';

/** Which days are shown, how closely, and which trailers alone. All of it is in the address. */
export function BoardTools({ view }: { readonly view: BoardView }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const { turn, zoom, query, board, axis } = view;
  const to = (changes: Parameters<typeof withChanges>[1]) => toAddress(withChanges(params, changes));
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 print:hidden">
      <nav aria-label={formatMessage({ id: 'adminBoard.days' })} className="flex flex-wrap items-center gap-2">
        <LinkButton
          to={to({ from: turn.back })}
          tone="outline"
          aria-label={formatMessage({ id: 'adminBoard.earlier' })}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </LinkButton>
        <LinkButton to={to({ from: null })} tone="outline">
          <FormattedMessage id="nav.today" />
        </LinkButton>
        <LinkButton to={to({ from: turn.on })} tone="outline" aria-label={formatMessage({ id: 'adminBoard.later' })}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </LinkButton>
        <strong className="px-2 tabular-nums">{axis.words}</strong>
      </nav>
      <ChipRow label={formatMessage({ id: 'adminBoard.zoom' })}>
        {BOARD_ZOOMS.map((one) => (
          <ChipButton
            key={one}
            isChosen={one === zoom}
            aria-pressed={one === zoom}
            onClick={() => setParams((now) => withChanges(now, { zoom: one === 'days' ? null : one }))}
          >
            <FormattedMessage id={`adminBoard.zoom.${one}`} />
          </ChipButton>
        ))}
      </ChipRow>
      <ChipRow label={formatMessage({ id: 'adminBoard.only' })}>
        {BOARD_ONLY.map((one) => (
          <ChipButton
            key={one}
            isChosen={query.only === one}
            aria-pressed={query.only === one}
            onClick={() => setParams((now) => withChanges(now, { only: query.only === one ? null : one }))}
          >
            <FormattedMessage id={`adminBoard.only.${one}`} /> {board.counts[one]}
          </ChipButton>
        ))}
      </ChipRow>
    </div>
  );
}
