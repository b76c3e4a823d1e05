import type { LegalDocument } from '#domain/content/story.ts';
import { IMPRINT_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const imprint: LegalDocument = {
  component: 'legalDocument',
  ...IMPRINT_VERSION,
  title: 'Legal notice',
  text: 'Information under section 5 of the German Digital Services Act (DDG)',
  sections: [
    section(
      'company',
      'Provider',
      `Trailyard GmbH
Altenwerder Hauptstraße 12
21129 Hamburg
Germany

Represented by the managing directors: Henrike Albers, Jonas Petersen`,
    ),
    section(
      'contact',
      'Contact',
      `Phone: [{phone}](tel:{phone})
Email: [{email}](mailto:{email})`,
    ),
    section(
      'register',
      'Register and VAT',
      `Commercial register: Local Court of Hamburg (Amtsgericht Hamburg), HRB 999999
VAT ID: DE 999 999 999`,
    ),
    section(
      'responsible',
      'Responsible for the content',
      `Henrike Albers, address as above (section 18(2) of the German State Media Treaty, MStV)`,
    ),
    section(
      'disputes',
      'Dispute resolution',
      `Our offer is addressed to businesses. We do not take part in proceedings before a consumer arbitration board.`,
    ),
    section(
      'sources',
      'Sources',
      `Map data: Natural Earth, public domain. Places: [GeoNames](https://www.geonames.org) (CC BY 4.0), adapted. Public holidays: date-holidays (CC BY-SA 3.0). Drawings and texts: Trailyard GmbH.`,
    ),
  ],
};
