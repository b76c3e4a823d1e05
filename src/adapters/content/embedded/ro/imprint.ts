import type { LegalDocument } from '#domain/content/story.ts';
import { IMPRINT_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const imprint: LegalDocument = {
  component: 'legalDocument',
  ...IMPRINT_VERSION,
  title: 'Informații despre firmă',
  text: 'Informații conform § 5 din legea germană privind serviciile digitale (DDG)',
  sections: [
    section(
      'company',
      'Furnizor',
      `Trailyard GmbH
Altenwerder Hauptstraße 12
21129 Hamburg
Germania

Reprezentată de administratori: Henrike Albers, Jonas Petersen`,
    ),
    section(
      'contact',
      'Contact',
      `Telefon: [{phone}](tel:{phone})
E-mail: [{email}](mailto:{email})`,
    ),
    section(
      'register',
      'Registru și TVA',
      `Registrul comerțului: Amtsgericht Hamburg, HRB 999999
Cod TVA: DE 999 999 999`,
    ),
    section(
      'responsible',
      'Responsabil pentru conținut',
      `Henrike Albers, adresa ca mai sus (§ 18 alin. 2 din tratatul german privind mass-media, MStV)`,
    ),
    section(
      'disputes',
      'Soluționarea litigiilor',
      `Oferta noastră se adresează întreprinderilor. Nu participăm la proceduri în fața unui organism de soluționare alternativă a litigiilor cu consumatorii.`,
    ),
    section(
      'sources',
      'Surse',
      `Date cartografice: Natural Earth, domeniu public. Localități: [GeoNames](https://www.geonames.org) (CC BY 4.0), adaptate. Sărbători legale: date-holidays (CC BY-SA 3.0). Desene și texte: Trailyard GmbH.`,
    ),
  ],
};
