import type { AdminTrailer } from '#contract/admin-trailer.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { getTrailer } from '#services/admin/trailer/get-trailer.ts';
import type { Format } from '#i18n/format.ts';
import { recordDate } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { wallTimeText } from '#web/words/wall-time-text.ts';
import { loadChoices } from './load-choices.server.ts';
import { daysUntil, urgencyOf } from './urgency.server.ts';

export async function loadTrailer(request: PageRequest, trailerId: string) {
  const { deps, format, config, getActor } = request;
  const trailer = requireValue(await getTrailer(deps, await getActor(), trailerId));
  const now = deps.clock.now();
  return {
    title: `${trailer.number} · ${config.productName}`,
    trailer,
    choices: await loadChoices(request),
    certificates: trailer.certificates.map((certificate) => ({
      ...certificate,
      day: format.date(certificate.validUntil, 'UTC'),
      daysLeft: daysUntil(certificate.validUntil, now),
      urgency: urgencyOf(certificate.validUntil, now),
      reminded: certificate.remindedAt === null ? null : recordDate(format, certificate.remindedAt),
    })),
    documents: trailer.documents.map((paper) => ({
      ...paper,
      day: recordDate(format, paper.createdAt),
      size: format.number(paper.bytes / 1024),
    })),
    workshop: trailer.workshop.map((stay) => ({
      ...stay,
      ...localTimes(stay, trailer.depot.timeZone),
      words: periodIn(format, stay, trailer.depot.timeZone),
    })),
    transfer: trailer.transfer && {
      ...trailer.transfer,
      leaves: wallTimeText(format, toWallTime(trailer.transfer.from, trailer.depot.timeZone)),
      arrives: wallTimeText(format, toWallTime(trailer.transfer.to, trailer.transfer.toDepot.timeZone)),
      hasBegun: Date.parse(trailer.transfer.from) < now.getTime(),
    },
  };
}

export type TrailerView = Awaited<ReturnType<typeof loadTrailer>>;
export type CertificateView = TrailerView['certificates'][number];
export type TransferView = NonNullable<TrailerView['transfer']>;
export type WorkshopView = TrailerView['workshop'][number];

type Stretch = Pick<AdminTrailer['workshop'][number], 'from' | 'to'>;

const periodIn = (format: Format, { from, to }: Stretch, timeZone: string): string =>
  [from, to].map((at) => wallTimeText(format, toWallTime(at, timeZone))).join(' – ');

/** `YYYY-MM-DDTHH:mm` on the clocks of the depot, as the form takes it. */
const localTimes = ({ from, to }: Stretch, timeZone: string) => ({
  localFrom: toWallTime(from, timeZone),
  localTo: toWallTime(to, timeZone),
});
