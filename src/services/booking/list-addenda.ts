import type { Addendum } from '#contract/addendum.ts';

type Amended = {
  readonly id: string;
  readonly number: string;
  readonly depot: { readonly timeZone: string };
  readonly extensions: readonly Amendment[];
  readonly rebookings: readonly Amendment[];
};
type Amendment = { readonly id: string; readonly createdAt: string | Date; readonly endsAt: string | Date };

/** The papers of a booking's extensions and rebookings, numbered in the order in which they were agreed. */
export const listAddenda = ({ id: bookingId, number, depot, extensions, rebookings }: Amended): readonly Addendum[] =>
  [
    ...extensions.map((amendment) => ({ ...amendment, isExtension: true })),
    ...rebookings.map((amendment) => ({ ...amendment, isExtension: false })),
  ]
    .toSorted((a, b) => new Date(a.createdAt).getTime() - new Date(b.createdAt).getTime())
    .map(({ id, createdAt, endsAt, isExtension }, i) => ({
      number: `${number}-A${i + 1}`,
      bookingId,
      extensionId: isExtension ? id : null,
      rebookingId: isExtension ? null : id,
      at: new Date(createdAt).toISOString(),
      to: new Date(endsAt).toISOString(),
      timeZone: depot.timeZone,
      url: `/api/bookings/${bookingId}/${isExtension ? 'extensions' : 'rebookings'}/${id}.pdf`,
    }));
