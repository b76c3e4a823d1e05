import type { MoneyReport, MoneyReportQuery } from '#contract/admin-report.ts';
import { type EarnedRow, sumEarned, sumIntake } from '#db/figure/earned.queries.ts';
import { type Days, partsOf, yearBefore } from '#domain/admin/report-period.ts';
import type { Grouping, MoneyFigure } from '#domain/admin/report.ts';
import { money } from '#domain/money/money.ts';
import { ok } from '#domain/result.ts';
import type { Actor } from '#domain/team/actor.ts';
import { requireStaff } from '#services/require-actor.ts';
import type { Reads } from '../../deps.ts';
import type { Outcome } from '../../failure.ts';
import { nameRows } from './name-rows.ts';
import { dayAfter, reportDays, startOf } from './report-days.ts';
import { sortRows } from './sort-rows.ts';

type Row = MoneyReport['rows'][number];
type Summed = EarnedRow & { readonly droppedCents?: number };

/** Order intake or earned revenue of a period, by groups, beside the same days a year before. */
export async function getMoneyReport(
  { db, clock }: Reads,
  actor: Actor,
  query: MoneyReportQuery = {},
): Promise<Outcome<MoneyReport>> {
  const admin = requireStaff(actor, 'desk.read');
  if (!admin.ok) return admin;
  const { figure = 'revenue', by = 'time', type: types, depot: depotIds } = query;
  const span = reportDays(query, clock.now());
  const bounds = span.counted === null ? [] : boundsOf(span.counted, by);
  const sum = async (days: readonly string[]) =>
    days.length === 0 ? [] : sumOf(figure)(db, { by, bounds: days, types, depotIds });
  const [now, before] = await Promise.all([sum(bounds), sum(bounds.map(yearBefore))]);
  const keyOf = ({ key, part }: Summed) => (by === 'time' ? (bounds[part - 1] ?? '') : key);
  const current = new Map(now.map((row) => [keyOf(row), row]));
  const previous = new Map(before.map((row) => [keyOf(row), row.cents]));
  // Of the time each part has a row, also one in which there was nothing.
  const keys = by === 'time' ? bounds.slice(0, -1) : [...new Set([...current.keys(), ...previous.keys()])];
  const nameOf = await nameRows(db, by, keys);
  const rows = keys.map((key): Row => {
    const { bookings = 0, cents = 0, droppedCents = 0 } = current.get(key) ?? {};
    const sums = { bookings, net: money(cents), droppedNet: money(droppedCents) };
    return { key, name: nameOf(key), ...sums, previousNet: money(previous.get(key) ?? 0) };
  });
  const usual = by === 'time' ? 'name' : '-net';
  return ok({ ...span, figure, by, rows: [...sortRows(rows, query.sort ?? usual, valueOf)], total: totalOf(rows) });
}

type Sum = (db: Reads['db'], question: Parameters<typeof sumEarned>[1]) => Promise<readonly Summed[]>;

const sumOf = (figure: MoneyFigure): Sum =>
  figure === 'revenue'
    ? sumEarned
    : (db, { bounds, ...question }) => sumIntake(db, { ...question, bounds: bounds.map(startOf) });

/** The first day of each part that is told apart, and the day after the last. */
const boundsOf = (days: Days, by: Grouping): readonly string[] => [
  ...(by === 'time' ? partsOf(days) : [days.from]),
  dayAfter(days.to),
];

function valueOf(row: Row, column: string): number {
  if (column === 'bookings') return row.bookings;
  return column === 'previousNet' ? row.previousNet.cents : row.net.cents;
}

function totalOf(rows: readonly Row[]): MoneyReport['total'] {
  const add = (part: (row: Row) => number) => rows.reduce((sum, row) => sum + part(row), 0);
  return {
    bookings: add(({ bookings }) => bookings),
    net: money(add(({ net }) => net.cents)),
    droppedNet: money(add(({ droppedNet }) => droppedNet.cents)),
    previousNet: money(add(({ previousNet }) => previousNet.cents)),
  };
}
