import { CalendarPlus, FileText } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { PlainLink, TextLink } from '#web/ui/text-link.tsx';
import type { FileView } from './describe-files.server.ts';
import type { BookingData } from './load-booking.server.ts';

type BookingFilesProps = Pick<BookingData, 'files' | 'orderId' | 'isAhead'>;

/** Papers to load: of the order, the protocols, and those that travel with the trailer. */
export function BookingFiles({ files, orderId, isAhead }: BookingFilesProps) {
  const own = [...files.protocols, ...files.order];
  if (own.length === 0 && files.trailer.length === 0 && !isAhead) return null;
  return (
    <Card>
      <CardHeader title={<FormattedMessage id="word.files" />} />
      {own.length > 0 && <FileRows files={own} />}
      {files.trailer.length > 0 && (
        <>
          <h3 className="text-h4 mt-6 mb-2">
            <FormattedMessage id="booking.files.trailer" />
          </h3>
          <FileRows files={files.trailer} />
        </>
      )}
      {isAhead && (
        <p className="mt-4 text-body-s print:hidden">
          <PlainLink href={`/api/orders/${orderId}/calendar.ics`} isAlone>
            <CalendarPlus aria-hidden="true" className="size-5" />
            <FormattedMessage id="booking.files.calendar" />
          </PlainLink>
        </p>
      )}
    </Card>
  );
}

function FileRows({ files }: { readonly files: readonly FileView[] }) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {files.map(({ key, name, note, href, to }) => (
        <li
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 text-body-s md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        >
          <span className="flex min-w-0 items-center gap-3 font-semibold">
            <FileText aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0">{name}</span>
          </span>
          <span className="text-sm text-asphalt-600 max-md:order-last max-md:col-span-2 max-md:ps-8">{note}</span>
          {href !== undefined && (
            <PlainLink href={href} target="_blank" rel="noopener" isAlone className="print:hidden">
              <FormattedMessage id="booking.files.load" />
              <span className="sr-only">{name}</span>
            </PlainLink>
          )}
          {to !== undefined && (
            <TextLink to={to} isAlone className="print:hidden">
              <FormattedMessage id="booking.files.continue" />
              <span className="sr-only">{name}</span>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
