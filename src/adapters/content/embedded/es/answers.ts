import type { Section } from '#domain/content/story.ts';
import { section } from '../markup.ts';

/** What is asked beyond the first few questions, told on the page of help alone. */
export const answers: readonly Section[] = [
  section(
    'how-to-book',
    '¿Cómo alquilo un semirremolque?',
    `Busque por lugar, periodo y tipo, elija un semirremolque y añádalo a la cesta. Siguen cuatro pasos breves: cesta, extras, pago, revisión. En el último paso, el semirremolque queda retenido para usted durante 15 minutos.

La confirmación del pedido y el contrato de alquiler llegan por correo electrónico y están en la [reserva](/booking).`,
  ),
  section(
    'change-booking',
    '¿Puedo modificar una reserva?',
    `Sí, mientras esté reservada. Abra la [reserva](/booking) y elija la opción de modificarla: fechas, extras, número de pedido, centro de coste y conductor. Verá el nuevo precio antes de confirmar. Recibirá un anexo con la modificación.`,
  ),
  section(
    'handover-report',
    '¿Cómo funciona el acta de recogida?',
    `El conductor abre la reserva en el móvil y revisa paso a paso neumáticos, luces, daños y accesorios, hace fotos y firma. Cada paso se guarda, también sin cobertura, y se puede continuar en otro dispositivo.

Una vez firmada, el acta queda en PDF junto a la reserva y ya no se puede cambiar.`,
  ),
  section(
    'key-box',
    '¿Cómo funciona la caja de llaves?',
    `En las bases con caja de llaves puede recoger y devolver a cualquier hora, también en festivos. El conductor completa y firma el acta por su cuenta. En la página de cada una de las [bases](/depots) se indica si tiene caja de llaves.`,
  ),
  section(
    'return-early',
    '¿Puedo devolver antes o después?',
    `Avise la devolución en la [reserva](/booking). Si devuelve antes, abonamos la diferencia con el precio del tiempo real de alquiler; el periodo mínimo se cobra siempre.

Si necesita más tiempo, prorrogue con antelación. Sin prórroga cobramos el tiempo hasta la devolución real.`,
  ),
  section(
    'damage',
    '¿Qué hago en caso de daños?',
    `Anote los daños en el acta con una foto. Comuníquenos de inmediato accidentes, robos y pérdidas en el [{phone}](tel:{phone}); los robos y los accidentes con terceros, también a la policía.

La franquicia es de 2500 € por siniestro, menos con los paquetes de responsabilidad. El robo solo está cubierto con la protección contra robo.`,
  ),
  section(
    'payment',
    '¿Cómo pago?',
    `Por domiciliación SEPA con mandato o por transferencia. Si el límite de crédito de su empresa no cubre un pedido, solicitamos el pago anticipado; los datos bancarios y el concepto figuran en la confirmación del pedido.`,
  ),
  section(
    'invoice',
    '¿Dónde encuentro los documentos y la factura?',
    `La confirmación del pedido, el contrato de alquiler, los anexos y las actas están en la [reserva](/booking). La confirmación no es una factura: las facturas se envían a la dirección de facturación que su empresa ha indicado en la [cuenta](/account), con su número de pedido y su centro de coste.`,
  ),
  section(
    'team-and-limits',
    '¿Cómo trabajamos en equipo?',
    `Los administradores invitan a compañeros en el [equipo](/team) y asignan roles y límites de pedido. Si un pedido supera el límite, debe aprobarlo otro administrador. Sin aprobación caduca a las 24 horas y, como muy tarde, cuatro horas antes de la recogida.`,
  ),
  section(
    'sign-up-and-review',
    '¿Cómo registro mi empresa?',
    `[Registre](/sign-up) la empresa con su dirección y su NIF-IVA y confirme el enlace del correo electrónico. Revisamos cada empresa nueva. Hasta su aprobación puede buscar y llenar la cesta, pero todavía no hacer pedidos.`,
  ),
  section(
    'password',
    'He olvidado mi contraseña',
    `Solicite un [enlace para restablecerla](/reset-account). Si pasados unos minutos no ha llegado, mire en la carpeta de spam o pregunte al administrador de su empresa con qué dirección está registrado.`,
  ),
];
