import { CalendarDate, isSameDay } from '@internationalized/date';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { Button } from '#web/ui/button.tsx';
import { PeriodPicker } from '#web/ui/period-picker.tsx';
import { Section } from './section.tsx';

const FREE_DAYS = Array.from({ length: 7 }, (_, day) => new CalendarDate(2026, 12, 12 + day));
const TAKEN_DAYS = Array.from({ length: 11 }, (_, day) => new CalendarDate(2026, 12, 21 + day));

const wallTime = ({ day, month }: CalendarDate) => `${day}.${month}. 08:00`;

export function PeriodSection() {
  const [range, setRange] = useState({ start: new CalendarDate(2026, 11, 18), end: new CalendarDate(2026, 12, 11) });
  const [started, setStarted] = useState<CalendarDate | null>(null);
  const days = range.end.compare(range.start);
  return (
    <Section title="Zeitraum wählen">
      <PeriodPicker
        label="Zeitraum"
        todayLabel="heute"
        timeZone={OPERATOR_ZONE}
        startLabel="Übernahme"
        start={wallTime(started ?? range.start)}
        endLabel="Rückgabe"
        end={started ? 'Jetzt die Rückgabe wählen' : wallTime(range.end)}
        days={!started && `${days} Tage`}
        value={range}
        onChange={setRange}
        started={started}
        onStart={setStarted}
        isDateUnavailable={(date) => TAKEN_DAYS.some((day) => isSameDay(day, date))}
        markOf={(date) => {
          if (TAKEN_DAYS.some((day) => isSameDay(day, date))) return 'taken';
          return FREE_DAYS.some((day) => isSameDay(day, date)) ? 'free' : undefined;
        }}
        note={
          <>
            <CalendarPlus aria-hidden="true" className="size-5" /> 12.12. bis 18.12. ohne Mehrpreis
          </>
        }
        actions={
          <>
            <Button tone="quiet" size="s">
              Löschen
            </Button>
            <Button tone="signal" size="s" disabled={started !== null}>
              Übernehmen
            </Button>
          </>
        }
      />
    </Section>
  );
}
