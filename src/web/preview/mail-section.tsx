import { useState } from 'react';
import type { MailTemplate } from '#contract/mail.ts';
import { keysOf } from '#domain/table.ts';
import { LOCALE_NAMES, LOCALES, type Locale } from '#i18n/locales.ts';
import { ChipButton } from '#web/ui/chip.tsx';
import { PlainLink } from '#web/ui/text-link.tsx';
import { Section } from './section.tsx';

/** Every kind of mail; one without a name here does not compile. */
const KINDS: Readonly<Record<MailTemplate, string>> = {
  orderConfirmed: 'Auftrag bestätigt',
  orderAwaitingTransfer: 'Wartet auf Überweisung',
  orderPendingApproval: 'Wartet auf Freigabe',
  orderToApprove: 'Bitte freigeben',
  orderRejected: 'Nicht freigegeben',
  orderCancelled: 'Auftrag storniert',
  orderExpired: 'Auftrag verfallen',
  bookingExtended: 'Verlängert',
  bookingRebooked: 'Umgebucht',
  bookingCancelled: 'Buchung storniert',
  returnAnnounced: 'Rückgabe angemeldet',
  pickUpSigned: 'Übernahme unterschrieben',
  returnSigned: 'Rückgabe unterschrieben',
  trailerSwapped: 'Auflieger getauscht',
  trailersMoved: 'Andere Auflieger nach einem Plan',
  bookingsChanged: 'Andere Zeiten und Auflieger nach einem Plan',
  trailerExchanged: 'Auflieger unterwegs getauscht',
  periodCorrected: 'Zeitraum geändert',
  noShow: 'Nicht abgeholt',
  returnConfirmed: 'Rückgabe bestätigt',
  returnedElsewhere: 'Anderes Depot',
  returnDisputed: 'Rückgabe strittig',
  extensionAsked: 'Verlängerung angefragt',
  extensionDeclined: 'Verlängerung abgelehnt',
  extensionLapsed: 'Verlängerung offen geblieben',
  claimProposed: 'Schaden gemeldet',
  quote: 'Angebot',
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  disputeAnswered: 'Beanstandung beantwortet',
  claim: 'Schadensersatzforderung',
  purchaseOrderMissing: 'Bestellnummer fehlt',
  debitTurned: 'Lastschrift nicht möglich',
  debitReturned: 'Lastschrift kam zurück',
  debitRepeated: 'Lastschrift wird wiederholt',
  dunningReminder: 'Zahlungserinnerung',
  dunningNotice1: '1. Mahnung',
  dunningNotice2: '2. Mahnung',
  dunningNotice3: 'Letzte Mahnung',
  statement: 'Kontoauszug',
  passwordReset: 'Neues Passwort',
  passwordChanged: 'Passwort geändert',
  signUpLink: 'Anmeldung abschließen',
  signUpKnown: 'Konto gibt es schon',
  invitation: 'Einladung',
  staffInvitation: 'Einladung beim Betreiber',
  companyApproved: 'Firma freigeschaltet',
  quoteWithdrawn: 'Angebot zurückgezogen',
  companyRejected: 'Firma abgelehnt',
  certificatesEnding: 'Prüfungen enden (Betreiber)',
  contactMessage: 'Nachricht aus dem Kontaktformular (Betreiber)',
  pickUpStopped: 'Übernahme angehalten (Betreiber)',
};
const WIDTHS = [320, 390, 700] as const;
const PAPERS = {
  confirmation: 'Auftragsbestätigung',
  contract: 'Mietvertrag',
  extension: 'Nachtrag: Verlängerung',
  rebooking: 'Nachtrag: Änderung',
  protocol: 'Protokoll',
  invoice: 'Rechnung',
  creditNote: 'Rechnungskorrektur',
  claim: 'Schadensersatzforderung',
  dunning: 'Mahnung',
  statement: 'Kontoauszug',
} as const;

/** All mails beside each other as a mail program of that width shows them, in one language at a time. */
export function MailSection() {
  const [locale, setLocale] = useState<Locale>('de');
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>(390);
  return (
    <Section title="E-Mails und Papiere">
      <div className="mb-4 flex flex-wrap gap-2">
        {LOCALES.map((each) => (
          <ChipButton key={each} isChosen={each === locale} onClick={() => setLocale(each)}>
            {LOCALE_NAMES[each]}
          </ChipButton>
        ))}
      </div>
      <div className="mb-6 flex flex-wrap items-center gap-2">
        {WIDTHS.map((each) => (
          <ChipButton key={each} isChosen={each === width} onClick={() => setWidth(each)}>
            {each} px
          </ChipButton>
        ))}
        {keysOf(PAPERS).map((kind) => (
          <PlainLink key={kind} isAlone href={`/_ui/papers/${kind}?lang=${locale}`}>
            {PAPERS[kind]}
          </PlainLink>
        ))}
      </div>
      <div className="flex flex-wrap gap-6">
        {keysOf(KINDS).map((template) => {
          const address = `/_ui/mails/${template}?lang=${locale}`;
          return (
            <figure key={template} className="max-w-full">
              <figcaption className="mb-1 flex justify-between gap-4 text-sm text-asphalt-600">
                {KINDS[template]}
                <PlainLink isAlone href={`${address}&as=text`}>
                  Nur Text
                </PlainLink>
              </figcaption>
              <iframe
                title={KINDS[template]}
                src={address}
                sandbox=""
                loading="lazy"
                width={width}
                height={720}
                className="max-w-full rounded-card border border-line bg-sheet"
              />
            </figure>
          );
        })}
      </div>
    </Section>
  );
}
