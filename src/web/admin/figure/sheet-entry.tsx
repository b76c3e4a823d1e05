import { ArrowDownLeft, ArrowUpRight, Check, Phone } from 'lucide-react';
import { FormattedMessage } from '#i18n/intl.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { WordBadge } from '#web/ui/word-badge.tsx';
import { telHref } from '#web/words/tel-href.ts';
import { RowLink } from '../list/row-link.tsx';
import { HandoverCode } from './handover-code.tsx';
import type { EntryView } from './load-day-sheet.server.ts';
import { PreparedTick } from './prepared-tick.tsx';

interface SheetEntryProps {
  readonly entry: EntryView;
  /** Whose signatures a sheet of paper has room for. */
  readonly signatures: readonly string[];
}

/** One pick-up or return: a card on a phone, a row at the counter, and a form on paper. */
export function SheetEntry({ entry, signatures }: SheetEntryProps) {
  return (
    <li className="grid items-start gap-x-4 gap-y-3 border-b border-line px-4 py-4 last:border-0 md:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1.1fr)_5.5rem] print:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1.1fr)_minmax(0,1fr)_5.5rem] print:break-inside-avoid print:gap-x-3 print:px-0 print:py-2.5">
      <When entry={entry} />
      <div className="min-w-0">
        <RowLink to={`/admin/trailers/${entry.trailerId}`}>{entry.trailerNumber}</RowLink>
        <p translate="no" className="font-condensed text-lg leading-6 font-bold">
          {entry.plate}
        </p>
        <p className="text-body-s text-asphalt-600">{entry.type}</p>
        <p className="text-body-s">
          <RowLink to={`/admin/bookings/${entry.bookingId}`}>{entry.bookingNumber}</RowLink>
        </p>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-semibold">{entry.company}</p>
        <PhoneLink phone={entry.phone} />
        <p className="mt-1 text-body-s">{entry.driver}</p>
        <PhoneLink phone={entry.driverPhone} />
        {entry.note !== null && <p className="mt-1 text-body-s text-asphalt-600">{entry.note}</p>}
      </div>
      <ToDo entry={entry} />
      <div className="hidden md:block print:block">
        <HandoverCode address={entry.address} number={entry.bookingNumber} />
      </div>
      {!entry.isDone && (
        <div className="col-span-full hidden grid-cols-2 gap-4 print:grid">
          {signatures.map((whose) => (
            <p key={whose} className="h-14 border border-line-strong px-2 py-1 text-sm">
              {whose}
            </p>
          ))}
        </div>
      )}
    </li>
  );
}

function When({ entry }: { readonly entry: EntryView }) {
  const { kind, localTime, since, doneLabel, isDone, isWaiting, isExchanged } = entry;
  const Icon = kind === 'pickUp' ? ArrowUpRight : ArrowDownLeft;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 md:block">
      <p className="flex items-center gap-1.5 font-condensed text-xl leading-6 font-bold">
        <Icon aria-hidden="true" className="size-5" />
        {localTime}
        <span
          role="img"
          aria-label={doneLabel}
          className="grid size-5 place-items-center rounded-badge border-2 border-asphalt-950"
        >
          {isDone && <Check aria-hidden="true" className="size-4" />}
        </span>
      </p>
      <p className="text-body-s text-asphalt-600">
        <FormattedMessage id={`word.handover.${kind}`} />
      </p>
      {since !== null && (
        <p className="text-body-s font-semibold text-danger">
          <FormattedMessage id="adminFigure.task.overdue" values={{ time: since }} />
        </p>
      )}
      {isWaiting && <WordBadge tone="warn" mark="dot" word="adminFigure.daySheet.waiting" />}
      {isExchanged && <WordBadge tone="warn" mark="dot" word="adminFigure.daySheet.exchanged" />}
    </div>
  );
}

/** What belongs to the trailer when it leaves, whether it stands ready, and the next step. */
function ToDo({ entry }: { readonly entry: EntryView }) {
  const { kind, services, isDone, start, path } = entry;
  const isToPrepare = kind === 'pickUp' && !isDone;
  return (
    <div className="min-w-0">
      {services.length > 0 && (
        <>
          <p className="text-label text-asphalt-600">
            <FormattedMessage id={`adminFigure.daySheet.services.${kind}`} />
          </p>
          <ul className="mb-1 text-body-s">
            {services.map((name) => (
              <li key={name} className="flex items-baseline gap-2">
                <span aria-hidden="true" className="size-3 shrink-0 translate-y-0.5 border border-asphalt-950" />
                {name}
              </li>
            ))}
          </ul>
        </>
      )}
      {isToPrepare && (
        <>
          <div className="print:hidden">
            <PreparedTick entry={entry} />
          </div>
          <p className="hidden items-center gap-2 text-body-s font-semibold print:flex">
            <span aria-hidden="true" className="grid size-4 place-items-center border-2 border-asphalt-950">
              {entry.prepared !== null && <Check className="size-3" />}
            </span>
            <FormattedMessage id="adminFigure.daySheet.ready" />
          </p>
        </>
      )}
      {start !== null && (
        <LinkButton to={path} tone="ink" data-ahead="hover" className="mt-2 max-md:w-full md:btn-s print:hidden">
          {start}
        </LinkButton>
      )}
    </div>
  );
}

function PhoneLink({ phone }: { readonly phone: string | null }) {
  return (
    phone !== null && (
      <a
        href={telHref(phone)}
        className="inline-flex min-h-6 items-center gap-1.5 rounded-badge text-body-s whitespace-nowrap underline decoration-line-strong underline-offset-4 touch:min-h-11"
      >
        <Phone aria-hidden="true" className="size-4" />
        {phone}
      </a>
    )
  );
}
