import { BAR_KINDS } from '#domain/planning/bar.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { BAR_LOOKS, HATCH, PLAN_LOOK } from './bar-looks.ts';

/** What the looks of the board mean. */
export function BoardLegend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-sm text-asphalt-600">
      {BAR_KINDS.map((kind) => (
        <li key={kind} className="inline-flex items-center gap-2">
          <span aria-hidden="true" className={cx('h-3.5 w-6 rounded-badge', BAR_LOOKS[kind])} />
          <FormattedMessage id={`adminBoard.bar.${kind}`} />
        </li>
      ))}
      <li className="inline-flex items-center gap-2">
        <span aria-hidden="true" className={cx('h-3.5 w-6 rounded-badge border-dashed', PLAN_LOOK)} />
        <FormattedMessage id="word.noun.plan" />
      </li>
      <li className="inline-flex items-center gap-2">
        <span aria-hidden="true" className={cx('h-3.5 w-6 border border-line-strong', HATCH)} />
        <FormattedMessage id="adminBoard.turnaround" />
      </li>
      <li className="inline-flex items-center gap-2">
        <span aria-hidden="true" className="h-3.5 w-6 bg-paper-sunken" />
        <FormattedMessage id="adminBoard.closed" />
      </li>
    </ul>
  );
}
