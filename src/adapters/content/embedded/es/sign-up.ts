import type { SignUpPage } from '#domain/content/story.ts';
import { richText } from '../markup.ts';

export const signUp: SignUpPage = {
  component: 'signUp',
  headline: 'Registrar empresa',
  text: 'Cuatro pasos breves: empresa, dirección, persona, condiciones. Después, la cuenta es de todo su equipo.',
  benefits: [
    { text: 'Disponibilidad y precios exactos por días, sin consulta previa' },
    { text: 'Roles, límites de pedido y aprobaciones para su equipo' },
    { text: 'Domiciliación o transferencia, con n.º de pedido y centro de coste' },
  ],
  body: richText(
    `Después del último paso recibirá un correo electrónico con un enlace. Con él establecerá su contraseña.

Comprobamos cada empresa nueva. Hasta entonces puede buscar y llenar la cesta; podrá alquilar en cuanto hayamos activado su cuenta.`,
  ),
};

export const springGrain: SignUpPage = {
  component: 'signUp',
  headline: 'Listos antes de que empiece la cosecha',
  text: 'Volquetes agrícolas de 50 y 60 m³, con trampilla para grano y lona enrollable. Registre ahora su empresa y alquile en minutos durante la campaña.',
  benefits: [
    { text: 'GMP+, suelo apto para alimentos, las tres últimas cargas documentadas' },
    { text: 'Limpieza de nivel B o C con certificado, disponible como extra' },
    { text: 'Bastante más económico a partir de 30 días: ideal para toda la campaña' },
  ],
  body: richText(
    `Para cooperativas, comercio agrícola y transportistas. Antes incluso de registrarse puede ver qué volquetes están libres cerca de usted en [Volquetes agrícolas](/trailers?type=tipperAgrar).`,
  ),
};
