import * as z from 'zod/mini';
import type { TaskKind } from '#domain/admin/task-kind.ts';

type Place = { readonly place: string; readonly id: string };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A moment or a day as the database writes it, or the number of a trailer. */
const PLACE = {
  time: /^\d{4}-\d\d-\d\d(?:[ T][\d:.+\-Z]{5,20})?$/,
  text: /^[^\0]{1,50}$/u,
} as const;

const cursorShape = z.tuple([z.string(), z.string(), z.string().check(z.regex(UUID))]);

/** A cursor belongs to the kind it was made for. */
export const writeTaskCursor = (kind: TaskKind, { place, id }: Place): string =>
  Buffer.from(JSON.stringify([kind, place, id])).toString('base64url');

export function readTaskCursor(cursor: string, kind: TaskKind | undefined): Place | undefined {
  try {
    const { success, data } = cursorShape.safeParse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (!success) return undefined;
    const [madeFor, place, id] = data;
    const shape = kind === 'trailerIncomplete' ? PLACE.text : PLACE.time;
    return madeFor === kind && shape.test(place) ? { place, id } : undefined;
  } catch {
    return undefined;
  }
}
