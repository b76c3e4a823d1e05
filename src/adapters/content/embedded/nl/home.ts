import type { HomePage } from '#domain/content/story.ts';

export const home: HomePage = {
  component: 'home',
  description:
    'Opleggers huren, online en bindend: precies dit voertuig, met kenteken, afmetingen en een prijs tot op de dag.',
  heroHeadline: 'Een oplegger huren alsof hij op uw eigen terrein staat.',
  heroText: 'U boekt geen klasse, maar precies dit voertuig: met kenteken, afmetingen en een prijs tot op de dag.',
  promises: [
    { text: '{trailers} opleggers in {depots} depots' },
    { text: 'Gratis annuleren tot 24 uur voor het ophalen' },
    { text: 'Sleutelkluis dag en nacht in {keyBoxDepots}' },
  ],
  typesHeadline: 'Wat wilt u laden?',
  tiles: [
    { type: 'plane', text: 'Schuifzeil, mega, coil, dranken XL' },
    { type: 'cool', text: 'FRC, −30 tot +30 °C, dubbeldeks' },
    { type: 'box', text: 'Droge vracht, meubels, city met laadklep' },
    { type: 'chassis', text: '40 voet vast, licht 40HC, tank 20/30' },
    { type: 'chassisAllround', text: '20 tot 45 voet, uitschuifbaar' },
    { type: 'tipper', text: 'Stalen halfpipe, aluminium bak, asfalt' },
    { type: 'tipperAgrar', text: 'Graan 50 en 60 m³, GMP+' },
  ],
  contactHeadline: 'Niet zeker wat past?',
  contactText: 'Noem ons uw lading en uw traject. Wij noemen u de oplegger.',
  contactHours: 'Ma t/m vr 06.00 tot 20.00 uur',
  priceHeadline: 'Zeven dagen langer. Nul euro meer.',
  priceText:
    'Vanaf dag {flatFrom} betaalt u voor een schuifzeiloplegger al de maandprijs. De dagen tot en met dag {flatTo} zijn dan zonder meerprijs inbegrepen, en dat zeggen we u voordat u boekt.',
  depotsHeadline: '{depots} depots langs de routes die u rijdt',
};
