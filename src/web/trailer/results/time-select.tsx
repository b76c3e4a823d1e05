import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { HALF_HOURS } from '#web/words/half-hours.ts';

type TimeSelectProps = {
  readonly label: string;
  /** What no time means. */
  readonly open: string;
  readonly value: string;
  readonly onChange: (time: string) => void;
};

export function TimeSelect({ label, open, value, onChange }: TimeSelectProps) {
  const id = useId();
  const times = value === '' || HALF_HOURS.includes(value) ? HALF_HOURS : [...HALF_HOURS, value].toSorted();
  return (
    <div className="relative">
      <label htmlFor={id} className="text-label mb-1 block text-asphalt-600">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 w-full cursor-pointer appearance-none truncate rounded-control border border-line-field bg-sheet px-3 pe-9"
      >
        <option value="">{open}</option>
        {times.map((time) => (
          <option key={time}>{time}</option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 bottom-3.5 size-4" />
    </div>
  );
}
