import type { TaskList } from '#contract/admin-task.ts';
import type { Task } from '#contract/desk-task.ts';
import type { TaskKind } from '#domain/admin/task-kind.ts';
import { assertNever } from '#domain/result.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { getIntl } from '#i18n/translate.server.ts';
import { momentText } from '#web/words/moment-text.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { describeFindings } from '../booking/describe-findings.server.ts';
import { recordMoment } from '../record-moment.server.ts';
import { describeHold, type HoldView } from './describe-hold.server.ts';
import { describeMoneyTask } from './describe-money-task.server.ts';
import { describeOverdue, type OverdueView } from './describe-overdue.server.ts';
import { describeTransferTask } from './describe-transfer-task.server.ts';

export type TaskView = {
  readonly key: string;
  readonly kind: TaskKind;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  /** A page of the console, or a phone number. */
  readonly to: string;
  readonly hold: HoldView;
  /** Of a trailer that is not back. */
  readonly overdue: OverdueView | null;
  /** Of a booking whose trailer is not back in time. */
  readonly endangered: EndangeredView | null;
};

export type EndangeredView = Pick<
  Extract<Task, { kind: 'nextEndangered' }>,
  'bookingId' | 'bookingNumber' | 'version' | 'company' | 'phone' | 'trailerNumber' | 'late'
>;

/** Nearer than this, a depot is the place itself. */
const NEAR_KM = 10;

const NOTE_PAGES = {
  booking: '/admin/bookings',
  businessUnit: '/admin/business-units',
  trailer: '/admin/trailers',
} as const;

const TASK_WORDS = { pickUpToSign: 'toSign', returnToConfirm: 'toConfirm' } as const;

type Context = Pick<PageRequest, 'locale' | 'format' | 'deps'>;
type TaskText = Pick<TaskView, 'title' | 'text' | 'action' | 'to'>;

/** A task in the words of the reader, with the way to its end. */
export function describeTask(request: Context, task: Task, list: Pick<TaskList, 'holds'>): TaskView {
  const hold = describeHold(request, task, list);
  return {
    key: `${task.kind} ${hold.objectId}`,
    kind: task.kind,
    ...toWords(request, task),
    hold,
    overdue: task.kind === 'overdue' ? describeOverdue(request, task) : null,
    endangered: task.kind === 'nextEndangered' ? toEndangered(task) : null,
  };
}

const toEndangered = (task: Extract<Task, { kind: 'nextEndangered' }>): EndangeredView => {
  const { bookingId, bookingNumber, version, company, phone, trailerNumber, late } = task;
  return { bookingId, bookingNumber, version, company, phone, trailerNumber, late };
};

