import type { TrailerDocument } from './trailer.ts';

export const trailerDocumentUrl = (bookingId: string, documentId: string): string =>
  `/api/bookings/${bookingId}/documents/${documentId}`;

/** The papers of a rented trailer; `/documents/{did}` answers with the file. */
export interface TrailerDocumentCalls {
  'GET /api/bookings/{id}/documents': {
    answer: { readonly items: readonly TrailerDocument[]; readonly nextCursor: null };
  };
}
