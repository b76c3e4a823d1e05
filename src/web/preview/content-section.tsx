import { Check } from 'lucide-react';
import { TypeIcon } from '#web/art/type-icon.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { FactPlate, KeyFigure, KeyFigures } from '#web/ui/fact-plate.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadMore, Pagination } from '#web/ui/pagination.tsx';
import { Period } from '#web/ui/period.tsx';
import { Price } from '#web/ui/price.tsx';
import { BarRow, ProgressBar } from '#web/ui/progress-bar.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { WayAhead } from '#web/ui/way-ahead.tsx';
import { Section } from './section.tsx';

const LINES = [
  { key: 'rent', label: 'Miete 23 Tage', note: '30-Tage-Preis, günstiger als 23 × 32,00 €', amount: '720,00 €' },
  { key: 'plus', label: 'Haftung Plus', note: '23 × 3,90 €', amount: '89,70 €' },
  { key: 'net', label: 'Summe netto', amount: '896,30 €', kind: 'subtotal' },
  { key: 'tax', label: '19 % USt Deutschland', base: 'auf 896,30 €', amount: '170,30 €', kind: 'tax' },
  { key: 'gross', label: 'Gesamt brutto', amount: '1.066,60 €', kind: 'total' },
] as const;

export function ContentSection() {
  return (
    <Section title="Fakten, Summen, Wege">
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Breadcrumb
            label="Sie sind hier"
            crumbs={[
              { label: 'Buchungen', to: '/' },
              { label: 'Auftrag O-26-000087', to: '/' },
              { label: 'O-26-000087-1' },
            ]}
          />
          <FactPlate
            facts={[
              { label: 'Nutzlast', value: '26.250', unit: 'kg' },
              { label: 'Leergewicht', value: '6.250', unit: 'kg' },
              { label: 'Europaletten', value: '34' },
              { label: 'Laderaum', value: '91', unit: 'm³' },
              { label: 'Innenlänge', value: '13,62', unit: 'm' },
              { label: 'Innenhöhe', value: '2,68', unit: 'm' },
            ]}
          />
          <KeyFigures>
            <KeyFigure label="Auslastung" value="61" unit="%" note="4 Punkte zur Vorwoche" tone="good" />
            <KeyFigure label="In Miete" value="38" unit="von 62" note="14 frei, 6 reserviert" />
            <KeyFigure label="Nicht zurück" value="1" note="PM-103, seit 3 Tagen" tone="danger" />
          </KeyFigures>
          <Notice tone="free" title="7 Tage länger für 0 €." action={<Button tone="free">Rückgabe auf 18.12.</Button>}>
            Bis Fr 18.12. kosten alle vier genau dasselbe.
          </Notice>
          <Notice tone="info" title="Über Tag 30 wechselt die Steuer.">
            Die Verlängerung versteuern Sie in Polen.
          </Notice>
          <Notice tone="warn" title="HU endet in 10 Tagen.">
            Danach ist der Auflieger nicht buchbar.
          </Notice>
          <Notice tone="danger" title="Nicht gespeichert.">
            Ihre Anschrift wurde woanders geändert.
          </Notice>
          <Tabs
            label="Konto"
            tabs={[
              { id: 'a', label: 'Firma', content: <p>Nordwind Spedition GmbH</p> },
              { id: 'b', label: 'Anschriften', content: <p>Peutestraße 51, 20539 Hamburg</p> },
              { id: 'c', label: 'Gesperrt', content: null, isDisabled: true },
            ]}
          />
          <Card>
            <CardHeader title="Nach Typ" note="in Miete von gesamt" />
            <BarRow icon={<TypeIcon type="plane" />} label="Plane" value={14} total={20} />
            <BarRow icon={<TypeIcon type="cool" />} label="Kühl" value={9} total={12} />
            <ProgressBar label="Unbestimmt" />
          </Card>
          <Pagination label="Seiten" previous={{ label: 'Zurück' }} next={{ label: 'Weiter', to: '/' }}>
            1 bis 24 von 62
          </Pagination>
          <LoadMore label="Mehr laden" onLoad={() => undefined}>
            24 von 62 gezeigt
          </LoadMore>
        </div>
        <Card tone="strong" className="self-start">
          <Price size="l" align="start" amount="720,00 €" notes={['netto für 23 Tage · 31,30 € am Tag']} />
          <div className="my-4 rounded-control border border-line-field p-3">
            <Period
              startLabel="Übernahme"
              start="Mi 18.11. 08:00"
              endLabel="Rückgabe"
              end="Fr 11.12. 08:00"
              days="23 Tage"
              isStacked
            />
          </div>
          <Sums caption="Ihr Auftrag" lines={LINES} />
          <Button tone="signal" size="l" isFullWidth className="my-4">
            <Check aria-hidden="true" className="size-5" /> Verbindlich mieten
          </Button>
          <CardHeader title="So geht es weiter" level={3} action={<LinkAction>Ändern</LinkAction>} />
          <WayAhead
            points={[
              { key: 'now', when: 'Sofort', what: 'Bestätigung und Mietvertrag per E-Mail' },
              { key: 'until', when: 'Di 17.11. 08:00', what: 'Bis dahin kostenlos stornieren' },
              { key: 'then', when: 'Mi 18.11. 08:00', what: 'Übernahme in Hamburg' },
            ]}
          />
        </Card>
      </div>
    </Section>
  );
}
