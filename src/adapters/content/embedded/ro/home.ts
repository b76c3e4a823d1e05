import type { HomePage } from '#domain/content/story.ts';

export const home: HomePage = {
  component: 'home',
  description:
    'Închirieri de semiremorci online, ferm: exact acest vehicul, cu număr de înmatriculare, dimensiuni și un preț calculat la zi.',
  heroHeadline: 'Închiriați o semiremorcă de parcă ar fi în curtea dumneavoastră.',
  heroText:
    'Nu rezervați o clasă, ci exact acest vehicul: cu număr de înmatriculare, dimensiuni și un preț calculat la zi.',
  promises: [
    { text: 'Semiremorci: {trailers}, depozite: {depots}' },
    { text: 'Anulare gratuită până la 24 h înainte de preluare' },
    { text: 'Cutie cu chei non-stop în {keyBoxDepots}' },
  ],
  typesHeadline: 'Ce doriți să încărcați?',
  tiles: [
    { type: 'plane', text: 'Prelată culisantă, mega, coil, băuturi XL' },
    { type: 'cool', text: 'FRC, −30 până la +30 °C, etaj dublu' },
    { type: 'box', text: 'Marfă uscată, mobilă, urban cu lift hidraulic' },
    { type: 'chassis', text: '40 de picioare fix, ușor 40HC, containere-cisternă 20/30' },
    { type: 'chassisAllround', text: '20 până la 45 de picioare, extensibil' },
    { type: 'tipper', text: 'Semirotundă oțel, benă aluminiu, asfalt' },
    { type: 'tipperAgrar', text: 'Cereale 50 și 60 m³, GMP+' },
  ],
  contactHeadline: 'Nu sunteți sigur ce se potrivește?',
  contactText: 'Spuneți-ne marfa și ruta. Noi vă spunem semiremorca.',
  contactHours: 'Luni–vineri, 06:00–20:00',
  priceHeadline: 'Șapte zile în plus. Zero euro în plus.',
  priceText:
    'Din ziua {flatFrom} plătiți pentru o semiremorcă cu prelată deja prețul lunar. Zilele până la ziua {flatTo} inclusiv sunt atunci fără cost suplimentar, iar noi vă spunem acest lucru înainte să rezervați.',
  depotsHeadline: 'Depozite pe rutele pe care circulați: {depots}',
};
