import type { LegalDocument } from '#domain/content/story.ts';
import { PRIVACY_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const privacy: LegalDocument = {
  component: 'legalDocument',
  ...PRIVACY_VERSION,
  title: 'Privacyverklaring',
  text: 'Welke persoonsgegevens wij verwerken, waarvoor, hoe lang en welke rechten u hebt',
  sections: [
    section(
      'controller',
      '1. Verwerkingsverantwoordelijke',
      `Trailyard GmbH, Altenwerder Hauptstraße 12, 21129 Hamburg, Duitsland
Telefoon: [{phone}](tel:{phone})
E-mail: [{email}](mailto:{email})`,
    ),
    section(
      'visit',
      '2. Bezoek aan de website',
      `Bij een bezoek verwerkt onze server technische gegevens: tijdstip, opgevraagd adres, resultaat, IP-adres en browsergegevens. Wij hebben ze nodig om de pagina’s te leveren en aanvallen af te weren (art. 6 lid 1 onder f AVG). Geheime delen van adressen, bijvoorbeeld in links uit e-mails, worden in logbestanden onherkenbaar gemaakt. Lettertypen, kaarten en afbeeldingen komen van onze eigen server.`,
    ),
    section(
      'account',
      '3. Account en bedrijf',
      `Voor het account verwerken wij naam, e-mailadres, taal, rol, desgewenst een foto, en de gegevens en adressen van uw bedrijf, inclusief het btw-nummer, waarvan wij de geldigheid controleren. Wachtwoorden slaan wij alleen als hash op. Aanmeldingen, mislukte pogingen en wijzigingen die de beveiliging betreffen leggen wij vast (art. 6 lid 1 onder b en f AVG).

Moet onze support een account namens u bedienen, dan geeft hij de reden op; sessie en wijzigingen worden vastgelegd. Wachtwoord, toestemmingen, machtigingen en handtekeningen zijn daarbij geblokkeerd.`,
    ),
    section(
      'rental',
      '4. Huur en overdracht',
      `Voor bestellingen en boekingen verwerken wij huurgegevens, notities, de naam van de chauffeur en het protocol met foto’s en handtekening (art. 6 lid 1 onder b AVG). Opleggers met telematica verzenden positie en kilometerstand; uw bedrijf ziet die alleen in verband met een lopende of toekomstige huur. Wij gebruiken ze voor bedrijf, onderhoud en het terugvinden van te laat ingeleverde of gestolen opleggers (onder f).`,
    ),
    section(
      'payment',
      '5. Betaling',
      `Voor de incasso slaan wij machtiging, rekeninghouder en IBAN op. De IBAN is versleuteld opgeslagen en wordt slechts gedeeltelijk getoond. Vóór een bestelling vergelijken wij de openstaande bestellingen van uw bedrijf met de kredietlimiet. Valt dit negatief uit, dan blijft vooruitbetaling mogelijk; op verzoek beoordeelt een medewerker het.`,
    ),
    section(
      'storage',
      '6. Cookies en opslag in de browser',
      `Noodzakelijk en zonder toestemming toegestaan (§ 25 lid 2 TDDDG):

- **locale**: gekozen taal, 365 dagen
- **session**, **refresh**: uw aanmelding, 12 uur of met ‘Ingelogd blijven’ 30 dagen
- **auth_public**: tijdstip waarop de aanmelding verloopt, geen verdere gegevens
- **app_version**: versie van de toepassing, zodat na een update niets verouderds achterblijft
- **consent**: uw keuze over statistieken
- **flash**: een melding voor de volgende pagina, 60 seconden
- **wrote**: tot waar uw laatste wijziging is opgeslagen, 5 seconden

Tijdens een registratie onthoudt een ondertekende cookie dat zij is voltooid. Filters en kaartuitsnede staan in de lokale opslag van uw browser, de betaalkeuze alleen tot het sluiten van het tabblad, nog niet verzonden protocolgegevens op het apparaat totdat ze zijn overgedragen.`,
    ),
    section(
      'statistics',
      '7. Statistieken en reclame alleen met toestemming',
      `Paginaweergaven analyseren wij alleen als u daarvoor toestemming hebt gegeven. Namen en geheime delen van adressen worden vooraf onherkenbaar gemaakt. Ook campagnegegevens (utm-parameters, gclid) slaan wij pas dan op en melden wij bestellingen die uit een advertentie voortkomen aan Google Ads (art. 6 lid 1 onder a AVG, § 25 lid 1 TDDDG). Zonder toestemming gebeurt niets daarvan: tot dan staan campagnegegevens alleen in het adres van de pagina’s die u opent en, als u zich registreert, bij uw registratie tot deze is voltooid. U kunt uw toestemming op elk moment intrekken in de privacyinstellingen.`,
    ),
    section(
      'mail',
      '8. E-mails',
      `Wij versturen e-mails die bij account en huur horen: bevestigingen, uitnodigingen, herinneringen, beveiligingsmeldingen. Reclame versturen wij niet.`,
    ),
    section(
      'recipients',
      '9. Ontvangers',
      `Dienstverleners voor hosting, e-mail, redactionele inhoud en telematica verwerken gegevens in onze opdracht; daarnaast ontvangen banken, werkplaatsen, pechhulp en overheidsinstanties gegevens voor zover dat in het afzonderlijke geval nodig is. Naar landen buiten de EER gaan gegevens alleen met de waarborgen van art. 44 e.v. AVG.`,
    ),
    section(
      'retention',
      '10. Bewaartermijn',
      `Wij bewaren gegevens zolang het account bestaat en ze voor het doel nodig zijn. Overeenkomsten, bewijsstukken en protocollen bewaren wij volgens handels- en belastingrecht zes tot tien jaar. Technische logbestanden verwijderen wij zodra ze voor bedrijf en beveiliging niet meer nodig zijn.`,
    ),
    section(
      'rights',
      '11. Uw rechten',
      `U hebt recht op inzage, rectificatie, wissing, beperking, overdraagbaarheid en bezwaar (art. 15 tot en met 21 AVG). Een kopie van uw gegevens downloadt u zelf in het account onder ‘Privacy’. Een klacht kunt u indienen bij een toezichthoudende autoriteit, bijvoorbeeld bij de Hamburgische Beauftragte für Datenschutz und Informationsfreiheit.`,
    ),
    section(
      'changes',
      '12. Wijzigingen',
      `Verandert de verwerking, dan passen wij deze verklaring aan en geven wij haar een nieuw versienummer. Wezenlijke wijzigingen leggen wij u bij de volgende aanmelding voor.`,
    ),
  ],
};
