import { type RawBuilder, sql } from 'kysely';
import {
  allocationsAfter,
  CERTIFICATES,
  type Circumstances,
  overdueSince,
  staysAfter,
} from '../booking/availability.queries.ts';
import type { Database } from '../client.ts';
import { prepared } from '../prepared.ts';
import { type Asker, coversWindow, isOffered, lastEnd, nextStart, withOwnHolds } from './free-trailer.ts';
import { windowTable } from './trailer-search.queries.ts';
import { SHOWN_COLUMNS, type TrailerWithImages } from './trailer.queries.ts';
import type { Window } from './window.ts';

/** What place, price and period of a card follow from. */
const DECISIVE = ['type', 'priceClass', 'certifiedUntil'] as const satisfies (typeof SHOWN_COLUMNS)[number][];
const DESCRIPTIVE = SHOWN_COLUMNS.filter(
  (name) => name !== 'id' && name !== 'depotId' && !DECISIVE.some((decisive) => decisive === name),
);

/** What the database alone can say of a trailer at this very moment. */
export type CardVerdict = Pick<TrailerWithImages, 'id' | (typeof DECISIVE)[number] | 'images'> & {
  /** Where it stands in the window, or else where it stands now. */
  readonly depotId: string;
  readonly free: boolean;
  /** Nobody else has a free one between these moments. Absent where nobody ever does, or where they were not asked for. */
  readonly freeSince: Date | null;
  readonly freeUntil: Date | null;
  /** Why it is not free, and what else it can be had for. */
  readonly known: Circumstances | null;
};

/** What a card shows besides. */
export type CardFacts = Omit<TrailerWithImages, keyof CardVerdict>;

/** What a card shows, and whether the trailer is free in its window. */
export type CardRow = CardFacts & CardVerdict;

export type CardQuestion = {
  readonly trailerIds: readonly string[];
  readonly windows: readonly Window[];
  readonly asker: Asker;
  /** Allocations that end after it are told of those that are not free. */
  readonly from: Date;
  /** Whether free ones are asked since when and until when they are. */
  readonly asksHowLong: boolean;
};

const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(`t.${name}`)));

/** In no particular order; without drafts and those that are retired, or stand in none of the windows any more. One that moves
 * may be there several times, at several depots. */
export async function listCards(db: Database, question: CardQuestion): Promise<CardRow[]> {
  const facts = sql`, ${columns(DESCRIPTIVE)}`;
  const { rows } = await selectCards<CardRow>(question, facts).execute(db);
  return rows;
}

/** The same, for whoever knows already what the cards show. */
export async function judgeCards(db: Database, question: CardQuestion): Promise<CardVerdict[]> {
  const { rows } = await selectCards<CardVerdict>(question).execute(db);
  return rows;
}

const selectCards = <Row extends CardVerdict>(
  { trailerIds, windows, asker, from, asksHowLong }: CardQuestion,
  facts = sql``,
): RawBuilder<Row> => sql<Row>`${prepared}
    ${withOwnHolds(asker)}
    select
      t.id, w.depot_id, ${columns(DECISIVE)}${facts}, coalesce(p.images, '[]') as images, f.free,
      case when f.free and ${asksHowLong} then greatest(f.last_end, nullif(y.starts_at, '-infinity')) end as free_since,
      case when f.free and ${asksHowLong} then least(${nextStart(asker)}, nullif(y.ends_at, 'infinity')) end as free_until,
      case when not f.free then json_build_object(
        'trailerId', t.id, 'type', t.type, 'subType', t.sub_type, 'priceClass', t.price_class, 'depotId', t.depot_id,
        'state', t.status,
        'overdueSince', ${overdueSince(asker.now)},
        'certificates', ${CERTIFICATES},
        'lacksCertificate', t.certified_until is null,
        'allocations', ${allocationsAfter(from)},
        'stays', ${staysAfter(from)}
      ) end as known
    from trailer t
    join ${windowTable(windows)} on t.type = w.type and (t.moves or t.depot_id = w.depot_id)
    left join trailer_stay y on t.moves and y.trailer_id = t.id and y.depot_id = w.depot_id and ${coversWindow('y')}
    left join ${picturesOf(trailerIds)} on p.trailer_id = t.id
    cross join lateral (select ${isOffered(asker)} as offered, ${lastEnd(asker)} as last_end offset 0) o
    cross join lateral (
      select not w.blocked and o.offered and coalesce(o.last_end <= w.starts_at, true) as free, o.last_end offset 0
    ) f
    where t.id = any(${trailerIds}::uuid[]) and t.status not in ('draft', 'retired')
      and (t.depot_id = w.depot_id or y.trailer_id is not null)`;

/** All at once: a query for each of them takes longer than what it finds. */
const picturesOf = (trailerIds: readonly string[]) => sql`(
  select i.trailer_id, json_agg(json_build_object(
    'path', i.path, 'alt', i.alt, 'width', i.width, 'height', i.height
  ) order by i.position) as images
  from trailer_image i where i.trailer_id = any(${trailerIds}::uuid[]) group by i.trailer_id
) p`;
