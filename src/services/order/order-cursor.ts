type Place = { readonly createdAt: Date; readonly id: string };

const CURSOR = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a page of orders ends. It means nothing to anybody else. */
export const toOrderCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt.getTime()}_${id}`).toString('base64url');

export function parseOrderCursor(cursor: string): Place | undefined {
  const [, time, id] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  return time === undefined || id === undefined ? undefined : { createdAt: new Date(Number(time)), id };
}
