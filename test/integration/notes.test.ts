import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Note, NoteList } from '#contract/admin-note.ts';
import type { TaskHold, TaskList } from '#contract/admin-task.ts';
import type { Task } from '#contract/desk-task.ts';
import type { Browser } from '../support/browser.ts';
import { makeBookingIn } from '../support/make-booking.ts';
import { makeTrailer } from '../support/make-rows.ts';
import { makePerson, makePlatformAdmin, type Person, signIn } from '../support/people.ts';
import { createTestApp, type TestApp } from '../support/test-app.ts';

const NOTES = '/api/admin/notes';

let shop: TestApp;
let operator: Browser;
let operatorId: string;
let customer: Person;
let bookingId: string;
let trailerId: string;
beforeAll(async () => {
  shop = await createTestApp();
  const admin = await makePlatformAdmin(shop.deps);
  operatorId = admin.userId;
  operator = shop.newBrowser();
  await signIn(operator, admin);
  customer = await makePerson(shop.deps);
  const { businessUnitId, userId: createdBy } = customer;
  ({ id: bookingId } = await makeBookingIn(shop.deps, { businessUnitId, createdBy, state: 'onRent' }));
  trailerId = await makeTrailer(shop.deps.db);
});
afterAll(() => shop[Symbol.asyncDispose]());

const aboutUnit = () => ({ subject: 'businessUnit', subjectId: customer.businessUnitId });
const aboutBooking = () => ({ subject: 'booking', subjectId: bookingId });
const aboutTrailer = () => ({ subject: 'trailer', subjectId: trailerId });
const post = (body: object, key: string = randomUUID()) => operator.post(NOTES, body, { 'Idempotency-Key': key });
const write = async (body: object): Promise<Note> => (await post(body)).json();
const readNotes = async (about: Record<string, string>): Promise<NoteList> =>
  (await operator.get(`${NOTES}?${new URLSearchParams(about)}`)).json();
const change = (id: string, body: object, version?: number) =>
  operator.send('PATCH', `${NOTES}/${id}`, {
    body,
    ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
  });
const dueTasks = async (): Promise<Task[]> => {
  const { items }: { items: Task[] } = await (await operator.get('/api/admin/figures/tasks')).json();
  return items.filter(({ kind }) => kind === 'noteDue');
};

test('a call is kept with who was on the phone, once however often it is sent', async () => {
  const body = { ...aboutUnit(), kind: 'call', text: 'Fragt nach\nKühlern', contact: 'Ida Nowak' };
  const key = randomUUID();
  const [first, again] = [await post(body, key), await post(body, key)];
  expect(first.status).toBe(201);
  expect(await again.json()).toEqual(await first.json());
  const { items, owners } = await readNotes(aboutUnit());
  expect(items).toMatchObject([
    { kind: 'call', text: 'Fragt nach\nKühlern', contact: 'Ida Nowak', dueOn: null, done: null, booking: null },
  ]);
  expect(owners.map(({ id }) => id)).toContain(operatorId);
});

test('what is written about a booking is read with its company as well, and no trailer knows of it', async () => {
  const { id } = await write({ ...aboutBooking(), kind: 'note', text: 'Fahrer kommt später' });
  expect((await readNotes(aboutBooking())).items.map((note) => note.id)).toEqual([id]);
  const ofUnit = (await readNotes(aboutUnit())).items.find((note) => note.id === id);
  expect(ofUnit?.booking?.id).toBe(bookingId);
  expect((await readNotes(aboutTrailer())).items).toEqual([]);
});

test('a task waits on the desk from its day on until it is done, and again if it was not', async () => {
  const today = shop.deps.clock.now().toISOString().slice(0, 10);
  const task = await write({
    ...aboutTrailer(),
    kind: 'task',
    text: 'Plane prüfen',
    dueOn: today,
    ownerId: operatorId,
  });
  const later = await write({ ...aboutTrailer(), kind: 'task', text: 'Später', dueOn: '2099-12-31' });
  expect(await dueTasks()).toMatchObject([
    { id: task.id, text: 'Plane prüfen', dueOn: today, about: { kind: 'trailer', id: trailerId } },
  ]);
  const done: Note = await (await change(task.id, { isDone: true }, task.version)).json();
  expect(done.done).not.toBeNull();
  expect(await dueTasks()).toEqual([]);
  expect((await readNotes(aboutTrailer())).items.map(({ id }) => id)).toEqual([later.id, task.id]);
  await change(task.id, { isDone: false });
  expect(await dueTasks()).toHaveLength(1);
  const moved: Note = await (await change(task.id, { dueOn: '2099-12-30', ownerId: null })).json();
  expect(moved).toMatchObject({ dueOn: '2099-12-30', owner: null, text: 'Plane prüfen' });
  expect(await dueTasks()).toEqual([]);
});

