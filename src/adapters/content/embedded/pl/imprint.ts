import type { LegalDocument } from '#domain/content/story.ts';
import { IMPRINT_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const imprint: LegalDocument = {
  component: 'legalDocument',
  ...IMPRINT_VERSION,
  title: 'Informacje o firmie',
  text: 'Informacje zgodnie z § 5 niemieckiej ustawy o usługach cyfrowych (DDG)',
  sections: [
    section(
      'company',
      'Usługodawca',
      `Trailyard GmbH
Altenwerder Hauptstraße 12
21129 Hamburg
Niemcy

Reprezentacja, zarząd: Henrike Albers, Jonas Petersen`,
    ),
    section(
      'contact',
      'Kontakt',
      `Telefon: [{phone}](tel:{phone})
E-mail: [{email}](mailto:{email})`,
    ),
    section(
      'register',
      'Rejestr i VAT',
      `Rejestr handlowy: Amtsgericht Hamburg, HRB 999999
NIP UE: DE 999 999 999`,
    ),
    section(
      'responsible',
      'Odpowiedzialność za treść',
      `Henrike Albers, adres jak wyżej (§ 18 ust. 2 niemieckiej umowy o mediach, MStV)`,
    ),
    section(
      'disputes',
      'Rozstrzyganie sporów',
      `Nasza oferta jest skierowana do przedsiębiorców. Nie uczestniczymy w postępowaniach przed organami pozasądowego rozstrzygania sporów konsumenckich.`,
    ),
    section(
      'sources',
      'Źródła',
      `Dane map: Natural Earth, domena publiczna. Miejscowości: [GeoNames](https://www.geonames.org) (CC BY 4.0), opracowane. Dni świąteczne: date-holidays (CC BY-SA 3.0). Rysunki i teksty: Trailyard GmbH.`,
    ),
  ],
};
