import { sql } from 'kysely';
import type { Plan, PlanChangeInput } from '#contract/admin-plan.ts';
import type { Database } from '#db/client.ts';
import { toWallTime } from '#domain/time/wall-clock.ts';
import { readCpuTime } from './cpu-time.ts';
import type { LargeCompany } from './large-company.ts';

const CHANGES = 50;
const TIMES = 3;
const DAY_MS = 86_400_000;

/**
 * Carries out a plan of fifty changes, of bookings that get another trailer and stays in the workshop, and takes it back by
 * another one, some times: the best is told. In the end all is as it was.
 */
export async function measurePlans(company: LargeCompany): Promise<string> {
  const changes = await listChanges(company.db);
  if (changes.length < CHANGES) throw new Error(`There are only ${changes.length} changes to be made`);
  const times: { readonly wall: number; readonly work: number }[] = [];
  for (let i = 0; i < TIMES; i += 1) {
    const plan = await ask(company, 'api/admin/plans', { name: 'Measured', changes });
    times.push(await apply(company, plan));
    times.push(await apply(company, await ask(company, `api/admin/plans/${plan.id}/undo`)));
  }
  const best = (measure: 'wall' | 'work') => Math.min(...times.map((time) => time[measure])).toFixed(0);
  const moves = changes.filter(({ kind }) => kind === 'move').length;
  return `${CHANGES} changes, ${moves} of them moves, carried out in ${best('wall')} ms (processor time ${best('work')} ms)`;
}

async function apply(company: LargeCompany, { id, version, changes }: Plan) {
  const problems = changes.flatMap(({ problem }) => problem ?? []);
  if (problems.length > 0) throw new Error(`The plan cannot be carried out: ${problems.join(', ')}`);
  const work = () => {
    const { node, postgres } = readCpuTime({ node: company.pid, dataDir: company.dataDir });
    return node + postgres;
  };
  const [start, before] = [performance.now(), work()];
  await ask(company, `api/admin/plans/${id}/apply`, { reason: { kind: 'customerWish' } }, version);
  return { wall: performance.now() - start, work: work() - before };
}

async function ask({ url, cookie }: LargeCompany, path: string, body?: object, version?: number): Promise<Plan> {
  const answer = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      Cookie: cookie,
      'Content-Type': 'application/json',
      'Sec-Fetch-Site': 'same-origin',
      ...(version !== undefined && { 'If-Match': `"${version}"` }),
    },
    body: JSON.stringify(body ?? {}),
  });
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
  // The contract of each of these calls says so.
  return (await answer.json()) as Plan;
}

/** At most half of them bookings, each for an equal trailer that nothing else takes; the others stays of such trailers. */
async function listChanges(db: Database): Promise<readonly PlanChangeInput[]> {
  const { rows: moves } = await sql<{ bookingId: string; trailerId: string }>`
    with wanted as (
      select b.id, b.depot_id, t.sub_type, row_number() over (partition by b.depot_id, t.sub_type order by b.id) as turn
      from booking b join trailer t on t.id = b.trailer_id
      where b.status = 'reserved' and b.return_depot_id is null and b.starts_at > now() + interval '5 days'
        and b.ends_at < now() + interval '140 days'
        and not exists (select from handover h where h.booking_id = b.id)
    ), idle as (
      select t.id, t.depot_id, t.sub_type, row_number() over (partition by t.depot_id, t.sub_type order by t.id) as turn
      from trailer t
      where t.status = 'active' and not t.moves and t.certified_until > now() + interval '150 days'
        and not exists (select from allocation a where a.trailer_id = t.id and a.ends_at > now())
        and not exists (select from booking b where b.trailer_id = t.id and b.status in ('onRent', 'returnAnnounced'))
    )
    select w.id as booking_id, i.id as trailer_id
    from wanted w join idle i using (depot_id, sub_type, turn) order by 1 limit ${CHANGES / 2}`.execute(db);
  const { rows: idle } = await sql<{ id: string; timeZone: string }>`
    select t.id, d.time_zone from trailer t join depot d on d.id = t.depot_id
    where t.status = 'active' and not t.moves and not (t.id = any(${moves.map(({ trailerId }) => trailerId)}::uuid[]))
      and not exists (select from allocation a where a.trailer_id = t.id and a.ends_at > now())
    order by 1 limit ${CHANGES - moves.length}`.execute(db);
  const inDays = (days: number, timeZone: string) =>
    toWallTime(new Date(Date.now() + days * DAY_MS).toISOString(), timeZone).slice(0, 16);
  return [
    ...moves.map(({ bookingId, trailerId }) => ({ kind: 'move' as const, bookingId, trailerId })),
    ...idle.map(({ id: trailerId, timeZone }) => {
      const span = { from: inDays(20, timeZone), to: inDays(22, timeZone) };
      return { kind: 'workshop' as const, trailerId, ...span };
    }),
  ];
}
