import { pickMessages } from '#i18n/catalogues.server.ts';
import { getMe } from '#services/account/get-me.ts';
import type { BrowserIdentity } from './client/identity.ts';
import type { PageRequest } from './request-context.server.ts';
import { findPage } from './site-map.ts';
import type { FrameUser } from './ui/layout/frame-user.ts';

const GUEST_IDENTITY: BrowserIdentity = { userId: null, legalAccepted: false, isImpersonating: false };

/**
 * What stands around every page. Documents carry their messages in the page scope; a navigation inside the shop gets
 * those of its page here.
 */
export async function loadFrame(
  request: PageRequest,
  { isNavigation, pattern }: { isNavigation: boolean; pattern: string },
) {
  const messages = isNavigation ? pickMessages(request.locale, findPage(pattern)?.messages ?? []) : {};
  return { messages, ...(await loadVisitor(request)) };
}

async function loadVisitor({ deps, getActor }: PageRequest) {
  const actor = await getActor();
  const me = actor.kind === 'guest' ? undefined : await getMe(deps, actor);
  if (!me?.ok) return { user: undefined, identity: GUEST_IDENTITY, impersonation: null, cartCount: 0 };
  const { user, businessUnit } = me.value;
  const { tosAcceptedAt, privacyPolicyAcceptedAt } = user.accountInformation;
  return {
    user: {
      firstName: user.firstName,
      lastName: user.lastName,
      company: businessUnit?.name,
      isAdmin: user.isAdmin || user.impersonatedBy !== null,
    } satisfies FrameUser,
    identity: {
      userId: user.id,
      legalAccepted: tosAcceptedAt !== null && privacyPolicyAcceptedAt !== null,
      isImpersonating: user.impersonatedBy !== null,
    } satisfies BrowserIdentity,
    impersonation: user.impersonatedBy && { admin: user.impersonatedBy.name },
    cartCount: 0,
  };
}
