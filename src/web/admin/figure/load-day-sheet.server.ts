import type { YardDay, YardEvent } from '#contract/admin-figure.ts';
import { yardQuery } from '#contract/admin-figure.ts';
import { phoneText } from '#domain/user/phone.ts';
import { MY_DEPOTS } from '#domain/team/my-depots.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import { toInstant } from '#domain/time/instant.ts';
import { serviceName } from '#i18n/service-name.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { countYards, type YardCount } from '#services/admin/figure/count-yards.ts';
import { getYards } from '#services/admin/figure/get-yards.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { nameType } from '../list/list-types.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { isUnfolded } from './unfolded.ts';

/** The pick-ups and returns of a day: a sheet for every depot where something happens, and for those where somebody works. */
export async function loadDaySheet(request: PageRequest, { searchParams }: URL) {
  const { deps, format, getActor, locale } = request;
  const actor = await getActor();
  const today = operatorToday(toInstant(deps.clock.now()));
  const { depot, date = today.toString() } = readListQuery(yardQuery, searchParams);
  const items = requireValue(await countYards(deps, actor, { date }));
  const isMine = depot === MY_DEPOTS;
  const asked = items.filter(({ depotId, isOwn }) => (isMine ? isOwn : depotId === depot));
  // A depot that was asked for has its code, also when nobody is expected.
  const shown = isMine || asked.length > 0 ? asked : items.filter((yard) => yard.isOwn || isBusy(yard));
  const open = searchParams.get('open');
  const among = shown
    .filter(({ code, isOwn }) => isUnfolded(open, { code, isOwn: isOwn || asked.length > 0 }))
    .map(({ depotId }) => depotId);
  // Only what is unfolded is read: a large operator has more pick-ups on a day than anybody reads.
  const days = among.length === 0 ? [] : requireValue(await getYards(deps, actor, { date, among })).items;
  const { formatMessage } = getIntl(locale);
  return {
    title: pageTitle(request, 'adminFigure.daySheet'),
    headline: format.longDay(`${date}T12:00:00Z`, 'UTC'),
    date,
    days: { today: today.toString(), tomorrow: today.add({ days: 1 }).toString() },
    depot: isMine ? MY_DEPOTS : (asked[0]?.depotId ?? null),
    depots: [
      ...(items.some(({ isOwn }) => isOwn) || isMine
        ? [{ id: MY_DEPOTS, label: formatMessage({ id: 'admin.list.myDepots' }) }]
        : []),
      ...items.map(({ depotId, name }) => ({ id: depotId, label: name })),
    ],
    signatures: [formatMessage({ id: 'handover.sign.customer' }), formatMessage({ id: 'handover.sign.depot' })],
    sheets: shown.map((yard) =>
      toSheet(
        request,
        yard,
        days.find(({ depotId }) => depotId === yard.depotId),
      ),
    ),
  };
}

const isBusy = ({ pickUps, returns, overdue }: YardCount): boolean => pickUps + returns + overdue > 0;

export type SheetView = ReturnType<typeof toSheet>;

function toSheet(request: PageRequest, yard: YardCount, unfolded: YardDay | undefined) {
  const { depotId, code, name, city, date, pickUps, returns, overdue, ready, isOwn } = yard;
  return {
    depotId,
    code,
    isOwn,
    isOpen: unfolded !== undefined,
    name: name.includes(city) ? name : `${name}, ${city}`,
    day: request.format.longDay(`${date}T12:00:00Z`, 'UTC'),
    codeOfDay: unfolded?.codeOfDay ?? null,
    counts: { pickUps, returns, overdue, ready },
    events: unfolded === undefined ? [] : toEntries(request, unfolded),
  };
}

/** What is late first. */
function toEntries(request: PageRequest, { overdue, events, timeZone }: YardDay): readonly EntryView[] {
  const late = events.filter((event) => event.isOverdue);
  return [...overdue, ...late, ...events.filter((event) => !event.isOverdue)].map((event) =>
    toEntry(request, event, timeZone),
  );
}

export type EntryView = ReturnType<typeof toEntry>;

function toEntry(request: PageRequest, event: YardEvent, timeZone: string) {
  const { format, config } = request;
  const intl = getIntl(request.locale);
  const { kind, orderId, bookingId, isDone, isWaiting, isOverdue, driverName, driverPhone, note, prepared } = event;
  const which = event.isExchanged ? `?trailer=${event.trailerId}` : '';
  const path = `/trailer-${kind === 'pickUp' ? 'checkout' : 'checkin'}/${orderId}/${bookingId}${which}`;
  return {
    kind,
    bookingId,
    bookingNumber: event.bookingNumber,
    trailerId: event.trailerId,
    trailerNumber: event.trailerNumber,
    plate: event.plate,
    company: event.company,
    localTime: event.localTime,
    since: isOverdue ? format.dayTime(event.at, timeZone) : null,
    isDone,
    isWaiting,
    isExchanged: event.isExchanged,
    doneLabel: intl.formatMessage({ id: isDone ? 'adminFigure.daySheet.done' : 'adminFigure.daySheet.open' }),
    type: nameType(request, event.trailerType),
    services: event.services.map((service) => serviceName(intl, service)),
    phone: event.phone === null ? null : phoneText(event.phone),
    driver: driverName
      ? intl.formatMessage({ id: 'adminFigure.daySheet.driver' }, { name: driverName })
      : intl.formatMessage({ id: 'adminFigure.daySheet.noDriver' }),
    driverPhone: driverPhone && phoneText(driverPhone),
    note: note === '' ? null : note,
    prepared: prepared && { by: prepared.by, at: format.dayTime(prepared.at, timeZone) },
    path,
    /** What a phone reads from paper: the same page, from anywhere. */
    address: `${config.origin}${path}`,
    /** Nothing where it cannot begin now. */
    start: event.canBegin ? intl.formatMessage({ id: `handover.begin.${kind}` }) : null,
  };
}
