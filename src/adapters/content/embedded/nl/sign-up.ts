import type { SignUpPage } from '#domain/content/story.ts';
import { richText } from '../markup.ts';

export const signUp: SignUpPage = {
  component: 'signUp',
  headline: 'Bedrijf registreren',
  text: 'Vier korte stappen: bedrijf, adres, persoon, voorwaarden. Daarna is het account van uw hele team.',
  benefits: [
    { text: 'Beschikbaarheid en prijzen tot op de dag, zonder aanvraag' },
    { text: 'Rollen, bestellimieten en goedkeuringen voor uw team' },
    { text: 'Incasso of overboeking, met inkoopnummer en kostenplaats' },
  ],
  body: richText(
    `Na de laatste stap ontvangt u een e-mail met een link. Daarmee stelt u uw wachtwoord in.

We controleren elk nieuw bedrijf. Tot die tijd kunt u zoeken en de winkelwagen vullen; huren kunt u zodra we uw bedrijf hebben geactiveerd.`,
  ),
};

export const springGrain: SignUpPage = {
  component: 'signUp',
  headline: 'Klaar voordat de oogst begint',
  text: 'Agrarische kippers van 50 en 60 m³, met graanschuif en rolzeil. Registreer uw bedrijf nu, dan huurt u in het seizoen binnen enkele minuten.',
  benefits: [
    { text: 'GMP+, levensmiddelenveilige vloer, de laatste drie ladingen gedocumenteerd' },
    { text: 'Reiniging volgens niveau B of C met bewijs, als extra te boeken' },
    { text: 'Vanaf 30 dagen duidelijk voordeliger: goed voor het hele seizoen' },
  ],
  body: richText(
    `Voor coöperaties, agrarische handel en transportbedrijven. Welke kippers bij u in de buurt vrij zijn, ziet u al vóór de registratie onder [Agrarische kippers](/trailers?type=tipperAgrar).`,
  ),
};
