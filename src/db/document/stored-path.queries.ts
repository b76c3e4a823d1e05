import { sql } from 'kysely';
import type { Database } from '../client.ts';

/** Which of these files no row names. */
export async function findUnknownPaths(db: Database, paths: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ path: string }>`
    select file.path
    from unnest(${paths}::text[]) as file (path)
    where not exists (select from document where document.path = file.path)
      and not exists (select from charge_photo where charge_photo.path = file.path)
      and not exists (select from handover_photo where handover_photo.path = file.path)
      and not exists (select from trailer_document where trailer_document.path = file.path)
      and not exists (select from trailer_image where trailer_image.path = file.path)
      and not exists (select from business_unit where business_unit.logo = '/' || file.path)
      and not exists (select from user_account where user_account.avatar = '/' || file.path)`.execute(db);
  return rows.map(({ path }) => path);
}
