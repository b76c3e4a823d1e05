import type { ReactNode } from 'react';
import { BAR_KINDS } from '#domain/planning/bar.ts';
import { FormattedMessage } from '#i18n/intl.tsx';
import type { MessageKey } from '#i18n/message-key.ts';
import { cx } from '#web/ui/cx.ts';
import { BAR_LOOKS, CONFLICT_LOOK, HATCH, PLAN_LOOK, ZIGZAG } from './bar-looks.ts';

const KINDS = BAR_KINDS.filter((kind) => kind !== 'overdue');

/** What the looks of the board mean. */
export function BoardLegend() {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-2 text-sm text-asphalt-600">
      {KINDS.map((kind) => (
        <Sample key={kind} look={cx('rounded-badge', BAR_LOOKS[kind])} word={`adminBoard.bar.${kind}`} />
      ))}
      <Sample look="flex" word="adminBoard.bar.overdue">
        <span className="w-1.5 bg-asphalt-950" />
        <span className={cx('grow bg-danger', ZIGZAG)} />
      </Sample>
      <Sample look={cx('rounded-badge', CONFLICT_LOOK)} word="adminBoard.conflict" />
      <Sample look={cx('rounded-badge border-dashed', PLAN_LOOK)} word="word.noun.plan" />
      <Sample look={cx('border border-line-strong', HATCH)} word="adminBoard.turnaround" />
      <Sample look="bg-paper-sunken" word="adminTrailer.why.closed" />
      <Sample look="w-1! border-s-2 border-warn" word="adminBoard.certificate.ends" />
      <Sample look="w-1! border-s-2 border-danger" word="adminBoard.certificate.urgent" />
    </ul>
  );
}

interface SampleProps {
  readonly look: string;
  readonly word: MessageKey;
  readonly children?: ReactNode;
}

const Sample = ({ look, word, children }: SampleProps) => (
  <li className="inline-flex items-center gap-2">
    <span aria-hidden="true" className={cx('h-3.5 w-6', look)}>
      {children}
    </span>
    <FormattedMessage id={word} />
  </li>
);
