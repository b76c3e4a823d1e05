import { Image, Link, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { DataSheet } from '#contract/document.ts';
import { Letterhead } from '#documents/order/letterhead.tsx';
import type { OrderText } from '#documents/order/order-text.ts';
import { paper } from '#documents/order/paper-style.ts';
import { phoneText } from '#domain/user/phone.ts';
import { describeFacts } from '#i18n/describe-facts.ts';
import { getIntl } from '#i18n/translate.server.ts';

type DataSheetPaperProps = {
  readonly sheet: DataSheet;
  readonly drawing: Uint8Array | undefined;
  readonly text: OrderText;
  readonly fontFamily: string;
};

const style = StyleSheet.create({
  stage: { height: 150, marginTop: 8, marginBottom: 4, borderRadius: 5, backgroundColor: '#eceae4', padding: 12 },
  drawing: { width: '100%', height: '100%', objectFit: 'contain' },
  columns: { flexDirection: 'row', gap: 28 },
  column: { flex: 1 },
  row: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 10,
    paddingVertical: 2,
    borderBottom: '0.5 solid #d8d5cb',
  },
  label: { flex: 1, color: '#4d545e' },
  value: { maxWidth: '55%', textAlign: 'right', fontWeight: 700 },
});

type Row = { readonly key: string; readonly label: string; readonly value: string; readonly unit?: string };
type Group = { readonly title: string; readonly rows: readonly Row[] };

/** A trailer on one page: drawing, everything known of it, where it stands and what a day costs. */
export function DataSheetPaper({ sheet, drawing, text, fontFamily }: DataSheetPaperProps) {
  const { trailer, lessor, locale, at, url } = sheet;
  const { say } = text;
  const [left, right] = toColumns(sheet, text);
  return (
    <Letterhead
      title={say('document.dataSheet.title')}
      number={trailer.number}
      at={at}
      date={text.date(at)}
      lessor={lessor}
      locale={locale}
      say={say}
      fontFamily={fontFamily}
    >
      <Text style={paper.title}>{text.type(trailer)}</Text>
      <View style={paper.lineHead}>
        <Text style={paper.plate}>{trailer.plate}</Text>
        <Text style={paper.unit}>{`${trailer.number} · ${trailer.make} ${trailer.model}`}</Text>
      </View>
      {drawing && (
        <View style={style.stage}>
          <Image style={style.drawing} src={{ data: Buffer.from(drawing), format: 'png' }} />
        </View>
      )}
      <View style={style.columns}>
        <Column groups={left} />
        <Column groups={right} />
      </View>
      <View style={paper.terms} wrap={false}>
        <Text style={paper.small}>{say('document.dataSheet.note')}</Text>
        <Link src={url} style={paper.small}>
          {url}
        </Link>
      </View>
    </Letterhead>
  );
}

function toColumns({ trailer, depot, rates, locale }: DataSheet, { say, format }: OrderText) {
  const facts = describeFacts(trailer, { intl: getIntl(locale), format });
  const day = (date: string) => format.date(`${date}T12:00:00Z`, 'UTC');
  const certificates = trailer.certificates
    .toSorted((a, b) => a.validUntil.localeCompare(b.validUntil))
    .map(({ kind, validUntil }) => ({ key: kind, label: say(`fact.certificate.${kind}`), value: day(validUntil) }));
  const vehicle = [
    { key: 'make', label: say('fact.make'), value: trailer.make },
    { key: 'model', label: say('fact.model'), value: trailer.model },
    { key: 'firstRegisteredOn', label: say('fact.firstRegisteredOn'), value: day(trailer.firstRegisteredOn) },
  ];
  const prices = rates.map(({ fromDays, perDay }) => ({
    key: String(fromDays),
    label: say('home.minimumDays', { days: fromDays }),
    value: format.money(perDay),
  }));
  const place = [
    { key: 'name', label: depot.name, value: phoneText(depot.phone) },
    {
      key: 'address',
      label: `${depot.street}, ${depot.postalCode} ${depot.city}, ${format.country(depot.country)}`,
      value: depot.keyBox ? say('depot.facility.keyBox') : '',
    },
  ];
  const left: readonly Group[] = [
    { title: say('trailer.facts.size'), rows: facts.common },
    { title: say('word.noun.depot'), rows: place },
  ];
  const right: readonly Group[] = [
    { title: say('word.vehicle'), rows: vehicle },
    { title: say('word.equipment'), rows: facts.own },
    { title: say('trailer.facts.certificates'), rows: certificates },
    { title: say('document.dataSheet.rates'), rows: prices },
  ];
  return [left, right] as const;
}

const Column = ({ groups }: { readonly groups: readonly Group[] }) => (
  <View style={style.column}>
    {groups
      .filter(({ rows }) => rows.length > 0)
      .map(({ title, rows }) => (
        <View key={title} style={paper.section} wrap={false}>
          <Text style={paper.heading}>{title}</Text>
          {rows.map(({ key, label, value, unit }) => (
            <View key={key} style={style.row}>
              <Text style={style.label}>{label}</Text>
              <Text style={style.value}>{unit === undefined ? value : `${value}\u00A0${unit}`}</Text>
            </View>
          ))}
        </View>
      ))}
  </View>
);
