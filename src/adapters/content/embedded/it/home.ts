import type { HomePage } from '#domain/content/story.ts';

export const home: HomePage = {
  component: 'home',
  description:
    'Noleggi semirimorchi online con prenotazione vincolante: proprio questo veicolo, con targa, misure e un prezzo calcolato a giorni.',
  heroHeadline: 'Noleggi un semirimorchio come se fosse nel Suo piazzale.',
  heroText: 'Non prenota una categoria, ma proprio questo veicolo: con targa, misure e un prezzo calcolato a giorni.',
  promises: [
    { text: '{trailers} semirimorchi in {depots} depositi' },
    { text: 'Cancellazione gratuita fino a 24 ore prima del ritiro' },
    { text: 'Cassetta chiavi 24 ore su 24: {keyBoxDepots}' },
  ],
  typesHeadline: 'Che cosa desidera caricare?',
  tiles: [
    { type: 'plane', text: 'Telo scorrevole, mega, coil, bevande XL' },
    { type: 'cool', text: 'FRC, da −30 a +30 °C, doppio piano' },
    { type: 'box', text: 'Carico secco, mobili, city con sponda idraulica' },
    { type: 'chassis', text: '40 piedi fisso, leggero 40HC, cisterna 20/30' },
    { type: 'chassisAllround', text: 'Da 20 a 45 piedi, allungabile' },
    { type: 'tipper', text: 'Semitonda in acciaio, cassone in alluminio, asfalto' },
    { type: 'tipperAgrar', text: 'Cereali 50 e 60 m³, GMP+' },
  ],
  contactHeadline: 'Non sa quale scegliere?',
  contactText: 'Ci indichi il carico e il percorso. Le diremo qual è il semirimorchio adatto.',
  contactHours: 'Dal lunedì al venerdì, dalle 6 alle 20',
  priceHeadline: 'Sette giorni in più. Zero euro in più.',
  priceText:
    'Dal giorno {flatFrom} paga già il prezzo mensile di un centinato. I giorni successivi, fino al giorno {flatTo}, sono compresi senza sovrapprezzo, e glielo diciamo prima della prenotazione.',
  depotsHeadline: '{depots} depositi lungo gli assi che percorre',
};
