import { getOverview } from '#services/admin/trailer/get-overview.ts';
import { getTrailer } from '#services/admin/trailer/get-trailer.ts';
import { HOUR_MS } from '#domain/time/duration.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { recordDate } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { loadNotes } from '../note/describe-notes.server.ts';
import { describeGap } from './describe-gap.ts';
import { describeStrip } from './describe-strip.server.ts';
import { describeVerdict } from './describe-verdict.server.ts';
import { daysUntil, urgencyOf } from './urgency.server.ts';

const CURRENCY = 'EUR';

/** What the page of a trailer begins with; the forms are on the page behind it. */
export async function loadOverview(request: PageRequest, trailerId: string) {
  const { deps, format, config, locale, getActor } = request;
  const actor = await getActor();
  const trailer = requireValue(await getTrailer(deps, actor, trailerId));
  const overview = requireValue(await getOverview(deps, actor, trailerId));
  const now = deps.clock.now();
  const { timeZone } = trailer.depot;
  const intl = getIntl(locale);
  const amountOf = (cents: number | null) => (cents === null ? null : format.money({ cents, currency: CURRENCY }));
  const periodOf = ({ startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date }, zone: string): string =>
    `${format.dayTime(startsAt.toISOString(), zone)} – ${format.dayTime(endsAt.toISOString(), zone)}`;
  const bookings = overview.bookings.map((booking) => ({
    id: booking.id,
    number: booking.number,
    company: booking.company,
    status: booking.status,
    period: periodOf(booking, booking.timeZone),
    amount: amountOf(booking.netCents),
  }));
  const isStatus =
    (...statuses: readonly string[]) =>
    ({ status }: { readonly status: string }) =>
      statuses.includes(status);
  const ahead = overview.bookings.findLast(isStatus('reserved'));
  return {
    title: `${trailer.number} · ${config.productName}`,
    trailer,
    gaps: trailer.gaps.map((gap) => describeGap(intl, gap)),
    verdict: describeVerdict({ ...trailer, verdict: overview.verdict, timeZone }, request),
    strip:
      overview.verdict &&
      describeStrip(
        { calendar: overview.calendar, verdict: null, timeZone },
        { startMs: Math.round(now.getTime() / HOUR_MS) * HOUR_MS, isAsked: false },
        format,
      ),
    bookings,
    notes: await loadNotes(request, { subject: 'trailer', subjectId: trailerId }),
    current: bookings.find(isStatus('onRent', 'returnAnnounced')) ?? null,
    next: bookings.find(({ id }) => id === ahead?.id) ?? null,
    netAmount: amountOf(overview.netCents),
    rentals: format.number(overview.rentals),
    percentOut: format.percent(overview.percentOut),
    position: overview.position && {
      lat: overview.position.lat,
      lon: overview.position.lon,
      at: format.dayTime(overview.position.recordedAt.toISOString(), timeZone),
      recordedAt: overview.position.recordedAt.toISOString(),
    },
    damages: overview.damages.map(({ foundAt, ...damage }) => ({
      ...damage,
      day: recordDate(format, foundAt.toISOString()),
    })),
    certificates: trailer.certificates.map(({ kind, validUntil, reference }) => ({
      kind,
      reference,
      day: format.date(validUntil, 'UTC'),
      daysLeft: daysUntil(validUntil, now),
      urgency: urgencyOf(validUntil, now),
      isRequired: trailer.requiredCertificates.includes(kind),
    })),
    missing: trailer.gaps.flatMap((gap) => (gap.what === 'certificate' && !gap.isExpired ? [gap.kind] : [])),
    documents: trailer.documents.map(({ id, kind, createdAt }) => ({ id, kind, day: recordDate(format, createdAt) })),
    workshop: trailer.workshop.map(({ id, from, to, note }) => ({
      id,
      note,
      period: `${format.dayTime(from, timeZone)} – ${format.dayTime(to, timeZone)}`,
    })),
  };
}
export type OverviewView = Awaited<ReturnType<typeof loadOverview>>;
