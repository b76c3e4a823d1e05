import type { Section } from '#domain/content/story.ts';
import { section } from '../markup.ts';

/** What is asked beyond the first few questions, told on the page of help alone. */
export const answers: readonly Section[] = [
  section(
    'how-to-book',
    'Hoe huur ik een oplegger?',
    `Zoek op plaats, periode en type, kies een oplegger en leg hem in de winkelwagen. Daarna volgen vier korte stappen: winkelwagen, extra’s, betaling, controle. In de laatste stap houden we de oplegger 15 minuten voor u vast.

De orderbevestiging en het huurcontract komen per e-mail en staan bij de [boeking](/booking).`,
  ),
  section(
    'change-booking',
    'Kan ik een boeking wijzigen?',
    `Ja, zolang de oplegger niet is opgehaald. Open de [boeking](/booking) en wijzig data, extra’s, inkoopnummer, kostenplaats en chauffeur. U ziet de nieuwe prijs voordat u bevestigt. Over de wijziging krijgt u een aanhangsel.`,
  ),
  section(
    'handover-report',
    'Hoe werkt het rapport bij het ophalen?',
    `Uw chauffeur opent de boeking op de telefoon en controleert stap voor stap banden, verlichting, schade en toebehoren, maakt foto’s en tekent. Elke stap wordt bewaard, ook zonder netwerk, en kan op een ander apparaat worden voortgezet.

Na de handtekening staat het rapport als pdf bij de boeking en kan het niet meer worden gewijzigd.`,
  ),
  section(
    'key-box',
    'Hoe werkt de sleutelkluis?',
    `Bij depots met sleutelkluis kunt u dag en nacht ophalen en inleveren, ook op feestdagen. De chauffeur doorloopt en ondertekent het rapport zelf. Op de pagina van elk van onze [depots](/depots) staat of er een sleutelkluis is.`,
  ),
  section(
    'return-early',
    'Kan ik eerder of later inleveren?',
    `Meld de inlevering in de [boeking](/booking). Levert u eerder in, dan crediteren we het verschil met de prijs van de werkelijke huurtijd; de minimale huurperiode wordt altijd berekend.

Hebt u meer tijd nodig, verleng dan op tijd. Zonder verlenging berekenen we de tijd tot de werkelijke inlevering.`,
  ),
  section(
    'damage',
    'Wat doe ik bij schade?',
    `Leg schade met een foto vast in het rapport. Meld ongevallen, diefstal en verlies direct bij ons via [{phone}](tel:{phone}), diefstal en ongevallen met derden ook bij de politie.

Het eigen risico is 2.500 € per schadegeval, met de aansprakelijkheidspakketten minder. Diefstal is alleen gedekt met de diefstalbescherming.`,
  ),
  section(
    'payment',
    'Hoe betaal ik?',
    `Per SEPA-incasso met machtiging of per overboeking. Is de kredietlimiet van uw bedrijf niet toereikend voor een bestelling, dan vragen we vooruitbetaling; bankgegevens en kenmerk staan in de orderbevestiging.`,
  ),
  section(
    'invoice',
    'Waar vind ik papieren en de factuur?',
    `Orderbevestiging, huurcontract, aanhangsels en rapporten staan bij de [boeking](/booking). De orderbevestiging is geen factuur: facturen gaan naar het factuuradres dat uw bedrijf in het [account](/account) heeft opgegeven, met uw inkoopnummer en kostenplaats.`,
  ),
  section(
    'team-and-limits',
    'Hoe werken we als team?',
    `Beheerders nodigen collega’s uit in het [team](/team) en geven rollen en bestellimieten. Gaat een bestelling over de limiet, dan moet een andere beheerder haar goedkeuren. Zonder goedkeuring vervalt ze na 24 uur, uiterlijk vier uur voor het ophalen.`,
  ),
  section(
    'sign-up-and-review',
    'Hoe registreer ik mijn bedrijf?',
    `[Registreer](/sign-up) het bedrijf met adres en btw-nummer en bevestig de link in de e-mail. We controleren elk nieuw bedrijf. Tot de goedkeuring kunt u zoeken en de winkelwagen vullen, maar nog niet bestellen.`,
  ),
  section(
    'password',
    'Ik ben mijn wachtwoord vergeten',
    `Laat u een [link om het te herstellen](/reset-account) sturen. Is er na enkele minuten niets, kijk dan in de spammap of vraag de beheerder van uw bedrijf met welk adres u geregistreerd bent.`,
  ),
];
