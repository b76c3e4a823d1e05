import type { OrderState } from '#domain/order/order-state.ts';

/**
 * A promise to send a mail. It names what the mail is about and nothing more: the job looks the rest up, and makes the
 * secret of a link only then, so that no secret ever lies in the database.
 */
export type MailRequest =
  | { readonly template: 'passwordReset'; readonly email: string }
  | { readonly template: 'signUp'; readonly signUpId: string }
  | { readonly template: 'invitation'; readonly invitationId: string }
  | { readonly template: 'passwordChanged'; readonly userId: string; readonly at: string }
  | { readonly template: 'companyApproved'; readonly userId: string }
  /** What has become of an order, to its author. */
  | { readonly template: 'order'; readonly orderId: string; readonly status: OrderState }
  | { readonly template: 'orderToApprove'; readonly orderId: string; readonly userId: string };
