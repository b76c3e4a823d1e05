import type { TrailerDocument } from './trailer.ts';

/** The papers of a rented trailer; `/documents/{did}` answers with the file. */
export interface TrailerDocumentCalls {
  'GET /api/bookings/{id}/documents': {
    answer: { readonly items: readonly TrailerDocument[]; readonly nextCursor: null };
  };
}
