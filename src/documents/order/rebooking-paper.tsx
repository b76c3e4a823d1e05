import { Text, View } from '@react-pdf/renderer';
import type { RebookingPaper as Rebooking } from '#contract/document.ts';
import type { LineService } from '#contract/line.ts';
import { AddendumFrame, AddendumLine } from './addendum-frame.tsx';
import type { PaperProps } from './order-paper.tsx';
import { paper } from './paper-style.ts';

/** What a rebooking changes in an order that stays confirmed as it was otherwise. */
export function RebookingPaper(props: PaperProps & Pick<Rebooking, 'rebooking'>) {
  const { rebooking, text } = props;
  const { say, format } = text;
  const { line, difference, previousFrom, previousTo, previousServices, previousNet } = rebooking;
  const period = (...ends: readonly string[]) =>
    ends.map((end) => text.appointment(end, line.period.timeZone)).join(' – ');
  const names = (services: readonly LineService[]) =>
    services.length === 0 ? say('document.rebooking.noServices') : services.map(text.service).join(', ');
  const sums = [
    { label: say('document.rebooking.previousNet'), amount: previousNet },
    { label: say('mail.row.difference'), amount: difference.net },
    { label: say('document.rebooking.tax'), amount: difference.tax },
  ];
  return (
    <AddendumFrame
      {...props}
      {...rebooking}
      title={say('document.rebooking.title')}
      sentence={say('document.rebooking.text', { number: line.number })}
    >
      <AddendumLine {...props} line={line} amount={format.money(line.net)} days={line.price.days}>
        <Text>{`${say('mail.row.previousPeriod')}: ${period(previousFrom, previousTo)}`}</Text>
        <Text style={paper.strong}>{`${say('document.rebooking.period')}: ${period(line.from, line.to)}`}</Text>
        <Text>{`${say('document.rebooking.previousServices')}: ${names(previousServices)}`}</Text>
        <Text style={paper.strong}>{`${say('document.rebooking.services')}: ${names(line.services)}`}</Text>
      </AddendumLine>
      <View style={paper.sums} wrap={false}>
        {sums.map(({ label, amount }) => (
          <View key={label} style={paper.sum}>
            <Text style={paper.tax}>{label}</Text>
            <Text>{format.money(amount)}</Text>
          </View>
        ))}
        <View style={paper.total}>
          <Text>{say('mail.row.differenceGross')}</Text>
          <Text>{format.money(difference.gross)}</Text>
        </View>
      </View>
    </AddendumFrame>
  );
}
