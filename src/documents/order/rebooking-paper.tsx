import { Text, View } from '@react-pdf/renderer';
import type { RebookingPaper as Rebooking } from '#contract/document.ts';
import type { LineService } from '#contract/line.ts';
import { AddendumFrame, AddendumLine } from './addendum-frame.tsx';
import { Charges } from './order-lines.tsx';
import type { PaperProps } from './order-paper.tsx';
import { placeOfReturn, returnZoneOf } from './order-text.ts';
import { paper } from './paper-style.ts';

/** What a rebooking changes in an order that stays confirmed as it was otherwise. */
export function RebookingPaper(props: PaperProps & Pick<Rebooking, 'rebooking'>) {
  const { rebooking, text } = props;
  const { say, format } = text;
  const { line, difference, previousFrom, previousTo, previousReturn, previousServices, previousNet } = rebooking;
  const zone = line.period.timeZone;
  const span = (from: string, to: string, returnZone: string) =>
    `${text.appointment(from, zone)} – ${text.appointment(to, returnZone)}`;
  const names = (services: readonly LineService[]) =>
    services.length === 0 ? say('document.rebooking.noServices') : services.map(text.service).join(', ');
  const isMoved = previousFrom !== line.from || previousTo !== line.to;
  const earlier = names(previousServices);
  const sums = [
    { label: say('document.rebooking.previousNet'), amount: previousNet },
    { label: say('mail.row.difference'), amount: difference.net },
    { label: say('document.rebooking.tax'), amount: difference.tax, note: isMoved && text.tax(line.tax) },
  ];
  return (
    <AddendumFrame
      {...props}
      {...rebooking}
      title={say('document.rebooking.title')}
      sentence={say('document.rebooking.text', { number: line.number })}
    >
      <AddendumLine {...props} line={line} amount={format.money(line.net)} days={line.price.days}>
        {isMoved && (
          <Text>
            {text.labelled(say('mail.row.previousPeriod'), span(previousFrom, previousTo, returnZoneOf(line)))}
          </Text>
        )}
        <Text style={paper.strong}>
          {text.labelled(
            say(isMoved ? 'document.rebooking.period' : 'word.period'),
            span(line.from, line.to, returnZoneOf(line)),
          )}
        </Text>
        {previousReturn !== null && (
          <Text>{text.labelled(say('word.previousReturnPlace'), placeOfReturn(previousReturn))}</Text>
        )}
        {earlier !== names(line.services) && (
          <Text>{text.labelled(say('document.rebooking.previousServices'), earlier)}</Text>
        )}
      </AddendumLine>
      <Charges line={line} text={text} />
      <View style={paper.sums} wrap={false}>
        {sums.map(({ label, amount, note }) => (
          <View key={label} style={paper.sum}>
            <View style={paper.tax}>
              <Text>{label}</Text>
              {note && <Text style={paper.small}>{note}</Text>}
            </View>
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
