import { TRAILER_TYPES } from '#domain/trailer/trailer-type.ts';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { TypeIcon } from '#web/art/type-icon.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ChipButton, ChipRow, FilterChip } from '#web/ui/chip.tsx';
import { LaneRule } from '#web/ui/lane.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { StateBar, StepBar } from '#web/ui/step-bar.tsx';
import { Section } from './section.tsx';

const TYPES = Object.keys(TRAILER_TYPES);

export function MarkSection() {
  const [isPlane, setIsPlane] = useState(true);
  return (
    <Section title="Kennzeichen, Marken, Filter">
      <div className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center gap-4">
          <Plate size="l" country="DE" number="HH TY 101" />
          <Plate size="l" country="NL" number="OR-47-XD" />
          <Plate size="l" country="PL" number="PO 7T 418" />
          <Plate country="DE" number="HB TY 106" />
          <Plate country="RO" number="B 211 TYD" />
          <Plate size="s" country="DE" number="HH TY 101" />
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge tone="free" mark="dot">
            frei
          </Badge>
          <Badge tone="taken" mark="square">
            belegt
          </Badge>
          <Badge tone="ink">In Miete</Badge>
          <Badge tone="taken" mark="dot">
            Reserviert
          </Badge>
          <Badge tone="info" mark="dot">
            wartet auf Freigabe
          </Badge>
          <Badge tone="warn" mark="dot">
            HU endet bald
          </Badge>
          <Badge tone="danger" mark="dot">
            überfällig
          </Badge>
          <Badge>bezahlt</Badge>
        </div>
        <ChipRow label="Filter">
          <ChipButton>
            <SlidersHorizontal aria-hidden="true" className="size-4.5" /> Alle Filter
          </ChipButton>
          <FilterChip isChosen={false}>Liftachse</FilterChip>
          <FilterChip isChosen={isPlane} onClick={() => setIsPlane(!isPlane)}>
            Plane
          </FilterChip>
          <FilterChip isChosen={false} className="focus-ring">
            Coilmulde
          </FilterChip>
          <FilterChip isChosen={false} disabled>
            Pharma GDP
          </FilterChip>
        </ChipRow>
        <div className="flex flex-wrap items-center gap-5">
          {TYPES.map((type) => (
            <TypeIcon key={type} type={type} className="size-9" />
          ))}
          <Avatar firstName="Dirk" lastName="Dispatch" />
          <Avatar firstName="Anna" lastName="Admin" size="l" />
        </div>
        <StepBar
          label="Bestellung"
          summary="Schritt 3 von 4"
          current={2}
          steps={[
            { label: 'Warenkorb', to: '/' },
            { label: 'Extras', to: '/' },
            { label: 'Zahlung' },
            { label: 'Prüfen' },
          ]}
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
