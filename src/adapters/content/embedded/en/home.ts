import type { HomePage } from '#domain/content/story.ts';

export const home: HomePage = {
  component: 'home',
  description:
    'Rent semi-trailers online, with a firm booking: this exact vehicle, with registration number, dimensions and a price to the day.',
  heroHeadline: 'Rent a trailer as if it were in your own yard.',
  heroText:
    'You do not book a class, you book this exact vehicle: with registration number, dimensions and a price to the day.',
  promises: [
    { text: '{trailers} trailers at {depots} depots' },
    { text: 'Free cancellation up to 24 h before pick-up' },
    { text: 'Key box around the clock in {keyBoxDepots}' },
  ],
  typesHeadline: 'What do you want to load?',
  tiles: [
    { type: 'plane', text: 'Sliding curtain, mega, coil, beverage XL' },
    { type: 'cool', text: 'FRC, −30 to +30 °C, double deck' },
    { type: 'box', text: 'Dry freight, furniture, city with tail lift' },
    { type: 'chassis', text: '40 ft fixed, light 40HC, tank 20/30' },
    { type: 'chassisAllround', text: '20 to 45 ft, extendable' },
    { type: 'tipper', text: 'Steel half-pipe, aluminium box, asphalt' },
    { type: 'tipperAgrar', text: 'Grain 50 and 60 m³, GMP+' },
  ],
  contactHeadline: 'Not sure what fits?',
  contactText: 'Tell us your load and your route. We will name the right trailer.',
  contactHours: 'Mon to Fri, 06:00 to 20:00',
  priceHeadline: 'Seven days longer. Zero euros more.',
  priceText:
    'From day {flatFrom} you already pay the monthly price for a curtainsider. The days up to day {flatTo} are then included at no extra charge, and we tell you before you book.',
  depotsHeadline: '{depots} yards along the routes you drive',
};
