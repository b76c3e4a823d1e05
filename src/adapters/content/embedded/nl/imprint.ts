import type { LegalDocument } from '#domain/content/story.ts';
import { IMPRINT_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const imprint: LegalDocument = {
  component: 'legalDocument',
  ...IMPRINT_VERSION,
  title: 'Colofon',
  text: 'Gegevens volgens § 5 van de Duitse wet inzake digitale diensten (DDG)',
  sections: [
    section(
      'company',
      'Aanbieder',
      `Trailyard GmbH
Altenwerder Hauptstraße 12
21129 Hamburg
Duitsland

Vertegenwoordigd door de directie: Henrike Albers, Jonas Petersen`,
    ),
    section(
      'contact',
      'Contact',
      `Telefoon: [{phone}](tel:{phone})
E-mail: [{email}](mailto:{email})`,
    ),
    section(
      'register',
      'Register en btw',
      `Handelsregister: Amtsgericht Hamburg, HRB 999999
Btw-nummer: DE 999 999 999`,
    ),
    section(
      'responsible',
      'Verantwoordelijk voor de inhoud',
      `Henrike Albers, adres als hierboven (§ 18 lid 2 van het Duitse mediaverdrag, MStV)`,
    ),
    section(
      'disputes',
      'Geschillenbeslechting',
      `Ons aanbod is gericht op ondernemingen. Aan procedures bij een geschillencommissie voor consumenten nemen wij niet deel.`,
    ),
    section(
      'sources',
      'Bronnen',
      `Kaartgegevens: Natural Earth, publiek domein. Plaatsen: [GeoNames](https://www.geonames.org) (CC BY 4.0), bewerkt. Feestdagen: date-holidays (CC BY-SA 3.0). Tekeningen en teksten: Trailyard GmbH.`,
    ),
  ],
};
