import { Text, View } from '@react-pdf/renderer';
import type { HandoverPaper } from '#contract/document.ts';
import type { Handover } from '#contract/handover.ts';
import { Letterhead } from '#documents/order/letterhead.tsx';
import { createOrderText } from '#documents/order/order-text.ts';
import { paper } from '#documents/order/paper-style.ts';
import { Checks, Cleanliness, Equipment, Readings, Tyres } from './protocol-condition.tsx';
import { Damages, Photos, Signatures } from './protocol-evidence.tsx';
import { protocol } from './protocol-style.ts';
import type { ProtocolText } from './protocol-text.ts';

type Props = HandoverPaper & { readonly text: ProtocolText; readonly fontFamily: string };

/** The protocol of a pick-up or return. Which one it is stands on every page. */
export function ProtocolPaper({ handover, photos, lessor, locale, text, fontFamily }: Props) {
  const { say } = text;
  const title = say(`protocol.title.${handover.kind}`);
  const { number } = handover.booking;
  const signedAt = handover.signedAt ?? handover.startedAt;
  return (
    <Letterhead {...{ title, number, lessor, locale, say, fontFamily }} at={signedAt} date={text.moment(signedAt)}>
      <Text style={paper.title}>{title}</Text>
      <Head handover={handover} text={text} type={createOrderText(locale).type(handover.trailer)} signedAt={signedAt} />
      <Readings handover={handover} text={text} />
      <Tyres handover={handover} text={text} />
      <Checks handover={handover} text={text} />
      <Equipment handover={handover} text={text} />
      <Cleanliness handover={handover} text={text} />
      <Damages handover={handover} photos={photos} text={text} />
      <Photos handover={handover} photos={photos} text={text} />
      <Signatures handover={handover} text={text} />
    </Letterhead>
  );
}

type Place = Pick<Handover['depot'], 'name' | 'street' | 'postalCode' | 'city'>;
const addressOf = ({ name, street, postalCode, city }: Place): string => `${name}\n${street}\n${postalCode} ${city}`;

type HeadProps = Pick<Props, 'handover' | 'text'> & { readonly type: string; readonly signedAt: string };

function Head({ handover, text, type, signedAt }: HeadProps) {
  const { booking, trailer, depot, parts, company } = handover;
  const { say, moment } = text;
  const licence = parts.driver?.licenceNumber;
  const facts: readonly (readonly [string, string])[] = [
    [say('word.customer'), company],
    [say('word.noun.booking'), booking.number],
    [say('protocol.signedAt'), moment(signedAt)],
    [say('word.noun.trailer'), `${trailer.number} · ${trailer.make} ${trailer.model}\n${type}`],
    [say('protocol.plate'), trailer.plate],
    [say('protocol.vin'), trailer.vin],
    [say('word.noun.depot'), addressOf(depot)],
    [say('oneWay.place'), booking.returnDepot ? addressOf(booking.returnDepot) : ''],
    [say('protocol.period'), `${moment(booking.period.from)} –\n${moment(booking.period.to)}`],
    [
      say('word.driver'),
      [parts.driver?.name, licence && `${say('protocol.licence')} ${licence}`].filter(Boolean).join('\n'),
    ],
  ];
  return (
    <View style={protocol.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <View key={label} style={protocol.fact}>
              <Text style={paper.label}>{label}</Text>
              <Text>{value}</Text>
            </View>
          ),
      )}
    </View>
  );
}
