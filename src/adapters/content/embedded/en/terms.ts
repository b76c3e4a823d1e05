import type { LegalDocument } from '#domain/content/story.ts';
import { TERMS_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const terms: LegalDocument = {
  component: 'legalDocument',
  ...TERMS_VERSION,
  title: 'Rental terms',
  text: 'General terms and conditions for the rental of semi-trailers by businesses',
  sections: [
    section(
      'scope',
      '1. Scope',
      `These terms apply to the rental of semi-trailers of Trailyard GmbH (“Trailyard”, “we”). We rent only to businesses, legal persons under public law and special funds under public law, not to consumers.

Terms of the renter apply only if we agree to them in text form. The version to which the renter agreed when ordering is decisive. It is stored with the order.`,
    ),
    section(
      'account',
      '2. Customer account',
      `An account belongs to one company. We check every new company; until it is activated, it can fill the cart but not order. The company’s administrators assign roles, order limits and approvals and make sure that access data remain secret. Whatever a member orders within the scope of their role counts as an order of the company.

If an order exceeds the member’s limit, another administrator of the company must approve it. Without approval it lapses after 24 hours, and no later than four hours before pick-up.`,
    ),
    section(
      'contract',
      '3. Conclusion of contract',
      `What is rented is a specific trailer with a registration number, not a vehicle class. If the renter states with the order that an equal or better trailer is fine, we may provide one that is at least equivalent at the same depot and at the agreed price instead of the one booked; we tell the renter at once. The presentation in the shop is not yet an offer. With “Rent now (binding)” the renter makes an offer. The contract is concluded with our order confirmation or, in the case of payment in advance, with receipt of payment. An order for several trailers applies in full or not at all.

In the last step of the order we reserve the trailers for 15 minutes, which can be extended once. This is a courtesy and creates no entitlement.

If the trailer becomes unavailable before pick-up, we offer an equivalent one or refund the rent. Section 14 remains unaffected.`,
    ),
    section(
      'period',
      '4. Rental period',
      `All times are in the local time of the depot. Pick-up and return take place within the opening hours, and at any time at depots with a key box. The trailer must be brought back to the depot from which it was picked up, or to the other one that has been agreed for its return.

After the return we keep the trailer free for two or six hours, depending on the type, for inspection and cleaning. This time is not charged.`,
    ),
    section(
      'price',
      '5. Prices',
      `The price list shown when ordering applies. Prices are net prices in euros. A rental day runs from the pick-up time to the same time on the next day. Days begun count in full; the first two hours of a further day are free. The minimum rental period is one day, and three days for reefers.

The daily rate falls from 7, 30 and 180 days. A shorter rental never costs more than one that reaches the next tier: the lower amount always applies. Extras are charged per day or once.`,
    ),
    section(
      'tax',
      '6. VAT',
      `For up to 30 days of uninterrupted rental, the VAT of the country in which the trailer is picked up applies. If the rental lasts longer, the place where the renter is established decides:

- in the country of the depot, the tax rate of that country applies;
- in another EU member state with a valid VAT ID, the renter owes the tax (reverse charge);
- in another EU member state without a valid VAT ID, the tax rate of the country of the depot applies;
- outside the EU, no VAT is due.

If only an extension takes the rental beyond 30 days, the rule for long rentals applies to the extension alone. The renter keeps its VAT ID up to date.`,
    ),
    section(
      'payment',
      '7. Payment',
      `The renter pays by SEPA direct debit with a valid mandate or by bank transfer. Due date and payment reference are stated in the order confirmation. Before each order we check whether the open orders stay within the company’s credit limit. If they do not, the rent must be transferred in advance; if the payment is not received within three days, and no later than four hours before pick-up, the order lapses.

In the event of default, statutory interest applies. The renter may set off only claims that are undisputed or have been finally determined by a court.`,
    ),
    section(
      'change',
      '8. Extension, early and late return',
      `An extension is possible as long as the trailer is free. We charge the difference between the price of the whole new rental period and that of the previous one, according to the price list of the original order.

In the event of early return we credit the difference to the price of the actual rental period; the minimum rental period is always charged. In the event of late return we charge the difference up to the actual return. Further claims on account of late return remain reserved.`,
    ),
    section(
      'cancellation',
      '9. Cancellation and no-show',
      `Cancellation is free of charge up to 24 hours before pick-up; after that we charge one daily rate. If an equal or better trailer is fine for the renter, cancellation is free of charge up to four hours before pick-up. If the trailer is not picked up, we charge three daily rates. The daily rate of the booking is decisive; never more than its total price is charged. The renter remains free to prove that a lower loss was incurred.`,
    ),
    section(
      'handover',
      '10. Handover report',
      `A report is drawn up at pick-up and at return: condition, tyres, damage, photos, accessories, signature. In doing so the driver acts for the renter. Once signed, the report can no longer be changed; both sides receive it as a PDF. If the return report records damage that is missing from the pick-up report, it is presumed to have occurred during the rental period; the renter may prove the contrary.

The trailer must be returned empty, swept clean and with all its accessories.`,
    ),
    section(
      'use',
      '11. Use',
      `- Tractor unit, driver and load must suit the trailer. The renter is responsible for payload, axle loads and load securing.
- Dangerous goods, food and feed only with trailers equipped for them; the last three loads must be named on request.
- Subletting only with our consent in text form.
- Use in the EU, the EEA, Switzerland and the United Kingdom, elsewhere only with our consent.
- Accidents, theft and loss must be reported to us without delay, theft and accidents with damage to third parties also to the police.
- Trailers with telematics transmit position and mileage. Details are given in the [privacy policy](/legal/privacy).`,
    ),
    section(
      'maintenance',
      '12. Maintenance, inspections, breakdowns',
      `We hand over the trailer in roadworthy condition and with valid inspections. If an inspection falls due during a rental of more than 30 days, we agree the workshop appointment with the renter. The renter checks tyres, lights and brakes before every journey.

In the event of a breakdown the renter can reach us on [{phone}](tel:{phone}). The renter orders repairs only after we have approved them. Excessive wear is borne by the renter unless a full-service or tyre package has been booked.`,
    ),
    section(
      'damage',
      '13. Liability of the renter',
      `The renter is liable for damage to the trailer and for its loss during the rental period if the renter or its driver is responsible for it. The deductible is €2,500 per incident, or €1,000 or €500 with the liability packages that can be booked. The renter is not liable beyond that.

This limit does not apply in the case of intent or of use contrary to the contract, such as overloading. In the case of gross negligence the renter is liable according to the degree of fault. Theft and burglary are covered only with theft protection.`,
    ),
    section(
      'liability',
      '14. Liability of Trailyard',
      `We are liable without limitation for intent and gross negligence, for injury to life, body or health, under the German Product Liability Act and under guarantees given. In the case of simple negligence we are liable only for the breach of essential contractual obligations, limited to the foreseeable damage typical of the contract. Strict liability for initial defects is excluded.`,
    ),
    section(
      'termination',
      '15. Termination for good cause',
      `Either side may terminate without notice for good cause, we in particular in the event of default in payment despite a reminder, or of use contrary to the contract despite a warning. After termination the trailer must be returned without delay.`,
    ),
    section(
      'final',
      '16. Final provisions',
      `German law applies, excluding the UN Convention on Contracts for the International Sale of Goods. The place of jurisdiction is Hamburg to the extent permitted by law. Changes require text form. If a provision is invalid, the others remain valid. Translations are provided for understanding; the German version is authoritative.`,
    ),
  ],
};
