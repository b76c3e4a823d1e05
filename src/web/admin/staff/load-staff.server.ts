import type { StaffMember } from '#contract/admin-staff.ts';
import type { Format } from '#i18n/format.ts';
import { loadDepotBook } from '#services/book/depot-book.ts';
import { listStaff } from '#services/staff/list-staff.ts';
import { pageTitle } from '#web/page-title.server.ts';
import { recordTime } from '#web/record-time.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';

export async function loadStaff(request: PageRequest) {
  const { deps, format, locale, getActor } = request;
  const actor = await getActor();
  const { items } = requireValue(await listStaff(deps, actor));
  const book = await loadDepotBook(deps, { now: deps.clock.now() });
  return {
    title: pageTitle(request, 'admin.nav.staff'),
    rows: items.map((member) => toView(member, format)),
    ownId: 'userId' in actor ? actor.userId : '',
    depots: [...book.values()]
      .map(({ row: { id, name } }) => ({ value: id, label: name }))
      .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
  };
}

const toView = (member: StaffMember, format: Format) => ({
  ...member,
  name: `${member.firstName} ${member.lastName}`,
  lastSeen: member.lastSeenAt === null ? null : recordTime(format, member.lastSeenAt),
});

export type StaffView = Awaited<ReturnType<typeof loadStaff>>;
export type StaffRow = StaffView['rows'][number];
