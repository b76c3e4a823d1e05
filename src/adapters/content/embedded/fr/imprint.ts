import type { LegalDocument } from '#domain/content/story.ts';
import { IMPRINT_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const imprint: LegalDocument = {
  component: 'legalDocument',
  ...IMPRINT_VERSION,
  title: 'Mentions légales',
  text: 'Informations au titre de l’article 5 de la loi allemande sur les services numériques (DDG)',
  sections: [
    section(
      'company',
      'Éditeur',
      `Trailyard GmbH
Altenwerder Hauptstraße 12
21129 Hambourg
Allemagne

Représentée par la gérance : Henrike Albers, Jonas Petersen`,
    ),
    section(
      'contact',
      'Contact',
      `Téléphone : [{phone}](tel:{phone})
E-mail : [{email}](mailto:{email})`,
    ),
    section(
      'register',
      'Registre et TVA',
      `Registre du commerce : tribunal d’instance de Hambourg (Amtsgericht Hamburg), HRB 999999
N° TVA : DE 999 999 999`,
    ),
    section(
      'responsible',
      'Responsable du contenu',
      `Henrike Albers, adresse ci-dessus (article 18, paragraphe 2, du traité d’État allemand sur les médias, MStV)`,
    ),
    section(
      'disputes',
      'Règlement des litiges',
      `Notre offre s’adresse aux entreprises. Nous ne participons pas aux procédures devant un organe de médiation de la consommation.`,
    ),
    section(
      'sources',
      'Sources',
      `Données cartographiques : Natural Earth, domaine public. Lieux : [GeoNames](https://www.geonames.org) (CC BY 4.0), adaptés. Jours fériés : date-holidays (CC BY-SA 3.0). Dessins et textes : Trailyard GmbH.`,
    ),
  ],
};
