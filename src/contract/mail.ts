import type { OrderState } from '#domain/order/order-state.ts';
import type { Role } from '#domain/team/role.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Order } from './order.ts';

/** What becomes of an order, and the mail that tells its author. The other states are no news. */
export const ORDER_MAILS = {
  pendingApproval: 'orderPendingApproval',
  placed: 'orderAwaitingTransfer',
  confirmed: 'orderConfirmed',
  rejected: 'orderRejected',
  cancelled: 'orderCancelled',
  expired: 'orderExpired',
} as const satisfies Partial<Record<OrderState, string>>;
export type OrderMailTemplate = (typeof ORDER_MAILS)[keyof typeof ORDER_MAILS] | 'orderToApprove';
type OrderMail = { readonly name: string; readonly order: Order; readonly path: string };

/** What each mail shows. `path` is a page of the shop without its language, which the mail's own language decides. */
export type MailContents = {
  readonly passwordReset: { readonly name: string; readonly path: string };
  readonly signUpLink: { readonly name: string; readonly company: string; readonly path: string };
  readonly signUpKnown: { readonly name: string; readonly path: string };
  readonly invitation: {
    readonly inviter: string;
    readonly company: string;
    readonly role: Role;
    readonly path: string;
  };
  readonly passwordChanged: { readonly name: string; readonly at: string; readonly path: string };
  readonly companyApproved: { readonly name: string; readonly company: string; readonly path: string };
} & { readonly [T in OrderMailTemplate]: OrderMail };

export type MailTemplate = keyof MailContents;

export type MailContent = { [T in MailTemplate]: { readonly template: T } & MailContents[T] }[MailTemplate];

/** A mail that is ready to be put into words. */
export type PreparedMail = {
  readonly to: string;
  readonly locale: Locale;
  readonly userId: string | null;
  readonly businessUnitId: string | null;
  readonly content: MailContent;
  /** The secret part of the link: it is in the mail, and masked in what the operator may read of it. */
  readonly secret?: string;
  readonly attachments?: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly bytes: Uint8Array;
  }[];
};
