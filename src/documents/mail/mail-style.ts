import type { CSSProperties } from 'react';

const TEXT = "'Sofia Sans', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif";
const NARROW = "'Sofia Sans Condensed', 'Arial Narrow', 'Roboto Condensed', 'Helvetica Neue', Arial, sans-serif";
/** Mail programs read neither style sheets nor variables: the tokens stand here once more as plain values. */
const INK = '#0b0c0e';
const QUIET = '#4d545e';
const SIGNAL = '#ffc400';
const LINE = '#e2e0d8';
const PAPER = '#f6f5f1';

const bare = { margin: 0, padding: 0 } as const;
const cell = { padding: '7px 0', verticalAlign: 'top', textAlign: 'left', fontWeight: 400 } as const;
/** Rather a broken word than a page to be pushed sideways. */
const breakable = { wordBreak: 'break-word', overflowWrap: 'anywhere' } as const;

export const mail = {
  page: { ...bare, width: '100%', backgroundColor: PAPER },
  outer: { width: '100%', backgroundColor: PAPER, borderCollapse: 'collapse' },
  frame: { width: '100%', maxWidth: 600, margin: '0 auto', borderCollapse: 'separate', borderSpacing: 0 },
  /** Read by mail programs as the line below the subject, seen by nobody. */
  preheader: { display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0, fontSize: 1, lineHeight: '1px' },
  table: { width: '100%', borderCollapse: 'collapse', fontFamily: TEXT, fontSize: 15, lineHeight: '22px', color: INK },
  header: { padding: '14px 16px', backgroundColor: INK },
  logo: { display: 'inline-block', width: 28, height: 28, border: 0, verticalAlign: 'middle' },
  brand: {
    paddingLeft: 10,
    fontFamily: NARROW,
    fontSize: 22,
    lineHeight: '28px',
    fontWeight: 700,
    color: '#ffffff',
    verticalAlign: 'middle',
  },
  reference: { textAlign: 'right', fontSize: 13, color: '#b9bdc3', whiteSpace: 'nowrap' },
  section: {
    padding: '20px 16px',
    backgroundColor: '#ffffff',
    borderLeft: `1px solid ${LINE}`,
    borderRight: `1px solid ${LINE}`,
    borderBottom: `1px solid ${LINE}`,
    fontFamily: TEXT,
    fontSize: 15,
    lineHeight: '22px',
    color: INK,
  },
  title: { ...bare, paddingBottom: 12, fontFamily: NARROW, fontSize: 28, lineHeight: '31px', fontWeight: 700 },
  heading: { ...bare, paddingBottom: 8, fontFamily: NARROW, fontSize: 20, lineHeight: '24px', fontWeight: 700 },
  paragraph: { ...bare, paddingBottom: 12, fontSize: 16, lineHeight: '24px' },
  panel: { padding: '12px 14px', backgroundColor: PAPER, borderRadius: 6 },
  notice: { padding: '14px 16px', backgroundColor: '#e3edf9', borderRadius: 6 },
  action: { padding: '8px 0 4px' },
  /** A cell, because one program draws no ground behind a link. */
  button: { backgroundColor: SIGNAL, borderRadius: 6, textAlign: 'center' },
  buttonLink: {
    display: 'inline-block',
    padding: '14px 22px',
    fontFamily: TEXT,
    fontSize: 16,
    lineHeight: '20px',
    fontWeight: 700,
    color: INK,
    textDecoration: 'none',
  },
  label: { display: 'block', fontSize: 13, lineHeight: '18px', color: QUIET },
  when: { display: 'block', fontWeight: 700, whiteSpace: 'nowrap' },
  /** Side by side where there is room. */
  point: { display: 'inline-block', width: '49%', minWidth: 190, verticalAlign: 'top', padding: '3px 0' },
  cell: { ...cell, ...breakable, borderTop: `1px solid ${LINE}` },
  /** Figures and times never break. */
  value: { ...cell, paddingLeft: 12, borderTop: `1px solid ${LINE}`, textAlign: 'right', whiteSpace: 'nowrap' },
  sum: { borderTop: `2px solid ${INK}`, fontWeight: 700, fontSize: 17 },
  first: { borderTop: 0 },
  note: { display: 'block', fontSize: 13, lineHeight: '18px', color: QUIET },
  unit: { paddingBottom: 6, fontSize: 13, color: QUIET },
  plate: {
    display: 'inline-block',
    marginRight: 8,
    padding: '1px 7px',
    border: `1px solid ${INK}`,
    borderLeft: '7px solid #003399',
    borderRadius: 4,
    backgroundColor: '#ffffff',
    fontFamily: NARROW,
    fontSize: 14,
    lineHeight: '18px',
    fontWeight: 700,
    letterSpacing: '0.05em',
    color: INK,
    whiteSpace: 'nowrap',
  },
  art: { display: 'block', width: '100%', height: 'auto', marginBottom: 14, border: 0, borderRadius: 6 },
  amount: { textAlign: 'right', verticalAlign: 'top', fontSize: 17, fontWeight: 700, whiteSpace: 'nowrap' },
  place: { padding: '6px 0 10px' },
  strong: { fontWeight: 700 },
  whole: { whiteSpace: 'nowrap' },
  link: { color: INK, textDecoration: 'underline' },
  long: { color: QUIET, wordBreak: 'break-all' },
  small: { ...bare, paddingTop: 12, fontSize: 14, lineHeight: '20px', color: QUIET },
  gap: { padding: 0 },
  dot: { width: 22, padding: '7px 0', verticalAlign: 'top', fontSize: 13 },
  contact: { backgroundColor: PAPER },
  phone: {
    fontFamily: NARROW,
    fontSize: 22,
    lineHeight: '28px',
    fontWeight: 700,
    color: INK,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  imprint: { padding: '16px 16px 24px', fontFamily: TEXT, fontSize: 12, lineHeight: '18px', color: QUIET },
} as const satisfies Record<string, CSSProperties>;

/** What a program that knows it shows in the dark; the others keep the light page or darken it themselves. */
export const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .outer { background-color: #141619 !important; }
  .section { background-color: #212429 !important; border-color: #363b42 !important; color: #f6f5f1 !important; }
  .panel, .contact { background-color: #141619 !important; }
  .notice { background-color: #17304f !important; color: #f6f5f1 !important; }
  .ink, .ink td, .ink th { color: #f6f5f1 !important; }
  .quiet { color: #b9bdc3 !important; }
  .rule { border-color: #363b42 !important; }
  .sum { border-color: #f6f5f1 !important; }
}
@media (min-width: 560px) {
  .section, .imprint { padding-left: 32px !important; padding-right: 32px !important; }
  .gap { padding: 16px 8px !important; }
  .header { border-radius: 10px 10px 0 0 !important; }
  .last { border-radius: 0 0 10px 10px !important; }
  .header { padding-left: 32px !important; padding-right: 32px !important; }
  .art { float: left; width: 184px !important; margin: 0 20px 8px 0 !important; }
  .beside { overflow: hidden; min-height: 70px; }
  .title { font-size: 34px !important; line-height: 37px !important; }
}
`;
