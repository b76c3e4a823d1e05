import { parseDate } from '@internationalized/date';
import { Plus, Trash2 } from 'lucide-react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import type { DepotException } from '#contract/admin-depot.ts';
import { NotationField } from '#web/form/notation-field.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { DatePicker } from '#web/ui/date-picker.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { HOURS } from './hours-text.ts';

interface ExceptionRowsProps {
  readonly value: readonly DepotException[];
  readonly onChange: (rows: readonly DepotException[]) => void;
}

const DAY = /^\d{4}-\d\d-\d\d$/;
const toDate = (day: string) => (DAY.test(day) ? parseDate(day) : null);
const EMPTY: DepotException = { startsOn: '', endsOn: '', hours: null, reason: null };

/** Days on which the counter is closed or keeps other hours. */
export function ExceptionRows({ value: rows, onChange }: ExceptionRowsProps) {
  const { formatMessage } = useIntl();
  const change = (position: number, part: Partial<DepotException>) =>
    onChange(rows.map((row, i) => (i === position ? { ...row, ...part } : row)));
  return (
    <div className="flex flex-col gap-4">
      {rows.length === 0 && (
        <p className="text-body-s text-asphalt-600">
          <FormattedMessage id="adminDepot.exceptions.none" />
        </p>
      )}
      {rows.map((row, position) => (
        // Rows have no identity but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={position} className="grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_1fr_auto]">
          <DatePicker
            name={`exceptions.${position}.startsOn`}
            label={formatMessage({ id: 'word.from' })}
            value={toDate(row.startsOn)}
            onChange={(date) => {
              const startsOn = date?.toString() ?? '';
              change(position, {
                startsOn,
                ...(row.endsOn === '' || row.endsOn < startsOn ? { endsOn: startsOn } : {}),
              });
            }}
          />
          <DatePicker
            name={`exceptions.${position}.endsOn`}
            label={formatMessage({ id: 'adminDepot.exceptions.until' })}
            value={toDate(row.endsOn)}
            onChange={(date) => change(position, { endsOn: date?.toString() ?? '' })}
          />
          <NotationField
            notation={HOURS}
            name={`exceptions.${position}.hours`}
            label={formatMessage({ id: 'adminDepot.exceptions.hours' })}
            placeholder={formatMessage({ id: 'word.closed' })}
            value={row.hours ?? []}
            onChange={(hours) => change(position, { hours: hours.length === 0 ? null : hours })}
          />
          <TextField
            name={`exceptions.${position}.reason`}
            label={formatMessage({ id: 'word.reason' })}
            value={row.reason ?? ''}
            onChange={(reason) => change(position, { reason })}
          />
          <IconButton
            tone="quiet"
            label={formatMessage({ id: 'adminDepot.exceptions.remove' }, { position: position + 1 })}
            onClick={() => onChange(rows.filter((_, i) => i !== position))}
          >
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </div>
      ))}
      <div>
        <Button size="s" onClick={() => onChange([...rows, EMPTY])}>
          <Plus aria-hidden="true" className="size-4.5" />
          <FormattedMessage id="adminDepot.exceptions.add" />
        </Button>
      </div>
    </div>
  );
}
