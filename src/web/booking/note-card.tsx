import { FormattedMessage } from '#i18n/intl.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { LinkAction, PlainLink } from '#web/ui/text-link.tsx';
import { telHref } from '#web/words/tel-href.ts';
import { useOpenAct } from './booking-acts.tsx';
import type { BookingData } from './load-booking.server.ts';

/** Who picks up, and what the depot should know. */
export function NoteCard({ booking }: { readonly booking: BookingData }) {
  const open = useOpenAct();
  const { id, note, driver, driverPhone, actions } = booking;
  const mayEdit = actions.includes('editNote');
  if (note === '' && driver === '' && driverPhone === '' && !mayEdit) return null;
  return (
    <Card>
      <CardHeader
        title={<FormattedMessage id="booking.act.editNote" />}
        action={
          mayEdit && (
            <LinkAction className="text-body-s" onClick={() => open({ act: 'editNote', bookingId: id })}>
              <FormattedMessage id="ui.change" />
            </LinkAction>
          )
        }
      />
      <dl className="flex flex-wrap gap-x-10 gap-y-3 text-body-s">
        <div className="min-w-40">
          <dt className="text-label text-asphalt-600">
            <FormattedMessage id="word.driver" />
          </dt>
          <dd className="mt-0.5 font-semibold wrap-anywhere">
            {driver === '' ? <FormattedMessage id="booking.driver.none" /> : driver}
            {driverPhone !== '' && (
              <PlainLink href={telHref(driverPhone)} className="block whitespace-nowrap">
                {driverPhone}
              </PlainLink>
            )}
          </dd>
        </div>
        <div className="min-w-0 flex-1 basis-64">
          <dt className="text-label text-asphalt-600">
            <FormattedMessage id="word.note" />
          </dt>
          <dd className="mt-0.5 wrap-anywhere whitespace-pre-line">
            {note === '' ? <FormattedMessage id="booking.note.none" /> : note}
          </dd>
        </div>
      </dl>
    </Card>
  );
}
