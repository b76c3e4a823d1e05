import { type Bar, MINUTES_PER_DAY, type PlannedTrailer } from './bar.ts';

/** Why a booking cannot go as it is planned. */
export const CONFLICT_KINDS = ['notBack', 'certificate', 'workshop'] as const;
export type ConflictKind = (typeof CONFLICT_KINDS)[number];
export type Conflict = { readonly kind: ConflictKind; /** Its place among the bars. */ readonly bar: number };

/** A rental that lasts longer is renewed on the way, which is arranged with the customer. */
const RENEWED_AFTER_DAYS = 30;

/** What is planned with a trailer and cannot be, in the order of its bars; each of them is named once. */
export function findConflicts(trailer: PlannedTrailer): readonly Conflict[] {
  const late = trailer.bars.find(({ kind }) => kind === 'overdue');
  return trailer.bars.flatMap((bar, position): readonly Conflict[] => {
    if (bar.kind !== 'reserved') return [];
    const kind = whyNot(trailer, bar, late);
    return kind === undefined ? [] : [{ kind, bar: position }];
  });
}

function whyNot(trailer: PlannedTrailer, bar: Bar, late: Bar | undefined): ConflictKind | undefined {
  if (late !== undefined && bar.from < late.until) return 'notBack';
  if (!trailer.isOffered) return 'workshop';
  if (trailer.lacksCertificate) return 'certificate';
  const isRenewed = bar.to - bar.from > RENEWED_AFTER_DAYS * MINUTES_PER_DAY;
  const needed = isRenewed ? bar.from : bar.to;
  return trailer.certificates.some(({ at }) => at <= needed) ? 'certificate' : undefined;
}
