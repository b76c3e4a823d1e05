import type { Section } from '#domain/content/story.ts';
import { section } from '../markup.ts';

/** What is asked beyond the first few questions, told on the page of help alone. */
export const answers: readonly Section[] = [
  section(
    'how-to-book',
    'Comment louer une semi-remorque ?',
    `Recherchez par lieu, période et type, choisissez une semi-remorque et ajoutez-la au panier. Quatre étapes courtes suivent : panier, options, paiement, vérification. À la dernière étape, la semi-remorque est retenue pour vous pendant 15 minutes.

La confirmation de commande et le contrat de location arrivent par e-mail et se trouvent dans la [réservation](/booking).`,
  ),
  section(
    'change-booking',
    'Puis-je modifier une réservation ?',
    `Oui, tant que la prise en charge n’a pas eu lieu. Ouvrez la [réservation](/booking) et choisissez de la modifier : dates, options, n° de commande, centre de coût et chauffeur. Le nouveau prix s’affiche avant que vous confirmiez. Vous recevez un avenant.`,
  ),
  section(
    'handover-report',
    'Comment se passe le procès-verbal de prise en charge ?',
    `Votre chauffeur ouvre la réservation sur son téléphone et contrôle pas à pas pneus, éclairage, dommages et accessoires, prend des photos et signe. Chaque étape est enregistrée, même sans réseau, et peut être poursuivie sur un autre appareil.

Une fois signé, le procès-verbal est joint en PDF à la réservation et ne peut plus être modifié.`,
  ),
  section(
    'key-box',
    'Comment fonctionne la boîte à clés ?',
    `Dans les dépôts dotés d’une boîte à clés, vous prenez en charge et restituez 24h/24, même les jours fériés. Le chauffeur remplit et signe seul le procès-verbal. La page de chacun de nos [dépôts](/depots) indique s’il a une boîte à clés.`,
  ),
  section(
    'return-early',
    'Puis-je restituer plus tôt ou plus tard ?',
    `Annoncez la restitution dans la [réservation](/booking). En cas de restitution anticipée, nous créditons la différence avec le prix de la durée réelle ; la durée minimale est toujours facturée.

S’il vous faut plus de temps, prolongez suffisamment tôt. Sans prolongation, nous facturons le temps jusqu’à la restitution réelle.`,
  ),
  section(
    'damage',
    'Que faire en cas de dommage ?',
    `Notez les dommages dans le procès-verbal avec une photo. Signalez-nous aussitôt accident, vol ou perte au [{phone}](tel:{phone}) ; le vol et les accidents avec des tiers, également à la police.

La franchise est de 2 500 € par sinistre, moins avec les formules de responsabilité. Le vol n’est couvert qu’avec la protection vol.`,
  ),
  section(
    'payment',
    'Comment payer ?',
    `Par prélèvement SEPA avec mandat ou par virement. Si l’encours de votre entreprise ne suffit pas pour une commande, nous demandons un paiement anticipé ; les coordonnées bancaires et la référence figurent dans la confirmation de commande.`,
  ),
  section(
    'invoice',
    'Où trouver les documents et la facture ?',
    `La confirmation de commande, le contrat de location, les avenants et les procès-verbaux se trouvent dans la [réservation](/booking). La confirmation n’est pas une facture : les factures sont envoyées à l’adresse de facturation indiquée par votre entreprise dans le [compte](/account), avec votre n° de commande et votre centre de coût.`,
  ),
  section(
    'team-and-limits',
    'Comment travailler en équipe ?',
    `Les administrateurs invitent leurs collègues dans l’[équipe](/team) et attribuent rôles et plafonds de commande. Si une commande dépasse le plafond, un autre administrateur doit la valider. Sans validation, elle expire après 24 heures et au plus tard quatre heures avant la prise en charge.`,
  ),
  section(
    'sign-up-and-review',
    'Comment inscrire mon entreprise ?',
    `[Inscrivez](/sign-up) l’entreprise avec son adresse et son n° TVA, puis confirmez le lien reçu par e-mail. Nous vérifions chaque nouvelle entreprise. En attendant, vous pouvez chercher et remplir le panier, mais pas encore commander.`,
  ),
  section(
    'password',
    'J’ai oublié mon mot de passe',
    `Demandez un [lien de réinitialisation](/reset-account). Si rien n’arrive au bout de quelques minutes, regardez dans les courriers indésirables ou demandez à l’administrateur de votre entreprise avec quelle adresse vous êtes inscrit.`,
  ),
];
