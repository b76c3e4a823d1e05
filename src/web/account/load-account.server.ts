import { toAddressLines } from '#domain/address/address-rule.ts';
import { LEGAL_VERSIONS } from '#domain/user/legal-versions.ts';
import type { Actor } from '#domain/team/actor.ts';
import { getMe } from '#services/user/get-me.ts';
import { listPrivacyEvents, type PrivacyEvents } from '#services/user/list-privacy-events.ts';
import { findMandate } from '#services/payment/find-mandate.ts';
import { listAdmins } from '#services/team/list-admins.ts';
import { getInvoicing } from '#services/business-unit/get-invoicing.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordDate, recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { listCountries } from '#web/words/list-countries.server.ts';
import { type AccountTab, chooseTab, listTabs } from './account-tabs.ts';
import { readReturnPath } from './return-step.ts';

/** Each tab gets what it shows and no more. */
export async function loadAccount(request: PageRequest, query: URLSearchParams) {
  const { deps, config, format, getActor } = request;
  const actor = await getActor();
  const me = requireValue(await getMe(deps, actor));
  const tab = chooseTab(listTabs(me), query.get('tab'));
  const [events, admins, mandate, invoicing] = await Promise.all([
    tab === 'legal' || tab === 'privacy' ? requireEvents(request, actor) : NO_EVENTS,
    me.businessUnitRole !== null && me.businessUnitRole !== 'admin' ? findAdmins(request, actor) : [],
    tab === 'payment' ? loadMandate(request, actor) : undefined,
    tab === 'payment' && config.billsHere ? loadInvoicing(request, actor) : undefined,
  ]);
  return {
    title: pageTitle(request, titleOf(tab)),
    me,
    tab,
    returnPath: readReturnPath(query),
    admins,
    countries: tab === 'company' || tab === 'addresses' ? listCountries(request) : [],
    mandate,
    invoicing,
    acceptances: events.acceptances.map(({ document, version, acceptedAt }) => ({
      document,
      version,
      acceptedAt: recordDate(format, acceptedAt),
      isCurrent: LEGAL_VERSIONS[document] === version,
    })),
    visits: events.visits.map((visit) => ({ ...visit, startedAt: recordTime(format, visit.startedAt) })),
  };
}

export type AccountView = Awaited<ReturnType<typeof loadAccount>>;

const NO_EVENTS: PrivacyEvents = { acceptances: [], visits: [] };

const titleOf = (tab: AccountTab) => (tab === 'me' ? 'nav.account' : (`account.tab.${tab}` as const));

const requireEvents = async ({ deps }: PageRequest, actor: Actor) => requireValue(await listPrivacyEvents(deps, actor));

async function findAdmins({ deps }: PageRequest, actor: Actor) {
  const admins = await listAdmins(deps, actor);
  // Before the terms are accepted there is nothing to ask for yet.
  return admins.ok ? admins.value : [];
}

/** Null without one; undefined for those who have nothing to do with it. */
async function loadMandate({ deps, format }: PageRequest, actor: Actor) {
  const found = await findMandate(deps, actor);
  if (!found.ok) return undefined;
  if (found.value === undefined) return null;
  const { id: _id, status: _status, place: _place, signedOn, ...mandate } = found.value;
  return { ...mandate, signedOn: format.date(`${signedOn}T12:00:00Z`, 'UTC') };
}

/** Undefined for those who have nothing to do with it. */
async function loadInvoicing({ deps }: PageRequest, actor: Actor) {
  const [found, me] = await Promise.all([getInvoicing(deps, actor), getMe(deps, actor)]);
  if (!found.ok || !me.ok) return undefined;
  const addresses = (me.value.businessUnit?.addresses ?? []).map((address) => ({
    id: address.id,
    label: [address.label ?? address.company ?? '', ...toAddressLines(address)]
      .filter((part) => part !== '')
      .join(', '),
  }));
  return { ...found.value, addresses };
}
