import type { LegalDocument } from '#domain/content/story.ts';
import { PRIVACY_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const privacy: LegalDocument = {
  component: 'legalDocument',
  ...PRIVACY_VERSION,
  title: 'Política de privacidad',
  text: 'Qué datos personales tratamos, para qué, durante cuánto tiempo y qué derechos tiene usted',
  sections: [
    section(
      'controller',
      '1. Responsable del tratamiento',
      `Trailyard GmbH, Altenwerder Hauptstraße 12, 21129 Hamburgo, Alemania
Teléfono: [{phone}](tel:{phone})
Correo electrónico: [{email}](mailto:{email})`,
    ),
    section(
      'visit',
      '2. Visita al sitio web',
      `Al abrir una página, nuestro servidor trata datos técnicos: momento, dirección solicitada, resultado, dirección IP y datos del navegador. Los necesitamos para servir las páginas y rechazar ataques (art. 6, apdo. 1, letra f, RGPD). Las partes secretas de las direcciones, por ejemplo en enlaces de correos electrónicos, se ocultan en los registros. Las tipografías, los mapas y las imágenes proceden de nuestro propio servidor.`,
    ),
    section(
      'account',
      '3. Cuenta y empresa',
      `Para la cuenta tratamos el nombre, la dirección de correo electrónico, el idioma, el rol, una imagen si lo desea, así como los datos y direcciones de su empresa, incluido el NIF-IVA, cuya validez comprobamos. Las contraseñas solo se guardan como hash. Registramos los inicios de sesión, los intentos fallidos y los cambios relevantes para la seguridad (art. 6, apdo. 1, letras b y f, RGPD).

Si nuestro equipo de soporte debe operar una cuenta en su nombre, indica el motivo; la sesión y los cambios quedan registrados. La contraseña, los consentimientos, los mandatos y las firmas permanecen entonces bloqueados.`,
    ),
    section(
      'rental',
      '4. Alquileres y entregas',
      `Para los pedidos y las reservas tratamos los datos del alquiler, las notas, el nombre del conductor y el acta con fotos y firma (art. 6, apdo. 1, letra b, RGPD). Los semirremolques con telemática transmiten su posición y su kilometraje; su empresa solo los ve en relación con un alquiler en curso o futuro. Los utilizamos para la operación, el mantenimiento y la localización de semirremolques robados o no devueltos a tiempo (letra f).`,
    ),
    section(
      'payment',
      '5. Pago',
      `Para la domiciliación guardamos el mandato, el titular de la cuenta y el IBAN. El IBAN se guarda cifrado y solo se muestra en parte. Antes de un pedido comparamos los pedidos abiertos de su empresa con su límite de crédito. Si el resultado es negativo, sigue siendo posible el pago por adelantado; una persona lo revisa si usted lo solicita.`,
    ),
    section(
      'storage',
      '6. Cookies y almacenamiento en el navegador',
      `Necesarias y permitidas sin consentimiento (artículo 25, apartado 2, de la ley alemana TDDDG):

- **locale**: idioma elegido, 365 días
- **session**, **refresh**: su inicio de sesión, 12 horas o, con «Mantener la sesión iniciada», 30 días
- **auth_public**: hora de caducidad de la sesión, sin más datos
- **app_version**: versión de la aplicación, para que no quede nada obsoleto tras una actualización
- **consent**: su decisión sobre las estadísticas
- **flash**: un mensaje para la página siguiente, 60 segundos
- **wrote**: hasta dónde se ha guardado su último cambio, 5 segundos

Durante un registro, una cookie firmada recuerda que se ha completado. Los filtros y la zona del mapa se guardan en el almacenamiento local de su navegador; la elección del pago, solo hasta que se cierra la pestaña; y los datos del acta aún no enviados, en el dispositivo hasta que se transmiten.`,
    ),
    section(
      'statistics',
      '7. Estadísticas y publicidad solo con consentimiento',
      `Solo analizamos las páginas visitadas si usted ha dado su consentimiento. Los nombres y las partes secretas de las direcciones se ocultan previamente. También los datos de campaña (parámetros utm, gclid) se guardan solo entonces, y comunicamos a Google Ads los pedidos que proceden de un anuncio (art. 6, apdo. 1, letra a, RGPD, artículo 25, apartado 1, TDDDG). Sin consentimiento no ocurre nada de ello: hasta entonces los datos de campaña figuran solo en la dirección de las páginas que abre y, si se registra, junto a su registro hasta que este se complete. Puede retirarlo en cualquier momento en los ajustes de privacidad.`,
    ),
    section(
      'mail',
      '8. Correos electrónicos',
      `Enviamos los correos propios de su cuenta y de sus alquileres: confirmaciones, invitaciones, recordatorios, avisos de seguridad. No enviamos publicidad.`,
    ),
    section(
      'recipients',
      '9. Destinatarios',
      `Los proveedores de alojamiento, correo electrónico, contenidos editoriales y telemática tratan datos por encargo nuestro. Los bancos, talleres, servicios de asistencia en carretera y autoridades los reciben cuando el caso concreto lo requiere. Los datos solo llegan a países fuera del EEE con las garantías de los arts. 44 y siguientes RGPD.`,
    ),
    section(
      'retention',
      '10. Plazo de conservación',
      `Conservamos los datos mientras exista la cuenta y sean necesarios para su finalidad. Los contratos, justificantes y actas se conservan de seis a diez años conforme al derecho mercantil y fiscal. Borramos los registros técnicos en cuanto dejan de ser necesarios para la operación y la seguridad.`,
    ),
    section(
      'rights',
      '11. Sus derechos',
      `Usted tiene derecho de acceso, rectificación, supresión, limitación, portabilidad y oposición (arts. 15 a 21 RGPD). Puede descargar usted mismo una copia de sus datos en su cuenta, en «Protección de datos». Puede presentar una reclamación ante una autoridad de control, por ejemplo ante el Comisionado de Protección de Datos y Libertad de Información de Hamburgo.`,
    ),
    section(
      'changes',
      '12. Cambios',
      `Si cambia el tratamiento, adaptamos esta política y le damos un nuevo número de versión. Los cambios esenciales se los presentamos en su próximo inicio de sesión.`,
    ),
  ],
};
