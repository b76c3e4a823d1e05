import { Text, View } from '@react-pdf/renderer';
import type { StatementPaper as Paper } from '#contract/document.ts';
import { toAddressLines } from '#domain/address/address-rule.ts';
import type { InvoiceText } from '#documents/invoice/invoice-text.ts';
import { sheet } from '#documents/invoice/invoice-style.ts';
import { Letterhead, SenderLine } from '#documents/order/letterhead.tsx';
import { Fact } from '#documents/order/order-paper.tsx';
import { paper } from '#documents/order/paper-style.ts';
import { AGES } from '#domain/account/ageing.ts';
import { groupIban } from '#domain/payment/group-iban.ts';
import { OPERATOR_ZONE } from '#domain/time/operator-zone.ts';
import { StatementRows } from './statement-rows.tsx';
import { table } from './statement-style.ts';

type PaperProps = Omit<Paper, 'locale'> & { readonly text: InvoiceText; readonly fontFamily: string };

/** What is owed by the last day, how it came about, and how old what is open is. */
export function StatementPaper({ statement, address, account, lessor, at, text, fontFamily }: PaperProps) {
  const { say, span } = text;
  const { company, open } = statement;
  const title = say('statement.title');
  const period = span(statement);
  return (
    <Letterhead
      {...{ title, lessor, fontFamily, at, say }}
      number={period}
      date={text.format.date(at, OPERATOR_ZONE)}
      locale={text.locale}
    >
      <View style={paper.parties}>
        <View style={paper.addressee}>
          <SenderLine lessor={lessor} />
          <Text style={paper.strong}>{company.name}</Text>
          <Address address={address} home={lessor.country} text={text} />
        </View>
        <View style={paper.numbers}>
          <View style={paper.number}>
            <Fact label={say('word.period')} value={period} />
          </View>
          <View style={paper.number}>
            <Fact label={say('document.invoice.customerNumber')} value={company.debtorNumber} />
          </View>
        </View>
      </View>
      <Text style={sheet.title}>{title}</Text>
      <Balances statement={statement} text={text} />
      <StatementRows statement={statement} text={text} />
      <Ageing statement={statement} text={text} />
      {open.cents > 0 && <Account account={account} text={text} />}
      <Text style={sheet.notes}>{say('statement.note')}</Text>
    </Letterhead>
  );
}

type Part = { readonly text: InvoiceText };

type AddressProps = Part & Pick<Paper, 'address'> & { readonly home: string };

function Address({ address, home, text }: AddressProps) {
  if (address === null) return null;
  const [street = '', place = ''] = toAddressLines({ ...address, houseNumber: null });
  const country = address.country === home || address.country === '' ? null : text.format.country(address.country);
  return [street, address.addressLine2, place, country].filter(Boolean).map((line) => <Text key={line}>{line}</Text>);
}

type StatedProps = Part & Pick<Paper, 'statement'>;

/** What it comes to, before anything else. */
function Balances({ statement: { opening, closing, open, unused, from, to }, text }: StatedProps) {
  const { say, format, date } = text;
  const standing = closing.cents === 0 ? 'even' : closing.cents > 0 ? 'owed' : 'credit';
  return (
    <View style={sheet.box} wrap={false}>
      <View style={sheet.payable}>
        <Text style={sheet.label}>{`${say('statement.closing')} ${date(to)}`}</Text>
        <Text style={[sheet.big, { fontSize: 20 }]}>{format.money(closing)}</Text>
        <Text style={sheet.label}>{say(`statement.closing.${standing}`)}</Text>
      </View>
      <View style={sheet.part}>
        <Text style={sheet.label}>{`${say('statement.opening')} ${date(from)}`}</Text>
        <Text style={sheet.middle}>{format.money(opening)}</Text>
      </View>
      <View style={sheet.part}>
        <Text style={sheet.label}>{say('invoice.sum.open')}</Text>
        <Text style={sheet.middle}>{format.money(open)}</Text>
      </View>
      <View style={sheet.part}>
        <Text style={sheet.label}>{say('statement.unused')}</Text>
        <Text style={sheet.middle}>{format.money(unused)}</Text>
      </View>
    </View>
  );
}

const Ageing = ({ statement: { ageing }, text }: StatedProps) => (
  <View style={paper.section} wrap={false}>
    <Text style={paper.heading}>{text.say('statement.ageing')}</Text>
    <View style={table.ages}>
      {AGES.map((age, i) => (
        <View key={age} style={i === 0 ? table.firstAge : table.age}>
          <Text style={sheet.label}>{text.say(`statement.age.${age}`)}</Text>
          <Text style={paper.strong}>{text.format.money(ageing[age])}</Text>
        </View>
      ))}
    </View>
  </View>
);

const Account = ({ account: { holder, iban, bic }, text: { say } }: Part & Pick<Paper, 'account'>) => (
  <View style={paper.panel} wrap={false}>
    <View style={paper.rest}>
      <Text style={paper.heading}>{say('statement.pay')}</Text>
      <Text style={{ marginBottom: 5 }}>{say('statement.pay.text')}</Text>
      <View style={paper.bank}>
        <View style={paper.party}>
          <Fact label={say('document.invoice.beneficiary')} value={holder} />
        </View>
        <View style={paper.party}>
          <Fact label="IBAN" value={groupIban(iban)} />
        </View>
        <View style={paper.narrow}>
          <Fact label="BIC" value={bic} />
        </View>
      </View>
    </View>
  </View>
);
