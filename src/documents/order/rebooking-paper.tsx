import { Text, View } from '@react-pdf/renderer';
import type { RebookingPaper as Rebooking } from '#contract/document.ts';
import type { LineService } from '#contract/line.ts';
import { subtract } from '#domain/money/money.ts';
import { HowToPay } from './how-to-pay.tsx';
import { CustomerAddress, Fact, OrderPaperFrame, type PaperProps } from './order-paper.tsx';
import { paper } from './paper-style.ts';

/** What a rebooking changes in an order that stays confirmed as it was otherwise. */
export function RebookingPaper(props: PaperProps & Pick<Rebooking, 'rebooking'>) {
  const { order, company, rebooking, open, text } = props;
  const { say, format } = text;
  const { line, difference } = rebooking;
  const { timeZone } = line.period;
  const period = (from: string, to: string) => `${text.moment(from, timeZone)} – ${text.moment(to, timeZone)}`;
  const names = (services: readonly LineService[]) =>
    services.length === 0 ? say('document.rebooking.noServices') : services.map(text.service).join(', ');
  const sums = [
    { label: say('document.rebooking.previousNet'), amount: rebooking.previousNet },
    { label: say('mail.row.difference'), amount: difference.net },
    { label: say('document.rebooking.tax'), amount: difference.tax },
    { label: say('mail.row.differenceGross'), amount: difference.gross },
  ];
  const orderSums = [
    { label: say('document.addendum.order', { number: order.number }), amount: rebooking.orderGross },
    { label: say('document.addendum.settled'), amount: subtract(open, rebooking.orderGross) },
  ].filter(({ amount }) => amount.cents !== 0);
  return (
    <OrderPaperFrame {...props} title={say('document.rebooking.title')} number={rebooking.number} date={rebooking.at}>
      <View style={paper.parties}>
        <View style={paper.party}>
          <Text style={paper.label}>{say('word.customer')}</Text>
          <CustomerAddress order={order} company={company} text={text} />
          <View style={paper.below}>
            <Fact label={say('word.field.vatId')} value={order.billingAddress.vatId} />
          </View>
        </View>
        <View style={paper.party}>
          <Fact label={say('document.addendum.number')} value={rebooking.number} />
          <Fact label={say('document.date')} value={text.date(rebooking.at)} />
          <Fact label={say('document.order')} value={`${order.number}, ${text.date(order.createdAt)}`} />
          <Fact label={say('document.poNumber')} value={order.poNumber} />
          <Fact label={say('word.costCentre')} value={order.costCentre} />
        </View>
      </View>
      <Text style={paper.section}>
        {`${say('document.rebooking.text', { number: line.number })} ${say('document.addendum.rest', { number: order.number })}`}
      </Text>
      <View style={paper.below}>
        <View style={paper.row} wrap={false}>
          <View style={paper.wide}>
            <Text style={paper.strong}>{text.trailer(line)}</Text>
            <Text>{`${say('mail.row.previousPeriod')}: ${period(rebooking.previousFrom, rebooking.previousTo)}`}</Text>
            <Text style={paper.strong}>{`${say('document.rebooking.period')}: ${period(line.from, line.to)}`}</Text>
            <Text style={paper.quiet}>
              {`${line.number} · ${text.depot(line)} · ${say('document.addendum.days', { days: line.price.days })}, ${format.money(line.price.total)}`}
            </Text>
            <Text>{`${say('document.rebooking.previousServices')}: ${names(rebooking.previousServices)}`}</Text>
            <Text style={paper.strong}>{`${say('document.rebooking.services')}: ${names(line.services)}`}</Text>
          </View>
          <Text style={paper.amount}>{format.money(line.net)}</Text>
        </View>
      </View>
      <Sums sums={sums} format={format} isFirst />
      <Sums sums={[...orderSums, { label: say('document.open'), amount: open }]} format={format} />
      <HowToPay {...props} />
      <Text style={paper.below}>{say('document.terms', { version: order.termsVersion })}</Text>
    </OrderPaperFrame>
  );
}

type SumsProps = {
  readonly sums: readonly {
    readonly label: string;
    readonly amount: Parameters<PaperProps['text']['format']['money']>[0];
  }[];
  readonly format: PaperProps['text']['format'];
  readonly isFirst?: boolean;
};

/** The last of them is what they come to. */
const Sums = ({ sums, format, isFirst = false }: SumsProps) => (
  <View style={isFirst ? paper.sums : [paper.sums, paper.section]} wrap={false}>
    {sums.map(({ label, amount }, i) => (
      <View key={label} style={i === sums.length - 1 ? paper.total : paper.sum}>
        <Text>{label}</Text>
        <Text>{format.money(amount)}</Text>
      </View>
    ))}
  </View>
);
