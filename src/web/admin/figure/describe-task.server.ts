import type { Task, TaskKind } from '#contract/admin-figure.ts';
import { assertNever } from '#domain/result.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { describeFindings } from '../booking/describe-findings.server.ts';
import { recordMoment } from '../record-moment.server.ts';

export type TaskView = {
  readonly key: string;
  readonly kind: TaskKind;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** A page of the console, or a phone number. */
  readonly to: string;
};

/** Nearer than this, a depot is the place itself. */
const NEAR_KM = 10;

const TASK_WORDS = { pickUpToSign: 'toSign', returnToConfirm: 'toConfirm' } as const;

type Context = Pick<PageRequest, 'locale' | 'format' | 'deps'>;
type TaskText = Pick<TaskView, 'title' | 'text' | 'action' | 'to'>;

/** A task in the words of the reader, with the way to its end. */
export function describeTask(request: Context, task: Task): TaskView {
  const words = toWords(request, task);
  return { key: `${task.kind} ${words.to} ${words.title}`, kind: task.kind, ...words };
}

function toWords({ locale, format, deps }: Context, task: Task): TaskText {
  const { formatMessage } = getIntl(locale);
  const now = deps.clock.now();
  const at = (instant: string, timeZone: string) => momentText(format, instant, { timeZone, now });
  const day = (date: string) => format.day(`${date}T12:00:00Z`, 'UTC');
  switch (task.kind) {
    case 'overdue': {
      const { trailerNumber: trailer, company, position, endangered, phone, bookingId, timeZone } = task;
      const [next] = endangered;
      const sentences = [
        formatMessage({ id: 'adminFigure.task.overdue.who' }, { trailer, company }),
        position &&
          formatMessage(
            { id: 'adminFigure.task.overdue.position' },
            {
              place: position.place,
              distance: format.distance(position.distanceKm),
              isNear: String(position.distanceKm < NEAR_KM),
              time: recordMoment(format, position.at, now),
            },
          ),
        next &&
          formatMessage(
            { id: 'adminFigure.task.overdue.endangered' },
            { count: endangered.length, time: at(next.from, timeZone) },
          ),
      ];
      return {
        title: formatMessage({ id: 'adminFigure.task.overdue' }, { time: at(task.since, timeZone) }),
        text: sentences.filter(Boolean).join(' '),
        action: formatMessage({ id: phone ? 'adminFigure.act.call' : 'adminFigure.act.booking' }),
        to: phone ? `tel:${phone}` : `/admin/bookings/${bookingId}`,
      };
    }
    case 'pickUpStopped': {
      const { trailerNumber: trailer, bookingNumber: number, company, depot, stop, timeZone, bookingId } = task;
      return {
        title: formatMessage({ id: 'adminFigure.task.stopped' }, { trailer, depot }),
        text: formatMessage(
          { id: 'adminFigure.task.stopped.text' },
          { number, company, time: at(stop.since, timeZone), findings: describeFindings(locale, stop) },
        ),
        action: formatMessage({ id: 'adminFigure.act.booking' }),
        to: `/admin/bookings/${bookingId}`,
      };
    }
    case 'certificateExpired': {
      const { trailerNumber: trailer, depot, certificate: kind, validUntil, workshopFrom, trailerId } = task;
      const certificate = formatMessage({ id: `fact.certificate.${kind}` });
      return {
        title: formatMessage({ id: 'adminFigure.task.expired' }, { certificate, trailer, depot }),
        text: [
          formatMessage({ id: 'adminFigure.task.expired.text' }, { day: day(validUntil) }),
          workshopFrom === null
            ? formatMessage({ id: 'adminFigure.task.expired.unplanned' })
            : formatMessage(
                { id: 'adminFigure.task.expired.planned' },
                { time: recordMoment(format, workshopFrom, now) },
              ),
        ].join(' '),
        action: formatMessage({ id: 'adminFigure.act.workshop' }),
        to: `/admin/trailers/${trailerId}`,
      };
    }
    case 'advancePayment': {
      const { orderNumber: number, company, amount, lapsesAt, orderId } = task;
      return {
        title: formatMessage({ id: 'adminFigure.task.advance' }, { number }),
        text: formatMessage(
          { id: 'adminFigure.task.advance.text' },
          { company, amount: format.money(amount), time: recordMoment(format, lapsesAt, now) },
        ),
        action: formatMessage({ id: 'adminFigure.act.payment' }),
        to: `/admin/orders/${orderId}`,
      };
    }
    case 'notPickedUp': {
      const { trailerNumber: trailer, bookingNumber: number, company, since, timeZone, bookingId } = task;
      return {
        title: formatMessage({ id: 'adminFigure.task.notPickedUp' }, { trailer }),
        text: formatMessage(
          { id: 'adminFigure.task.notPickedUp.text' },
          { number, company, time: at(since, timeZone) },
        ),
        action: formatMessage({ id: 'adminFigure.act.booking' }),
        to: `/admin/bookings/${bookingId}`,
      };
    }
    case 'pickUpToSign':
    case 'returnToConfirm': {
      const { trailerNumber: trailer, bookingNumber: number, company, depot, since, timeZone, bookingId } = task;
      return {
        title: formatMessage({ id: `adminFigure.task.${TASK_WORDS[task.kind]}` }, { trailer, depot }),
        text: formatMessage(
          { id: `adminFigure.task.${TASK_WORDS[task.kind]}.text` },
          { number, company, time: at(since, timeZone) },
        ),
        action: formatMessage({ id: 'adminFigure.act.booking' }),
        to: `/admin/bookings/${bookingId}`,
      };
    }
    case 'tightChangeover': {
      const { trailerNumber: trailer, depot, returnAt, pickUpAt, timeZone, bookingId } = task;
      return {
        title: formatMessage({ id: 'adminFigure.task.tight' }, { trailer, depot }),
        text: formatMessage(
          { id: 'adminFigure.task.tight.text' },
          { back: at(returnAt, timeZone), out: at(pickUpAt, timeZone) },
        ),
        action: formatMessage({ id: 'adminFigure.act.swap' }),
        to: `/admin/bookings/${bookingId}?act=swap`,
      };
    }
    case 'signUp': {
      const { company, country, vatIdStatus, businessUnitId } = task;
      return {
        title: formatMessage({ id: 'adminFigure.task.signUp' }, { company }),
        text: formatMessage({ id: 'adminFigure.task.signUp.text' }, { country: format.country(country), vatIdStatus }),
        action: formatMessage({ id: 'adminFigure.act.company' }),
        to: `/admin/business-units/${businessUnitId}`,
      };
    }
    case 'paymentOverdue':
      return {
        title: formatMessage({ id: 'adminFigure.task.unpaid' }, { orders: task.orders }),
        text: formatMessage({ id: 'adminFigure.task.unpaid.text' }, { amount: format.money(task.amount) }),
        action: formatMessage({ id: 'adminFigure.act.orders' }),
        to: '/admin/orders?payment=overdue',
      };
    case 'toClose':
      return {
        title: formatMessage({ id: 'adminFigure.task.toClose' }, { bookings: task.bookings }),
        text: formatMessage({ id: 'adminFigure.task.toClose.text' }),
        action: formatMessage({ id: 'adminFigure.act.bookings' }),
        to: '/admin/bookings?tab=returned',
      };
    case 'certificateEnding': {
      const { days, trailers, first } = task;
      return {
        title: formatMessage({ id: 'adminFigure.task.ending' }, { days, trailers }),
        text: formatMessage(
          { id: 'adminFigure.task.ending.text' },
          { list: first.map(({ trailerNumber }) => trailerNumber).join(', '), more: trailers - first.length },
        ),
        action: formatMessage({ id: 'adminFigure.act.dates' }),
        to: '/admin/trailers?certificate=soon&sort=certificate',
      };
    }
    default:
      return assertNever(task);
  }
}
