/* oxlint-disable jsx-a11y/control-has-associated-label -- cells only lay out here and are no controls */
import { Fragment, type ReactNode } from 'react';
import type { MailBody } from './mail-body.ts';
import { Button, Card, Files, Layout, Rows, Span, Steps } from './mail-parts.tsx';
import { DARK, mail } from './mail-style.ts';

/** Names the picture of the mark inside the message. */
export const LOGO_CID = 'logo@trailyard';

/** One column of sections, as wide as the window and never wider than a letter. Nothing in it is fetched. */
export function MailLayout(props: MailBody & { readonly drawings: ReadonlySet<string> }) {
  const { drawings, ...body } = props;
  const { locale, subject, text, cards, rows, notice, steps, files, contact } = body;
  return (
    <html lang={locale} dir="ltr">
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Dates, addresses and numbers are no links of the program that shows them. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{subject}</title>
        <style>{DARK}</style>
      </head>
      <body className="page" style={mail.page}>
        <div style={mail.preheader}>{text}</div>
        <table role="presentation" cellPadding={0} cellSpacing={0} border={0} className="outer" style={mail.outer}>
          <tbody>
            <tr>
              <td align="center" className="gap" style={mail.gap}>
                <i data-frame="open" />
                <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={mail.frame}>
                  <tbody>
                    <Header {...body} />
                    <Opening {...body} />
                    {cards.map((card) => (
                      <Section key={`${card.number} ${card.plate}`}>
                        <Card card={card} isDrawn={drawings.has(card.kind)} />
                      </Section>
                    ))}
                    {rows.length > 0 && (
                      <Section>
                        <Rows rows={rows} />
                      </Section>
                    )}
                    {notice && (
                      <Section>
                        <div className="notice" style={mail.notice}>
                          <h2 style={{ ...mail.heading, paddingBottom: 4 }}>{notice.title}</h2>
                          <div>{notice.text}</div>
                          {notice.rows.length > 0 && <Rows rows={notice.rows} />}
                        </div>
                      </Section>
                    )}
                    {steps.list.length > 0 && (
                      <Section>
                        <Steps steps={steps} />
                      </Section>
                    )}
                    {files.list.length > 0 && (
                      <Section>
                        <Files files={files} />
                      </Section>
                    )}
                    <Contact contact={contact} />
                    <Imprint {...body} />
                  </tbody>
                </table>
                <i data-frame="close" />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

const Section = ({ children }: { readonly children: ReactNode }) => (
  <tr>
    <td className="section" style={mail.section}>
      {children}
    </td>
  </tr>
);

const Header = ({ product, number }: MailBody) => (
  <tr>
    <td className="header" style={mail.header}>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} width="100%" style={mail.table}>
        <tbody>
          <tr>
            <td style={{ width: 28 }}>
              {/* In no hurry: else it would be announced in the head, where mail programs have no use for it. */}
              <img src={`cid:${LOGO_CID}`} alt="" width={28} height={28} fetchPriority="low" style={mail.logo} />
            </td>
            <td style={mail.brand}>{product}</td>
            {number !== undefined && <td style={mail.reference}>{number}</td>}
          </tr>
        </tbody>
      </table>
    </td>
  </tr>
);

/** What the mail is about, and what to do: readable before anything is scrolled. */
const Opening = ({ title, greeting, text, span, action, note }: MailBody) => (
  <Section>
    <h1 className="title" style={mail.title}>
      <Unbroken text={title} />
    </h1>
    <p style={mail.paragraph}>{greeting}</p>
    {text.split(/\n{2,}/).map((paragraph, i) => (
      // A paragraph may come twice.
      // oxlint-disable-next-line react/no-array-index-key
      <p key={i} style={mail.paragraph}>
        <Lines text={paragraph} />
      </p>
    ))}
    {span && <Span span={span} />}
    <div style={{ ...mail.action, paddingTop: span ? 16 : 4 }}>
      <Button label={action.label} url={action.url} />
    </div>
    {action.hint !== undefined && (
      <p className="quiet" style={mail.small}>
        {action.hint}
        <br />
        <a href={action.url} className="quiet" style={mail.long}>
          {action.url}
        </a>
      </p>
    )}
    {note !== undefined && (
      <p className="quiet" style={mail.small}>
        <Lines text={note} />
      </p>
    )}
  </Section>
);

/** The catalogue has one line; the operator may write several. */
const Lines = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, i) => (
    // A line may come twice.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={i}>
      {i > 0 && <br />}
      <Unbroken text={line} />
    </Fragment>
  ));

/** Numbers of invoices, orders and trailers, such as `I-26-DE-000123` and `O-26-000123-1`, and days as the Dutch write them. */
const NUMBER = /(\b[CIS]-\d{2}-[A-Z]{2}-\d{6,9}|\b[A-Z]{1,3}-\d[\d-]{0,20}|\b\d{1,2}-\d{1,2}-\d{4})/;

/** A text in which numbers stay on one line although they have hyphens. */
const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(NUMBER).map((part, i) =>
    i % 2 === 0 ? (
      part
    ) : (
      // A number may come twice.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={i} style={mail.whole}>
        {part}
      </span>
    ),
  );

const Contact = ({ contact: { title, text, phone } }: Pick<MailBody, 'contact'>) => (
  <tr>
    <td className="section contact last" style={{ ...mail.section, ...mail.contact }}>
      <Layout>
        <tr>
          <td>
            <h2 style={{ ...mail.heading, paddingBottom: 2 }}>{title}</h2>
            <span className="quiet" style={mail.note}>
              {text}
            </span>
            <a href={phone.url} className="ink" style={mail.phone}>
              {phone.label}
            </a>
          </td>
        </tr>
      </Layout>
    </td>
  </tr>
);

const Imprint = ({ imprint, links }: MailBody) => (
  <tr>
    <td className="imprint quiet" style={mail.imprint}>
      {imprint.map((line) => (
        <div key={line}>{line}</div>
      ))}
      {links.map(({ label, url }, i) => (
        <span key={url}>
          {i > 0 && ' · '}
          <a href={url} className="quiet" style={{ ...mail.link, color: 'inherit' }}>
            {label}
          </a>
        </span>
      ))}
    </td>
  </tr>
);
