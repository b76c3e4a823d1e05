import type { HelpPage, HowItWorks } from '#domain/content/story.ts';
import { richText, section } from '../markup.ts';
import { answers } from './answers.ts';

export const howItWorks: HowItWorks = {
  component: 'howItWorks',
  headline: 'From the screen to the road',
  steps: [
    {
      title: 'Search',
      text: 'Place, period, type. Available means available: every vehicle is listed only once.',
      details: richText(
        'You see dimensions, payload, equipment and the price for exactly your period. If a trailer is taken, we show when it is free again or where an identical one is.',
      ),
    },
    {
      title: 'Book',
      text: 'Four short steps. The trailer is held for you for 15 minutes.',
      details: richText(
        'Cart, extras, payment, review. You pay by direct debit or bank transfer. The order confirmation and the rental contract arrive by e-mail.',
      ),
    },
    {
      title: 'Pick up',
      text: 'Your driver checks by phone: tyres, damage, signature. Done in six minutes.',
      details: richText(
        'The report is saved after every step and can be continued on another device. Once signed, it is filed with the booking as a PDF.',
      ),
    },
    {
      title: 'Return',
      text: 'Finished early? You get the credit. Need it longer? Two clicks.',
      details: richText(
        'Schedule the return in the booking. Before you extend, you see the extra charge and, if anything changes, the VAT.',
      ),
    },
  ],
};

export const help: HelpPage = {
  component: 'help',
  headline: 'Help',
  text: 'Short answers to what is asked most often in the yard and in the office.',
  sections: [
    section(
      'pick-up-and-return',
      'Pick-up and return',
      `Pick-up and return are possible during the depot’s opening hours, and around the clock at depots with a key box. All times are local time at the depot. The trailer comes back to the depot it was picked up from.

The driver opens the booking on the phone and goes through the report: tyres, lights, damage, photos, signature. Please return the trailer empty, swept clean and with all its accessories.`,
    ),
    section(
      'cancel-and-extend',
      'Cancelling and extending',
      `You can cancel free of charge up to 24 hours before pick-up. After that we charge one daily rate, or three if the trailer is not picked up, but never more than the total price of the booking. If an equal or better trailer is fine for you, say so in the cart: then you can cancel free of charge up to four hours before pick-up.

You can extend in the booking as long as the trailer is free. You pay only the difference to the price of the whole new rental period.`,
    ),
    section(
      'price-and-vat',
      'Prices and VAT',
      `A rental day runs from the pick-up time to the same time on the next day, with two hours of grace. The daily rate falls from 7, 30 and 180 days. Reefers have a minimum rental period of three days.

Up to 30 days, the VAT of the country of pick-up applies. For longer rentals, what counts is where your company is established. The cart shows which case applies and why.`,
    ),
    section(
      'breakdown',
      '24/7 breakdown service',
      `First secure the vehicle and the load. Then call [{phone}](tel:{phone}) and give the registration number or the number of the trailer and its location.

With the breakdown service extra, we organise help around the clock throughout Europe. Please order repairs only after we have approved them.`,
    ),
    ...answers,
    section(
      'contact',
      'Contact',
      `Phone: [{phone}](tel:{phone})
E-mail: [{email}](mailto:{email})

If possible, have your booking number ready. It helps us to help you faster.`,
    ),
  ],
};
