import type { LegalDocument } from '#domain/content/story.ts';
import { TERMS_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const terms: LegalDocument = {
  component: 'legalDocument',
  ...TERMS_VERSION,
  title: 'Mietbedingungen',
  text: 'Allgemeine Geschäftsbedingungen für die Miete von Sattelaufliegern durch Unternehmen',
  sections: [
    section(
      'scope',
      '1. Geltung',
      `Diese Bedingungen gelten für die Miete von Sattelaufliegern der Trailyard GmbH („Trailyard“, „wir“). Wir vermieten nur an Unternehmer, juristische Personen des öffentlichen Rechts und öffentlich-rechtliche Sondervermögen, nicht an Verbraucher.

Bedingungen des Mieters gelten nur, wenn wir ihnen in Textform zustimmen. Maßgeblich ist die Fassung, der der Mieter bei der Bestellung zugestimmt hat. Sie wird mit der Bestellung gespeichert.`,
    ),
    section(
      'account',
      '2. Kundenkonto',
      `Ein Konto gehört einer Firma. Wir prüfen jede neue Firma; bis zur Freischaltung kann sie den Warenkorb füllen, aber nicht bestellen. Die Administratoren der Firma vergeben Rollen, Bestelllimits und Freigaben und sorgen dafür, dass Zugangsdaten geheim bleiben. Was ein Mitglied im Rahmen seiner Rolle bestellt, gilt als Bestellung der Firma.

Überschreitet eine Bestellung das Limit des Mitglieds, muss ein anderer Administrator der Firma sie freigeben. Ohne Freigabe verfällt sie nach 24 Stunden, spätestens vier Stunden vor der Übernahme.`,
    ),
    section(
      'contract',
      '3. Vertragsschluss',
      `Gemietet wird ein bestimmter Auflieger mit Kennzeichen, keine Fahrzeugklasse. Ist dem Mieter bei der Bestellung auch ein gleicher oder besserer Auflieger recht, dürfen wir statt des gebuchten einen mindestens gleichwertigen am selben Depot zum vereinbarten Preis stellen; das teilen wir ihm sofort mit. Die Darstellung im Shop ist noch kein Angebot. Mit „Verbindlich mieten“ gibt der Mieter ein Angebot ab. Der Vertrag kommt mit unserer Auftragsbestätigung zustande, bei Vorauszahlung mit dem Zahlungseingang. Eine Bestellung über mehrere Auflieger gilt ganz oder gar nicht.

Im letzten Schritt der Bestellung legen wir die Auflieger für 15 Minuten zurück, einmal verlängerbar. Das ist eine Gefälligkeit und begründet keinen Anspruch.

Fällt der Auflieger vor der Übernahme aus, bieten wir einen gleichwertigen an oder erstatten die Miete. Abschnitt 14 bleibt unberührt.`,
    ),
    section(
      'period',
      '4. Mietzeit',
      `Alle Zeiten gelten in der Ortszeit des Depots. Übernahme und Rückgabe finden innerhalb der Öffnungszeiten statt, an Depots mit Schlüsselbox jederzeit. Der Auflieger ist in das Depot zurückzubringen, aus dem er übernommen wurde, oder in das andere, das für die Rückgabe vereinbart ist.

Nach der Rückgabe halten wir den Auflieger je nach Typ zwei oder sechs Stunden für Kontrolle und Reinigung frei. Diese Zeit wird nicht berechnet.`,
    ),
    section(
      'price',
      '5. Preise',
      `Es gilt die Preisliste, die bei der Bestellung angezeigt wird. Preise sind Nettopreise in Euro. Ein Miettag reicht von der Übernahmezeit bis zur selben Uhrzeit des nächsten Tages. Angefangene Tage zählen voll; die ersten zwei Stunden eines weiteren Tages sind frei. Die Mindestmietzeit beträgt einen Tag, für Kühlauflieger drei Tage.

Der Tagessatz sinkt ab 7, 30 und 180 Tagen. Eine kürzere Miete kostet nie mehr als eine, die bis zur nächsten Stufe reicht: Es gilt stets der niedrigere Betrag. Extras werden je Tag oder einmal berechnet.`,
    ),
    section(
      'tax',
      '6. Umsatzsteuer',
      `Bis zu 30 Tagen ununterbrochener Miete gilt die Umsatzsteuer des Landes, in dem der Auflieger übernommen wird. Dauert die Miete länger, entscheidet der Sitz des Mieters:

- im Land des Depots gilt dessen Steuersatz;
- in einem anderen EU-Staat mit gültiger USt-IdNr. schuldet der Mieter die Steuer (Reverse Charge);
- in einem anderen EU-Staat ohne gültige USt-IdNr. gilt der Steuersatz des Depotlandes;
- außerhalb der EU fällt keine Umsatzsteuer an.

Überschreitet erst eine Verlängerung die 30 Tage, gilt die Regel für lange Mieten nur für die Verlängerung. Der Mieter hält seine USt-IdNr. aktuell.`,
    ),
    section(
      'payment',
      '7. Zahlung',
      `Der Mieter zahlt per SEPA-Lastschrift mit gültigem Mandat oder per Überweisung. Fälligkeit und Verwendungszweck stehen in der Auftragsbestätigung. Vor jeder Bestellung prüfen wir, ob die offenen Bestellungen den Kreditrahmen der Firma einhalten. Wenn nicht, ist die Miete vorab zu überweisen; geht die Zahlung nicht binnen drei Tagen, spätestens vier Stunden vor der Übernahme ein, verfällt die Bestellung.

Bei Verzug gelten die gesetzlichen Zinsen. Der Mieter darf nur mit unbestrittenen oder rechtskräftig festgestellten Forderungen aufrechnen.`,
    ),
    section(
      'change',
      '8. Verlängerung, frühere und spätere Rückgabe',
      `Eine Verlängerung ist möglich, solange der Auflieger frei ist. Berechnet wird die Differenz zwischen dem Preis der gesamten neuen und der bisherigen Mietzeit, nach der Preisliste der ursprünglichen Bestellung.

Bei früherer Rückgabe schreiben wir die Differenz zum Preis der tatsächlichen Mietzeit gut; die Mindestmietzeit wird immer berechnet. Bei späterer Rückgabe berechnen wir die Differenz bis zur tatsächlichen Rückgabe. Weitergehende Ansprüche wegen verspäteter Rückgabe bleiben vorbehalten.`,
    ),
    section(
      'cancellation',
      '9. Stornierung und Nichtabholung',
      `Bis 24 Stunden vor der Übernahme ist die Stornierung kostenlos, danach berechnen wir einen Tagessatz. Ist dem Mieter ein gleicher oder besserer Auflieger recht, ist die Stornierung bis vier Stunden vor der Übernahme kostenlos. Wird der Auflieger nicht abgeholt, berechnen wir drei Tagessätze. Maßgeblich ist der Tagessatz der Buchung; nie wird mehr als ihr Gesamtpreis berechnet. Dem Mieter bleibt der Nachweis eines geringeren Schadens vorbehalten.`,
    ),
    section(
      'handover',
      '10. Übergabeprotokoll',
      `Bei Übernahme und Rückgabe wird ein Protokoll geführt: Zustand, Reifen, Schäden, Fotos, Zubehör, Unterschrift. Der Fahrer handelt dabei für den Mieter. Nach der Unterschrift kann das Protokoll nicht mehr geändert werden; beide Seiten erhalten es als PDF. Stellt das Rückgabeprotokoll Schäden fest, die im Übernahmeprotokoll fehlen, wird vermutet, dass sie während der Mietzeit entstanden sind; der Mieter kann das Gegenteil nachweisen.

Der Auflieger ist leer, besenrein und mit vollständigem Zubehör zurückzugeben.`,
    ),
    section(
      'use',
      '11. Nutzung',
      `- Zugfahrzeug, Fahrer und Ladung müssen zum Auflieger passen. Nutzlast, Achslasten und Ladungssicherung verantwortet der Mieter.
- Gefahrgut, Lebensmittel und Futtermittel nur mit dafür ausgerüsteten Aufliegern; die letzten drei Ladungen sind auf Verlangen zu benennen.
- Weitervermietung nur mit unserer Zustimmung in Textform.
- Einsatz in der EU, im EWR, in der Schweiz und im Vereinigten Königreich, anderswo nur mit unserer Zustimmung.
- Unfälle, Diebstahl und Verlust sind uns unverzüglich zu melden, Diebstahl und Unfälle mit Fremdschaden auch der Polizei.
- Auflieger mit Telematik senden Position und Laufleistung. Näheres steht in der [Datenschutzerklärung](/legal/privacy).`,
    ),
    section(
      'maintenance',
      '12. Wartung, Prüfungen, Pannen',
      `Wir übergeben den Auflieger verkehrssicher und mit gültigen Prüfungen. Endet während einer Miete von mehr als 30 Tagen eine Prüffrist, stimmen wir den Werkstatttermin mit dem Mieter ab. Der Mieter prüft vor jeder Fahrt Reifen, Licht und Bremsen.

Bei einer Panne erreicht uns der Mieter unter [{phone}](tel:{phone}). Reparaturen gibt er erst nach unserer Freigabe in Auftrag. Übermäßigen Verschleiß trägt der Mieter, soweit er kein Full-Service- oder Reifenpaket gebucht hat.`,
    ),
    section(
      'damage',
      '13. Haftung des Mieters',
      `Der Mieter haftet für Schäden am Auflieger und für dessen Verlust während der Mietzeit, wenn er oder sein Fahrer sie zu vertreten hat. Die Selbstbeteiligung beträgt 2.500 € je Schadensfall, mit den buchbaren Haftungspaketen 1.000 € oder 500 €. Darüber hinaus haftet er nicht.

Diese Begrenzung gilt nicht bei Vorsatz und bei vertragswidriger Nutzung, etwa Überladung. Bei grober Fahrlässigkeit haftet der Mieter entsprechend der Schwere des Verschuldens. Diebstahl und Einbruch sind nur mit dem Diebstahlschutz eingeschlossen.`,
    ),
    section(
      'liability',
      '14. Haftung von Trailyard',
      `Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und aus übernommenen Garantien. Bei einfacher Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten, begrenzt auf den vertragstypischen, vorhersehbaren Schaden. Die verschuldensunabhängige Haftung für anfängliche Mängel ist ausgeschlossen.`,
    ),
    section(
      'termination',
      '15. Kündigung aus wichtigem Grund',
      `Beide Seiten können aus wichtigem Grund fristlos kündigen, wir insbesondere bei Zahlungsverzug trotz Mahnung oder bei vertragswidriger Nutzung trotz Abmahnung. Nach der Kündigung ist der Auflieger unverzüglich zurückzugeben.`,
    ),
    section(
      'final',
      '16. Schlussbestimmungen',
      `Es gilt deutsches Recht ohne das UN-Kaufrecht. Gerichtsstand ist Hamburg, soweit gesetzlich zulässig. Änderungen brauchen Textform. Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam. Übersetzungen dienen dem Verständnis; maßgeblich ist die deutsche Fassung.`,
    ),
  ],
};
