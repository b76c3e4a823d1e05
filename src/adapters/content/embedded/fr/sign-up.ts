import type { SignUpPage } from '#domain/content/story.ts';
import { richText } from '../markup.ts';

export const signUp: SignUpPage = {
  component: 'signUp',
  headline: 'Inscrire l’entreprise',
  text: 'Quatre étapes brèves : entreprise, adresse, personne, conditions. Ensuite, le compte appartient à toute votre équipe.',
  benefits: [
    { text: 'Disponibilités et prix au jour près, sans demande préalable' },
    { text: 'Rôles, plafonds de commande et validations pour votre équipe' },
    { text: 'Prélèvement ou virement, avec n° de commande et centre de coût' },
  ],
  body: richText(
    `Après la dernière étape, vous recevez un e-mail contenant un lien. Il vous permet de définir votre mot de passe.

Nous vérifions chaque nouvelle entreprise. D’ici là, vous pouvez rechercher et remplir le panier ; vous pourrez louer dès que nous aurons activé votre compte.`,
  ),
};

export const springGrain: SignUpPage = {
  component: 'signUp',
  headline: 'Prêts avant le début de la moisson',
  text: 'Bennes céréalières de 50 et 60 m³, trappe à grain et bâche à enroulement. Inscrivez votre entreprise dès maintenant et louez en quelques minutes pendant la saison.',
  benefits: [
    { text: 'GMP+, plancher apte au contact alimentaire, trois derniers chargements documentés' },
    { text: 'Nettoyage de niveau B ou C avec attestation, réservable en extra' },
    { text: 'Nettement moins cher dès 30 jours : idéal pour toute la saison' },
  ],
  body: richText(
    `Pour les coopératives, les négociants agricoles et les transporteurs. Avant même de vous inscrire, vous voyez quelles bennes sont libres près de chez vous sous [Bennes céréalières](/trailers?type=tipperAgrar).`,
  ),
};
