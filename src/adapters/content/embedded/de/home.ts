import type { HomePage } from '#domain/content/story.ts';

export const home: HomePage = {
  component: 'home',
  description:
    'Sattelauflieger mieten, online und verbindlich: genau dieses Fahrzeug, mit Kennzeichen, Maßen und einem Preis auf den Tag.',
  heroHeadline: 'Auflieger mieten, als stünde er auf Ihrem Hof.',
  heroText:
    'Sie buchen keine Klasse, sondern genau dieses Fahrzeug: mit Kennzeichen, Maßen und einem Preis auf den Tag.',
  promises: [
    { text: '{trailers} Auflieger in {depots} Depots' },
    { text: 'Stornieren kostenlos bis 24 h vor Übernahme' },
    { text: 'Schlüsselbox rund um die Uhr in {keyBoxDepots}' },
  ],
  typesHeadline: 'Was wollen Sie laden?',
  tiles: [
    { type: 'plane', text: 'Schiebeplane, Mega, Coil, Getränke XL' },
    { type: 'cool', text: 'FRC, −30 bis +30 °C, Doppelstock' },
    { type: 'box', text: 'Trockenfracht, Möbel, City mit Ladebordwand' },
    { type: 'chassis', text: '40 Fuß fest, leicht 40HC, Tank 20/30' },
    { type: 'chassisAllround', text: '20 bis 45 Fuß, ausziehbar' },
    { type: 'tipper', text: 'Stahl-Halbschale, Alukasten, Asphalt' },
    { type: 'tipperAgrar', text: 'Getreide 50 und 60 m³, GMP+' },
  ],
  contactHeadline: 'Nicht sicher, was passt?',
  contactText: 'Sagen Sie uns Ladung und Strecke. Wir nennen Ihnen den Auflieger.',
  contactHours: 'Mo bis Fr 06 bis 20 Uhr',
  priceHeadline: 'Sieben Tage länger. Null Euro mehr.',
  priceText:
    'Ab dem {flatFrom}. Tag zahlen Sie für einen Planenauflieger schon den Monatspreis. Die Tage bis zum {flatTo}. sind dann ohne Mehrpreis dabei, und wir sagen es Ihnen, bevor Sie buchen.',
  depotsHeadline: '{depots} Höfe an den Achsen, die Sie fahren',
};
