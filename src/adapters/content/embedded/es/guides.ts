import type { HelpPage, HowItWorks } from '#domain/content/story.ts';
import { richText, section } from '../markup.ts';
import { answers } from './answers.ts';

export const howItWorks: HowItWorks = {
  component: 'howItWorks',
  headline: 'De la pantalla a la carretera',
  steps: [
    {
      title: 'Buscar',
      text: 'Lugar, periodo, tipo. Libre significa libre: cada vehículo figura una sola vez en la red.',
      details: richText(
        'Usted ve las medidas, la carga útil, el equipamiento y el precio para su periodo exacto. Si un semirremolque está ocupado, indicamos cuándo vuelve a estar libre o dónde hay otro igual.',
      ),
    },
    {
      title: 'Reservar',
      text: 'Cuatro pasos breves. El semirremolque queda apartado para usted durante 15 minutos.',
      details: richText(
        'Cesta, extras, pago, revisión. Paga por domiciliación o por transferencia. La confirmación del pedido y el contrato de alquiler llegan por correo electrónico.',
      ),
    },
    {
      title: 'Recoger',
      text: 'Su conductor revisa con el móvil: neumáticos, daños, firma. Listo en seis minutos.',
      details: richText(
        'El acta se guarda después de cada paso y se puede continuar en otro dispositivo. Una vez firmada, queda en la reserva como PDF.',
      ),
    },
    {
      title: 'Devolver',
      text: '¿Ha terminado antes? Recibe un abono. ¿Lo necesita más tiempo? Con dos clics.',
      details: richText(
        'Anuncie la devolución en la reserva. Antes de una prórroga ve el recargo y, si algo cambia, el IVA.',
      ),
    },
  ],
};

export const help: HelpPage = {
  component: 'help',
  headline: 'Ayuda',
  text: 'Respuestas breves a lo que más se pregunta en la base y en la oficina.',
  sections: [
    section(
      'pick-up-and-return',
      'Recogida y devolución',
      `La recogida y la devolución son posibles durante el horario de la base y, en las bases con caja de llaves, las 24 horas. Todas las horas son la hora local de la base. El semirremolque vuelve a la base en la que se recogió.

El conductor abre la reserva en el móvil y completa el acta: neumáticos, luces, daños, fotos, firma. Devuelva el semirremolque vacío, barrido y con todos sus accesorios.`,
    ),
    section(
      'cancel-and-extend',
      'Cancelar y prorrogar',
      `Puede cancelar gratuitamente hasta 24 horas antes de la recogida. Después cobramos una tarifa diaria o, si no se recoge el semirremolque, tres, pero nunca más que el precio total de la reserva. Si le sirve también un semirremolque igual o mejor, elíjalo en la cesta: entonces puede cancelar gratuitamente hasta cuatro horas antes de la recogida.

Puede prorrogar en la reserva mientras el semirremolque esté libre. Solo paga la diferencia respecto al precio de todo el nuevo periodo de alquiler.`,
    ),
    section(
      'price-and-vat',
      'Precios e IVA',
      `Un día de alquiler va desde la hora de recogida hasta la misma hora del día siguiente, con dos horas de cortesía. La tarifa diaria baja a partir de 7, 30 y 180 días. Para los frigoríficos, el periodo mínimo de alquiler es de tres días.

Hasta 30 días se aplica el IVA del país de recogida. En alquileres más largos cuenta la sede de su empresa. En la cesta se indica qué caso se aplica y por qué.`,
    ),
    section(
      'breakdown',
      'Asistencia en carretera 24/7',
      `Asegure primero el vehículo y la carga. Llame después al [{phone}](tel:{phone}) e indique la matrícula o el número del semirremolque y el lugar donde se encuentra.

Con el extra de asistencia en carretera organizamos ayuda las 24 horas en toda Europa. Encargue reparaciones solo después de nuestra aprobación.`,
    ),
    ...answers,
    section(
      'contact',
      'Contacto',
      `Teléfono: [{phone}](tel:{phone})
Correo electrónico: [{email}](mailto:{email})

Si es posible, tenga a mano el número de reserva. Así le atenderemos antes.`,
    ),
  ],
};
