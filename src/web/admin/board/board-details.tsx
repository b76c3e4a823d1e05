import { findCertificateEnds } from '#domain/planning/find-certificate-ends.ts';
import { findConflicts } from '#domain/planning/find-conflicts.ts';
import { toPlanned } from '#domain/planning/to-planned.ts';
import { MINUTE_MS } from '#domain/time/duration.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { Facts } from '../frame/facts.tsx';
import { BoardActs, type BoardActsProps, type OpenBar } from './board-acts.tsx';
import { useEndWords } from './use-end-words.ts';

interface BoardDetailsProps extends BoardActsProps {
  readonly now: number;
}

/** What one bar is about, and where it is dealt with. */
export function BoardDetails({ open, now, onClose, ...acts }: BoardDetailsProps) {
  return (
    <Drawer isOpen onOpenChange={onClose} title={open.row.bars[open.bar]?.[7] ?? open.row.number}>
      <div className="grid gap-6">
        <Details {...open} now={now} />
        <BoardActs open={open} onClose={onClose} {...acts} />
      </div>
    </Drawer>
  );
}

function Details({ row, bar: position, now }: OpenBar & { readonly now: number }) {
  const format = useFormat();
  const sayEnd = useEndWords();
  const bar = row.bars[position];
  if (!bar) return null;
  const [kind, from, due, to, until, id, number] = bar;
  const moment = (minute: number): string => format.dayTime(minute * MINUTE_MS, OPERATOR_ZONE);
  const isClashing = row.marks?.get(id)?.isClashing ?? false;
  const planned = toPlanned(row);
  const conflict = findConflicts(planned).find((found) => found.bar === position);
  const ends = findCertificateEnds(planned, now).filter((end) => end.bar === position);
  return (
    <div className="grid gap-6">
      {conflict && (
        <Notice tone="danger">
          <FormattedMessage id={`adminBoard.conflict.${conflict.kind}`} values={{ trailer: row.number }} />
        </Notice>
      )}
      {ends.map((end) => (
        <Notice key={end.kind} tone="warn">
          {sayEnd(end, row)}
        </Notice>
      ))}
      {isClashing && (
        <Notice tone="danger">
          <FormattedMessage id="adminBoard.plan.problem.taken" values={{ trailer: row.number }} />
        </Notice>
      )}
      <Facts
        facts={[
          { label: 'adminBoard.state', value: <FormattedMessage id={`adminBoard.bar.${kind}`} /> },
          { label: 'word.noun.trailer', value: `${row.number} · ${row.plate}` },
          { label: 'word.from', value: moment(from) },
          { label: 'word.to', value: moment(due) },
          ...(kind === 'overdue' ? [{ label: 'adminBoard.expectedBack' as const, value: moment(to) }] : []),
          { label: 'adminBoard.freeAgain', value: moment(until) },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        {number !== null && (
          <LinkButton to={`/admin/bookings/${id}`} tone="ink">
            {number}
          </LinkButton>
        )}
        <LinkButton to={`/admin/trailers/${row.id}`} tone="outline">
          <FormattedMessage id="adminBoard.openTrailer" />
        </LinkButton>
      </div>
    </div>
  );
}
