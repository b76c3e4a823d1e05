import type { Addendum } from '#contract/addendum.ts';

type Extended = {
  readonly id: string;
  readonly number: string;
  readonly depot: { readonly timeZone: string };
  /** In the order in which they were agreed. */
  readonly extensions: readonly {
    readonly id: string;
    readonly createdAt: string | Date;
    readonly endsAt: string | Date;
  }[];
};

/** The papers of a booking's extensions, numbered in the order in which they were agreed. */
export const listAddenda = ({ id: bookingId, number, depot, extensions }: Extended): readonly Addendum[] =>
  extensions.map(({ id: extensionId, createdAt, endsAt }, i) => ({
    number: `${number}-A${i + 1}`,
    bookingId,
    extensionId,
    at: new Date(createdAt).toISOString(),
    to: new Date(endsAt).toISOString(),
    timeZone: depot.timeZone,
    url: `/api/bookings/${bookingId}/extensions/${extensionId}.pdf`,
  }));
