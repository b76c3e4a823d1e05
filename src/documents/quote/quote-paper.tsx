import { Text, View } from '@react-pdf/renderer';
import type { QuotePaper as Paper } from '#contract/document.ts';
import { Letterhead, SenderLine } from '../order/letterhead.tsx';
import { Charges, LineHead, LineWhere } from '../order/order-lines.tsx';
import { Fact, OrderSums } from '../order/order-paper.tsx';
import type { OrderText } from '../order/order-text.ts';
import { paper } from '../order/paper-style.ts';

type QuotePaperProps = Paper & { readonly text: OrderText; readonly fontFamily: string };

/** An offer: what it is for, what it costs, until when it can be accepted, and whether the trailers are kept. */
export function QuotePaper({ quote, lessor, locale, text, fontFamily }: QuotePaperProps) {
  const { say } = text;
  const title = say('word.noun.quote');
  const look = { lessor, locale, fontFamily, say };
  const date = text.date(quote.createdAt);
  return (
    <Letterhead {...look} title={title} number={quote.number} at={quote.createdAt} date={date}>
      <QuoteHead quote={quote} lessor={lessor} text={text} />
      {quote.lines.map((line, i) => (
        <View key={line.id} style={paper.line} wrap={false}>
          <Text style={paper.position}>{i + 1}</Text>
          <View style={paper.rest}>
            <LineHead line={line} amount={text.format.money(line.net)} text={text} />
            <LineWhere line={line} facts={undefined} freeHours={line.freeCancellationHours.any} text={text} />
            <Charges line={line} text={text} />
          </View>
        </View>
      ))}
      <OrderSums totals={quote.totals} text={text} />
      <View style={paper.terms} wrap={false}>
        <Fact label={say('document.note')} value={quote.note} />
        <Text>{say('quote.validUntil.time', { time: text.time(quote.validUntil) })}</Text>
        <Text>
          {quote.heldUntil === null ? say('quote.notHeld') : say('quote.held', { time: text.time(quote.heldUntil) })}
        </Text>
      </View>
    </Letterhead>
  );
}

function QuoteHead({ quote, lessor, text: { say, date, time } }: Pick<QuotePaperProps, 'quote' | 'lessor' | 'text'>) {
  const numbers = [
    [say('word.noun.quote'), quote.number],
    [say('document.date'), date(quote.createdAt)],
    [say('quote.validUntil'), time(quote.validUntil)],
    [say('document.poNumber'), quote.poNumber],
  ] as const;
  return (
    <>
      <View style={paper.parties}>
        <View style={paper.addressee}>
          <SenderLine lessor={lessor} />
          <Text style={paper.strong}>{quote.company}</Text>
          <Text>{quote.recipient}</Text>
        </View>
        <View style={paper.numbers}>
          {numbers.map(([label, value]) => (
            <View key={label} style={paper.number}>
              <Fact label={label} value={value} />
            </View>
          ))}
        </View>
      </View>
      <Text style={paper.title}>{`${say('word.noun.quote')} ${quote.number}`}</Text>
    </>
  );
}
