import { recordAudit } from '#db/audit/audit.queries.ts';
import type { Database, Transaction } from '#db/client.ts';
import { withoutLimits } from '#db/without-limits.ts';
import { inTransaction } from '#db/transaction.ts';
import { toInstant } from '#domain/time/instant.ts';
import { operatorToday } from '#domain/time/operator-day.ts';
import type { StoragePort } from '#services/ports/storage.ts';
import { hash } from '@node-rs/argon2';
import { DEMO_COMPANIES, type DemoCompany } from './companies.ts';
import { drawLogo } from './draw-logo.ts';
import { drawFleet, type Drawings, keyOfMotif } from './draw-fleet.ts';
import type { Drawing, Picture } from './draw-pictures.ts';
import { insertCustomers } from './insert-customers.ts';
import { insertDepots, insertTrailers, insertWorkshopPeriods } from './insert-fleet.ts';
import type { TrailerFiles } from './insert-fleet.ts';
import { insertPricesAndServices } from './insert-prices.ts';
import { makeTrailers } from './make-trailers.ts';
import type { DemoTrailer } from './make-trailers.ts';
import { FURTHER_COMPANIES } from './more-companies.ts';
import { DEMO_PASSWORD } from './people.ts';
import { putFile } from './put-file.ts';
import { writeDocuments } from './write-documents.ts';

export type DemoOptions = {
  readonly db: Database;
  readonly storage: StoragePort;
  readonly now: Date;
  readonly secretKey: string;
  /** Pictures and papers take most of the time; tests that do not look at them leave them out. */
  readonly withFiles?: boolean;
  /** If somebody draws the fleet already. */
  readonly drawings?: Promise<Drawings> | undefined;
  readonly say?: (text: string) => void;
};

const MARKER = 'demoData';
const NO_FILES: TrailerFiles = { pictures: [], documents: [] };

/**
 * Fills a shop that has never held anything; any other is left alone. All rows are written in one transaction, so that
 * a start that is interrupted leaves nothing behind and the next one begins anew. True if the data was loaded now.
 */
export async function loadDemoData(options: DemoOptions): Promise<boolean> {
  const { db, storage, now, secretKey, withFiles = true, drawings, say = () => undefined } = options;
  if (!(await isUntouched(db))) return false;

  const today = operatorToday(toInstant(now));
  const trailers = makeTrailers(today);
  if (withFiles) say('Drawing the demo trailers');
  const filesOf = withFiles ? await makeFiles(storage, trailers, await (drawings ?? drawFleet(now))) : () => NO_FILES;
  const logoOf = withFiles ? await drawLogos(storage) : () => null;
  const passwordHash = await hash(DEMO_PASSWORD);

  say('Loading the demo data');
  const load = async (trx: Transaction): Promise<boolean> => {
    if (!(await claimMarker(trx, now))) return false;
    await insertDepots(trx);
    await insertTrailers(trx, trailers, filesOf);
    await insertPricesAndServices(trx, today);
    await insertCustomers(trx, { now, today, secretKey, passwordHash, logoOf });
    await insertWorkshopPeriods(trx, { trailers, today, now });
    await recordAudit(trx, {
      actor: { kind: 'system' },
      businessUnitId: null,
      action: 'demoData.load',
      objectId: MARKER,
      now,
    });
    return true;
  };
  return withoutLimits(db, (connection) => inTransaction(connection, load));
}

/** Whether the demo has ever been loaded here. */
export async function hasDemoData(db: Database): Promise<boolean> {
  const marker = await db.selectFrom('installation').select('key').where('key', '=', MARKER).executeTakeFirst();
  return marker !== undefined;
}

/** Whether a shop has never held anything. */
export async function isUntouched(db: Database): Promise<boolean> {
  const { isTouched } = await db
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(selectFrom('installation').select('key').where('key', '=', MARKER)),
        exists(selectFrom('userAccount').select('id')),
        exists(selectFrom('depot').select('id')),
      ]).as('isTouched'),
    )
    .executeTakeFirstOrThrow();
  return !isTouched;
}

/** Of several processes that start at once the others wait here, and then find the work done. */
async function claimMarker(trx: Transaction, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('installation')
    .values({ key: MARKER, value: JSON.stringify({ loadedFor: now }), setAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

async function drawLogos(storage: StoragePort): Promise<(company: DemoCompany) => string | null> {
  const companies = [...DEMO_COMPANIES, ...FURTHER_COMPANIES];
  const logos = new Map(
    await Promise.all(companies.map(async (company) => [company.key, await drawLogo(storage, company)] as const)),
  );
  return ({ key }) => logos.get(key) ?? null;
}

async function makeFiles(
  storage: StoragePort,
  trailers: readonly DemoTrailer[],
  drawings: Drawings,
): Promise<(trailer: DemoTrailer) => TrailerFiles> {
  const put = async ({ data, ...picture }: Drawing): Promise<Picture> => {
    await putFile(storage, picture.path, data, 'image/webp');
    return picture;
  };
  const pictures = new Map<string, readonly Picture[]>(
    await Promise.all([...drawings].map(async ([key, sides]) => [key, await Promise.all(sides.map(put))] as const)),
  );
  const documents = new Map(
    await Promise.all(trailers.map(async (trailer) => [trailer.id, await writeDocuments(storage, trailer)] as const)),
  );
  return (trailer) => ({
    pictures: pictures.get(keyOfMotif(trailer)) ?? [],
    documents: documents.get(trailer.id) ?? [],
  });
}
