import { adminTaskCalls } from '#contract/admin-task.ts';
import { changeTask } from '#services/admin/figure/change-task.ts';
import { listTasks } from '#services/admin/figure/list-tasks.ts';
import type { Deps } from '#services/deps.ts';
import { implement } from '../implement.ts';

export const implementAdminTasks = (deps: Deps) =>
  implement(adminTaskCalls, {
    'GET /api/admin/figures/tasks': ({ actor, query }) => listTasks(deps, actor, query),
    'PATCH /api/admin/figures/tasks': ({ actor, body: input, version }) => changeTask(deps, actor, { input, version }),
  });
