import type { MessageKey } from '#i18n/message-key.ts';
import { getIntl } from '#i18n/translate.server.ts';
import type { PageRequest } from './request-context.server.ts';

/** The title of a document: what the page is about, then the product. */
export const pageTitle = ({ locale, config }: Pick<PageRequest, 'locale' | 'config'>, id: MessageKey): string =>
  `${getIntl(locale).formatMessage({ id })} · ${config.productName}`;
