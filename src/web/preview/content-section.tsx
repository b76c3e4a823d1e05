import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { FactPlate } from '#web/ui/fact-plate.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadMore, Pagination } from '#web/ui/pagination.tsx';
import { Period } from '#web/ui/period.tsx';
import { Price } from '#web/ui/price.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Sums } from '#web/ui/sums.tsx';
import { LinkAction } from '#web/ui/text-link.tsx';
import { WayAhead } from '#web/ui/way-ahead.tsx';
import { Section } from './section.tsx';

const CRUMBS = [{ label: 'Buchungen', to: '/' }, { label: 'Auftrag O-26-000087', to: '/' }, { label: 'O-26-000087-1' }];

const FACTS = [
  { label: 'Nutzlast', value: '26.250', unit: 'kg' },
  { label: 'Leergewicht', value: '6.250', unit: 'kg' },
  { label: 'Europaletten', value: '34' },
  { label: 'Innenlänge', value: '13,62', unit: 'm' },
];

const NOTICES = [
  ['info', 'Über Tag 30 wechselt die Steuer.', 'Die Verlängerung versteuern Sie in Polen.'],
  ['warn', 'HU endet in 10 Tagen.', 'Danach ist der Auflieger nicht buchbar.'],
  ['danger', 'Nicht gespeichert.', 'Ihre Anschrift wurde woanders geändert.'],
  ['done', 'Bezahlt.', 'Es ist nichts mehr offen.'],
] as const;

const LINES = [
  { key: 'rent', label: 'Miete 23 Tage', note: '30-Tage-Preis, günstiger als 23 × 32,00 €', amount: '720,00 €' },
  { key: 'plus', label: 'Haftung Plus', note: '23 × 3,90 €', amount: '89,70 €' },
  { key: 'net', label: 'Summe netto', amount: '896,30 €', kind: 'subtotal' },
  { key: 'tax', label: '19 % USt Deutschland', base: 'auf 896,30 €', amount: '170,30 €', kind: 'tax' },
  { key: 'gross', label: 'Gesamt brutto', amount: '1.066,60 €', kind: 'total' },
] as const;

const POINTS = [
  { key: 'now', when: 'Sofort', what: 'Bestätigung und Mietvertrag per E-Mail' },
  { key: 'until', when: 'Di 17.11. 08:00', what: 'Bis dahin kostenlos stornieren' },
  { key: 'then', when: 'Mi 18.11. 08:00', what: 'Übernahme in Hamburg' },
];

export function ContentSection() {
  return (
    <Section title="Fakten, Summen, Wege">
      <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24.5rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <Breadcrumb label="Sie sind hier" crumbs={CRUMBS} />
          <FactPlate facts={FACTS} />
          <Notice tone="free" title="7 Tage länger für 0 €." action={<Button tone="free">Rückgabe auf 18.12.</Button>}>
            Bis Fr 18.12. kosten alle vier genau dasselbe.
          </Notice>
          {NOTICES.map(([tone, title, words]) => (
            <Notice key={tone} tone={tone} title={title}>
              {words}
            </Notice>
          ))}
          <ProgressBar label="Unbestimmt" />
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
            <Period start="Mi 18.11. 08:00" end="Fr 11.12. 08:00" days="23 Tage" isStacked />
          </div>
          <Sums caption="Ihr Auftrag" lines={LINES} />
          <div className="mt-6">
            <CardHeader title="So geht es weiter" action={<LinkAction>Ändern</LinkAction>} />
            <WayAhead points={POINTS} />
          </div>
        </Card>
      </div>
    </Section>
  );
}
