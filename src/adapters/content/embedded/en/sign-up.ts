import type { SignUpPage } from '#domain/content/story.ts';
import { richText } from '../markup.ts';

export const signUp: SignUpPage = {
  component: 'signUp',
  headline: 'Register your company',
  text: 'Four short steps: company, address, person, terms. After that the account belongs to your whole team.',
  benefits: [
    { text: 'Availability and prices to the day, without an enquiry' },
    { text: 'Roles, order limits and approvals for your team' },
    { text: 'Direct debit or bank transfer, with PO number and cost centre' },
  ],
  body: richText(
    `After the last step you receive an e-mail with a link. Use it to set your password.

We check every new company. Until then you can search and fill the cart; you can rent as soon as we have activated your account.`,
  ),
};

export const springGrain: SignUpPage = {
  component: 'signUp',
  headline: 'Ready before the harvest rolls',
  text: 'Grain tippers with 50 and 60 m³, grain hatch and roll-over sheet. Register your company now and rent in minutes during the season.',
  benefits: [
    { text: 'GMP+, food-grade floor, the last three loads documented' },
    { text: 'Cleaning to level B or C with certificate, bookable as an extra' },
    { text: 'Considerably cheaper from 30 days: good for the whole season' },
  ],
  body: richText(
    `For cooperatives, agricultural merchants and hauliers. You can see which tippers are free near you even before you register, under [Grain tippers](/trailers?type=tipperAgrar).`,
  ),
};
