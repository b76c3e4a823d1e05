import type { Addendum } from '#contract/addendum.ts';
import type { Booking, BookingProtocol } from '#contract/booking.ts';
import type { TrailerDocument } from '#contract/trailer.ts';
import type { DatedWords } from '#web/words/words.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import { paperName } from '#web/words/paper-name.ts';
import { protocolPath } from './protocol-path.ts';

export type FileView = {
  readonly key: string;
  readonly name: string;
  readonly note: string;
  /** A file to load, or a page of the shop where it is still being written. */
  readonly href?: string;
  readonly to?: string;
};

/** The papers of the order, the protocols, and those of the trailer. */
export function describeFiles(booking: Booking, papers: readonly TrailerDocument[], words: DatedWords) {
  const { intl } = words;
  const { documents, protocols } = booking;
  return {
    order: documents.map(({ kind, addendum, url, bytes }): FileView => ({
      key: url,
      name: intl.formatMessage({ id: `booking.file.${kind}` }, { number: addendum?.number ?? '' }),
      note: ['PDF', ...sizeText(bytes, words), ...untilText(addendum, words)].join(', '),
      href: url,
    })),
    protocols: protocols.map((protocol) => describeProtocol(protocol, booking, words)),
    trailer: papers.map(({ id, kind, bytes, url }): FileView => ({
      key: id,
      name: paperName(intl, kind),
      note: sizeText(bytes, words).join(', '),
      href: url,
    })),
  };
}

function describeProtocol(protocol: BookingProtocol, booking: Booking, words: DatedWords): FileView {
  const { intl, format, now } = words;
  const { id, kind, signedAt, startedAt, startedBy, dispute, photos, damages, url } = protocol;
  const at = (instant: string) => momentText(format, instant, { timeZone: booking.period.timeZone, now });
  const paper = intl.formatMessage({ id: `booking.file.${kind}` });
  const name = booking.exchanges.length === 0 ? paper : `${paper}, ${protocol.trailer.number}`;
  if (signedAt === null) {
    return {
      key: id,
      name,
      note: intl.formatMessage({ id: 'booking.file.open' }, { name: startedBy, time: at(startedAt) }),
      to: protocolPath(booking, protocol),
    };
  }
  const counts = intl.formatMessage({ id: 'booking.file.protocol' }, { photos, damages });
  const disputed = dispute === null ? [] : [intl.formatMessage({ id: 'booking.file.disputed' })];
  return { key: id, name, note: ['PDF', at(signedAt), ...disputed, counts].join(', '), href: url };
}

const untilText = (addendum: Addendum | null, { intl, format, now }: DatedWords): readonly string[] =>
  addendum === null
    ? []
    : [
        intl.formatMessage(
          { id: addendum.extensionId === null ? 'word.until' : 'booking.file.until' },
          { time: momentText(format, addendum.to, { timeZone: addendum.timeZone, now }) },
        ),
      ];

function sizeText(bytes: number | null, { format }: DatedWords): readonly string[] {
  if (bytes === null) return [];
  const kilobytes = bytes / 1000;
  return [
    kilobytes < 1000
      ? `${format.number(Math.max(1, Math.round(kilobytes)))} kB`
      : `${format.number(kilobytes / 1000, 1)} MB`,
  ];
}
