import type { HomePage } from '#domain/content/story.ts';

export const home: HomePage = {
  component: 'home',
  description:
    'Alquile semirremolques en línea y en firme: exactamente este vehículo, con matrícula, medidas y un precio calculado por días.',
  heroHeadline: 'Alquile un semirremolque como si estuviera en su propio patio.',
  heroText:
    'Usted no reserva una categoría, sino exactamente este vehículo: con matrícula, medidas y un precio calculado por días.',
  promises: [
    { text: '{trailers} semirremolques en {depots} bases' },
    { text: 'Cancelación gratuita hasta 24 h antes de la recogida' },
    { text: 'Caja de llaves las 24 horas en {keyBoxDepots}' },
  ],
  typesHeadline: '¿Qué desea cargar?',
  tiles: [
    { type: 'plane', text: 'Lona corredera, mega, bobinas, bebidas XL' },
    { type: 'cool', text: 'FRC, de −30 a +30 °C, doble piso' },
    { type: 'box', text: 'Carga seca, muebles, urbana con plataforma elevadora' },
    { type: 'chassis', text: '40 pies fijo, ligero 40HC, cisterna 20/30' },
    { type: 'chassisAllround', text: 'De 20 a 45 pies, extensible' },
    { type: 'tipper', text: 'Media caña de acero, caja de aluminio, asfalto' },
    { type: 'tipperAgrar', text: 'Cereal 50 y 60 m³, GMP+' },
  ],
  contactHeadline: '¿No sabe cuál le conviene?',
  contactText: 'Díganos la carga y la ruta. Le indicaremos el semirremolque adecuado.',
  contactHours: 'De lunes a viernes, de 6:00 a 20:00 h',
  priceHeadline: 'Siete días más. Cero euros más.',
  priceText:
    'A partir del día {flatFrom} ya paga el precio mensual de un tauliner. Los días siguientes, hasta el {flatTo}, están incluidos sin recargo, y se lo decimos antes de reservar.',
  depotsHeadline: '{depots} bases en las rutas que usted recorre',
};
