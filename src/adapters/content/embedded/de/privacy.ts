import type { LegalDocument } from '#domain/content/story.ts';
import { PRIVACY_VERSION } from '../legal-versions.ts';
import { section } from '../markup.ts';

export const privacy: LegalDocument = {
  component: 'legalDocument',
  ...PRIVACY_VERSION,
  title: 'Datenschutzerklärung',
  text: 'Welche personenbezogenen Daten wir verarbeiten, wozu, wie lange und welche Rechte Sie haben',
  sections: [
    section(
      'controller',
      '1. Verantwortlicher',
      `Trailyard GmbH, Altenwerder Hauptstraße 12, 21129 Hamburg, Deutschland
Telefon: [{phone}](tel:{phone})
E-Mail: [{email}](mailto:{email})`,
    ),
    section(
      'visit',
      '2. Besuch der Website',
      `Beim Aufruf verarbeitet unser Server technische Daten: Zeitpunkt, aufgerufene Adresse, Ergebnis, IP-Adresse und Browserangaben. Wir brauchen sie, um die Seiten auszuliefern und Angriffe abzuwehren (Art. 6 Abs. 1 lit. f DSGVO). Geheime Teile von Adressen, etwa in Links aus E-Mails, werden in Protokollen unkenntlich gemacht. Schriften, Karten und Bilder kommen von unserem eigenen Server.`,
    ),
    section(
      'account',
      '3. Konto und Firma',
      `Für das Konto verarbeiten wir Name, E-Mail-Adresse, Sprache, Rolle, auf Wunsch ein Bild, sowie Daten und Adressen Ihrer Firma einschließlich USt-IdNr., deren Gültigkeit wir prüfen. Passwörter speichern wir nur als Hash. Anmeldungen, fehlgeschlagene Versuche und sicherheitsrelevante Änderungen halten wir fest (Art. 6 Abs. 1 lit. b und f DSGVO).

Muss unser Support ein Konto in Ihrem Namen bedienen, gibt er den Grund an; Sitzung und Änderungen werden protokolliert. Passwort, Zustimmungen, Mandate und Unterschriften sind dabei gesperrt.`,
    ),
    section(
      'rental',
      '4. Mieten und Übergaben',
      `Für Bestellungen und Buchungen verarbeiten wir Mietdaten, Notizen, den Namen des Fahrers und das Protokoll mit Fotos und Unterschrift (Art. 6 Abs. 1 lit. b DSGVO). Auflieger mit Telematik senden Position und Laufleistung; Ihre Firma sieht sie nur im Zusammenhang mit einer laufenden oder künftigen Miete. Wir nutzen sie für Betrieb, Wartung und um überfällige oder gestohlene Auflieger zu finden (lit. f).`,
    ),
    section(
      'payment',
      '5. Zahlung',
      `Für die Lastschrift speichern wir Mandat, Kontoinhaber und IBAN. Die IBAN ist verschlüsselt gespeichert und wird nur teilweise angezeigt. Vor einer Bestellung vergleichen wir offene Bestellungen Ihrer Firma mit ihrem Kreditrahmen. Fällt das negativ aus, bleibt die Vorauszahlung möglich; ein Mensch prüft es auf Wunsch.`,
    ),
    section(
      'storage',
      '6. Cookies und Speicher im Browser',
      `Notwendig und ohne Einwilligung zulässig (§ 25 Abs. 2 TDDDG):

- **locale**: gewählte Sprache, 365 Tage
- **session**, **refresh**: Ihre Anmeldung, 12 Stunden oder mit „Angemeldet bleiben“ 30 Tage
- **auth_public**: Ablaufzeit der Anmeldung, keine weiteren Angaben
- **app_version**: Version der Anwendung, damit nach einer Aktualisierung nichts Veraltetes bleibt
- **consent**: Ihre Entscheidung zur Statistik
- **flash**: eine Meldung für die nächste Seite, 60 Sekunden
- **wrote**: bis wohin Ihre letzte Änderung gespeichert ist, 5 Sekunden

Während einer Registrierung merkt sich ein signiertes Cookie, dass sie abgeschlossen wurde. Filter und Kartenausschnitt liegen im lokalen Speicher Ihres Browsers, die Zahlungswahl nur bis zum Schließen des Tabs, noch nicht gesendete Protokolldaten auf dem Gerät, bis sie übertragen sind.`,
    ),
    section(
      'statistics',
      '7. Statistik und Werbung nur mit Einwilligung',
      `Seitenaufrufe werten wir nur aus, wenn Sie eingewilligt haben. Namen und geheime Teile der Adressen werden vorher unkenntlich gemacht. Auch Kampagnenangaben (utm-Parameter, gclid) speichern wir erst dann und melden Bestellungen, die auf eine Anzeige zurückgehen, an Google Ads (Art. 6 Abs. 1 lit. a DSGVO, § 25 Abs. 1 TDDDG). Ohne Einwilligung geschieht nichts davon: Kampagnenangaben stehen bis dahin nur in der Adresse der aufgerufenen Seiten und, wenn Sie sich registrieren, bis zu deren Abschluss bei der Registrierung. Widerrufen können Sie jederzeit in den Datenschutzeinstellungen.`,
    ),
    section(
      'mail',
      '8. E-Mails',
      `Wir senden E-Mails, die zu Konto und Mieten gehören: Bestätigungen, Einladungen, Erinnerungen, Sicherheitshinweise. Werbung senden wir nicht.`,
    ),
    section(
      'recipients',
      '9. Empfänger',
      `Dienstleister für Hosting, E-Mail, redaktionelle Inhalte und Telematik verarbeiten Daten in unserem Auftrag, dazu Banken, Werkstätten, Pannenhilfe und Behörden, soweit es im Einzelfall nötig ist. In Länder außerhalb des EWR gelangen Daten nur mit den Garantien der Art. 44 ff. DSGVO.`,
    ),
    section(
      'retention',
      '10. Speicherdauer',
      `Wir speichern Daten, solange das Konto besteht und sie für den Zweck nötig sind. Verträge, Belege und Protokolle bewahren wir nach Handels- und Steuerrecht sechs bis zehn Jahre auf. Technische Protokolle löschen wir, sobald sie für Betrieb und Sicherheit nicht mehr gebraucht werden.`,
    ),
    section(
      'rights',
      '11. Ihre Rechte',
      `Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch (Art. 15 bis 21 DSGVO). Eine Kopie Ihrer Daten laden Sie selbst im Konto unter „Datenschutz“ herunter. Beschweren können Sie sich bei einer Aufsichtsbehörde, zum Beispiel beim Hamburgischen Beauftragten für Datenschutz und Informationsfreiheit.`,
    ),
    section(
      'changes',
      '12. Änderungen',
      `Ändert sich die Verarbeitung, passen wir diese Erklärung an und geben ihr eine neue Fassungsnummer. Wesentliche Änderungen legen wir Ihnen bei der nächsten Anmeldung vor.`,
    ),
  ],
};
