import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from '#i18n/intl.tsx';
import { Section } from '#web/form/section.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import { typeName } from '#web/words/trailer-name.ts';
import { CellField } from './cell-field.tsx';
import { LANE_PARTS, laneField, laneOf, listLanes } from './lane-figures.ts';
import type { PriceListPageView } from './load-price-list.server.ts';
import { nameLane } from './name-figures.ts';
import { CELL, Table, type TableProps } from './price-tables.tsx';

const FIGURES = LANE_PARTS.filter((part) => part !== 'closed');
const ALL = 'all';

type LaneTableProps = TableProps & Pick<PriceListPageView, 'frame'>;

/** What it costs to bring trailers back to another depot. The row that says most about a way counts for it. */
export function LaneTable({ values, figure, frame, isFrozen }: LaneTableProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const lanes = listLanes(values);
  const remove = (lane: string) => LANE_PARTS.forEach((part) => figure(laneField(lane, part)).onChange(null));
  return (
    <Section title="adminPrice.oneWay" note="adminPrice.oneWay.hint">
      <Table
        caption={formatMessage({ id: 'adminPrice.oneWay' })}
        head={[
          formatMessage({ id: 'adminPrice.oneWay.lane' }),
          ...LANE_PARTS.map((part) => formatMessage({ id: `adminPrice.oneWay.${part}` })),
          ...(isFrozen ? [] : ['']),
        ]}
      >
        {lanes.map((lane, row) => {
          const name = nameLane(intl, lane, frame);
          const closed = figure(laneField(lane, 'closed'));
          return (
            <tr key={lane}>
              <th scope="row" className={`${CELL} min-w-44 font-semibold`}>
                {name}
              </th>
              {FIGURES.map((part) => (
                <td key={part} className={CELL}>
                  <CellField {...figure(laneField(lane, part))} name={`oneWayFees.${row}.${part}`} />
                </td>
              ))}
              <td className={CELL}>
                {isFrozen ? (
                  <FormattedMessage id={closed.value === null ? 'word.no' : 'word.yes'} />
                ) : (
                  <Checkbox
                    isSelected={closed.value !== null}
                    onChange={(isClosed) => closed.onChange(isClosed ? 1 : null)}
                  >
                    <span className="sr-only">{closed.label}</span>
                  </Checkbox>
                )}
              </td>
              {!isFrozen && (
                <td className={CELL}>
                  <IconButton
                    size="s"
                    label={formatMessage({ id: 'word.remove' }, { name })}
                    onClick={() => remove(lane)}
                  >
                    <Trash2 aria-hidden="true" className="size-5" />
                  </IconButton>
                </td>
              )}
            </tr>
          );
        })}
      </Table>
      {!isFrozen && (
        <NewLane
          frame={frame}
          known={lanes}
          onAdd={(lane) =>
            (['baseCents', 'perKmCents', 'leastCents'] as const).forEach((part) =>
              figure(laneField(lane, part)).onChange(0),
            )
          }
        />
      )}
    </Section>
  );
}

type NewLaneProps = Pick<LaneTableProps, 'frame'> & {
  readonly known: readonly string[];
  readonly onAdd: (lane: string) => void;
};

function NewLane({ frame: { depots, types }, known, onAdd }: NewLaneProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [from, setFrom] = useState(ALL);
  const [to, setTo] = useState(ALL);
  const [type, setType] = useState(ALL);
  const all = { id: ALL, label: formatMessage({ id: 'word.all' }) };
  const places = [all, ...depots.map(({ id, name }) => ({ id, label: name }))];
  const orNull = (id: string) => (id === ALL ? null : id);
  const lane = laneOf({ fromDepotId: orNull(from), toDepotId: orNull(to), trailerType: orNull(type) });
  const leadsNowhere = from === to && from !== ALL;
  return (
    <div className="mt-3 grid items-end gap-3 sm:grid-cols-4">
      <Select
        label={<FormattedMessage id="adminPrice.oneWay.from" />}
        options={places}
        value={from}
        onChange={(id) => setFrom(String(id))}
      />
      <Select
        label={<FormattedMessage id="adminPrice.oneWay.to" />}
        options={places}
        value={to}
        onChange={(id) => setTo(String(id))}
      />
      <Select
        label={<FormattedMessage id="word.type" />}
        options={[all, ...types.map((id) => ({ id, label: typeName(intl, id) }))]}
        value={type}
        onChange={(id) => setType(String(id))}
      />
      <Button disabled={leadsNowhere || known.includes(lane)} onClick={() => onAdd(lane)}>
        <Plus aria-hidden="true" className="size-5" />
        <FormattedMessage id="adminPrice.oneWay.add" />
      </Button>
    </div>
  );
}
