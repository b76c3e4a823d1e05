import { getIntl } from '#i18n/translate.server.ts';
import { listLegs } from '#services/leg/list-legs.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { toVisitor } from '#web/trailer/to-visitor.server.ts';
import { describeLeg } from './describe-leg.server.ts';

/** All empty legs that can still be had. */
export async function loadLegs(request: PageRequest) {
  const { deps, getActor, locale, format } = request;
  const actor = await getActor();
  const words = { intl: getIntl(locale), format };
  const legs = await listLegs(deps, actor);
  return {
    title: pageTitle(request, 'leg.title'),
    description: words.intl.formatMessage({ id: 'leg.lead' }),
    visitor: toVisitor(actor),
    legs: legs.map((leg) => describeLeg(leg, words)),
  };
}
