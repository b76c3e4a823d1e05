import type { Locale } from '#i18n/locales.ts';
import type { Order } from './order.ts';

/** An order as a document in some language shows it. */
export type OrderPaper = { readonly order: Order; readonly company: string; readonly locale: Locale };
