import type { HelpPage, HowItWorks } from '#domain/content/story.ts';
import { richText, section } from '../markup.ts';
import { answers } from './answers.ts';

export const howItWorks: HowItWorks = {
  component: 'howItWorks',
  headline: 'De l’écran à la route',
  steps: [
    {
      title: 'Rechercher',
      text: 'Lieu, période, type. Libre veut dire libre : chaque véhicule ne figure qu’une seule fois en ligne.',
      details: richText(
        'Vous voyez les dimensions, la charge utile, l’équipement et le prix pour votre période exacte. Si une semi-remorque est occupée, nous indiquons quand elle se libère ou où se trouve une semi-remorque identique.',
      ),
    },
    {
      title: 'Réserver',
      text: 'Quatre étapes brèves. La semi-remorque vous reste réservée pendant 15 minutes.',
      details: richText(
        'Panier, extras, paiement, vérification. Vous payez par prélèvement ou par virement. La confirmation de commande et le contrat de location arrivent par e-mail.',
      ),
    },
    {
      title: 'Prendre en charge',
      text: 'Votre chauffeur contrôle avec son téléphone : pneus, dommages, signature. Terminé en six minutes.',
      details: richText(
        'Le procès-verbal est enregistré après chaque étape et peut être poursuivi sur un autre appareil. Une fois signé, il est joint à la réservation au format PDF.',
      ),
    },
    {
      title: 'Restituer',
      text: 'Fini plus tôt ? Vous recevez un avoir. Besoin de plus de temps ? Deux clics suffisent.',
      details: richText(
        'Annoncez la restitution dans la réservation. Avant une prolongation, vous voyez le supplément et, si quelque chose change, la TVA.',
      ),
    },
  ],
};

export const help: HelpPage = {
  component: 'help',
  headline: 'Aide',
  text: 'Des réponses brèves aux questions les plus fréquentes, sur le parc comme au bureau.',
  sections: [
    section(
      'pick-up-and-return',
      'Prise en charge et restitution',
      `La prise en charge et la restitution sont possibles pendant les heures d’ouverture du dépôt et, dans les dépôts dotés d’une boîte à clés, 24h/24. Toutes les heures sont indiquées à l’heure locale du dépôt. La semi-remorque revient au dépôt où elle a été prise en charge.

Le chauffeur ouvre la réservation sur son téléphone et remplit le procès-verbal : pneus, éclairage, dommages, photos, signature. Veuillez restituer la semi-remorque vide, balayée et avec tous ses accessoires.`,
    ),
    section(
      'cancel-and-extend',
      'Annuler et prolonger',
      `Vous annulez gratuitement jusqu’à 24 heures avant la prise en charge. Ensuite, nous facturons un tarif journalier, ou trois si la semi-remorque n’est pas retirée, sans jamais dépasser le prix total de la réservation. Si une semi-remorque équivalente ou meilleure vous convient, indiquez-le dans le panier : vous annulez alors gratuitement jusqu’à quatre heures avant la prise en charge.

Vous pouvez prolonger dans la réservation tant que la semi-remorque est libre. Vous ne payez que la différence avec le prix de toute la nouvelle durée de location.`,
    ),
    section(
      'price-and-vat',
      'Prix et TVA',
      `Un jour de location va de l’heure de prise en charge à la même heure le lendemain, avec deux heures de tolérance. Le tarif journalier baisse à partir de 7, 30 et 180 jours. Pour les semi-remorques frigorifiques, la durée minimale de location est de trois jours.

Jusqu’à 30 jours, la TVA du pays de prise en charge s’applique. Pour une location plus longue, c’est le siège de votre entreprise qui compte. Le panier indique quel cas s’applique et pourquoi.`,
    ),
    section(
      'breakdown',
      'Dépannage 24 h/24, 7 j/7',
      `Mettez d’abord le véhicule et le chargement en sécurité. Appelez ensuite le [{phone}](tel:{phone}) et indiquez l’immatriculation ou le numéro de la semi-remorque ainsi que l’endroit où elle se trouve.

Avec l’extra Dépannage, nous organisons l’assistance 24h/24 dans toute l’Europe. Veuillez ne commander de réparations qu’après notre accord.`,
    ),
    ...answers,
    section(
      'contact',
      'Contact',
      `Téléphone : [{phone}](tel:{phone})
E-mail : [{email}](mailto:{email})

Si possible, munissez-vous de votre numéro de réservation. Nous serons plus rapides.`,
    ),
  ],
};
