import type { Section } from '#domain/content/story.ts';
import { section } from '../markup.ts';

/** What is asked beyond the first few questions, told on the page of help alone. */
export const answers: readonly Section[] = [
  section(
    'how-to-book',
    'How do I rent a trailer?',
    `Search by place, period and type, choose a trailer and put it in the cart. Four short steps follow: cart, extras, payment, review. In the last step the trailer is held for you for 15 minutes.

The order confirmation and the rental contract come by e-mail and are kept with the [booking](/booking).`,
  ),
  section(
    'change-booking',
    'Can I change a booking?',
    `Yes, as long as it is reserved. Open the [booking](/booking) and choose “Change”: dates, extras, PO number, cost centre and driver. You see the new price before you confirm. You receive an addendum about the change.`,
  ),
  section(
    'handover-report',
    'How does the report at pick-up work?',
    `Your driver opens the booking on a phone and checks tyres, lights, damage and accessories step by step, takes photos and signs. Every step is saved, also without a network, and can be continued on another device.

Once it is signed, the report is kept as a PDF with the booking and cannot be changed any more.`,
  ),
  section(
    'key-box',
    'How does the key box work?',
    `At depots with a key box you pick up and return around the clock, also on holidays. The driver completes and signs the report alone. The page of each of our [depots](/depots) tells whether it has a key box.`,
  ),
  section(
    'return-early',
    'Can I return early or late?',
    `Schedule the return in the [booking](/booking). If you return early, we credit the difference to the price of the actual rental time; the minimum rental period is always charged.

If you need longer, please extend in good time. Without an extension we charge the time until the actual return.`,
  ),
  section(
    'damage',
    'What do I do in case of damage?',
    `Record damage in the report with a photo. Report accidents, theft and loss to us at once on [{phone}](tel:{phone}), theft and accidents involving others also to the police.

The deductible is 2,500 € per case, or less with the liability packages. Theft is covered only with the theft cover.`,
  ),
  section(
    'payment',
    'How do I pay?',
    `By SEPA direct debit with a mandate or by bank transfer. If the credit limit of your company does not cover an order, we ask for advance payment; bank details and reference are in the order confirmation.`,
  ),
  section(
    'invoice',
    'Where do I find papers and the invoice?',
    `Order confirmation, rental contract, addenda and reports are kept with the [booking](/booking). The order confirmation is not an invoice: invoices go to the invoice address that your company has entered in the [account](/account). Your PO number and cost centre are printed on them.`,
  ),
  section(
    'team-and-limits',
    'How do we work as a team?',
    `Administrators invite colleagues in the [team](/team) and assign roles and order limits. If an order exceeds the limit, another administrator has to approve it. Without approval it lapses after 24 hours, at the latest four hours before pick-up.`,
  ),
  section(
    'sign-up-and-review',
    'How do I sign up my company?',
    `[Sign up](/sign-up) the company with its address and VAT ID and confirm the link in the e-mail. We check every new company. Until it is approved you can search and fill the cart, but not order yet.`,
  ),
  section(
    'password',
    'I have forgotten my password',
    `Have a [link to reset it](/reset-account) sent to you. If nothing has arrived after a few minutes, look in the spam folder or ask the administrator of your company which address you are registered with.`,
  ),
];
