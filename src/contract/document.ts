import type { Locale } from '#i18n/locales.ts';
import type { Handover } from './handover.ts';
import type { Order } from './order.ts';

/** An order as a document in some language shows it. */
export type OrderPaper = { readonly order: Order; readonly company: string; readonly locale: Locale };

/** A picture that paper can take. */
export type PaperPhoto = { readonly position: string; readonly jpeg: Uint8Array };

/** A signed handover as its protocol shows it. */
export type HandoverPaper = {
  readonly handover: Handover;
  /** Its own, and those of the damages known from before. */
  readonly photos: readonly PaperPhoto[];
  /** Who rents the trailers out. */
  readonly seller: string;
  readonly locale: Locale;
};
