import { type TaskList, taskQuery } from '#contract/admin-task.ts';
import type { Actor } from '#domain/team/actor.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import { pageTitle } from '#web/page-title.server.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { requireValue } from '#web/require-value.server.ts';
import { readListQuery } from '../list/read-list-query.server.ts';
import { describeTask } from './describe-task.server.ts';

/** All tasks of the desk: the first of each kind, or all of one. */
export async function loadTasks(request: PageRequest, { searchParams }: URL) {
  const { deps, getActor } = request;
  const actor = await getActor();
  const { kind, show = 'open', cursor } = readListQuery(taskQuery, searchParams);
  const list = requireValue(await listTasks(deps, actor, { kind, show, cursor }));
  const { counts, resting, owners, nextCursor } = list;
  return {
    title: pageTitle(request, 'adminTask.title'),
    kind: kind ?? null,
    show,
    items: list.items.map((task) => describeTask(request, task, list)),
    counts,
    count: countAll(list),
    resting,
    owners,
    me: meOf(actor),
    nextCursor,
  };
}

export type TasksView = Awaited<ReturnType<typeof loadTasks>>;

export const countAll = ({ counts }: Pick<TaskList, 'counts'>): number =>
  counts.reduce((sum, { count }) => sum + count, 0);

export const meOf = (actor: Actor): string => (actor.kind === 'guest' ? '' : actor.userId);
