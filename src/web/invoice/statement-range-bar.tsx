import { parseDate } from '@internationalized/date';
import { Form, Link } from 'react-router';
import { STATEMENT_RANGES } from '#domain/account/statement-range.ts';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { cx } from '#web/ui/cx.ts';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SubmitButton } from '#web/ui/submit-button.tsx';
import type { StatementView } from './describe-statement.server.ts';
import type { ReadRange } from './read-statement-range.server.ts';

type RangeBarProps = Pick<ReadRange, 'range' | 'isWrong'> & Pick<StatementView, 'from' | 'to'>;

/** The days that are asked for often, each an address, and any others. */
export function StatementRangeBar({ range, isWrong, from, to }: RangeBarProps) {
  const { formatMessage } = useIntl();
  return (
    <div className="mb-6 print:hidden">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <nav aria-label={formatMessage({ id: 'word.period' })}>
          <ul className="flex flex-wrap gap-2">
            {STATEMENT_RANGES.map((name) => (
              <li key={name}>
                <Link
                  to={`?range=${name}`}
                  preventScrollReset
                  aria-current={name === range ? 'page' : undefined}
                  className={cx('chip touch:min-h-11', name === range ? 'chip-chosen' : 'chip-loose')}
                >
                  <FormattedMessage id={`statement.range.${name}`} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        {/* Begins anew with the days of each address. */}
        <Form
          key={`${from} ${to}`}
          aria-label={formatMessage({ id: 'statement.range.own' })}
          className="grid w-full gap-3 sm:flex sm:w-auto sm:items-end"
          preventScrollReset
        >
          <div className="sm:w-44">
            <DatePicker name="from" label={formatMessage({ id: 'word.from' })} defaultValue={parseDate(from)} />
          </div>
          <div className="sm:w-44">
            <DatePicker name="to" label={formatMessage({ id: 'word.to' })} defaultValue={parseDate(to)} />
          </div>
          <SubmitButton>
            <FormattedMessage id="statement.show" />
          </SubmitButton>
        </Form>
      </div>
      {isWrong && (
        <div className="mt-4">
          <Notice tone="danger" isAlert>
            <FormattedMessage id="error.field.before-from" />
          </Notice>
        </div>
      )}
    </div>
  );
}
