import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Plate } from '#web/ui/plate.tsx';
import { LoadingScaffold, Skeleton } from '#web/ui/skeleton.tsx';
import { Section } from './section.tsx';

interface Row {
  readonly number: string;
  readonly plate: string;
  readonly trailer: string;
  readonly period: string;
  readonly depot: string;
  readonly net: string;
  readonly state: string;
  readonly tone: BadgeTone;
}

const ROWS: readonly Row[] = [
  {
    number: 'O-26-000134-1',
    plate: 'HH TY 101',
    trailer: 'Plane Standard',
    period: 'Mi 18.11. bis Fr 11.12.',
    depot: 'Hamburg-Altenwerder',
    net: '896,30 €',
    state: 'Reserviert',
    tone: 'taken',
  },
  {
    number: 'O-26-000112-1',
    plate: 'HH TY 403',
    trailer: 'Kühl Mono',
    period: 'Mo 26.10. bis Mo 23.11.',
    depot: 'Hamburg-Altenwerder',
    net: '1.860,00 €',
    state: 'In Miete',
    tone: 'ink',
  },
];

const COLUMNS: readonly Column<Row>[] = [
  {
    key: 'number',
    header: 'Buchung',
    cell: (row) => row.number,
    isTitle: true,
    sort: { to: '?', direction: 'descending' },
  },
  {
    key: 'trailer',
    header: 'Auflieger',
    cell: (row) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <Plate size="s" country="DE" number={row.plate} /> {row.trailer}
      </span>
    ),
  },
  { key: 'period', header: 'Zeitraum', cell: (row) => row.period, sort: { to: '?' } },
  { key: 'depot', header: 'Depot', cell: (row) => row.depot },
  { key: 'net', header: 'netto', cell: (row) => <b>{row.net}</b>, align: 'end' },
  {
    key: 'state',
    header: 'Stand',
    cell: (row) => (
      <Badge tone={row.tone} mark={row.tone === 'ink' ? 'none' : 'dot'}>
        {row.state}
      </Badge>
    ),
  },
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
            <span className="flex grow flex-col gap-3">
              <Skeleton className="h-6 w-40" />
              <Skeleton className="h-6 w-28" />
              <Skeleton className="h-4 w-56 max-w-full" />
              <Skeleton className="h-4 w-32" />
            </span>
          </Card>
        </LoadingScaffold>
      </Section>
    </>
  );
}
