import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { Lane } from '#web/ui/lane.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { countDays } from './count-days.ts';
import { CELL_LABEL, CELL_VALUE, CellButton, NativeDateCell } from './search-cell.tsx';
import { wallTimeText } from '#web/words/wall-time-text.ts';

export type PeriodTexts = {
  readonly from: string;
  readonly to: string;
  readonly fromText: string;
  readonly toText: string;
  readonly days: number;
};

/** The server's words for a period, or our own while the server has not answered yet. */
export function usePeriodTexts(from: string, to: string, texts: PeriodTexts | undefined): PeriodTexts | undefined {
  const format = useFormat();
  if (from === '' || to === '') return undefined;
  if (texts?.from === from && texts.to === to) return texts;
  // Dates that somebody has yet to put in order are no days.
  const days = from.slice(0, 10) > to.slice(0, 10) ? 0 : countDays(from, to);
  return { from, to, fromText: wallTimeText(format, from), toText: wallTimeText(format, to), days };
}

type PeriodCellProps = {
  readonly from: string;
  readonly to: string;
  readonly texts: PeriodTexts | undefined;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onNear: () => void;
  readonly onChange: (change: { from?: string; to?: string }) => void;
};

/** Two dates with the lane and its days between them. */
export function PeriodCell({ from, to, texts, isOpen, onOpen, onNear, onChange }: PeriodCellProps) {
  const intl = useIntl();
  const period = usePeriodTexts(from, to, texts);
  const open = intl.formatMessage({ id: 'searchBar.openDate' });
  return (
    <div className="border-t border-line lg:border-s lg:border-t-0 lg:ps-1">
      <CellButton label={null} isOpen={isOpen} onOpen={onOpen} onNear={onNear} className="h-full w-full">
        <span className="flex items-center gap-3">
          <End label={<FormattedMessage id="word.handover.pickUp" />} value={period?.fromText ?? open} />
          <Lane className={cx('shrink-0', !period && 'text-line-strong')}>
            {period && period.days > 0 && <FormattedMessage id="ui.days" values={{ days: period.days }} />}
          </Lane>
          <End label={<FormattedMessage id="word.handover.return" />} value={period?.toText ?? open} />
        </span>
      </CellButton>
      <div className="hidden noscript:flex">
        <NativeDateCell
          name="from"
          label={<FormattedMessage id="word.handover.pickUp" />}
          value={from}
          onChange={(value) => onChange({ from: value })}
        />
        <NativeDateCell
          name="to"
          label={<FormattedMessage id="word.handover.return" />}
          value={to}
          onChange={(value) => onChange({ to: value })}
        />
      </div>
    </div>
  );
}

function End({ label, value }: { readonly label: React.ReactNode; readonly value: string }) {
  return (
    <span className="block min-w-0">
      <span className={CELL_LABEL}>{label}</span>
      <span className={cx(CELL_VALUE, 'block sm:whitespace-nowrap')}>{value}</span>
    </span>
  );
}
