import type { Locale } from '#i18n/locales.ts';
import { findHandover } from '#db/handover/handover.queries.ts';
import { findHandoverBooking } from '#db/handover/handover-booking.queries.ts';
import { findUser } from '#db/user/user.queries.ts';
import { ok } from '#domain/result.ts';
import { GUEST, type Actor } from '#domain/team/actor.ts';
import { scopeOf } from '#domain/team/scope.ts';
import type { Deps } from '../deps.ts';
import { type Outcome, refuse } from '../failure.ts';
import { issueProtocol } from './issue-protocol.ts';
import { describeHandover } from './load-handover.ts';
import { requireHandoverReader } from './require-handover-right.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'imageEncoder' | 'pdf' | 'settings' | 'storage'>;
type Which = {
  readonly bookingId: string;
  readonly handoverId: string;
  /** The reader's own language unless told. */
  readonly locale?: Locale | undefined;
};

/** The paper of a signed handover. */
export async function getProtocol(
  deps: Needs,
  actor: Actor,
  { bookingId, handoverId, locale }: Which,
): Promise<Outcome<{ readonly bytes: Uint8Array; readonly filename: string }>> {
  const reader = requireHandoverReader(actor);
  if (!reader.ok) return reader;
  const { db, clock } = deps;
  const scope = scopeOf(reader.value);
  const [row, user] = await Promise.all([
    findHandover(db, { scope, bookingId, handoverId }),
    findUser(db, reader.value.userId),
  ]);
  const booking =
    row && (await findHandoverBooking(db, { scope, bookingId, trailerId: row.trailerId, kind: row.kind }));
  if (row === undefined || booking === undefined) return refuse('not-found');
  if (user === undefined) return refuse('login-required');
  if (row.signedAt === null) return refuse('illegal-state');
  const language = locale ?? user.locale;
  const bytes = await issueProtocol(deps, {
    row,
    locale: language,
    // On paper nobody in particular reads it.
    readHandover: () => describeHandover(db, { handover: row, booking }, { actor: GUEST, now: clock.now() }),
  });
  const { number } = booking;
  return ok({ bytes, filename: await deps.pdf.nameFile({ kind: `${row.kind}Protocol`, number, locale: language }) });
}
