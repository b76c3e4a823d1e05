import type { LegalDocument } from '#domain/content/story.ts';
import { TERMS_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const terms: LegalDocument = {
  component: 'legalDocument',
  ...TERMS_VERSION,
  title: 'Huurvoorwaarden',
  text: 'Algemene voorwaarden voor de huur van opleggers door ondernemingen',
  sections: [
    section(
      'scope',
      '1. Toepasselijkheid',
      `Deze voorwaarden gelden voor de huur van opleggers van Trailyard GmbH (‘Trailyard’, ‘wij’). Wij verhuren uitsluitend aan ondernemers, publiekrechtelijke rechtspersonen en publiekrechtelijke bijzondere fondsen, niet aan consumenten.

Voorwaarden van de huurder gelden alleen als wij daar in tekstvorm mee instemmen. Bepalend is de versie waarmee de huurder bij de bestelling heeft ingestemd. Die wordt met de bestelling opgeslagen.`,
    ),
    section(
      'account',
      '2. Klantaccount',
      `Een account hoort bij één bedrijf. Wij controleren elk nieuw bedrijf; tot de activering kan het de winkelwagen vullen, maar niet bestellen. De beheerders van het bedrijf kennen rollen, bestellimieten en goedkeuringen toe en zorgen ervoor dat toegangsgegevens geheim blijven. Wat een lid binnen zijn rol bestelt, geldt als bestelling van het bedrijf.

Overschrijdt een bestelling de limiet van het lid, dan moet een andere beheerder van het bedrijf haar goedkeuren. Zonder goedkeuring vervalt zij na 24 uur, uiterlijk vier uur voor het ophalen.`,
    ),
    section(
      'contract',
      '3. Totstandkoming van de overeenkomst',
      `Gehuurd wordt een bepaalde oplegger met kenteken, geen voertuigklasse. Vindt de huurder bij de bestelling ook een gelijke of betere oplegger goed, dan mogen wij in plaats van de geboekte een ten minste gelijkwaardige oplegger op hetzelfde depot en tegen de overeengekomen prijs leveren; dat delen wij de huurder meteen mee. De weergave in de shop is nog geen aanbod. Met ‘Bindend huren’ doet de huurder een aanbod. De overeenkomst komt tot stand met onze orderbevestiging, bij vooruitbetaling met de ontvangst van de betaling. Een bestelling van meerdere opleggers geldt geheel of helemaal niet.

In de laatste stap van de bestelling reserveren wij de opleggers gedurende 15 minuten, eenmaal te verlengen. Dit is een service waaraan geen rechten kunnen worden ontleend.

Valt de oplegger vóór het ophalen uit, dan bieden wij een gelijkwaardige oplegger aan of betalen wij de huur terug. Artikel 14 blijft onverminderd van kracht.`,
    ),
    section(
      'period',
      '4. Huurperiode',
      `Alle tijden gelden in de plaatselijke tijd van het depot. Ophalen en inleveren vinden plaats binnen de openingstijden, bij depots met sleutelkluis op elk moment. De oplegger moet worden teruggebracht naar het depot waar hij is opgehaald, of naar het andere depot dat voor het inleveren is afgesproken.

Na het inleveren houden wij de oplegger, afhankelijk van het type, twee of zes uur vrij voor controle en reiniging. Deze tijd wordt niet berekend.`,
    ),
    section(
      'price',
      '5. Prijzen',
      `De prijslijst die bij de bestelling wordt getoond is van toepassing. Prijzen zijn nettoprijzen in euro. Een huurdag loopt van de ophaaltijd tot hetzelfde tijdstip op de volgende dag. Begonnen dagen tellen volledig; de eerste twee uur van een extra dag zijn gratis. De minimale huurperiode bedraagt één dag, voor koelopleggers drie dagen.

Het dagtarief daalt vanaf 7, 30 en 180 dagen. Een kortere huur kost nooit meer dan een huur die tot de volgende trede reikt: steeds geldt het laagste bedrag. Extra’s worden per dag of eenmalig berekend.`,
    ),
    section(
      'tax',
      '6. Btw',
      `Tot en met 30 dagen ononderbroken huur geldt de btw van het land waar de oplegger wordt opgehaald. Duurt de huur langer, dan is de vestigingsplaats van de huurder bepalend:

- in het land van het depot geldt het tarief van dat land;
- in een andere EU-lidstaat met geldig btw-nummer is de huurder de btw verschuldigd (btw verlegd);
- in een andere EU-lidstaat zonder geldig btw-nummer geldt het tarief van het land van het depot;
- buiten de EU is geen btw verschuldigd.

Worden de 30 dagen pas door een verlenging overschreden, dan geldt de regel voor lange huur alleen voor de verlenging. De huurder houdt zijn btw-nummer actueel.`,
    ),
    section(
      'payment',
      '7. Betaling',
      `De huurder betaalt per SEPA-incasso met een geldige machtiging of per overboeking. Vervaldatum en betalingskenmerk staan in de orderbevestiging. Vóór elke bestelling controleren wij of de openstaande bestellingen binnen de kredietlimiet van het bedrijf blijven. Zo niet, dan moet de huur vooraf worden overgemaakt; is de betaling niet binnen drie dagen en uiterlijk vier uur voor het ophalen ontvangen, dan vervalt de bestelling.

Bij te late betaling geldt de wettelijke rente. De huurder mag alleen verrekenen met onbetwiste of onherroepelijk vastgestelde vorderingen.`,
    ),
    section(
      'change',
      '8. Verlenging, eerder en later inleveren',
      `Verlenging is mogelijk zolang de oplegger vrij is. Berekend wordt het verschil tussen de prijs van de volledige nieuwe en die van de bestaande huurperiode, volgens de prijslijst van de oorspronkelijke bestelling.

Bij eerder inleveren crediteren wij het verschil met de prijs van de werkelijke huurperiode; de minimale huurperiode wordt altijd berekend. Bij later inleveren berekenen wij het verschil tot het werkelijke inleveren. Verdergaande aanspraken wegens te laat inleveren blijven voorbehouden.`,
    ),
    section(
      'cancellation',
      '9. Annulering en niet ophalen',
      `Tot 24 uur voor het ophalen is annuleren gratis, daarna berekenen wij één dagtarief. Vindt de huurder een gelijke of betere oplegger goed, dan is annuleren gratis tot vier uur voor het ophalen. Wordt de oplegger niet opgehaald, dan berekenen wij drie dagtarieven. Bepalend is het dagtarief van de boeking; nooit wordt meer berekend dan de totaalprijs ervan. De huurder mag aantonen dat de schade lager is.`,
    ),
    section(
      'handover',
      '10. Overdrachtsprotocol',
      `Bij het ophalen en het inleveren wordt een protocol opgesteld: staat, banden, schade, foto’s, toebehoren, handtekening. De chauffeur handelt daarbij namens de huurder. Na de handtekening kan het protocol niet meer worden gewijzigd; beide partijen ontvangen het als pdf. Vermeldt het inleverprotocol schade die in het ophaalprotocol ontbreekt, dan wordt vermoed dat die tijdens de huurperiode is ontstaan; de huurder kan het tegendeel bewijzen.

De oplegger moet leeg, bezemschoon en met alle toebehoren worden ingeleverd.`,
    ),
    section(
      'use',
      '11. Gebruik',
      `- Trekker, chauffeur en lading moeten bij de oplegger passen. Voor laadvermogen, aslasten en ladingzekering is de huurder verantwoordelijk.
- Gevaarlijke stoffen, levensmiddelen en diervoeder alleen met daarvoor uitgeruste opleggers; de laatste drie ladingen moeten op verzoek worden opgegeven.
- Onderverhuur alleen met onze toestemming in tekstvorm.
- Gebruik in de EU, de EER, Zwitserland en het Verenigd Koninkrijk, elders alleen met onze toestemming.
- Ongevallen, diefstal en verlies moeten onmiddellijk aan ons worden gemeld, diefstal en ongevallen met schade aan derden ook aan de politie.
- Opleggers met telematica verzenden positie en kilometerstand. Meer hierover staat in de [privacyverklaring](/legal/privacy).`,
    ),
    section(
      'maintenance',
      '12. Onderhoud, keuringen, pech',
      `Wij leveren de oplegger verkeersveilig en met geldige keuringen. Loopt tijdens een huur van meer dan 30 dagen een keuringstermijn af, dan stemmen wij de werkplaatsafspraak met de huurder af. De huurder controleert vóór elke rit banden, verlichting en remmen.

Bij pech bereikt de huurder ons op [{phone}](tel:{phone}). Reparaties geeft hij pas na onze goedkeuring in opdracht. Overmatige slijtage komt voor rekening van de huurder, voor zover hij geen fullservice- of bandenpakket heeft geboekt.`,
    ),
    section(
      'damage',
      '13. Aansprakelijkheid van de huurder',
      `De huurder is aansprakelijk voor schade aan en verlies van de oplegger tijdens de huurperiode, als dit aan hem of zijn chauffeur kan worden toegerekend. Het eigen risico bedraagt € 2.500 per schadegeval, met de bij te boeken aansprakelijkheidspakketten € 1.000 of € 500. Daarboven is hij niet aansprakelijk.

Deze beperking geldt niet bij opzet en bij gebruik in strijd met de overeenkomst, zoals overbelading. Bij grove nalatigheid is de huurder aansprakelijk naar de ernst van de schuld. Diefstal en inbraak zijn alleen met de diefstaldekking inbegrepen.`,
    ),
    section(
      'liability',
      '14. Aansprakelijkheid van Trailyard',
      `Wij zijn onbeperkt aansprakelijk bij opzet en grove nalatigheid, bij schade aan leven, lichaam of gezondheid, volgens de Duitse wet productaansprakelijkheid en uit hoofde van verstrekte garanties. Bij lichte nalatigheid zijn wij alleen aansprakelijk voor de schending van wezenlijke contractuele verplichtingen, beperkt tot de voor de overeenkomst typische, voorzienbare schade. De aansprakelijkheid zonder schuld voor aanvankelijke gebreken is uitgesloten.`,
    ),
    section(
      'termination',
      '15. Opzegging om gewichtige redenen',
      `Beide partijen kunnen om gewichtige redenen met onmiddellijke ingang opzeggen, wij in het bijzonder bij betalingsachterstand ondanks aanmaning of bij gebruik in strijd met de overeenkomst ondanks waarschuwing. Na de opzegging moet de oplegger onmiddellijk worden ingeleverd.`,
    ),
    section(
      'final',
      '16. Slotbepalingen',
      `Duits recht is van toepassing, met uitsluiting van het Weens Koopverdrag. Bevoegd is de rechter te Hamburg, voor zover wettelijk toegestaan. Wijzigingen vereisen tekstvorm. Is een bepaling ongeldig, dan blijven de overige van kracht. Vertalingen dienen ter verduidelijking; de Duitse versie is bindend.`,
    ),
  ],
};
