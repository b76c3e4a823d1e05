import type { PaperKind, PaperName } from '#contract/document.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { getIntl } from '#i18n/translate.server.ts';

const TITLES = {
  orderConfirmation: 'document.confirmation.title',
  rentalContract: 'document.contract.title',
  extensionAddendum: 'document.addendum.number',
  rebookingAddendum: 'document.addendum.number',
  pickUpProtocol: 'protocol.title.pickUp',
  returnProtocol: 'protocol.title.return',
  dataSheet: 'document.dataSheet.title',
  calendar: 'document.calendar',
} as const satisfies Record<PaperKind, MessageKey>;

/** `Auftragsbestätigung-O-26-000123.pdf`: what it is in the reader's words, then its number. */
export function nameFile({ kind, number, locale }: PaperName): string {
  const title = getIntl(locale).formatMessage({ id: TITLES[kind] });
  return `${`${title} ${number}`.replaceAll(/[\s\\/:*?"<>|]+/g, '-')}.${kind === 'calendar' ? 'ics' : 'pdf'}`;
}
