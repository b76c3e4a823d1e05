import type { PaperKind, PaperName } from '#contract/document.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { getIntl } from '#i18n/translate.server.ts';

const TITLES = {
  invoice: 'document.invoice.title.invoice',
  creditNote: 'document.invoice.title.creditNote',
  claim: 'document.invoice.title.claim',
  dunningNotice: 'document.dunning.letter',
  orderConfirmation: 'document.confirmation.title',
  rentalContract: 'document.contract.title',
  extensionAddendum: 'document.addendum.number',
  rebookingAddendum: 'document.addendum.number',
  pickUpProtocol: 'protocol.title.pickUp',
  returnProtocol: 'protocol.title.return',
  dataSheet: 'document.dataSheet.title',
  mandateB2b: 'payment.mandate.title',
  mandateCore: 'document.mandate.title',
  statement: 'statement.title',
  quote: 'word.noun.quote',
  calendar: 'document.calendar',
} as const satisfies Record<PaperKind, MessageKey>;

/** `Auftragsbestätigung-O-26-000123.pdf`: what it is in the reader's words, then its number. */
export function nameFile({ kind, number, locale, extension }: PaperName): string {
  const title = getIntl(locale).formatMessage({ id: TITLES[kind] });
  const ending = extension ?? (kind === 'calendar' ? 'ics' : 'pdf');
  return `${`${title} ${number}`.replaceAll(/[\s\\/:*?"<>|]+/g, '-')}.${ending}`;
}