describe('a task of the desk', () => {
  const TASKS = '/api/admin/figures/tasks';
  const readTasks = async (query = ''): Promise<TaskList> => (await operator.get(`${TASKS}${query}`)).json();
  const keep = (body: object, version?: number, who = operator) =>
    who.send('PATCH', TASKS, { body, ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }) });
  const incomplete = () => ({ kind: 'trailerIncomplete', objectId: trailerId });
  const isThere = ({ items }: TaskList) =>
    items.some((task) => task.kind === 'trailerIncomplete' && task.trailerId === trailerId);

  const lackCertificates = () => shop.deps.db.updateTable('trailer').set({ certifiedUntil: null }).execute();
  beforeAll(lackCertificates);

  test('is taken by one of two who try at once, and the other is told by whom', async () => {
    const other = shop.newBrowser();
    const second = await makePlatformAdmin(shop.deps);
    await signIn(other, second);
    const answers = await Promise.all([
      keep({ ...incomplete(), ownerId: operatorId }, 0),
      keep({ ...incomplete(), ownerId: second.userId }, 0, other),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [won, lost]: [TaskHold, { code: string; current: TaskHold }] = await Promise.all([
      answers.find(({ status }) => status === 200)?.json(),
      answers.find(({ status }) => status === 409)?.json(),
    ]);
    expect(lost).toMatchObject({ code: 'stale-version', current: { owner: won.owner, version: 1 } });
    expect((await readTasks()).holds).toContainEqual(won);
    const back = await keep({ ...incomplete(), ownerId: null }, 1);
    expect(await back.json()).toMatchObject({ owner: null, version: 2 });
    const { action, data } = await shop.deps.db
      .selectFrom('auditLog')
      .select(['action', 'data'])
      .where('objectId', '=', trailerId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect({ action, data }).toMatchObject({
      action: 'task.change',
      data: { kind: 'trailerIncomplete', ownerId: null },
    });
  });

  test('rests until its day, and is neither shown nor counted before', async () => {
    const count = ({ counts }: TaskList) => counts.find(({ kind }) => kind === 'trailerIncomplete')?.count ?? 0;
    const before = await readTasks();
    expect(isThere(before)).toBe(true);
    await keep({ ...incomplete(), restsUntil: '2099-12-31' });
    const resting = await readTasks();
    expect([isThere(resting), count(resting)]).toEqual([false, count(before) - 1]);
    expect(isThere(await readTasks('?show=resting&kind=trailerIncomplete'))).toBe(true);
    // The day has come.
    await shop.deps.db.updateTable('deskTask').set({ restsUntil: '2020-01-01' }).execute();
    expect(isThere(await readTasks())).toBe(true);
    expect((await keep({ ...incomplete(), restsUntil: '2020-01-01' })).status).toBe(422);
  });

  test('that follows from a state is not done by saying so', async () => {
    expect((await keep({ ...incomplete(), isDone: true })).status).toBe(409);
    expect((await keep({ ...incomplete(), ownerId: customer.userId })).status).toBe(422);
  });

  test('that a person wrote down is taken, put off and done like any other', async () => {
    const today = shop.deps.clock.now().toISOString().slice(0, 10);
    const { id, version } = await write({ ...aboutTrailer(), kind: 'task', text: 'Reifen', dueOn: today });
    const taken: TaskHold = await (await keep({ kind: 'noteDue', objectId: id, ownerId: operatorId }, version)).json();
    expect(taken).toMatchObject({ owner: { id: operatorId }, version: version + 1 });
    expect((await readTasks('?show=mine')).items).toMatchObject([{ kind: 'noteDue', id }]);
    expect((await keep({ kind: 'noteDue', objectId: id, isDone: true }, taken.version)).status).toBe(200);
    expect(await dueTasks()).toEqual([]);
  });

  test('of which there are many is read page by page, none twice, and counted as a whole', async () => {
    const ids = new Set<string>();
    for (let i = 0; i < 30; i += 1) await makeTrailer(shop.deps.db);
    await lackCertificates();
    const first = await readTasks('?kind=trailerIncomplete');
    expect(first.items).toHaveLength(25);
    let page = first;
    for (;;) {
      for (const task of page.items) if (task.kind === 'trailerIncomplete') ids.add(task.trailerId);
      if (page.nextCursor === null) break;
      page = await readTasks(`?kind=trailerIncomplete&cursor=${page.nextCursor}`);
    }
    expect(first.counts.find(({ kind }) => kind === 'trailerIncomplete')?.count).toBe(ids.size);
    expect(ids.size).toBeGreaterThan(30);
    expect((await operator.get(`${TASKS}?kind=overdue&cursor=${first.nextCursor}`)).status).toBe(422);
  });
});

test('who comes second with a task reads what it has become', async () => {
  const task = await write({ ...aboutTrailer(), kind: 'task', text: 'Anrufen', dueOn: '2099-12-31' });
  await change(task.id, { dueOn: '2099-12-30' }, task.version);
  const response = await change(task.id, { dueOn: '2099-12-29' }, task.version);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'stale-version', current: { dueOn: '2099-12-30' } });
});

test.each([
  [{ kind: 'task', text: 'ohne Tag' }, 422],
  [{ kind: 'note', text: 'mit Tag', dueOn: '2099-12-31' }, 422],
  [{ kind: 'note', text: '   ' }, 422],
  [{ kind: 'note', text: 'x'.repeat(2001) }, 422],
  [{ kind: 'task', text: 'für niemanden', dueOn: '2099-12-31', ownerId: randomUUID() }, 422],
  [{ kind: 'note', text: 'worüber', subjectId: randomUUID() }, 404],
])('%o is refused', async (body, status) => {
  expect((await post({ ...aboutUnit(), ...body })).status).toBe(status);
});

test('only tasks change', async () => {
  const { id } = await write({ ...aboutTrailer(), kind: 'note', text: 'so war es' });
  expect((await change(id, { isDone: true })).status).toBe(409);
  expect((await change(randomUUID(), { isDone: true })).status).toBe(404);
});

test('the log tells who wrote, and never what', async () => {
  const { id } = await write({ ...aboutBooking(), kind: 'call', text: 'geheim', contact: 'Ulla Lindqvist' });
  const { actorId, action, businessUnitId, data } = await shop.deps.db
    .selectFrom('auditLog')
    .selectAll()
    .where('objectId', '=', id)
    .executeTakeFirstOrThrow();
  expect({ actorId, action, businessUnitId }).toEqual({
    actorId: operatorId,
    action: 'note.add',
    businessUnitId: customer.businessUnitId,
  });
  expect(JSON.stringify(data)).not.toMatch(/geheim|Lindqvist/);
});
