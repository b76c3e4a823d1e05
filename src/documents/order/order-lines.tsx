import { Text, View } from '@react-pdf/renderer';
import type { LineFacts } from '#contract/document.ts';
import type { Line } from '#contract/line.ts';
import type { PaperProps } from './order-paper.tsx';
import { factsOf, type OrderText, returnZoneOf, toAddress } from './order-text.ts';
import { paper } from './paper-style.ts';

/** The trailers of an order with their time and place, how each is covered, and what it costs and why. */
export const OrderLines = ({ order, facts, text }: Pick<PaperProps, 'order' | 'facts' | 'text'>) =>
  order.lineItems.map((line, i) => (
    <View key={line.id} style={paper.line} wrap={false}>
      <Text style={paper.position}>{i + 1}</Text>
      <View style={paper.rest}>
        <LineHead line={line} amount={text.format.money(line.net)} text={text} />
        <LineWhere line={line} facts={factsOf(facts.lines, line)} freeHours={line.freeCancellationHours} text={text} />
        <Charges line={line} text={text} />
      </View>
    </View>
  ));

/** Of an order, or of an offer that is none yet. */
type LineProps = { readonly line: Line; readonly text: OrderText };

/** What it is, and how it is told from others of its kind. */
export const LineHead = ({ line, amount, text }: LineProps & { readonly amount: string }) => (
  <View style={paper.lineHead}>
    <Text style={paper.lineName}>{text.type(line.trailer)}</Text>
    <Text style={paper.plate}>{line.trailer.plate}</Text>
    <Text style={paper.unit}>{line.trailer.number}</Text>
    <Text style={paper.lineAmount}>{amount}</Text>
  </View>
);

type WhereProps = {
  readonly line: Line & { readonly number?: string };
  readonly facts: LineFacts | undefined;
  /** Until how long before its beginning it is cancelled without a fee. */
  readonly freeHours: number;
  readonly text: OrderText;
};

/** The vehicle as it is registered, and where and when it changes hands. */
export function LineWhere({ line, facts, freeHours, text }: WhereProps) {
  const { say } = text;
  const { trailer, depot, from, to, number, period } = line;
  const vehicle = [`${trailer.make} ${trailer.model}`, facts && `${say('protocol.vin')} ${facts.vin}`, number];
  const promise = text.promise(line, freeHours);
  const returnDepot = text.returnDepot(line, facts);
  const address = facts ? toAddress(facts, depot.city) : depot.city;
  return (
    <View>
      <Text style={paper.quiet}>{vehicle.filter(Boolean).join(' · ')}</Text>
      <Text>
        {`${say('word.handover.pickUp')} `}
        <Text style={paper.strong}>{text.appointment(from, period.timeZone)}</Text>
        {` · ${say('word.handover.return')} `}
        <Text style={paper.strong}>{text.appointment(to, returnZoneOf(line))}</Text>
      </Text>
      <Text>{`${depot.name}, ${address}`}</Text>
      {returnDepot !== undefined && <Text>{returnDepot}</Text>}
      {promise !== undefined && <Text>{promise}</Text>}
    </View>
  );
}

/** What is paid for and why, and how it is covered. */
export const Charges = ({ line, text }: LineProps) => (
  <View style={paper.charges}>
    <View style={paper.chargesHead}>
      <Text style={paper.chargeName}>{text.say('word.noun.service')}</Text>
      <Text style={paper.grow}>{text.say('document.calculation')}</Text>
      <Text style={paper.amount}>{text.say('document.net')}</Text>
    </View>
    {text.charges(line).map(({ key, label, note, amount }) => (
      <View key={key} style={paper.charge}>
        <Text style={paper.chargeName}>{label}</Text>
        <Text style={[paper.grow, paper.quiet]}>{note}</Text>
        <Text style={paper.amount}>{amount}</Text>
      </View>
    ))}
    <View style={paper.cover}>
      {text.cover(line).map(({ label, value }) => (
        <Text key={label}>
          {text.labelled(label, '')}
          <Text style={paper.strong}>{value}</Text>
        </Text>
      ))}
    </View>
  </View>
);
