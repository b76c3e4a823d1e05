import type { Section } from '#domain/content/story.ts';
import { section } from '../markup.ts';

/** What is asked beyond the first few questions, told on the page of help alone. */
export const answers: readonly Section[] = [
  section(
    'how-to-book',
    'Wie miete ich einen Auflieger?',
    `Suchen Sie mit Ort, Zeitraum und Typ, wählen Sie einen Auflieger und legen Sie ihn in den Warenkorb. Danach folgen vier kurze Schritte: Warenkorb, Extras, Zahlung, Prüfen. Im letzten Schritt ist der Auflieger 15 Minuten für Sie zurückgelegt.

Auftragsbestätigung und Mietvertrag kommen per E-Mail und liegen bei der [Buchung](/booking).`,
  ),
  section(
    'change-booking',
    'Kann ich eine Buchung ändern?',
    `Ja, solange sie reserviert ist. Öffnen Sie die [Buchung](/booking) und wählen Sie „Ändern“: Termine, Extras, Bestellnummer, Kostenstelle und Fahrer. Der neue Preis steht da, bevor Sie bestätigen. Über die Änderung erhalten Sie einen Nachtrag.`,
  ),
  section(
    'handover-report',
    'Wie läuft das Protokoll bei der Übernahme ab?',
    `Ihr Fahrer öffnet die Buchung auf dem Handy und prüft Schritt für Schritt Reifen, Licht, Schäden und Zubehör, macht Fotos und unterschreibt. Jeder Schritt wird gespeichert, auch ohne Netz, und lässt sich auf einem anderen Gerät fortsetzen.

Nach der Unterschrift liegt das Protokoll als PDF bei der Buchung und kann nicht mehr geändert werden.`,
  ),
  section(
    'key-box',
    'Wie funktioniert die Schlüsselbox?',
    `An Depots mit Schlüsselbox übernehmen und geben Sie rund um die Uhr zurück, auch an Feiertagen. Der Fahrer geht das Protokoll allein durch und unterschreibt allein. Welche [Depots](/depots) eine Schlüsselbox haben, steht auf ihrer Seite.`,
  ),
  section(
    'return-early',
    'Kann ich früher oder später zurückgeben?',
    `Melden Sie die Rückgabe in der [Buchung](/booking) an. Bei früherer Rückgabe schreiben wir die Differenz zum Preis der tatsächlichen Mietzeit gut; die Mindestmietzeit wird immer berechnet.

Brauchen Sie länger, verlängern Sie rechtzeitig. Ohne Verlängerung berechnen wir die Zeit bis zur tatsächlichen Rückgabe.`,
  ),
  section(
    'damage',
    'Was tun bei einem Schaden?',
    `Halten Sie Schäden im Protokoll mit Foto fest. Unfälle, Diebstahl und Verlust melden Sie uns sofort unter [{phone}](tel:{phone}), Diebstahl und Unfälle mit Fremdschaden auch der Polizei.

Die Selbstbeteiligung beträgt 2.500 € je Schadensfall, mit den Haftungspaketen weniger. Diebstahl ist nur mit dem Diebstahlschutz eingeschlossen.`,
  ),
  section(
    'payment',
    'Wie bezahle ich?',
    `Per SEPA-Firmenlastschrift mit Mandat oder per Überweisung. Reicht der Kreditrahmen Ihrer Firma für eine Bestellung nicht aus, bitten wir um Vorauszahlung; Bankdaten und Verwendungszweck stehen in der Auftragsbestätigung.`,
  ),
  section(
    'invoice',
    'Wo finde ich Papiere und Rechnung?',
    `Auftragsbestätigung, Mietvertrag, Nachträge und Protokolle liegen bei der [Buchung](/booking). Die Auftragsbestätigung ist keine Rechnung: Rechnungen gehen an die Rechnungsadresse, die Ihre Firma im [Konto](/account) hinterlegt hat. Bestellnummer und Kostenstelle drucken wir mit.`,
  ),
  section(
    'team-and-limits',
    'Wie arbeite ich im Team?',
    `Administratoren laden im [Team](/team) Kollegen ein und vergeben Rollen und Bestelllimits. Überschreitet eine Bestellung das Limit, muss ein anderer Administrator sie freigeben. Ohne Freigabe verfällt sie nach 24 Stunden, spätestens vier Stunden vor der Übernahme.`,
  ),
  section(
    'sign-up-and-review',
    'Wie registriere ich meine Firma?',
    `[Registrieren](/sign-up) Sie die Firma mit Adresse und USt-IdNr. und bestätigen Sie den Link in der E-Mail. Wir prüfen jede neue Firma. Bis zur Freischaltung können Sie suchen und den Warenkorb füllen, aber noch nicht bestellen.`,
  ),
  section(
    'password',
    'Ich habe mein Passwort vergessen',
    `Lassen Sie sich einen [Link zum Zurücksetzen](/reset-account) schicken. Ist nach einigen Minuten nichts da, sehen Sie im Spam-Ordner nach oder fragen Sie den Administrator Ihrer Firma, mit welcher Adresse Sie angemeldet sind.`,
  ),
];
