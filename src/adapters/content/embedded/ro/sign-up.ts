import type { SignUpPage } from '#domain/content/story.ts';
import { richText } from '../markup.ts';

export const signUp: SignUpPage = {
  component: 'signUp',
  headline: 'Înregistrați firma',
  text: 'Patru pași scurți: firmă, adresă, persoană, condiții. Apoi contul aparține întregii dumneavoastră echipe.',
  benefits: [
    { text: 'Disponibilitate și prețuri la zi, fără cerere de ofertă' },
    { text: 'Roluri, limite de comandă și aprobări pentru echipa dumneavoastră' },
    { text: 'Debit direct sau transfer bancar, cu număr de comandă și centru de cost' },
  ],
  body: richText(
    `După ultimul pas primiți un e-mail cu un link. Cu acesta vă stabiliți parola.

Verificăm fiecare firmă nouă. Până atunci puteți căuta și umple coșul; puteți închiria de îndată ce v-am activat contul.`,
  ),
};

export const springGrain: SignUpPage = {
  component: 'signUp',
  headline: 'Pregătiți înainte să pornească recolta',
  text: 'Basculante agricole de 50 și 60 m³, cu șibăr pentru cereale și prelată rulantă. Înregistrați-vă firma acum și veți închiria în sezon în câteva minute.',
  benefits: [
    { text: 'GMP+, podea potrivită pentru alimente, ultimele trei încărcături documentate' },
    { text: 'Curățare la nivelul B sau C cu dovadă, disponibilă ca extraopțiune' },
    { text: 'De la 30 de zile considerabil mai ieftin: potrivit pentru tot sezonul' },
  ],
  body: richText(
    `Pentru cooperative, comercianți agricoli și firme de transport. Ce basculante sunt libere în apropiere vedeți chiar înainte de înregistrare, la [Basculante agricole](/trailers?type=tipperAgrar).`,
  ),
};
