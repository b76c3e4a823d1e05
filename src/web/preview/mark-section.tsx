import { SlidersHorizontal } from 'lucide-react';
import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { TypeIcon } from '#web/art/type-icon.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ChipButton, ChipRow } from '#web/ui/chip.tsx';
import { LaneRule } from '#web/ui/lane.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { StateBar, StepBar } from '#web/ui/step-bar.tsx';
import { Section } from './section.tsx';

const PLATES = [
  ['l', 'DE', 'HH TY 101'],
  ['l', 'NL', 'OR-47-XD'],
  ['l', 'PL', 'PO 7T 418'],
  ['m', 'RO', 'B 211 TYD'],
  ['s', 'DE', 'HH TY 101'],
] as const;

const BADGES = [
  ['frei', 'free', 'dot'],
  ['belegt', 'taken', 'square'],
  ['In Miete', 'ink', 'none'],
  ['Reserviert', 'taken', 'dot'],
  ['wartet auf Freigabe', 'info', 'dot'],
  ['HU endet bald', 'warn', 'dot'],
  ['überfällig', 'danger', 'dot'],
  ['bezahlt', 'plain', 'none'],
] as const;

export function MarkSection() {
  return (
    <Section title="Kennzeichen, Marken, Filter">
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-4">
          {PLATES.map(([size, country, number]) => (
            <Plate key={size + country} size={size} country={country} number={number} />
          ))}
        </div>
        <div className="flex flex-wrap gap-2">
          {BADGES.map(([words, tone, mark]) => (
            <Badge key={words} tone={tone} mark={mark}>
              {words}
            </Badge>
          ))}
        </div>
        <ChipRow label="Filter">
          <ChipButton>
            <SlidersHorizontal aria-hidden="true" className="size-4.5" /> Alle Filter
          </ChipButton>
          <ChipButton isChosen>Plane</ChipButton>
          <ChipButton className="focus-ring">Coilmulde</ChipButton>
          <ChipButton disabled>Pharma GDP</ChipButton>
        </ChipRow>
        <div className="flex flex-wrap items-center gap-5">
          {Object.keys(TRAILER_TYPES).map((type) => (
            <TypeIcon key={type} type={type} className="size-9" />
          ))}
          <Avatar firstName="Dirk" lastName="Dispatch" />
        </div>
        <StepBar
          label="Bestellung"
          summary="Schritt 3 von 4"
          current={2}
          steps={['Warenkorb', 'Extras', 'Zahlung', 'Prüfen'].map((label) => ({ label, to: '/' }))}
        />
        <StateBar
          label="Stand"
          states={[
            { key: 'a', label: 'Reserviert', note: 'Mo 19.10. 14:12', state: 'done' },
            { key: 'b', label: 'In Miete', note: 'seit Mi 21.10. 08:06', state: 'current' },
            { key: 'c', label: 'Rückgabe angemeldet', note: 'noch nicht', state: 'ahead' },
          ]}
        />
        <LaneRule>In Ihrem Zeitraum belegt</LaneRule>
      </div>
    </Section>
  );
}
