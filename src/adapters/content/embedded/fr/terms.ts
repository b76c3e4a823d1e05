import type { LegalDocument } from '#domain/content/story.ts';
import { TERMS_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const terms: LegalDocument = {
  component: 'legalDocument',
  ...TERMS_VERSION,
  title: 'Conditions de location',
  text: 'Conditions générales de location de semi-remorques aux entreprises',
  sections: [
    section(
      'scope',
      '1. Champ d’application',
      `Les présentes conditions s’appliquent à la location de semi-remorques de Trailyard GmbH (« Trailyard », « nous »). Nous louons uniquement à des professionnels, à des personnes morales de droit public et à des fonds spéciaux de droit public, et non à des consommateurs.

Les conditions du locataire ne s’appliquent que si nous les acceptons sous forme de texte. La version acceptée par le locataire lors de la commande fait foi. Elle est enregistrée avec la commande.`,
    ),
    section(
      'account',
      '2. Compte client',
      `Un compte appartient à une entreprise. Nous vérifions chaque nouvelle entreprise ; jusqu’à son activation, elle peut remplir le panier, mais pas commander. Les administrateurs de l’entreprise attribuent les rôles, les plafonds de commande et les validations et veillent à ce que les données d’accès restent secrètes. Ce qu’un membre commande dans le cadre de son rôle vaut commande de l’entreprise.

Si une commande dépasse le plafond du membre, un autre administrateur de l’entreprise doit la valider. À défaut de validation, elle expire après 24 heures, au plus tard quatre heures avant la prise en charge.`,
    ),
    section(
      'contract',
      '3. Conclusion du contrat',
      `La location porte sur une semi-remorque déterminée avec son immatriculation, et non sur une catégorie de véhicules. Si, lors de la commande, une semi-remorque équivalente ou meilleure convient au locataire, nous pouvons fournir, à la place de celle réservée, une semi-remorque au moins équivalente au même dépôt et au prix convenu ; nous l’en informons aussitôt. La présentation dans la boutique ne constitue pas encore une offre. En cliquant sur « Louer (engagement ferme) », le locataire fait une offre. Le contrat est conclu par notre confirmation de commande ou, en cas de paiement d’avance, à la réception du paiement. Une commande portant sur plusieurs semi-remorques vaut en totalité ou pas du tout.

À la dernière étape de la commande, nous réservons les semi-remorques pendant 15 minutes, délai prolongeable une fois. Il s’agit d’un geste de courtoisie qui ne crée aucun droit.

Si la semi-remorque devient indisponible avant la prise en charge, nous en proposons une équivalente ou remboursons le loyer. La section 14 n’en est pas affectée.`,
    ),
    section(
      'period',
      '4. Durée de location',
      `Toutes les heures s’entendent à l’heure locale du dépôt. La prise en charge et la restitution ont lieu pendant les heures d’ouverture ou, dans les dépôts dotés d’une boîte à clés, à tout moment. La semi-remorque doit être ramenée au dépôt où elle a été prise en charge, ou à l’autre dépôt convenu pour sa restitution.

Après la restitution, nous gardons la semi-remorque libre pendant deux ou six heures selon le type, pour le contrôle et le nettoyage. Ce temps n’est pas facturé.`,
    ),
    section(
      'price',
      '5. Prix',
      `La liste de prix affichée lors de la commande s’applique. Les prix s’entendent hors taxes, en euros. Un jour de location va de l’heure de prise en charge à la même heure le lendemain. Tout jour entamé compte en entier ; les deux premières heures d’un jour supplémentaire sont gratuites. La durée minimale de location est d’un jour et, pour les semi-remorques frigorifiques, de trois jours.

Le tarif journalier baisse à partir de 7, 30 et 180 jours. Une location plus courte ne coûte jamais plus qu’une location qui atteint le palier suivant : le montant le plus bas s’applique toujours. Les extras sont facturés par jour ou une seule fois.`,
    ),
    section(
      'tax',
      '6. TVA',
      `Jusqu’à 30 jours de location ininterrompue, la TVA du pays de prise en charge de la semi-remorque s’applique. Si la location dure plus longtemps, le siège du locataire est déterminant :

- dans le pays du dépôt, le taux de ce pays s’applique ;
- dans un autre État de l’UE avec un n° TVA valide, le locataire est redevable de la taxe (autoliquidation) ;
- dans un autre État de l’UE sans n° TVA valide, le taux du pays du dépôt s’applique ;
- hors de l’UE, aucune TVA n’est due.

Si seule une prolongation fait dépasser les 30 jours, la règle des locations longues ne s’applique qu’à la prolongation. Le locataire tient son n° TVA à jour.`,
    ),
    section(
      'payment',
      '7. Paiement',
      `Le locataire paie par prélèvement SEPA avec un mandat valide ou par virement. L’échéance et la référence de paiement figurent dans la confirmation de commande. Avant chaque commande, nous vérifions si les commandes ouvertes respectent le plafond de crédit de l’entreprise. Dans le cas contraire, le loyer est à virer d’avance ; si le paiement n’est pas reçu dans les trois jours, et au plus tard quatre heures avant la prise en charge, la commande expire.

En cas de retard de paiement, les intérêts légaux s’appliquent. Le locataire ne peut compenser qu’avec des créances incontestées ou constatées par une décision ayant force de chose jugée.`,
    ),
    section(
      'change',
      '8. Prolongation, restitution anticipée et tardive',
      `Une prolongation est possible tant que la semi-remorque est libre. Nous facturons la différence entre le prix de toute la nouvelle durée de location et celui de la durée précédente, selon la liste de prix de la commande initiale.

En cas de restitution anticipée, nous établissons un avoir de la différence avec le prix de la durée effective ; la durée minimale de location est toujours facturée. En cas de restitution tardive, nous facturons la différence jusqu’à la restitution effective. Tous autres droits en raison du retard demeurent réservés.`,
    ),
    section(
      'cancellation',
      '9. Annulation et non-retrait',
      `L’annulation est gratuite jusqu’à 24 heures avant la prise en charge ; ensuite, nous facturons un tarif journalier. Si une semi-remorque équivalente ou meilleure convient au locataire, l’annulation est gratuite jusqu’à quatre heures avant la prise en charge. Si la semi-remorque n’est pas retirée, nous facturons trois tarifs journaliers. Le tarif journalier de la réservation fait foi ; le montant facturé ne dépasse jamais son prix total. Le locataire reste libre de prouver un préjudice moindre.`,
    ),
    section(
      'handover',
      '10. Procès-verbal de remise',
      `Un procès-verbal est établi à la prise en charge et à la restitution : état, pneus, dommages, photos, accessoires, signature. Le conducteur agit alors pour le locataire. Une fois signé, le procès-verbal ne peut plus être modifié ; les deux parties le reçoivent au format PDF. Si le procès-verbal de restitution constate des dommages absents du procès-verbal de prise en charge, ils sont présumés être survenus pendant la durée de location ; le locataire peut prouver le contraire.

La semi-remorque doit être restituée vide, balayée et avec tous ses accessoires.`,
    ),
    section(
      'use',
      '11. Utilisation',
      `- Le tracteur, le conducteur et le chargement doivent convenir à la semi-remorque. Le locataire répond de la charge utile, des charges par essieu et de l’arrimage.
- Marchandises dangereuses, denrées alimentaires et aliments pour animaux uniquement avec des semi-remorques équipées à cet effet ; les trois derniers chargements doivent être indiqués sur demande.
- Sous-location uniquement avec notre accord sous forme de texte.
- Utilisation dans l’UE, dans l’EEE, en Suisse et au Royaume-Uni, ailleurs uniquement avec notre accord.
- Les accidents, vols et pertes doivent nous être signalés sans délai, les vols et les accidents avec dommages à des tiers également à la police.
- Les semi-remorques équipées de la télématique transmettent leur position et leur kilométrage. Les détails figurent dans la [politique de confidentialité](/legal/privacy).`,
    ),
    section(
      'maintenance',
      '12. Entretien, contrôles, pannes',
      `Nous remettons la semi-remorque en état de circuler en sécurité et avec des contrôles valides. Si un contrôle arrive à échéance pendant une location de plus de 30 jours, nous convenons du rendez-vous à l’atelier avec le locataire. Le locataire contrôle les pneus, l’éclairage et les freins avant chaque trajet.

En cas de panne, le locataire nous joint au [{phone}](tel:{phone}). Il ne commande de réparations qu’après notre accord. L’usure excessive est à la charge du locataire, sauf s’il a réservé un forfait full service ou pneus.`,
    ),
    section(
      'damage',
      '13. Responsabilité du locataire',
      `Le locataire répond des dommages à la semi-remorque et de sa perte pendant la durée de location s’ils sont imputables à lui-même ou à son conducteur. La franchise est de 2 500 € par sinistre, de 1 000 € ou de 500 € avec les forfaits de responsabilité proposés. Sa responsabilité ne va pas au-delà.

Cette limitation ne s’applique pas en cas de faute intentionnelle ni d’utilisation contraire au contrat, par exemple une surcharge. En cas de négligence grave, le locataire répond selon la gravité de la faute. Le vol et l’effraction ne sont couverts qu’avec la protection contre le vol.`,
    ),
    section(
      'liability',
      '14. Responsabilité de Trailyard',
      `Notre responsabilité est illimitée en cas de faute intentionnelle et de négligence grave, d’atteinte à la vie, au corps ou à la santé, au titre de la loi allemande sur la responsabilité du fait des produits et des garanties accordées. En cas de négligence simple, nous ne répondons que de la violation d’obligations contractuelles essentielles, dans la limite du dommage prévisible et typique du contrat. La responsabilité sans faute pour les défauts initiaux est exclue.`,
    ),
    section(
      'termination',
      '15. Résiliation pour motif grave',
      `Chaque partie peut résilier le contrat sans préavis pour motif grave, et nous en particulier en cas de retard de paiement malgré un rappel ou d’utilisation contraire au contrat malgré une mise en demeure. Après la résiliation, la semi-remorque doit être restituée sans délai.`,
    ),
    section(
      'final',
      '16. Dispositions finales',
      `Le droit allemand s’applique, à l’exclusion de la Convention des Nations Unies sur la vente internationale de marchandises. Le tribunal compétent est celui de Hambourg, dans la mesure permise par la loi. Les modifications requièrent la forme de texte. Si une disposition est sans effet, les autres restent valables. Les traductions servent à la compréhension ; la version allemande fait foi.`,
    ),
  ],
};
