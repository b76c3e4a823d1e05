import { Fragment, type ReactNode } from 'react';
import type { MailBody, MailCard, MailLink, MailRow, MailSpan } from './mail-body.ts';
import { drawingCid } from './mail-drawing.ts';
import type { MailPlace } from './mail-place.ts';
import { mail } from './mail-style.ts';

/** Where a program lays out with tables, a table says nothing to who hears it read. */
const LAYOUT = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;

export const Layout = ({ children }: { readonly children: ReactNode }) => (
  <table {...LAYOUT} width="100%" className="ink" style={mail.table}>
    <tbody>{children}</tbody>
  </table>
);

export const Button = ({ label, url }: MailLink) => (
  <table {...LAYOUT} style={{ borderCollapse: 'separate' }}>
    <tbody>
      <tr>
        <td style={mail.button}>
          <a href={url} style={mail.buttonLink}>
            {label}
          </a>
        </td>
      </tr>
    </tbody>
  </table>
);

export const Span = ({ span: { from, to, length } }: { readonly span: MailSpan }) => (
  <div className="panel" style={mail.panel}>
    <Point {...from} />
    <Point {...to} />
    <span className="quiet" style={mail.label}>
      {length}
    </span>
  </div>
);

const Point = ({ label, value }: MailSpan['from']) => (
  <div style={mail.point}>
    <span className="quiet" style={mail.label}>
      {label}
    </span>
    <span style={mail.when}>{value}</span>
  </div>
);

/** Facts and amounts: read as a table, value by value. */
export const Rows = ({ rows }: { readonly rows: readonly MailRow[] }) => (
  <table cellPadding={0} cellSpacing={0} border={0} width="100%" className="ink" style={mail.table}>
    <tbody>
      {rows.map((row, i) => (
        <Row key={`${row.label} ${row.value}`} row={row} isFirst={i === 0} />
      ))}
    </tbody>
  </table>
);

function Row({ row, isFirst }: { readonly row: MailRow; readonly isFirst: boolean }) {
  const { label, value, note, isSum = false, isText = false } = row;
  const edge = { ...(isFirst && mail.first), ...(isSum && mail.sum) };
  const look = isSum ? 'sum' : 'rule';
  const name = (
    <>
      {label}
      {note !== undefined && (
        <span className="quiet" style={mail.note}>
          {note}
        </span>
      )}
    </>
  );
  if (isText)
    return (
      <tr>
        <th scope="row" colSpan={2} className={look} style={{ ...mail.cell, ...edge }}>
          <span className="quiet" style={mail.label}>
            {name}
          </span>
          <Lines text={value} />
        </th>
      </tr>
    );
  return (
    <tr>
      <th scope="row" className={look} style={{ ...mail.cell, ...edge }}>
        {name}
      </th>
      <td className={look} style={{ ...mail.value, ...edge }}>
        {value}
      </td>
    </tr>
  );
}

/** What somebody wrote, in the lines in which it was written. */
const Lines = ({ text }: { readonly text: string }) =>
  text.split('\n').map((line, at) => (
    // Lines never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ));

/** One trailer as a unit: its name, its plate and its number. */
export const Card = ({ card, isDrawn }: { readonly card: MailCard; readonly isDrawn: boolean }) => {
  const { kind, title, plate, number, place, span, rows, amount } = card;
  return (
    <>
      {isDrawn && (
        <img src={`cid:${drawingCid(kind)}`} alt="" width="100%" fetchPriority="low" className="art" style={mail.art} />
      )}
      <div className="beside">
        <Layout>
          <tr>
            <td style={{ verticalAlign: 'top' }}>
              <h2 style={{ ...mail.heading, paddingBottom: 4 }}>{title}</h2>
              <div className="quiet" style={mail.unit}>
                <span style={mail.plate}>{plate}</span>
                {number}
              </div>
            </td>
            {amount !== undefined && <td style={mail.amount}>{amount}</td>}
          </tr>
        </Layout>
        {place && <Place place={place} />}
      </div>
      {span && <Span span={span} />}
      {rows.length > 0 && <Rows rows={rows} />}
    </>
  );
};

const Place = ({ place: { name, address, phone, keyBox, map } }: { readonly place: MailPlace }) => (
  <div style={mail.place}>
    <span style={mail.strong}>{name}</span>
    <span className="quiet" style={mail.note}>
      {address}
      {' · '}
      <a href={map.url} className="quiet" style={{ ...mail.link, color: 'inherit' }}>
        {map.label}
      </a>
    </span>
    <span className="quiet" style={mail.note}>
      {phone}
    </span>
    {keyBox !== undefined && (
      <span className="quiet" style={mail.note}>
        {keyBox}
      </span>
    )}
  </div>
);

export const Steps = ({ steps: { title, list } }: Pick<MailBody, 'steps'>) => (
  <>
    <h2 style={mail.heading}>{title}</h2>
    <Layout>
      {list.map(({ when, what }) => (
        <tr key={`${when} ${what}`}>
          <td aria-hidden="true" style={mail.dot}>
            ○
          </td>
          <td style={{ padding: '6px 0' }}>
            <span style={mail.strong}>{when}</span>
            <span className="quiet" style={mail.note}>
              {what}
            </span>
          </td>
        </tr>
      ))}
    </Layout>
  </>
);

export const Files = ({ files: { title, list } }: Pick<MailBody, 'files'>) => (
  <>
    <h2 style={mail.heading}>{title}</h2>
    <Layout>
      {list.map(({ name, size }, i) => (
        <tr key={name}>
          <td className="rule" style={{ ...mail.cell, ...(i === 0 && mail.first), fontWeight: 700 }}>
            {name}
          </td>
          <td className="rule quiet" style={{ ...mail.value, ...(i === 0 && mail.first), fontSize: 13 }}>
            {size}
          </td>
        </tr>
      ))}
    </Layout>
  </>
);
