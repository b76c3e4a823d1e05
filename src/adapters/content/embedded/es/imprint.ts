import type { LegalDocument } from '#domain/content/story.ts';
import { IMPRINT_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const imprint: LegalDocument = {
  component: 'legalDocument',
  ...IMPRINT_VERSION,
  title: 'Aviso legal',
  text: 'Información conforme al artículo 5 de la Ley alemana de servicios digitales (DDG)',
  sections: [
    section(
      'company',
      'Prestador',
      `Trailyard GmbH
Altenwerder Hauptstraße 12
21129 Hamburgo
Alemania

Representada por la dirección: Henrike Albers, Jonas Petersen`,
    ),
    section(
      'contact',
      'Contacto',
      `Teléfono: [{phone}](tel:{phone})
Correo electrónico: [{email}](mailto:{email})`,
    ),
    section(
      'register',
      'Registro e IVA',
      `Registro mercantil: Juzgado de Hamburgo (Amtsgericht Hamburg), HRB 999999
NIF-IVA: DE 999 999 999`,
    ),
    section(
      'responsible',
      'Responsable del contenido',
      `Henrike Albers, misma dirección (artículo 18, apartado 2, del Tratado estatal alemán de medios, MStV)`,
    ),
    section(
      'disputes',
      'Resolución de litigios',
      `Nuestra oferta se dirige a empresas. No participamos en procedimientos ante una entidad de resolución de litigios de consumo.`,
    ),
    section(
      'sources',
      'Fuentes',
      `Datos cartográficos: Natural Earth, dominio público. Lugares: [GeoNames](https://www.geonames.org) (CC BY 4.0), adaptados. Días festivos: date-holidays (CC BY-SA 3.0). Dibujos y textos: Trailyard GmbH.`,
    ),
  ],
};
