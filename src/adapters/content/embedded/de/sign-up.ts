import type { SignUpPage } from '#domain/content/story.ts';
import { richText } from '../markup.ts';

export const signUp: SignUpPage = {
  component: 'signUp',
  headline: 'Firma registrieren',
  text: 'Vier kurze Schritte: Firma, Adresse, Person, Bedingungen. Danach gehört das Konto Ihrem ganzen Team.',
  benefits: [
    { text: 'Verfügbarkeit und Preise auf den Tag, ohne Anfrage' },
    { text: 'Rollen, Bestelllimits und Freigaben für Ihr Team' },
    { text: 'Lastschrift oder Überweisung, mit Bestellnummer und Kostenstelle' },
  ],
  body: richText(
    `Nach dem letzten Schritt bekommen Sie eine E-Mail mit einem Link. Damit legen Sie Ihr Passwort fest.

Wir prüfen jede neue Firma. Bis dahin können Sie suchen und den Warenkorb füllen; mieten können Sie, sobald wir Sie freigeschaltet haben.`,
  ),
};

export const springGrain: SignUpPage = {
  component: 'signUp',
  headline: 'Bereit, bevor die Ernte rollt',
  text: 'Agrarkipper mit 50 und 60 m³, Getreideschieber und Rollplane. Registrieren Sie Ihre Firma jetzt, dann mieten Sie in der Saison in Minuten.',
  benefits: [
    { text: 'GMP+, lebensmittelechter Boden, die letzten drei Ladungen dokumentiert' },
    { text: 'Reinigung nach Stufe B oder C mit Nachweis, als Extra buchbar' },
    { text: 'Ab 30 Tagen deutlich günstiger: gut für die ganze Saison' },
  ],
  body: richText(
    `Für Genossenschaften, Landhandel und Speditionen. Welche Kipper in Ihrer Nähe frei sind, sehen Sie schon vor der Registrierung unter [Agrarkipper](/trailers?type=tipperAgrar).`,
  ),
};
