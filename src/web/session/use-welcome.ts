import { useNavigate } from 'react-router';
import { localePath } from '#i18n/paths.ts';
import { carryCampaign } from '#web/client/campaign.ts';
import { forgetMe } from '#web/client/kept-me.ts';
import { loadMe } from '#web/client/load-me.ts';
import { navigateExternal } from '#web/client/navigate-external.ts';
import { leaveFlash, showMessage } from '#web/client/show-flash.ts';
import type { FlashKey } from '#web/flash.ts';
import { usePageScope } from '#web/page-scope.tsx';
import { decideLanding } from './landing.ts';

type Welcome = { readonly target?: string | undefined; readonly greeting?: FlashKey };

/**
 * What follows whenever somebody has just been signed in: the user is loaded anew, the billing data is looked at, and
 * the shop goes on in the user's own language.
 */
export function useWelcome() {
  const { locale, config } = usePageScope();
  const navigate = useNavigate();

  return async ({ target, greeting }: Welcome): Promise<void> => {
    forgetMe();
    const me = await loadMe(config.userCacheSeconds, { force: true });
    const { requiredBillingFields, billsHere } = config;
    const { path, messages } = decideLanding(me, { target, greeting, requiredBillingFields, billsHere });
    if (me.user.locale === locale) {
      await navigate(path);
      for (const message of messages) showMessage(message);
    } else {
      if (messages[0]) leaveFlash(messages[0]);
      navigateExternal(carryCampaign(localePath(me.user.locale, path)));
    }
  };
}
