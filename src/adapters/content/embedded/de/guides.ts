import type { HelpPage, HowItWorks } from '#domain/content/story.ts';
import { richText, section } from '../markup.ts';
import { answers } from './answers.ts';

export const howItWorks: HowItWorks = {
  component: 'howItWorks',
  headline: 'Vom Bildschirm auf die Straße',
  steps: [
    {
      title: 'Suchen',
      text: 'Ort, Zeitraum, Typ. Frei heißt frei: jedes Fahrzeug steht nur einmal im Netz.',
      details: richText(
        'Sie sehen Maße, Nutzlast, Ausstattung und den Preis für genau Ihren Zeitraum. Ist ein Auflieger belegt, steht dabei, ab wann er wieder frei ist oder wo ein gleicher steht.',
      ),
    },
    {
      title: 'Buchen',
      text: 'Vier kurze Schritte. 15 Minuten bleibt der Auflieger für Sie zurückgelegt.',
      details: richText(
        'Warenkorb, Extras, Zahlung, Prüfen. Sie zahlen per Lastschrift oder Überweisung. Auftragsbestätigung und Mietvertrag kommen per E-Mail.',
      ),
    },
    {
      title: 'Übernehmen',
      text: 'Ihr Fahrer prüft mit dem Handy: Reifen, Schäden, Unterschrift. Fertig in sechs Minuten.',
      details: richText(
        'Das Protokoll wird nach jedem Schritt gespeichert und lässt sich auf einem anderen Gerät fortsetzen. Nach der Unterschrift liegt es als PDF bei der Buchung.',
      ),
    },
    {
      title: 'Zurückgeben',
      text: 'Früher fertig? Sie bekommen die Gutschrift. Länger nötig? Mit zwei Klicks.',
      details: richText(
        'Melden Sie die Rückgabe in der Buchung an. Vor einer Verlängerung sehen Sie den Aufpreis und, falls sich etwas ändert, die Umsatzsteuer.',
      ),
    },
  ],
};

export const help: HelpPage = {
  component: 'help',
  headline: 'Hilfe',
  text: 'Kurze Antworten auf das, was auf dem Hof und im Büro am häufigsten gefragt wird.',
  sections: [
    section(
      'pick-up-and-return',
      'Übernahme und Rückgabe',
      `Übernahme und Rückgabe sind während der Öffnungszeiten des Depots möglich, an Depots mit Schlüsselbox rund um die Uhr. Alle Zeiten sind Ortszeit des Depots. Der Auflieger kommt in das Depot zurück, aus dem er abgeholt wurde.

Der Fahrer öffnet die Buchung auf dem Handy und geht das Protokoll durch: Reifen, Licht, Schäden, Fotos, Unterschrift. Bringen Sie den Auflieger leer, besenrein und mit vollständigem Zubehör zurück.`,
    ),
    section(
      'cancel-and-extend',
      'Stornieren und verlängern',
      `Bis 24 Stunden vor der Übernahme stornieren Sie kostenlos. Danach berechnen wir einen Tagessatz, bei Nichtabholung drei, nie mehr als den Gesamtpreis der Buchung. Ist Ihnen auch ein gleicher oder besserer Auflieger recht, wählen Sie das im Warenkorb: Dann stornieren Sie bis vier Stunden vor der Übernahme kostenlos.

Verlängern können Sie in der Buchung, solange der Auflieger frei ist. Sie zahlen nur die Differenz zum Preis der gesamten neuen Mietzeit.`,
    ),
    section(
      'price-and-vat',
      'Preise und Umsatzsteuer',
      `Ein Miettag läuft von der Übernahmezeit bis zur selben Uhrzeit am nächsten Tag, mit zwei Stunden Kulanz. Der Tagessatz sinkt ab 7, 30 und 180 Tagen. Für Kühlauflieger gilt eine Mindestmietzeit von drei Tagen.

Bis 30 Tage gilt die Umsatzsteuer des Landes, in dem Sie übernehmen. Bei längerer Miete zählt der Sitz Ihrer Firma. Im Warenkorb steht, welcher Fall gilt und warum.`,
    ),
    section(
      'breakdown',
      'Pannenhilfe 24/7',
      `Sichern Sie zuerst Fahrzeug und Ladung. Rufen Sie dann [{phone}](tel:{phone}) an und nennen Sie Kennzeichen oder Nummer des Aufliegers und den Standort.

Mit dem Extra Pannenhilfe organisieren wir in ganz Europa rund um die Uhr Hilfe. Reparaturen geben Sie bitte erst nach unserer Freigabe in Auftrag.`,
    ),
    ...answers,
    section(
      'contact',
      'Kontakt',
      `Telefon: [{phone}](tel:{phone})
E-Mail: [{email}](mailto:{email})

Halten Sie, wenn möglich, die Buchungsnummer bereit. Dann sind wir schneller.`,
    ),
  ],
};
