import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import type { Member } from '#domain/team/actor.ts';
import { hasRight } from '#domain/team/rights.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getToday } from '#services/today/get-today.ts';
import { describePeriod } from '#web/home/describe-period.server.ts';
import { suggestPeriod } from '#web/home/suggest-period.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { toDepotViews } from '#web/trailer/results/load-depot-views.server.ts';
import { describeAgain } from './describe-again.server.ts';
import { describeDays } from './describe-days.server.ts';
import { describeFigures } from './describe-figures.server.ts';
import { describeRunning } from './describe-running.server.ts';
import { describeWaiting } from './describe-waiting.server.ts';
import { namePosition } from './name-position.server.ts';

/** The day of a member in the words and figures of one language. */
export async function loadToday(request: PageRequest, actor: Member) {
  const { deps, locale, format, config } = request;
  const now = deps.clock.now();
  const period = suggestPeriod(now);
  const { today, depots } = requireValue(await getToday(deps, actor, period));
  const intl = getIntl(locale);
  const words = { intl, format, now };
  const running = await Promise.all(
    today.running.map(async ({ position, ...trailer }) => ({
      ...trailer,
      position: position && (await namePosition(request, position)),
    })),
  );
  const positions = new Map(running.map(({ booking, position }) => [booking.id, position]));
  const seesInvoices = hasRight(actor, 'seeInvoices');
  return {
    kind: 'today',
    meta: [{ title: pageTitle(request, 'nav.today') }],
    date: format.longDay(now, OPERATOR_ZONE),
    shortDate: format.middleDay(now, OPERATOR_ZONE),
    now: { at: now.toISOString(), time: format.time(now, OPERATOR_ZONE) },
    role: actor.role,
    mayRent: hasRight(actor, 'rent'),
    unitStatus: today.unitStatus,
    phone: config.contact.phone,
    period: describePeriod(period, format),
    depots: toDepotViews(depots, request),
    own: today.waiting.filter(({ isOwn }) => isOwn).length,
    waiting: today.waiting.map((item) => describeWaiting(item, { positions, seesInvoices }, words)),
    days: describeDays(today.days, words),
    running: running.map((trailer) => describeRunning(trailer, words)),
    runningCount: today.figures.running,
    asksForPositions: today.asksForPositions,
    figures: describeFigures(today.figures, actor.role, words),
    again: today.again.map((trailer) => describeAgain(trailer, words)),
  } as const;
}

export type TodayData = Awaited<ReturnType<typeof loadToday>>;
