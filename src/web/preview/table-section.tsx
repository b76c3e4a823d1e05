import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { LoadingScaffold, Skeleton } from '#web/ui/skeleton.tsx';
import { Section } from './section.tsx';

const ROWS = [
  {
    number: 'O-26-000134-1',
    plate: 'HH TY 101',
    period: 'Mi 18.11. bis Fr 11.12.',
    net: '896,30 €',
    state: 'Reserviert',
  },
  {
    number: 'O-26-000112-1',
    plate: 'HH TY 403',
    period: 'Mo 26.10. bis Mo 23.11.',
    net: '1.860,00 €',
    state: 'In Miete',
  },
];

const COLUMNS: readonly Column<(typeof ROWS)[number]>[] = [
  {
    key: 'number',
    header: 'Buchung',
    cell: ({ number }) => number,
    isTitle: true,
    sort: { to: '?', direction: 'descending' },
  },
  { key: 'plate', header: 'Auflieger', cell: ({ plate }) => <Plate size="s" country="DE" number={plate} /> },
  { key: 'period', header: 'Zeitraum', cell: ({ period }) => period, sort: { to: '?' } },
  { key: 'net', header: 'netto', cell: ({ net }) => <b>{net}</b>, align: 'end' },
  { key: 'state', header: 'Stand', cell: ({ state }) => <Badge tone="ink">{state}</Badge> },
];

export function TableSection() {
  return (
    <>
      <Section title="Tabelle">
        <div className="md:rounded-card md:border md:border-line md:bg-sheet md:px-4 md:pb-2">
          <DataTable caption="Buchungen" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.number} />
        </div>
      </Section>
      <Section title="Gerüst beim Laden, erst nach 200 ms">
        <LoadingScaffold label="Wird geladen">
          <Card className="flex gap-5">
            <Skeleton className="h-32 w-1/3" />
            <Skeleton className="h-6 w-40" />
          </Card>
        </LoadingScaffold>
      </Section>
    </>
  );
}
