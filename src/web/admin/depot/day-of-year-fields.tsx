import { useIntl } from '#i18n/intl.tsx';
import { useFormat } from '#web/words/use-format.ts';
import { Select } from '#web/ui/select.tsx';

interface DayOfYearFieldsProps {
  /** "Erster Tag" */
  readonly label: string;
  /** `08-31` */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');
/** Of a year that has all of them. */
const daysIn = (month: string): number => new Date(Date.UTC(2024, Number(month), 0)).getUTCDate();
const MONTHS = Array.from({ length: 12 }, (_, month) => twoDigits(month + 1));

/** A day that comes again every year. */
export function DayOfYearFields({ label, value, onChange }: DayOfYearFieldsProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [month = '', day = ''] = value.split('-');
  const set = (nextMonth: string, nextDay: string) =>
    onChange(`${nextMonth}-${twoDigits(Math.min(Number(nextDay), daysIn(nextMonth)))}`);
  return (
    <div className="grid grid-cols-[minmax(6rem,1fr)_2fr] items-end gap-3">
      <Select
        label={label}
        value={day}
        onChange={(chosen) => set(month, String(chosen))}
        options={Array.from({ length: daysIn(month) }, (_, i) => ({ id: twoDigits(i + 1), label: String(i + 1) }))}
      />
      <Select
        label={formatMessage({ id: 'adminDepot.seasons.month' })}
        value={month}
        onChange={(chosen) => set(String(chosen), day)}
        options={MONTHS.map((id) => ({ id, label: format.month(Date.UTC(2024, Number(id) - 1, 1), 'UTC') }))}
      />
    </div>
  );
}
