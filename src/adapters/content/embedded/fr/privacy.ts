import type { LegalDocument } from '#domain/content/story.ts';
import { PRIVACY_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const privacy: LegalDocument = {
  component: 'legalDocument',
  ...PRIVACY_VERSION,
  title: 'Politique de confidentialité',
  text: 'Quelles données personnelles nous traitons, à quelles fins, pendant combien de temps et quels sont vos droits',
  sections: [
    section(
      'controller',
      '1. Responsable du traitement',
      `Trailyard GmbH, Altenwerder Hauptstraße 12, 21129 Hambourg, Allemagne
Téléphone : [{phone}](tel:{phone})
E-mail : [{email}](mailto:{email})`,
    ),
    section(
      'visit',
      '2. Visite du site',
      `Lorsque vous ouvrez une page, notre serveur traite des données techniques : heure, adresse demandée, résultat, adresse IP et informations sur le navigateur. Nous en avons besoin pour fournir les pages et repousser les attaques (art. 6, par. 1, point f) du RGPD). Les parties secrètes des adresses, par exemple dans les liens des e-mails, sont masquées dans les journaux. Les polices, les cartes et les images proviennent de notre propre serveur.`,
    ),
    section(
      'account',
      '3. Compte et entreprise',
      `Pour le compte, nous traitons le nom, l’adresse e-mail, la langue, le rôle, une photo si vous le souhaitez, ainsi que les données et adresses de votre entreprise, y compris le n° TVA, dont nous vérifions la validité. Les mots de passe ne sont conservés que sous forme de hachage. Nous consignons les connexions, les tentatives échouées et les modifications touchant à la sécurité (art. 6, par. 1, points b) et f) du RGPD).

Si notre assistance doit intervenir sur un compte en votre nom, elle en indique le motif ; la session et les modifications sont journalisées. Le mot de passe, les consentements, les mandats et les signatures sont alors verrouillés.`,
    ),
    section(
      'rental',
      '4. Locations et remises',
      `Pour les commandes et les réservations, nous traitons les données de location, les notes, le nom du conducteur et le procès-verbal avec photos et signature (art. 6, par. 1, point b) du RGPD). Les semi-remorques équipées de la télématique transmettent leur position et leur kilométrage ; votre entreprise ne les voit qu’en lien avec une location en cours ou à venir. Nous les utilisons pour l’exploitation, l’entretien et la recherche de semi-remorques volées ou restituées en retard (point f)).`,
    ),
    section(
      'payment',
      '5. Paiement',
      `Pour le prélèvement, nous conservons le mandat, le titulaire du compte et l’IBAN. L’IBAN est enregistré sous forme chiffrée et n’est affiché que partiellement. Avant une commande, nous comparons les commandes ouvertes de votre entreprise à son plafond de crédit. Si le résultat est négatif, le paiement d’avance reste possible ; une personne le réexamine sur demande.`,
    ),
    section(
      'storage',
      '6. Cookies et stockage dans le navigateur',
      `Nécessaires et autorisés sans consentement (article 25, paragraphe 2, de la loi allemande TDDDG) :

- **locale** : langue choisie, 365 jours
- **session**, **refresh** : votre connexion, 12 heures ou, avec « Rester connecté », 30 jours
- **auth_public** : heure d’expiration de la connexion, sans autre information
- **app_version** : version de l’application, afin que rien d’obsolète ne subsiste après une mise à jour
- **consent** : votre choix concernant les statistiques
- **flash** : un message pour la page suivante, 60 secondes
- **wrote** : jusqu’où votre dernière modification est enregistrée, 5 secondes

Pendant une inscription, un cookie signé retient qu’elle a été achevée. Les filtres et la zone de carte affichée se trouvent dans le stockage local de votre navigateur, le choix du paiement n’y reste que jusqu’à la fermeture de l’onglet, et les données de procès-verbal non encore envoyées restent sur l’appareil jusqu’à leur transmission.`,
    ),
    section(
      'statistics',
      '7. Statistiques et publicité uniquement avec votre consentement',
      `Nous n’analysons les pages consultées que si vous y avez consenti. Les noms et les parties secrètes des adresses sont masqués au préalable. De même, nous n’enregistrons les données de campagne (paramètres utm, gclid) qu’à cette condition et signalons alors à Google Ads les commandes issues d’une annonce (art. 6, par. 1, point a) du RGPD, article 25, paragraphe 1, TDDDG). Sans consentement, rien de tout cela n’a lieu : jusque-là, les données de campagne ne figurent que dans l’adresse des pages que vous ouvrez et, si vous vous inscrivez, avec votre inscription jusqu’à ce qu’elle soit terminée. Vous pouvez retirer votre consentement à tout moment dans les paramètres de confidentialité.`,
    ),
    section(
      'mail',
      '8. E-mails',
      `Nous envoyons les e-mails liés à votre compte et à vos locations : confirmations, invitations, rappels, avis de sécurité. Nous n’envoyons pas de publicité.`,
    ),
    section(
      'recipients',
      '9. Destinataires',
      `Des prestataires d’hébergement, de messagerie, de contenus éditoriaux et de télématique traitent des données pour notre compte. Des banques, des ateliers, des services de dépannage et des autorités en reçoivent lorsque le cas l’exige. Les données ne parviennent dans des pays hors de l’EEE qu’avec les garanties des art. 44 et suivants du RGPD.`,
    ),
    section(
      'retention',
      '10. Durée de conservation',
      `Nous conservons les données tant que le compte existe et qu’elles sont nécessaires à leur finalité. Les contrats, les pièces comptables et les procès-verbaux sont conservés de six à dix ans conformément au droit commercial et fiscal. Nous effaçons les journaux techniques dès qu’ils ne sont plus nécessaires à l’exploitation et à la sécurité.`,
    ),
    section(
      'rights',
      '11. Vos droits',
      `Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation, de portabilité et d’opposition (art. 15 à 21 du RGPD). Vous pouvez télécharger vous-même une copie de vos données dans votre compte, sous « Protection des données ». Vous pouvez introduire une réclamation auprès d’une autorité de contrôle, par exemple le commissaire à la protection des données et à la liberté d’information de Hambourg.`,
    ),
    section(
      'changes',
      '12. Modifications',
      `Si le traitement change, nous adaptons la présente politique et lui attribuons un nouveau numéro de version. Les modifications importantes vous sont présentées lors de votre prochaine connexion.`,
    ),
  ],
};
