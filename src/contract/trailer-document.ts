import { wholeListOf } from './shape.ts';
import { trailerDocument } from './trailer.ts';
import { declareCalls, pdfName } from './call.ts';
import { BOOKING_READERS, YARD_READERS } from './rights-row.ts';

export const trailerDocumentUrl = (bookingId: string, documentId: string): string =>
  `/api/bookings/${bookingId}/documents/${documentId}`;

/** The papers of a rented trailer; `/documents/{did}` answers with the file. */
export const trailerDocumentCalls = declareCalls({
  'GET /api/bookings/{id}/extensions/{addendum}': {
    says: 'The addendum to an extension',
    rights: BOOKING_READERS,
    params: { addendum: pdfName },
    answer: { file: 'application/pdf' },
  },
  'GET /api/bookings/{id}/rebookings/{addendum}': {
    says: 'The addendum to a rebooking',
    rights: BOOKING_READERS,
    params: { addendum: pdfName },
    answer: { file: 'application/pdf' },
  },
  'GET /api/bookings/{id}/documents': {
    says: 'The papers of a rented trailer',
    rights: YARD_READERS,
    answer: wholeListOf(trailerDocument),
  },
  'GET /api/bookings/{id}/documents/{did}': {
    says: 'One paper of a rented trailer',
    rights: YARD_READERS,
    answer: { file: 'application/pdf' },
  },
});
