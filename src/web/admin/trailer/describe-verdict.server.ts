import type { AdminTrailerRow } from '#contract/admin-trailer.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';

type Verdict = NonNullable<AdminTrailerRow['verdict']>;
type Subject = Pick<AdminTrailerRow, 'verdict' | 'certifiedUntil' | 'status'> & { readonly timeZone: string };

export type VerdictView = {
  readonly free: boolean;
  /** In a few words; empty for what is free. */
  readonly why: string;
  readonly booking: NonNullable<Verdict['taken']>['booking'];
  readonly freeFrom: string | null;
};

/** Whether a trailer is free in the words of the operator's list. */
export function describeVerdict(subject: Subject, { locale, format }: PageRequest): VerdictView | null {
  const { verdict, timeZone } = subject;
  if (verdict === null) return null;
  const { formatMessage } = getIntl(locale);
  const { id, date, until } = whyOf(subject, verdict);
  const values = date === undefined ? {} : { date: format.date(date, 'UTC') };
  const why = id === undefined ? '' : formatMessage({ id }, values);
  const isTaken = verdict.reason === 'taken';
  return {
    free: verdict.free,
    why:
      until === undefined
        ? why
        : `${why} ${formatMessage({ id: 'word.until' }, { time: format.dayTime(until, timeZone) })}`,
    booking: isTaken ? (verdict.taken?.booking ?? null) : null,
    freeFrom: verdict.nextFreeFrom === null ? null : format.dayTime(verdict.nextFreeFrom, timeZone),
  };
}

type Why = { readonly id?: MessageKey; readonly date?: string; readonly until?: string };

function whyOf({ certifiedUntil, status }: Subject, { reason, taken, period }: Verdict): Why {
  switch (reason) {
    case null:
      return {};
    case 'certificate': {
      if (certifiedUntil === null) return { id: 'adminTrailer.why.missing' };
      const isOver = certifiedUntil < period.from.slice(0, 10);
      return { id: isOver ? 'adminTrailer.why.expired' : 'adminTrailer.why.ends', date: certifiedUntil };
    }
    case 'workshop':
      if (status === 'workshop') return { id: 'adminTrailer.why.offMarket' };
      return { id: 'adminTrailer.busy.workshop', ...(taken && { until: taken.to }) };
    case 'taken':
      if (taken?.isTurnaround === true) return { id: 'adminTrailer.why.turnaround' };
      return {
        id: `adminTrailer.busy.${takerOf(taken?.kind)}`,
        ...(taken && taken.kind !== 'transfer' && { until: taken.to }),
      };
    case 'overdue':
      return { id: 'adminTrailer.busy.overdue' };
    default:
      return { id: `adminTrailer.why.${reason}` };
  }
}

/** Nobody knows when somebody says that it has arrived, so a transfer has no end. */
function takerOf(kind: NonNullable<Verdict['taken']>['kind'] | undefined): 'hold' | 'rental' | 'transfer' {
  if (kind === 'transfer' || kind === 'trip') return 'transfer';
  return kind === 'hold' ? 'hold' : 'rental';
}
