import type { YardDay, YardEvent } from '#contract/admin-figure.ts';
import { yardQuery } from '#contract/admin-figure.ts';
import { phoneText } from '#domain/user/phone.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { toInstant } from '#domain/time/instant.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { nameType } from '../list/list-types.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';

/** The pick-ups and returns of a day, a sheet for every depot where something happens. */
export async function loadDaySheet(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor } = request;
  const actor = await getActor();
  const { depot, date = today(deps.clock.now()) } = readListQuery(yardQuery, searchParams);
  const { items } = requireValue(await getYards(deps, actor, { date }));
  const isKnown = items.some(({ depotId }) => depotId === depot);
  // A depot that was asked for has its code, also when nobody is expected.
  const shown = items.filter(({ depotId, events }) => (isKnown ? depotId === depot : events.length > 0));
  return {
    title: pageTitle(request, 'adminFigure.daySheet'),
    headline: format.longDay(`${date}T12:00:00Z`, 'UTC'),
    date,
    depot: isKnown ? (depot ?? null) : null,
    depots: items.map(({ depotId, name }) => ({ id: depotId, label: name })),
    sheets: shown.map((yard) => toSheet(request, yard)),
  };
}

const today = (now: Date): string => operatorToday(toInstant(now)).toString();

export type SheetView = ReturnType<typeof toSheet>;

function toSheet(request: PageRequest, { depotId, name, city, date, codeOfDay, events }: YardDay) {
  return {
    depotId,
    name: name.includes(city) ? name : `${name}, ${city}`,
    day: request.format.longDay(`${date}T12:00:00Z`, 'UTC'),
    codeOfDay,
    events: events.map((event) => toEntry(request, event)),
  };
}

function toEntry(request: PageRequest, event: YardEvent) {
  const { formatMessage } = getIntl(request.locale);
  const { isDone, trailerType, phone, driverName, driverPhone, note } = event;
  return {
    ...event,
    doneLabel: formatMessage({ id: isDone ? 'adminFigure.daySheet.done' : 'adminFigure.daySheet.open' }),
    type: nameType(request, trailerType),
    phone: phone === null ? '' : phoneText(phone),
    driver: driverName
      ? formatMessage({ id: 'adminFigure.daySheet.driver' }, { name: driverName })
      : formatMessage({ id: 'adminFigure.daySheet.noDriver' }),
    driverPhone: driverPhone && phoneText(driverPhone),
    note: note === '' ? null : note,
  };
}
