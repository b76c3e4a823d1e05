import type { CardFacts } from '#db/trailer/card.queries.ts';
import type { RowText } from '#db/feed/row-change.ts';
import { FILTER_NAMES, readFilterValue } from './filter-columns.ts';
import { textOf } from './parse-values.ts';

type Sheet = Omit<CardFacts, 'number' | 'plate'>;

/** What cards show and filters ask for, the latter in the order of their names. */
type Series = { readonly sheet: Sheet; readonly filters: readonly number[] };

/** Columns that both are read from. */
const COLUMNS = [
  'sub_type',
  'make',
  'model',
  'first_registered_on',
  'axles',
  'lift_axle',
  'tare_kg',
  'payload_kg',
  'inner_length_mm',
  'inner_width_mm',
  'inner_height_mm',
  'euro_pallets',
  'euro_pallets_double',
  'volume_m3',
  'tail_lift_kg',
  'telematics',
  'facts',
] as const;

/** So many are shared. A fleet with more of them has fewer trailers of each. */
const MOST_SHARED = 20_000;

/** Trailers of one series are alike but for number and plate: what is known of them is read once and kept once. */
export class CardSheets {
  private readonly shared = new Map<string, Series>();
  private readonly sheets: Sheet[] = [];
  private readonly plates: string[] = [];

  put(slot: number, row: RowText): Series {
    const series = this.seriesOf(row);
    this.sheets[slot] = series.sheet;
    this.plates[slot] = textOf(row, 'plate');
    return series;
  }

  find(slot: number): (Sheet & Pick<CardFacts, 'plate'>) | undefined {
    const [sheet, plate] = [this.sheets[slot], this.plates[slot]];
    return sheet && plate !== undefined ? { ...sheet, plate } : undefined;
  }

  private seriesOf(row: RowText): Series {
    let key = '';
    for (const column of COLUMNS) key += `${row[column] ?? ''}\0`;
    const known = this.shared.get(key);
    if (known) return known;
    const sheet = toSheet(row);
    const facts: Readonly<Record<string, unknown>> = { ...sheet.facts };
    const series = { sheet, filters: FILTER_NAMES.map((name) => readFilterValue(name, { row, facts })) };
    if (this.shared.size >= MOST_SHARED) this.shared.clear();
    this.shared.set(key, series);
    return series;
  }
}

function toSheet(row: RowText): Sheet {
  const number = (column: string): number => Number(textOf(row, column));
  const optional = (column: string): number | null => (typeof row[column] === 'string' ? number(column) : null);
  const firstRegisteredOn = textOf(row, 'first_registered_on');
  return {
    subType: textOf(row, 'sub_type'),
    make: textOf(row, 'make'),
    model: textOf(row, 'model'),
    firstRegisteredOn,
    year: Number(firstRegisteredOn.slice(0, 4)),
    axles: number('axles'),
    // As the feed writes it, and as a statement does.
    liftAxle: ['t', 'true'].includes(textOf(row, 'lift_axle')),
    tareKg: number('tare_kg'),
    payloadKg: number('payload_kg'),
    innerLengthMm: optional('inner_length_mm'),
    innerWidthMm: optional('inner_width_mm'),
    innerHeightMm: optional('inner_height_mm'),
    euroPallets: optional('euro_pallets'),
    euroPalletsDouble: optional('euro_pallets_double'),
    volumeM3: optional('volume_m3'),
    tailLiftKg: optional('tail_lift_kg'),
    // The database allows nothing else.
    telematics: textOf(row, 'telematics') as Sheet['telematics'],
    facts: JSON.parse(textOf(row, 'facts')),
  };
}
