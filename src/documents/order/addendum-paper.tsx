import { Text } from '@react-pdf/renderer';
import type { AddendumPaper as Addendum } from '#contract/document.ts';
import { AddendumFrame, AddendumLine } from './addendum-frame.tsx';
import { OrderSums, type PaperProps } from './order-paper.tsx';
import { paper } from './paper-style.ts';

/** What an extension adds to an order that stays confirmed as it was. */
export function AddendumPaper(props: PaperProps & Pick<Addendum, 'extension'>) {
  const { extension, text } = props;
  const { say, format } = text;
  const { line, days, totals } = extension;
  const at = (instant: string) => text.appointment(instant, line.period.timeZone);
  return (
    <AddendumFrame
      {...props}
      {...extension}
      title={say('document.addendum.title')}
      sentence={say('document.addendum.text', { number: line.number })}
    >
      <AddendumLine {...props} line={line} amount={format.money(totals.net)} days={days}>
        <Text>{text.labelled(say('word.handover.pickUp'), at(line.from))}</Text>
        <Text>{text.labelled(say('document.addendum.previousReturn'), at(extension.previousTo))}</Text>
        <Text style={paper.strong}>{text.labelled(say('word.newReturn'), at(extension.to))}</Text>
      </AddendumLine>
      <OrderSums totals={totals} text={text} />
    </AddendumFrame>
  );
}
