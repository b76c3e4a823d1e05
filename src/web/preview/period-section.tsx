import { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { Button } from '#web/ui/button.tsx';
import type { DayMark } from '#web/ui/calendar-days.tsx';
import { PeriodPicker } from '#web/ui/period-picker.tsx';
import { Section } from './section.tsx';

const wallTime = ({ day, month }: CalendarDate) => `${day}.${month}. 08:00`;

/** In the December of the example a week costs nothing more, and from then on somebody else has the trailer. */
function markOf({ day, month }: CalendarDate): DayMark | undefined {
  if (month !== 12 || day < 12) return undefined;
  return day < 19 ? 'free' : 'taken';
}

export function PeriodSection() {
  const [range, setRange] = useState({ start: new CalendarDate(2026, 11, 18), end: new CalendarDate(2026, 12, 11) });
  const [started, setStarted] = useState<CalendarDate | null>(null);
  return (
    <Section title="Zeitraum wählen">
      <PeriodPicker
        label="Zeitraum"
        timeZone={OPERATOR_ZONE}
        start={wallTime(started ?? range.start)}
        end={started ? 'Jetzt die Rückgabe wählen' : wallTime(range.end)}
        days={!started && `${range.end.compare(range.start)} Tage`}
        value={range}
        onChange={setRange}
        started={started}
        onStart={setStarted}
        markOf={markOf}
        actions={
          <Button tone="signal" size="s" disabled={started !== null}>
            Übernehmen
          </Button>
        }
      />
    </Section>
  );
}
