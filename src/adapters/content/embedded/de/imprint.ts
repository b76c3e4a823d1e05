import type { LegalDocument } from '#domain/content/story.ts';
import { IMPRINT_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const imprint: LegalDocument = {
  component: 'legalDocument',
  ...IMPRINT_VERSION,
  title: 'Impressum',
  text: 'Angaben nach § 5 DDG',
  sections: [
    section(
      'company',
      'Anbieter',
      `Trailyard GmbH
Altenwerder Hauptstraße 12
21129 Hamburg
Deutschland

Vertreten durch die Geschäftsführung: Henrike Albers, Jonas Petersen`,
    ),
    section(
      'contact',
      'Kontakt',
      `Telefon: [{phone}](tel:{phone})
E-Mail: [{email}](mailto:{email})`,
    ),
    section(
      'register',
      'Register und Umsatzsteuer',
      `Handelsregister: Amtsgericht Hamburg, HRB 999999
Umsatzsteuer-Identifikationsnummer: DE 999 999 999`,
    ),
    section('responsible', 'Verantwortlich für den Inhalt', `Henrike Albers, Anschrift wie oben (§ 18 Abs. 2 MStV)`),
    section(
      'disputes',
      'Streitbeilegung',
      `Unser Angebot richtet sich an Unternehmen. An Verfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil.`,
    ),
    section(
      'sources',
      'Quellen',
      `Kartendaten: Natural Earth, gemeinfrei. Orte: [GeoNames](https://www.geonames.org) (CC BY 4.0), bearbeitet. Feiertage: date-holidays (CC BY-SA 3.0). Zeichnungen und Texte: Trailyard GmbH.`,
    ),
  ],
};
