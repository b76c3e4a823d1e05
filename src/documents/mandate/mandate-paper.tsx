import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { MandatePaper as Mandate } from '#contract/document.ts';
import { Letterhead, SenderLine } from '#documents/order/letterhead.tsx';
import type { OrderText } from '#documents/order/order-text.ts';
import { Fact } from '#documents/order/order-paper.tsx';
import { INK, paper } from '#documents/order/paper-style.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import { mandateTitle } from './mandate-title.ts';

type MandatePaperProps = { readonly mandate: Mandate; readonly text: OrderText; readonly fontFamily: string };

const style = StyleSheet.create({
  // As high as an address, so that the title does not stick to the name.
  parties: { minHeight: 80 },
  signature: { flex: 1, marginTop: 54, paddingTop: 4, borderTop: `0.75 solid ${INK}` },
  signatures: { flexDirection: 'row', gap: 24 },
});

/** A mandate as the customer's bank wants it: who collects, from which account, in the words of the scheme, and signed. */
export function MandatePaper({ mandate, text, fontFamily }: MandatePaperProps) {
  const { scheme, reference, creditor, lessor, locale, company, at } = mandate;
  const { say } = text;
  const title = say(mandateTitle(scheme));
  const signed = { date: text.format.date(mandate.signedOn, 'UTC'), place: mandate.place };
  const look = { lessor, locale, fontFamily, say };
  return (
    <Letterhead {...look} title={title} number={reference} at={at} date={text.date(at)}>
      <View style={[paper.parties, style.parties]}>
        <View style={paper.addressee}>
          <SenderLine lessor={lessor} />
          <Text style={paper.strong}>{company}</Text>
        </View>
        <View style={paper.numbers}>
          {[
            [say('account.mandate.reference'), reference],
            [say('document.mandate.creditorId'), creditor.identifier],
          ].map(([label = '', value = '']) => (
            <View key={label} style={paper.number}>
              <Fact label={label} value={value} />
            </View>
          ))}
        </View>
      </View>
      <Text style={paper.title}>{title}</Text>
      <Text>{say(`document.mandate.lead.${scheme}`)}</Text>
      <View style={paper.panel}>
        <Party
          heading={say('document.mandate.creditor')}
          lines={[
            creditor.name,
            lessor.street,
            `${lessor.postalCode} ${lessor.city}`,
            text.format.country(lessor.country),
          ]}
        />
        <Party
          heading={say('document.mandate.debtor')}
          lines={[mandate.accountHolder, `IBAN ${groupIban(mandate.iban)}`]}
        />
      </View>
      <Text style={paper.section}>{say('payment.mandate.text', { name: creditor.name })}</Text>
      <Text style={paper.below}>{say(scheme === 'B2B' ? 'payment.mandate.noRefund' : 'document.mandate.refund')}</Text>
      <Text style={paper.below}>{say('document.mandate.recurring')}</Text>
      <Text style={[paper.below, paper.strong]}>{say('document.mandate.granted', signed)}</Text>
      <View style={style.signatures} wrap={false}>
        {(['placeDate', 'signature'] as const).map((line) => (
          <View key={line} style={style.signature}>
            <Text style={paper.small}>{say(`document.mandate.${line}`)}</Text>
          </View>
        ))}
      </View>
    </Letterhead>
  );
}

const Party = ({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) => (
  <View style={paper.party}>
    <Text style={paper.label}>{heading}</Text>
    {lines.map((line, i) => (
      <Text key={line} style={i === 0 ? paper.strong : {}}>
        {line}
      </Text>
    ))}
  </View>
);
