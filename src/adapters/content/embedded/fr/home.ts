import type { HomePage } from '#domain/content/story.ts';

export const home: HomePage = {
  component: 'home',
  description:
    'Louez des semi-remorques en ligne, de façon ferme : ce véhicule précis, avec son immatriculation, ses dimensions et un prix au jour près.',
  heroHeadline: 'Louez une semi-remorque comme si elle était dans votre cour.',
  heroText:
    'Vous ne réservez pas une catégorie, mais ce véhicule précis : avec son immatriculation, ses dimensions et un prix au jour près.',
  promises: [
    { text: '{trailers} semi-remorques dans {depots} dépôts' },
    { text: 'Annulation gratuite jusqu’à 24 h avant la prise en charge' },
    { text: 'Boîte à clés 24h/24 : {keyBoxDepots}' },
  ],
  typesHeadline: 'Que souhaitez-vous charger ?',
  tiles: [
    { type: 'plane', text: 'Rideaux coulissants, méga, bobines, boissons XL' },
    { type: 'cool', text: 'FRC, −30 à +30 °C, double plancher' },
    { type: 'box', text: 'Fret sec, meubles, urbain avec hayon' },
    { type: 'chassis', text: '40 pieds fixe, léger 40HC, citerne 20/30' },
    { type: 'chassisAllround', text: '20 à 45 pieds, extensible' },
    { type: 'tipper', text: 'Demi-lune acier, caisse aluminium, enrobés' },
    { type: 'tipperAgrar', text: 'Céréales 50 et 60 m³, GMP+' },
  ],
  contactHeadline: 'Vous hésitez sur le modèle ?',
  contactText: 'Indiquez-nous votre chargement et votre trajet. Nous vous dirons quelle semi-remorque convient.',
  contactHours: 'Du lundi au vendredi, de 6 h à 20 h',
  priceHeadline: 'Sept jours de plus. Zéro euro de plus.',
  priceText:
    'Dès le jour {flatFrom}, vous payez déjà le prix mensuel pour un tautliner. Les jours suivants, jusqu’au jour {flatTo}, sont alors compris sans supplément, et nous vous le disons avant la réservation.',
  depotsHeadline: '{depots} dépôts sur les axes que vous empruntez',
};
