import type { Figures, Utilisation, YardDay, YardEvent } from '#contract/admin-figure.ts';
import { toPercent } from '#domain/admin/utilisation.ts';
import type { Actor } from '#domain/team/actor.ts';
import { DAY_MS } from '#domain/time/duration.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getFigures } from '#services/admin/figure/get-figures.ts';
import { getUtilisation } from '#services/admin/figure/get-utilisation.ts';
import { countYards, type YardCount } from '#services/admin/figure/count-yards.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import { listOrders } from '#services/admin/order/list-orders.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { nameType } from '../list/list-types.server.ts';
import { toOrderView } from '../order/to-order-view.server.ts';
import { countAll, meOf } from './load-tasks.server.ts';
import { describeTask } from './describe-task.server.ts';
import { hoursOf, placeEvents, placeOf } from './place-events.ts';
import { isUnfolded } from './unfolded.ts';

const NEWEST = 5;

export type DashboardView = Awaited<ReturnType<typeof loadDashboard>>;

/** What the operator sees first: how things stand, and what is to do. */
export async function loadDashboard(request: PageRequest, actor: Actor, { searchParams }: URL) {
  const { deps, format, locale } = request;
  const [figures, utilisation, tasks, yards, orders] = await Promise.all([
    getFigures(deps, actor),
    getUtilisation(deps, actor),
    listTasks(deps, actor),
    loadYards(request, actor, searchParams.get('open')),
    listOrders(deps, actor, { limit: NEWEST }),
  ]);
  const { now } = requireValue(figures);
  const list = requireValue(tasks);
  const items = list.items.map((task) => describeTask(request, task, list));
  return {
    headline: format.longDay(now, OPERATOR_ZONE),
    lead: getIntl(locale).formatMessage(
      { id: 'adminFigure.lead' },
      {
        tasks: countAll(list),
        pickUps: yards.busy.reduce((sum, { pickUps }) => sum + pickUps, 0),
        returns: yards.busy.reduce((sum, { returns }) => sum + returns, 0),
      },
    ),
    tiles: toTiles(request, requireValue(figures)),
    tasks: { items, count: countAll(list), counts: list.counts, owners: list.owners, me: meOf(actor) },
    utilisation: toChart(request, requireValue(utilisation)),
    types: requireValue(figures).types.map(({ type, onRent, trailers }) => ({
      type,
      name: nameType(request, type),
      onRent: format.number(onRent),
      trailers: format.number(trailers),
      percent: toPercent(onRent, trailers),
    })),
    revenue: toRevenue(request, requireValue(figures)),
    yards: toTimeline(yards),
    orders: requireValue(orders).items.map((order) => toOrderView(request, order)),
  };
}

type Yards = { readonly busy: readonly YardCount[]; readonly unfolded: readonly YardDay[] };

/** The depots where something happens today; what it is, of those that are unfolded. */
async function loadYards({ deps }: PageRequest, actor: Actor, open: string | null): Promise<Yards> {
  const busy = requireValue(await countYards(deps, actor)).filter(({ pickUps, returns }) => pickUps + returns > 0);
  const among = busy.filter((yard) => isUnfolded(open, yard)).map(({ depotId }) => depotId);
  return { busy, unfolded: among.length === 0 ? [] : requireValue(await getYards(deps, actor, { among })).items };
}

