import type { CSSProperties } from 'react';

export type MailRow = { readonly label: string; readonly value: string; readonly isSum?: boolean };

/** What every mail consists of. Sentences come from the catalogues; this only arranges them. */
export type MailBody = {
  readonly locale: string;
  readonly product: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Facts in a small table: what, and how much or when. */
  readonly rows: readonly MailRow[];
  readonly action: { readonly label: string; readonly url: string; readonly hint: string };
  readonly note: string | undefined;
  readonly footer: string;
};

const FONT = "'Sofia Sans', 'Segoe UI', Helvetica, Arial, sans-serif";
/** Mail programs read neither style sheets nor variables: the tokens stand here once more as plain values. */
const INK = '#0b0c0e';
const QUIET = '#4d545e';
const SIGNAL = '#ffc400';

const styles = {
  body: { margin: 0, padding: '24px 16px', backgroundColor: '#f6f5f1', fontFamily: FONT, color: INK },
  card: { maxWidth: 560, margin: '0 auto', backgroundColor: '#ffffff', border: '1px solid #e2e0d8', borderRadius: 10 },
  header: { padding: '20px 32px', backgroundColor: INK, borderRadius: '9px 9px 0 0', color: '#ffffff' },
  brand: { fontSize: 22, lineHeight: '28px', fontWeight: 800, letterSpacing: '-0.01em' },
  content: { padding: '28px 32px 32px', fontSize: 16, lineHeight: '24px' },
  paragraph: { margin: '0 0 16px' },
  button: {
    display: 'inline-block',
    margin: '8px 0 24px',
    padding: '14px 24px',
    borderRadius: 6,
    backgroundColor: SIGNAL,
    color: INK,
    fontWeight: 700,
    textDecoration: 'none',
  },
  table: { width: '100%', margin: '0 0 16px', borderCollapse: 'collapse', fontSize: 15, lineHeight: '21px' },
  cell: {
    padding: '8px 0',
    borderBottom: '1px solid #e2e0d8',
    verticalAlign: 'top',
    textAlign: 'left',
    fontWeight: 400,
  },
  value: { padding: '8px 0 8px 16px', borderBottom: '1px solid #e2e0d8', verticalAlign: 'top', textAlign: 'right' },
  sum: { fontWeight: 700 },
  small: { margin: '0 0 12px', fontSize: 14, lineHeight: '20px', color: QUIET },
  link: { color: QUIET, wordBreak: 'break-all' },
  footer: { maxWidth: 560, margin: '16px auto 0', padding: '0 32px', fontSize: 13, lineHeight: '18px', color: QUIET },
} as const satisfies Record<string, CSSProperties>;

export function MailLayout({ locale, product, subject, greeting, paragraphs, rows, action, note, footer }: MailBody) {
  return (
    <html lang={locale}>
      <head>
        <meta httpEquiv="Content-Type" content="text/html; charset=utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light" />
        <title>{subject}</title>
      </head>
      <body style={styles.body}>
        <div style={styles.card}>
          <div style={styles.header}>
            <span style={styles.brand}>{product}</span>
          </div>
          <div style={styles.content}>
            <p style={styles.paragraph}>{greeting}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} style={styles.paragraph}>
                {paragraph}
              </p>
            ))}
            {rows.length === 0 ? null : <Rows rows={rows} />}
            <a href={action.url} style={styles.button}>
              {action.label}
            </a>
            <p style={styles.small}>
              {action.hint}
              <br />
              <a href={action.url} style={styles.link}>
                {action.url}
              </a>
            </p>
            {note === undefined ? null : <p style={styles.small}>{note}</p>}
          </div>
        </div>
        <p style={styles.footer}>{footer}</p>
      </body>
    </html>
  );
}

const Rows = ({ rows }: { rows: readonly MailRow[] }) => (
  <table style={styles.table}>
    <tbody>
      {rows.map(({ label, value, isSum }) => (
        <tr key={`${label} ${value}`} style={isSum ? styles.sum : undefined}>
          <th scope="row" style={isSum ? { ...styles.cell, ...styles.sum } : styles.cell}>
            {label}
          </th>
          <td style={styles.value}>{value}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
