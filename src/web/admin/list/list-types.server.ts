import { getIntl } from '#i18n/translate.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { typeName } from '#web/words/trailer-name.ts';

export const nameType = ({ locale }: Pick<PageRequest, 'locale'>, type: string): string =>
  typeName(getIntl(locale), type);

/** The types of trailers to choose from. */
export const listTypes = (request: PageRequest) =>
  request.deps.settings.trailerTypes.map(({ type }) => ({ id: type, label: nameType(request, type) }));
