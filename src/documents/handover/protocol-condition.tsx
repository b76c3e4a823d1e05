import { Text, View } from '@react-pdf/renderer';
import type { Handover, LowerThanLast } from '#contract/handover.ts';
import { judgeTread } from '#domain/handover/tread-depth.ts';
import { paper } from '#documents/order/paper-style.ts';
import { protocol } from './protocol-style.ts';
import type { ProtocolText } from './protocol-text.ts';

type Props = { readonly handover: Handover; readonly text: ProtocolText };

type Reading = {
  readonly name: string;
  readonly value: string;
  readonly before: string | null;
  readonly note: string | null;
};

/** Meters, beside what the pick-up has noted if this is a return. */
export function Readings({ handover, text }: Props) {
  const { say } = text;
  const rows = readingsOf(handover, text);
  return (
    <View style={paper.section} wrap={false}>
      <Text style={paper.heading}>{say('protocol.readings')}</Text>
      {handover.pickUp && (
        <View style={protocol.head}>
          <Text style={protocol.grow}> </Text>
          <Text style={protocol.value}>{say('word.handover.pickUp')}</Text>
          <Text style={protocol.value}>{say('word.handover.return')}</Text>
        </View>
      )}
      {rows.map(({ name, value, before, note }) => (
        <View key={name} style={protocol.row}>
          <View style={protocol.grow}>
            <Text>{name}</Text>
            {note !== null && <Text style={protocol.note}>{note}</Text>}
          </View>
          {before !== null && <Text style={[protocol.value, paper.quiet]}>{before}</Text>}
          <Text style={[protocol.value, paper.strong]}>{value}</Text>
        </View>
      ))}
    </View>
  );
}

function readingsOf({ parts, pickUp }: Handover, { say, percent }: ProtocolText): readonly Reading[] {
  const lower = (reading: LowerThanLast | null): string | null =>
    reading?.isConfirmed ? [say('handover.lower.noted'), reading.note].filter(Boolean).join(' ') : null;
  const compare = (
    name: string,
    show: (of: Handover['parts']) => string | undefined,
    note: string | null = null,
  ): Reading => ({
    name,
    note,
    value: show(parts) ?? '–',
    before: pickUp && (show(pickUp.parts) ?? '–'),
  });
  return [
    compare(
      say('protocol.mileage'),
      ({ mileage }) => (mileage === null ? undefined : say('protocol.km', { km: mileage.km })),
      lower(parts.mileage),
    ),
    ...(parts.cooling === null
      ? []
      : [
          compare(
            say('protocol.engineHours'),
            ({ cooling }) => (cooling === null ? undefined : say('protocol.hours', { hours: cooling.engineHours })),
            lower(parts.cooling),
          ),
          compare(say('protocol.fuel'), ({ cooling }) => (cooling === null ? undefined : percent(cooling.fuelPercent))),
        ]),
  ];
}

/** Axle by axle, left and right; thin tyres stand out. */
export function Tyres({ handover: { plan, parts, pickUp }, text }: Props) {
  const { say, millimetres } = text;
  const depth = (position: string) => {
    const now = parts.tyres[position];
    const before = pickUp?.parts.tyres[position];
    return (
      <Text style={[protocol.value, now !== undefined && judgeTread(now) !== 'ok' ? protocol.bad : paper.strong]}>
        {before !== undefined && <Text style={protocol.note}>{`${millimetres(before)} → `}</Text>}
        {now === undefined ? '–' : millimetres(now)}
      </Text>
    );
  };
  return (
    <View style={paper.section} wrap={false}>
      <Text style={paper.heading}>{say('protocol.tyres')}</Text>
      <View style={protocol.head}>
        <Text style={protocol.grow}> </Text>
        <Text style={protocol.value}>{say('protocol.left')}</Text>
        <Text style={protocol.value}>{say('protocol.right')}</Text>
      </View>
      {Array.from({ length: plan.tyres.length / 2 }, (_, i) => i + 1).map((axle) => (
        <View key={axle} style={protocol.row}>
          <Text style={protocol.grow}>{say('word.axle', { axle })}</Text>
          {depth(`${axle}L`)}
          {depth(`${axle}R`)}
        </View>
      ))}
    </View>
  );
}

export function Checks({ handover: { plan, parts, release }, text }: Props) {
  const { say, name, moment } = text;
  return (
    <View style={paper.section}>
      <Text style={paper.heading} minPresenceAhead={60}>
        {say('handover.step.checklist')}
      </Text>
      <View style={protocol.columns}>
        {plan.checklist.map((check) => {
          const result = parts.checklist[check];
          return (
            <View key={check} style={[protocol.row, protocol.half]} wrap={false}>
              <View style={protocol.grow}>
                <Text>{name('check', check)}</Text>
                {result?.note && <Text style={protocol.note}>{result.note}</Text>}
              </View>
              <Text style={result?.isOk === false ? protocol.bad : paper.quiet}>
                {result === undefined ? '–' : say(result.isOk ? 'protocol.isOk' : 'protocol.notOk')}
              </Text>
            </View>
          );
        })}
      </View>
      {release && (
        <Text style={protocol.bad}>
          {say('word.released', { by: release.by, at: moment(release.at), reason: release.reason })}
        </Text>
      )}
    </View>
  );
}

export function Equipment({ handover: { plan, parts, pickUp }, text }: Props) {
  const { say, name } = text;
  return (
    <View style={paper.section} wrap={false}>
      <Text style={paper.heading}>{say('handover.step.equipment')}</Text>
      <View style={protocol.columns}>
        {plan.equipment.map((item) => {
          const now = parts.equipment[item];
          const before = pickUp?.parts.equipment[item];
          const isLess = now !== undefined && before !== undefined && now < before;
          return (
            <View key={item} style={[protocol.row, protocol.half]}>
              <Text style={protocol.grow}>{name('equipment', item)}</Text>
              <Text style={isLess ? protocol.bad : paper.strong}>
                {before !== undefined && <Text style={protocol.note}>{`${before} → `}</Text>}
                {now === undefined ? '–' : String(now)}
              </Text>
            </View>
          );
        })}
      </View>
    </View>
  );
}

export function Cleanliness({ handover: { parts }, text: { say } }: Props) {
  const { cleanliness } = parts;
  return cleanliness === null ? null : (
    <View style={paper.section} wrap={false}>
      <Text style={paper.heading}>{say('handover.step.cleanliness')}</Text>
      <Text>{say(cleanliness.isClean ? 'protocol.clean' : 'protocol.dirty')}</Text>
      {cleanliness.note && <Text style={protocol.note}>{cleanliness.note}</Text>}
    </View>
  );
}
