import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { HandoverPaper } from '#contract/document.ts';
import { PageNumber } from '#documents/order/page-number.tsx';
import { paper } from '#documents/order/paper-style.ts';
import { Checks, Cleanliness, Equipment, Readings, Tyres } from './protocol-condition.tsx';
import { Damages, Photos, Signatures } from './protocol-evidence.tsx';
import { protocol } from './protocol-style.ts';
import type { ProtocolText } from './protocol-text.ts';

type Props = HandoverPaper & { readonly text: ProtocolText; readonly fontFamily: string };

/** The protocol of a pick-up or return. Which one it is stands on every page. */
export function ProtocolPaper({ handover, photos, seller, locale, text, fontFamily }: Props) {
  const { say } = text;
  const title = say(`protocol.title.${handover.kind}`);
  const { number } = handover.booking;
  const signedAt = handover.signedAt ?? handover.startedAt;
  return (
    <Document title={`${title} ${number}`} language={locale} author={seller} creationDate={new Date(signedAt)}>
      <Page size="A4" style={[paper.page, { fontFamily }]}>
        <View style={[paper.header, protocol.header]} fixed>
          <Text style={paper.brand}>{seller}</Text>
          <Text>{number}</Text>
        </View>
        <View style={paper.footer} fixed>
          <Text>{`${title} ${number}`}</Text>
          <Text>{text.moment(signedAt)}</Text>
          <PageNumber say={say} />
        </View>
        <View style={paper.body}>
          <Text style={[paper.title, protocol.title]}>{title}</Text>
          <Head handover={handover} text={text} signedAt={signedAt} />
          <Readings handover={handover} text={text} />
          <Tyres handover={handover} text={text} />
          <Checks handover={handover} text={text} />
          <Equipment handover={handover} text={text} />
          <Cleanliness handover={handover} text={text} />
          <Damages handover={handover} photos={photos} text={text} />
          <Photos handover={handover} photos={photos} text={text} />
          <Signatures handover={handover} text={text} />
        </View>
      </Page>
    </Document>
  );
}

function Head({ handover, text, signedAt }: Pick<Props, 'handover' | 'text'> & { readonly signedAt: string }) {
  const { booking, trailer, depot, parts, company } = handover;
  const { say, moment } = text;
  const licence = parts.driver?.licenceNumber;
  const facts: readonly (readonly [string, string])[] = [
    [say('word.customer'), company],
    [say('word.noun.booking'), booking.number],
    [say('protocol.signedAt'), moment(signedAt)],
    [say('word.noun.trailer'), `${trailer.number} · ${trailer.make} ${trailer.model}`],
    [say('protocol.plate'), trailer.plate],
    [say('protocol.vin'), trailer.vin],
    [say('word.noun.depot'), `${depot.name}\n${depot.street}\n${depot.postalCode} ${depot.city}`],
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
