import { hasRight } from '#domain/team/rights.ts';
import { pickMessages } from '#i18n/catalogues.server.ts';
import { getMe } from '#services/user/get-me.ts';
import { countCart } from '#services/cart/count-cart.ts';
import { countWaiting } from '#services/today/count-waiting.ts';
import type { BrowserIdentity } from './client/identity.ts';
import type { PageRequest } from './request-context.server.ts';
import { findPage, type Page, TODAY, TOUR } from './site-map.ts';
import type { FrameUser } from './ui/layout/frame-user.ts';

const GUEST_IDENTITY: BrowserIdentity = { userId: null, legalAccepted: false, isImpersonating: false };
const NOBODY = { user: undefined, identity: GUEST_IDENTITY, impersonation: null, cartCount: 0, tour: null };

/**
 * What stands around every page. Documents carry their messages in the page scope; a navigation inside the shop gets
 * those of its page here.
 */
export async function loadFrame(
  request: PageRequest,
  { isNavigation, pattern }: { isNavigation: boolean; pattern: string },
) {
  const page = findPage(pattern);
  // A page inside another site knows nobody.
  const visitor = page?.layout === 'empty' ? NOBODY : await loadVisitor(request);
  const messages = {
    ...(isNavigation && pickMessages(request.locale, page?.messages ?? [])),
    ...(visitor.tour !== null && pickMessages(request.locale, TOUR.messages)),
    ...(pattern === TODAY.path && visitor.user?.waiting !== undefined && pickMessages(request.locale, TODAY.messages)),
  };
  return { messages, layout: chooseLayout(page, visitor), ...visitor };
}

/** Whoever acts as a customer sees what customers see around every page. */
const chooseLayout = (page: Page | undefined, { impersonation }: { readonly impersonation: object | null }) =>
  page?.layout === 'operator' && impersonation !== null ? 'default' : (page?.layout ?? 'default');

async function loadVisitor({ deps, config, getActor }: PageRequest) {
  const actor = await getActor();
  if (actor.kind === 'guest') return NOBODY;
  const [me, cartCount, waiting] = await Promise.all([
    getMe(deps, actor),
    countCart(deps, actor),
    countWaiting(deps, actor),
  ]);
  if (!me.ok) return NOBODY;
  const { user, businessUnit, businessUnitRole } = me.value;
  const { tosAcceptedAt, privacyPolicyAcceptedAt } = user.accountInformation;
  const legalAccepted = tosAcceptedAt !== null && privacyPolicyAcceptedAt !== null;
  const isNewHere = user.tourSeenAt === null && legalAccepted && user.impersonatedBy === null;
  return {
    user: {
      firstName: user.firstName,
      lastName: user.lastName,
      company: businessUnit?.name,
      avatar: user.avatar,
      isAdmin: user.isAdmin || user.impersonatedBy !== null,
      staffRole: actor.kind === 'platformAdmin' ? actor.role : undefined,
      mayRent: hasRight(actor, 'rent'),
      seesInvoices: config.billsHere && hasRight(actor, 'seeInvoices'),
      waiting,
    } satisfies FrameUser,
    identity: {
      userId: user.id,
      legalAccepted,
      isImpersonating: user.impersonatedBy !== null,
    } satisfies BrowserIdentity,
    impersonation: user.impersonatedBy && { admin: user.impersonatedBy.name },
    cartCount,
    /** The role whose tour through the shop is due. */
    tour: isNewHere ? businessUnitRole : null,
  };
}
