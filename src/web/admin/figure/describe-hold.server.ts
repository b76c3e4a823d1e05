import type { TaskHold, TaskList } from '#contract/admin-task.ts';
import type { Task } from '#contract/desk-task.ts';
import type { PageRequest } from '#web/request-context.server.ts';
import { objectOfTask } from '#services/admin/figure/object-of-task.ts';

export type HoldView = ReturnType<typeof describeHold>;

/** Who has taken a task, and until when it rests; of one that nobody has touched, that nobody has. */
export function describeHold({ format }: Pick<PageRequest, 'format'>, task: Task, { holds }: Pick<TaskList, 'holds'>) {
  const objectId = objectOfTask(task);
  const kept: Pick<TaskHold, 'owner' | 'restsUntil' | 'version'> = holds.find(
    (hold) => hold.kind === task.kind && hold.objectId === objectId,
  ) ?? { owner: null, restsUntil: null, version: 0 };
  const { owner, restsUntil, version } = kept;
  return {
    kind: task.kind,
    objectId,
    owner,
    restsUntil: restsUntil && format.day(`${restsUntil}T12:00:00Z`, 'UTC'),
    version,
  };
}