function toWords({ locale, format, deps }: Context, task: Task): TaskText {
  const { formatMessage } = getIntl(locale);
  const now = deps.clock.now();
  const say = (id: MessageKey, values: Readonly<Record<string, string | number>> = {}) => formatMessage({ id }, values);
  const at = (instant: string, timeZone: string) => momentText(format, instant, { timeZone, now });
  const day = (date: string) => format.day(`${date}T12:00:00Z`, 'UTC');
  const toBooking = (id: string) => ({ action: say('adminFigure.act.booking'), to: `/admin/bookings/${id}` });
  switch (task.kind) {
    case 'overdue': {
      const { trailerNumber: trailer, company, position, endangered, phone, bookingId, timeZone } = task;
      const [next] = endangered;
      const sentences = [
        say('adminFigure.task.overdue.who', { trailer, company }),
        position &&
          say('adminFigure.task.overdue.position', {
            place: position.place,
            distance: format.distance(position.distanceKm),
            isNear: String(position.distanceKm < NEAR_KM),
            time: recordMoment(format, position.at, now),
          }),
        next && say('adminFigure.task.overdue.endangered', { count: endangered.length, time: at(next.from, timeZone) }),
      ];
      return {
        title: say('adminFigure.task.overdue', { time: at(task.since, timeZone) }),
        text: sentences.filter(Boolean).join(' '),
        ...(phone ? { action: say('adminFigure.act.call'), to: `tel:${phone}` } : toBooking(bookingId)),
      };
    }
    case 'nextEndangered': {
      const { trailerNumber: trailer, bookingNumber: number, company, pickUpAt, late, timeZone, bookingId } = task;
      return {
        title: say('adminFigure.task.endangered', { company, time: at(pickUpAt, timeZone) }),
        text: say('adminFigure.task.endangered.text', {
          number,
          trailer,
          late: late.company,
          back: at(task.expectedAt, timeZone),
          ready: at(task.readyAt, timeZone),
        }),
        action: say('adminFigure.act.swap'),
        to: `/admin/bookings/${bookingId}?act=swap`,
      };
    }
    case 'misplaced': {
      const { trailerNumber: trailer, depot, plannedDepot, since, next, timeZone, trailerId } = task;
      const time = at(since, timeZone);
      const sentences = [
        say('adminFigure.task.misplaced.text', { planned: plannedDepot, time }),
        next &&
          say('adminFigure.task.misplaced.next', {
            number: next.bookingNumber,
            company: next.company,
            time: at(next.pickUpAt, timeZone),
          }),
      ];
      return {
        title: say('adminFigure.task.misplaced', { trailer, depot }),
        text: sentences.filter(Boolean).join(' '),
        ...(next
          ? { action: say('adminFigure.act.swap'), to: `/admin/bookings/${next.bookingId}?act=swap` }
          : { action: say('word.view'), to: `/admin/trailers/${trailerId}` }),
      };
    }
    case 'transferTight': {
      const { trailerNumber: trailer, from, to, startsAt, endsAt, timeZone, trailerId } = task;
      return {
        title: say('adminFigure.task.transferTight', { trailer }),
        text: say('adminFigure.task.transferTight.text', {
          from,
          to,
          start: at(startsAt, timeZone),
          end: at(endsAt, timeZone),
        }),
        action: say('word.view'),
        to: `/admin/trailers/${trailerId}`,
      };
    }
    case 'extensionAsked': {
      const { trailerNumber: trailer, bookingNumber: number, company, note, until, wanted, timeZone, bookingId } = task;
      const sentences = [
        say('adminFigure.task.extensionAsked.text', { number, company, end: at(until, timeZone) }),
        note && `${say('word.note')}: ${note}`,
      ];
      return {
        title: say('adminFigure.task.extensionAsked', { trailer, time: at(wanted, timeZone) }),
        text: sentences.filter(Boolean).join(' '),
        action: say('adminFigure.act.answer'),
        to: `/admin/bookings/${bookingId}?act=answer`,
      };
    }
    case 'pickUpStopped': {
      const { trailerNumber: trailer, bookingNumber: number, company, depot, stop, timeZone, bookingId } = task;
      const findings = describeFindings(locale, stop);
      return {
        title: say('adminFigure.task.stopped', { trailer, depot }),
        text: say('adminFigure.task.stopped.text', { number, company, time: at(stop.since, timeZone), findings }),
        ...toBooking(bookingId),
      };
    }
    case 'certificateExpired': {
      const { trailerNumber: trailer, depot, certificate: kind, validUntil, workshopFrom, trailerId } = task;
      const plan =
        workshopFrom === null
          ? say('adminFigure.task.expired.unplanned')
          : say('adminFigure.task.expired.planned', { time: recordMoment(format, workshopFrom, now) });
      return {
        title: say('adminFigure.task.expired', { certificate: say(`fact.certificate.${kind}`), trailer, depot }),
        text: `${say('adminFigure.task.expired.text', { day: day(validUntil) })} ${plan}`,
        action: say('adminFigure.act.workshop'),
        to: `/admin/trailers/${trailerId}`,
      };
    }
    case 'approvalLapsing': {
      const { orderNumber: number, company, lapsesAt, orderId } = task;
      const amount = format.money(task.amount);
      return {
        title: say('adminFigure.task.approval', { number }),
        text: say('adminFigure.task.approval.text', { company, amount, time: recordMoment(format, lapsesAt, now) }),
        action: say('word.view'),
        to: `/admin/orders/${orderId}`,
      };
    }
    case 'secondPair': {
      const { act, name, company, askedBy, since, id } = task;
      const amount = format.money(task.amount);
      return {
        title: say('adminFigure.task.secondPair', { kind: say(`adminApproval.kind.${act}`), name }),
        text: say('adminFigure.task.secondPair.text', {
          company: company ?? '',
          hasCompany: String(company !== null),
          amount,
          person: askedBy,
          time: recordMoment(format, since, now),
        }),
        action: say('word.view'),
        to: `/admin/approvals/${id}`,
      };
    }
    case 'trailerIncomplete': {
      const { trailerNumber: trailer, depot, missing, hasWrongPrice, status, trailerId } = task;
      const list = format.list(missing.map((kind) => say(`fact.certificate.${kind}`)));
      const gaps = [
        missing.length > 0 && say('adminFigure.task.incomplete.certificates', { list }),
        hasWrongPrice && say('adminFigure.task.incomplete.price'),
      ];
      return {
        title: say('adminFigure.task.incomplete', { trailer, depot, isDraft: String(status === 'draft') }),
        text: gaps.filter(Boolean).join(' '),
        action: say('word.view'),
        to: `/admin/trailers/${trailerId}`,
      };
    }
    case 'advancePayment': {
      const { orderNumber: number, company, lapsesAt, orderId } = task;
      const amount = format.money(task.amount);
      return {
        title: say('adminFigure.task.advance', { number }),
        text: say('adminFigure.task.advance.text', { company, amount, time: recordMoment(format, lapsesAt, now) }),
        action: say('adminOrder.markPaid'),
        to: `/admin/orders/${orderId}`,
      };
    }
    case 'noteDue': {
      const { text, dueOn, owner, about } = task;
      const who = owner === null ? '' : ` ${say('adminNote.for', { name: owner })}`;
      return {
        title: `${about.name}: ${text.split('\n')[0] ?? ''}`,
        text: `${say('adminNote.dueOn', { day: day(dueOn) })}${who}`,
        action: say('word.view'),
        to: `${NOTE_PAGES[about.kind]}/${about.id}#notes`,
      };
    }
    case 'notPickedUp': {
      const { trailerNumber: trailer, bookingNumber: number, company, since, timeZone, bookingId } = task;
      return {
        title: say('adminFigure.task.notPickedUp', { trailer }),
        text: say('adminFigure.task.notPickedUp.text', { number, company, time: at(since, timeZone) }),
        ...toBooking(bookingId),
      };
    }
    case 'pickUpToSign':
    case 'returnToConfirm': {
      const { trailerNumber: trailer, bookingNumber: number, company, depot, since, timeZone, bookingId } = task;
      const word = TASK_WORDS[task.kind];
      return {
        title: say(`adminFigure.task.${word}`, { trailer, depot }),
        text: say(`adminFigure.task.${word}.text`, { number, company, time: at(since, timeZone) }),
        ...toBooking(bookingId),
      };
    }
    case 'tightChangeover': {
      const { trailerNumber: trailer, depot, returnAt, pickUpAt, timeZone, bookingId } = task;
      return {
        title: say('adminFigure.task.tight', { trailer, depot }),
        text: say('adminFigure.task.tight.text', { back: at(returnAt, timeZone), out: at(pickUpAt, timeZone) }),
        action: say('adminFigure.act.swap'),
        to: `/admin/bookings/${bookingId}?act=swap`,
      };
    }
    case 'transferLate':
    case 'depotShort':
      return describeTransferTask({ locale, format, deps }, task);
    case 'signUp': {
      const { company, country, vatIdStatus, businessUnitId, hasTwin } = task;
      return {
        title: say('adminFigure.task.signUp', { company }),
        text: [
          say('adminFigure.task.signUp.text', { country: format.country(country), vatIdStatus }),
          hasTwin && say('adminFigure.task.signUp.twin'),
        ]
          .filter(Boolean)
          .join(' '),
        action: say('adminFigure.act.company'),
        to: `/admin/business-units/${businessUnitId}`,
      };
    }
    case 'paymentOverdue':
      return {
        title: say('adminFigure.task.unpaid', { orders: task.orders }),
        text: say('adminFigure.task.unpaid.text', { amount: format.money(task.amount) }),
        action: say('adminFigure.act.orders'),
        to: '/admin/orders?payment=overdue',
      };
    case 'batchDue':
    case 'debitReturned':
    case 'disputeOpen':
    case 'moneyUnmatched':
    case 'refundDue':
    case 'clearanceAwaited':
    case 'unbilled':
    case 'poMissing':
    case 'paperMissing':
    case 'claimToDecide':
      return describeMoneyTask({ locale, format }, task);
    case 'toClose':
      return {
        title: say('adminFigure.task.toClose', { bookings: task.bookings }),
        text: say('adminFigure.task.toClose.text'),
        action: say('adminFigure.act.bookings'),
        to: '/admin/bookings?tab=returned',
      };
    case 'certificateEnding': {
      const { days, trailers, first } = task;
      const list = first.map(({ trailerNumber }) => trailerNumber).join(', ');
      return {
        title: say('adminFigure.task.ending', { days, trailers }),
        text: say('adminFigure.task.ending.text', { list, more: trailers - first.length }),
        action: say('adminFigure.act.dates'),
        to: '/admin/trailers?certificate=ending&sort=certificate',
      };
    }
    default:
      return assertNever(task);
  }
}
