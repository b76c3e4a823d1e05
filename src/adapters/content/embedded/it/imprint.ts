import type { LegalDocument } from '#domain/content/story.ts';
import { IMPRINT_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const imprint: LegalDocument = {
  component: 'legalDocument',
  ...IMPRINT_VERSION,
  title: 'Note legali',
  text: 'Informazioni ai sensi del § 5 della legge tedesca sui servizi digitali (DDG)',
  sections: [
    section(
      'company',
      'Fornitore',
      `Trailyard GmbH
Altenwerder Hauptstraße 12
21129 Amburgo
Germania

Rappresentata dagli amministratori: Henrike Albers, Jonas Petersen`,
    ),
    section(
      'contact',
      'Contatti',
      `Telefono: [{phone}](tel:{phone})
E-mail: [{email}](mailto:{email})`,
    ),
    section(
      'register',
      'Registro e IVA',
      `Registro delle imprese: tribunale di Amburgo (Amtsgericht Hamburg), HRB 999999
Partita IVA: DE 999 999 999`,
    ),
    section(
      'responsible',
      'Responsabile dei contenuti',
      `Henrike Albers, indirizzo come sopra (§ 18, comma 2, del trattato statale tedesco sui media, MStV)`,
    ),
    section(
      'disputes',
      'Risoluzione delle controversie',
      `La nostra offerta si rivolge alle imprese. Non partecipiamo a procedure dinanzi a organismi di conciliazione dei consumatori.`,
    ),
    section(
      'sources',
      'Fonti',
      `Dati cartografici: Natural Earth, pubblico dominio. Luoghi: [GeoNames](https://www.geonames.org) (CC BY 4.0), adattati. Giorni festivi: date-holidays (CC BY-SA 3.0). Disegni e testi: Trailyard GmbH.`,
    ),
  ],
};
