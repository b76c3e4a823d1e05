import type { LegalDocument } from '#domain/content/story.ts';
import { TERMS_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const terms: LegalDocument = {
  component: 'legalDocument',
  ...TERMS_VERSION,
  title: 'Condiciones de alquiler',
  text: 'Condiciones generales para el alquiler de semirremolques por parte de empresas',
  sections: [
    section(
      'scope',
      '1. Ámbito de aplicación',
      `Estas condiciones se aplican al alquiler de semirremolques de Trailyard GmbH («Trailyard», «nosotros»). Solo alquilamos a empresarios, personas jurídicas de derecho público y patrimonios especiales de derecho público, no a consumidores.

Las condiciones del arrendatario solo se aplican si las aceptamos en forma de texto. Es determinante la versión que el arrendatario aceptó al hacer el pedido. Se guarda con el pedido.`,
    ),
    section(
      'account',
      '2. Cuenta de cliente',
      `Una cuenta pertenece a una empresa. Comprobamos cada empresa nueva; hasta su activación puede llenar la cesta, pero no hacer pedidos. Los administradores de la empresa asignan roles, límites de pedido y aprobaciones y velan por que los datos de acceso se mantengan en secreto. Lo que un miembro pide en el marco de su rol se considera pedido de la empresa.

Si un pedido supera el límite del miembro, debe aprobarlo otro administrador de la empresa. Sin aprobación caduca a las 24 horas y, a más tardar, cuatro horas antes de la recogida.`,
    ),
    section(
      'contract',
      '3. Celebración del contrato',
      `Se alquila un semirremolque determinado con su matrícula, no una categoría de vehículos. Si al hacer el pedido el arrendatario acepta también un semirremolque igual o mejor, podemos entregar en lugar del reservado uno al menos equivalente en la misma base y al precio acordado; se lo comunicamos enseguida. La presentación en la tienda aún no constituye una oferta. Con «Alquilar en firme» el arrendatario presenta una oferta. El contrato se celebra con nuestra confirmación del pedido o, en caso de pago por adelantado, con la recepción del pago. Un pedido de varios semirremolques vale por completo o no vale.

En el último paso del pedido apartamos los semirremolques durante 15 minutos, prorrogables una vez. Es una cortesía y no da derecho alguno.

Si el semirremolque deja de estar disponible antes de la recogida, ofrecemos uno equivalente o devolvemos el alquiler. La sección 14 no se ve afectada.`,
    ),
    section(
      'period',
      '4. Periodo de alquiler',
      `Todas las horas se entienden en la hora local de la base. La recogida y la devolución se realizan dentro del horario de apertura y, en las bases con caja de llaves, en cualquier momento. El semirremolque debe devolverse en la base en la que se recogió o en la otra que se haya acordado para su devolución.

Tras la devolución mantenemos libre el semirremolque durante dos o seis horas, según el tipo, para su revisión y limpieza. Este tiempo no se cobra.`,
    ),
    section(
      'price',
      '5. Precios',
      `Se aplica la lista de precios que se muestra al hacer el pedido. Los precios son netos, en euros. Un día de alquiler va desde la hora de recogida hasta la misma hora del día siguiente. Los días comenzados cuentan enteros; las dos primeras horas de un día adicional son gratuitas. El periodo mínimo de alquiler es de un día y, para los frigoríficos, de tres días.

La tarifa diaria baja a partir de 7, 30 y 180 días. Un alquiler más corto nunca cuesta más que uno que alcance el siguiente tramo: siempre se aplica el importe menor. Los extras se cobran por día o una sola vez.`,
    ),
    section(
      'tax',
      '6. IVA',
      `Hasta 30 días de alquiler ininterrumpido se aplica el IVA del país en el que se recoge el semirremolque. Si el alquiler dura más, decide la sede del arrendatario:

- en el país de la base se aplica el tipo de ese país;
- en otro Estado de la UE con NIF-IVA válido, el arrendatario es el deudor del impuesto (inversión del sujeto pasivo);
- en otro Estado de la UE sin NIF-IVA válido se aplica el tipo del país de la base;
- fuera de la UE no se devenga IVA.

Si los 30 días se superan solo por una prórroga, la regla de los alquileres largos se aplica únicamente a la prórroga. El arrendatario mantiene actualizado su NIF-IVA.`,
    ),
    section(
      'payment',
      '7. Pago',
      `El arrendatario paga por domiciliación SEPA con un mandato válido o por transferencia. El vencimiento y el concepto de pago figuran en la confirmación del pedido. Antes de cada pedido comprobamos si los pedidos abiertos respetan el límite de crédito de la empresa. En caso contrario, el alquiler debe transferirse por adelantado; si el pago no se recibe en el plazo de tres días y, a más tardar, cuatro horas antes de la recogida, el pedido caduca.

En caso de mora se aplican los intereses legales. El arrendatario solo puede compensar créditos no discutidos o reconocidos por resolución judicial firme.`,
    ),
    section(
      'change',
      '8. Prórroga, devolución anticipada y tardía',
      `La prórroga es posible mientras el semirremolque esté libre. Se cobra la diferencia entre el precio de todo el nuevo periodo de alquiler y el del periodo anterior, según la lista de precios del pedido original.

En caso de devolución anticipada abonamos la diferencia respecto al precio del periodo real; el periodo mínimo de alquiler se cobra siempre. En caso de devolución tardía cobramos la diferencia hasta la devolución real. Quedan reservados otros derechos por devolución tardía.`,
    ),
    section(
      'cancellation',
      '9. Cancelación y no recogida',
      `La cancelación es gratuita hasta 24 horas antes de la recogida; después cobramos una tarifa diaria. Si el arrendatario acepta un semirremolque igual o mejor, la cancelación es gratuita hasta cuatro horas antes de la recogida. Si no se recoge el semirremolque, cobramos tres tarifas diarias. Es determinante la tarifa diaria de la reserva; nunca se cobra más que su precio total. El arrendatario puede demostrar que el perjuicio fue menor.`,
    ),
    section(
      'handover',
      '10. Acta de entrega',
      `En la recogida y en la devolución se levanta un acta: estado, neumáticos, daños, fotos, accesorios, firma. El conductor actúa en ello por el arrendatario. Una vez firmada, el acta ya no se puede modificar; ambas partes la reciben como PDF. Si el acta de devolución recoge daños que no figuran en el acta de recogida, se presume que se produjeron durante el periodo de alquiler; el arrendatario puede demostrar lo contrario.

El semirremolque debe devolverse vacío, barrido y con todos sus accesorios.`,
    ),
    section(
      'use',
      '11. Uso',
      `- La cabeza tractora, el conductor y la carga deben ser adecuados para el semirremolque. El arrendatario responde de la carga útil, las cargas por eje y la sujeción de la carga.
- Mercancías peligrosas, alimentos y piensos, solo con semirremolques equipados para ello; las tres últimas cargas deben indicarse si se solicita.
- Subarriendo solo con nuestro consentimiento en forma de texto.
- Uso en la UE, el EEE, Suiza y el Reino Unido; en otros lugares, solo con nuestro consentimiento.
- Los accidentes, robos y pérdidas deben comunicársenos sin demora; los robos y los accidentes con daños a terceros, también a la policía.
- Los semirremolques con telemática transmiten su posición y su kilometraje. Los detalles figuran en la [política de privacidad](/legal/privacy).`,
    ),
    section(
      'maintenance',
      '12. Mantenimiento, inspecciones, averías',
      `Entregamos el semirremolque en condiciones seguras de circulación y con las inspecciones en vigor. Si una inspección vence durante un alquiler de más de 30 días, acordamos la cita en el taller con el arrendatario. El arrendatario comprueba los neumáticos, las luces y los frenos antes de cada viaje.

En caso de avería, el arrendatario nos localiza en el [{phone}](tel:{phone}). Solo encarga reparaciones después de nuestra aprobación. El desgaste excesivo corre a cargo del arrendatario, salvo que haya reservado un paquete de servicio completo o de neumáticos.`,
    ),
    section(
      'damage',
      '13. Responsabilidad del arrendatario',
      `El arrendatario responde de los daños del semirremolque y de su pérdida durante el periodo de alquiler si le son imputables a él o a su conductor. La franquicia es de 2500 € por siniestro o, con los paquetes de responsabilidad disponibles, de 1000 € o 500 €. Más allá no responde.

Esta limitación no se aplica en caso de dolo ni de uso contrario al contrato, por ejemplo por sobrecarga. En caso de negligencia grave, el arrendatario responde según la gravedad de la culpa. El robo, también con fuerza, solo está incluido con la protección antirrobo.`,
    ),
    section(
      'liability',
      '14. Responsabilidad de Trailyard',
      `Respondemos sin límite en caso de dolo y negligencia grave, de lesiones a la vida, la integridad física o la salud, conforme a la ley alemana de responsabilidad por productos y por las garantías asumidas. En caso de negligencia leve solo respondemos del incumplimiento de obligaciones contractuales esenciales, con el límite del daño previsible y típico del contrato. Queda excluida la responsabilidad objetiva por defectos iniciales.`,
    ),
    section(
      'termination',
      '15. Resolución por causa grave',
      `Ambas partes pueden resolver el contrato sin preaviso por causa grave; nosotros, en particular, en caso de mora pese a un recordatorio de pago o de uso contrario al contrato pese a un requerimiento. Tras la resolución, el semirremolque debe devolverse sin demora.`,
    ),
    section(
      'final',
      '16. Disposiciones finales',
      `Se aplica el derecho alemán, con exclusión de la Convención de las Naciones Unidas sobre los contratos de compraventa internacional de mercaderías. El fuero es Hamburgo, en la medida en que la ley lo permita. Las modificaciones requieren forma de texto. Si una disposición es ineficaz, las demás conservan su validez. Las traducciones sirven para la comprensión; es determinante la versión alemana.`,
    ),
  ],
};
