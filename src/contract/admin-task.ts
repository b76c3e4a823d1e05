import * as z from 'zod/mini';
import { ALL_OF_THEM, TASK_KINDS, TASK_VIEWS } from '#domain/admin/task-kind.ts';
import { declareCalls } from './call.ts';
import { id } from './field.ts';
import { day } from './query.ts';
import { staff } from './rights-row.ts';
import { type Answer, shape } from './shape.ts';
import { task } from './desk-task.ts';

const person = z.strictObject({ id: z.string(), name: z.string() });

/** Who has taken a task, and until when it rests. */
export const taskHold = shape('TaskHold', {
  kind: z.enum(TASK_KINDS),
  /** The booking, trailer, order, invoice, company or note that it is about; `all` where a kind is one task. */
  objectId: z.string(),
  owner: z.nullable(person),
  restsUntil: z.nullable(z.string()),
  /** 0 until somebody has taken it or put it off. */
  version: z.number(),
});
export type TaskHold = Answer<typeof taskHold>;

export const taskList = shape('TaskList', {
  items: z.array(task),
  /** Of those among the items that somebody has taken or put off. */
  holds: z.array(taskHold),
  /** How many there are of each kind, however few are shown. */
  counts: z.array(z.strictObject({ kind: z.enum(TASK_KINDS), count: z.number() })),
  /** How many rest until another day. */
  resting: z.number(),
  /** Who can be given a task; one of money only those who see money. */
  owners: z.array(z.extend(person, { seesMoney: z.boolean() })),
  nextCursor: z.nullable(z.string()),
});
export type TaskList = Answer<typeof taskList>;

/** Without a kind, the first of each. */
export const taskQuery = z.strictObject({
  kind: z.optional(z.enum(TASK_KINDS, 'unknown')),
  show: z.optional(z.enum(TASK_VIEWS, 'unknown')),
  cursor: z.optional(z.string().check(z.maxLength(1000, 'too-long'))),
});
export type TaskQuery = z.infer<typeof taskQuery>;

/** What is left out stays as it is. A task that follows from a state is done by changing that. */
export const changeTaskInput = z.strictObject({
  kind: z.enum(TASK_KINDS, 'unknown'),
  objectId: z.union([z.literal(ALL_OF_THEM), id], 'id'),
  ownerId: z.optional(z.nullable(id)),
  restsUntil: z.optional(z.nullable(day)),
  isDone: z.optional(z.boolean()),
});
export type ChangeTaskInput = z.infer<typeof changeTaskInput>;

export const adminTaskCalls = declareCalls({
  'GET /api/admin/figures/tasks': {
    says: 'What is to do',
    rights: staff('desk.read'),
    query: taskQuery,
    answer: taskList,
  },
  /** A stale version is refused with `current`: who has it meanwhile. */
  'PATCH /api/admin/figures/tasks': {
    says: 'Take a task, give it to somebody or back, or let it rest until a day',
    rights: staff('tasks.write'),
    body: changeTaskInput,
    answer: taskHold,
    takes: 'version',
  },
});
