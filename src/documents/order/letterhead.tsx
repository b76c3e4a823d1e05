import { Circle, Document, Page, Path, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Lessor } from '#contract/lessor.ts';
import type { Locale } from '#i18n/locales.ts';
import { createFormat } from '#i18n/format.ts';
import { KINGPIN, MARK_PATH } from '#documents/logo-mark.ts';
import { phoneText } from '#domain/user/phone.ts';
import type { MessageKey } from '#i18n/message-key.ts';
import { PageNumber } from './page-number.tsx';
import { INK, paper, SIGNAL } from './paper-style.ts';

type Say = (id: MessageKey, values?: Record<string, string | number>) => string;

type LetterheadProps = {
  readonly title: string;
  readonly number: string;
  /** When the paper was made, an instant. */
  readonly at: string;
  /** By whose clock the reader sees it. */
  readonly date: string;
  readonly lessor: Lessor;
  readonly locale: Locale;
  readonly say: Say;
  readonly fontFamily: string;
  /** In the right corner, in place of title and number. */
  readonly corner?: ReactNode;
  /** Stands beside the VAT id where the paper is one for the tax office. */
  readonly taxNumber?: string;
  /** For papers that have to be readable for as long as they are kept. */
  readonly conformance?: 'PDF/A-3b';
  readonly children: ReactNode;
};

/** The frame of every paper: whose it is and which one stands on every page. */
export function Letterhead(props: LetterheadProps) {
  const { title, number, at, date, lessor, locale, say, fontFamily, corner, taxNumber, conformance, children } = props;
  const { name } = lessor;
  return (
    <Document
      title={`${title} ${number}`}
      subject={title}
      language={locale}
      author={name}
      creator={name}
      creationDate={new Date(at)}
      {...(conformance && { conformance })}
    >
      <Page size="A4" style={[paper.page, { fontFamily }]} bookmark={`${title} ${number}`}>
        <View style={paper.header} fixed>
          <Svg width={21} height={21} viewBox="0 0 24 24">
            <Path d={MARK_PATH} fill={INK} />
            <Circle {...KINGPIN} fill={SIGNAL} />
          </Svg>
          <Text style={paper.brand}>{name}</Text>
          {corner ?? <Text>{`${title} · ${number}`}</Text>}
        </View>
        <View style={paper.body}>{children}</View>
        <View style={paper.footer} fixed>
          <Imprint lessor={lessor} locale={locale} say={say} taxNumber={taxNumber} />
          <View style={paper.pages}>
            <PageNumber say={say} />
            <Text>{date}</Text>
          </View>
        </View>
      </Page>
    </Document>
  );
}

type ImprintProps = Pick<LetterheadProps, 'lessor' | 'locale' | 'say'> & { readonly taxNumber: string | undefined };

/** What the law asks of business letters. */
function Imprint({ lessor, locale, say, taxNumber }: ImprintProps) {
  const { name, street, postalCode, city, country, directors, register, vatId, phone, email } = lessor;
  const columns = [
    [name, street, `${postalCode} ${city}`, createFormat(locale).country(country)],
    [
      directors && say('document.directors', { names: directors }),
      register,
      vatId && `${say('word.field.vatId')} ${vatId}`,
    ],
    [email, phoneText(phone.replaceAll(' ', '')), taxNumber && `${say('word.field.taxNumber')} ${taxNumber}`],
  ];
  return columns.map((lines, column) => (
    // The columns never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <View key={column} style={paper.imprint}>
      {lines.filter(Boolean).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  ));
}

/** The line that shows through the window of an envelope above the address. */
export const SenderLine = ({ lessor: { name, street, postalCode, city } }: Pick<LetterheadProps, 'lessor'>) => (
  <Text style={paper.sender}>{`${name} · ${street} · ${postalCode} ${city}`}</Text>
);