/** The figures in words; a change says by its sign whether it is good news. */
function toTiles({ format, locale }: PageRequest, { now, fleet, utilisation, revenue, payments, notBack }: Figures) {
  const { formatMessage } = getIntl(locale);
  const say = (id: MessageKey, values: Readonly<Record<string, string | number>> = {}) => formatMessage({ id }, values);
  const points = utilisation.percent - utilisation.weekAgoPercent;
  const { net, previousNet, agreed, feesAndCredits } = revenue;
  const change = previousNet.cents === 0 ? null : toPercent(net.cents - previousNet.cents, previousNet.cents);
  const month = format.month(new Date(`${revenue.month}-01T12:00:00Z`).getTime() - DAY_MS, 'UTC');
  const { free, reserved, workshop } = fleet;
  const { longest } = notBack;
  const amounts = { agreed: format.wholeMoney(agreed), difference: format.wholeMoney(feesAndCredits) };
  const daysSince = (since: string) => Math.floor((Date.parse(now) - Date.parse(since)) / DAY_MS);
  return {
    utilisation: {
      value: format.number(utilisation.percent),
      note: say('adminFigure.tile.points', { points: Math.abs(points), sign: toSign(points) }),
      change: points,
    },
    onRent: {
      value: format.number(fleet.onRent),
      of: say('adminFigure.tile.of', { trailers: format.number(fleet.trailers) }),
      note: say('adminFigure.tile.yards', {
        free: format.number(free),
        reserved: format.number(reserved),
        workshop: format.number(workshop),
      }),
    },
    revenue: {
      label: say('adminFigure.tile.revenue', { month: format.month(now, OPERATOR_ZONE) }),
      value: format.wholeMoney(net),
      amounts: feesAndCredits.cents === 0 ? null : say('amounts.change', amounts),
      note:
        change === null
          ? say('adminFigure.tile.noComparison', { month })
          : say('adminFigure.tile.comparison', {
              percent: format.percent(Math.abs(change)),
              month,
              sign: toSign(change),
            }),
      change,
    },
    payments: {
      value: format.wholeMoney(payments.open),
      note: say('adminFigure.tile.orders', { orders: payments.orders, overdue: payments.overdue }),
    },
    notBack: {
      value: format.number(notBack.count),
      isAny: notBack.count > 0,
      note:
        longest === null
          ? say('adminFigure.tile.allBack')
          : say('adminFigure.tile.since', { trailer: longest.trailerNumber, days: daysSince(longest.since) }),
    },
  };
}

const toSign = (value: number) => (value > 0 ? 'more' : value < 0 ? 'less' : 'same');

export type ChartView = ReturnType<typeof toChart>;

export function toChart({ format }: Pick<PageRequest, 'format'>, { trailers, days }: Utilisation) {
  const noon = (day: string) => `${day}T12:00:00Z`;
  return {
    trailers: format.number(trailers),
    days: days.map(({ day, time, onRent, percent }) => ({
      day,
      time,
      percent,
      label: format.shortDate(noon(day), 'UTC'),
      name: format.day(noon(day), 'UTC'),
      onRent: format.number(onRent),
      share: format.percent(percent),
    })),
  };
}

export type RevenueView = NonNullable<ReturnType<typeof toRevenue>>;

/** Month by month what was invoiced; null where somebody else does that, or nobody has yet. */
function toRevenue({ format }: PageRequest, { invoiced }: Figures) {
  if (invoiced === null || invoiced.every(({ invoices }) => invoices === 0)) return null;
  return invoiced.map(({ month, net, invoices, creditNotes }) => {
    const middle = `${month}-15T12:00:00Z`;
    return {
      id: month,
      cents: net.cents,
      label: format.shortMonth(middle, 'UTC'),
      name: `${format.month(middle, 'UTC')} ${month.slice(0, 4)}`,
      net: format.money(net),
      invoices: format.number(invoices),
      creditNotes: format.number(creditNotes),
    };
  });
}

export type TimelineView = ReturnType<typeof toTimeline>;

function toTimeline({ busy, unfolded }: Yards) {
  const hours = hoursOf(unfolded);
  const step = hours.to - hours.from > 16 ? 3 : 2;
  const marks = Array.from({ length: Math.floor((hours.to - hours.from) / step) + 1 }, (_, i) => {
    const time = `${String(hours.from + i * step).padStart(2, '0')}:00`;
    return { time, place: placeOf(time, hours) ?? 0 };
  }).filter(({ place }) => place < 0.97);
  const days = new Map(unfolded.map((day) => [day.depotId, day]));
  return {
    marks,
    depots: busy.map(({ depotId, code, name, date, pickUps, returns, ready }) => {
      const day = days.get(depotId);
      return {
        depotId,
        code,
        name,
        date,
        counts: { pickUps, returns, ready },
        unfolded: day && {
          codeOfDay: day.codeOfDay,
          now: day.localNow === null ? null : placeOf(day.localNow, hours),
          ...placeEvents(day.events.map(toMark), hours),
        },
      };
    }),
  };
}

/** What the board shows of an event. */
const toMark = ({ kind, bookingId, trailerId, localTime, trailerNumber, company, isDone, isWaiting }: YardEvent) => ({
  kind,
  bookingId,
  trailerId,
  localTime,
  trailerNumber,
  company,
  isDone,
  isWaiting,
});
