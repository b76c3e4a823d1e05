import { StyleSheet } from '@react-pdf/renderer';

const INK = '#0b0c0e';
const QUIET = '#4d545e';
const RULE = '#d8d5cb';

/** Paper reads no style sheets: the tokens stand here once more as plain values, sizes in points. */
export const paper = StyleSheet.create({
  page: { padding: '42 48 64', fontSize: 9.5, color: INK },
  /** Apart from the page: the renderer drops page numbers that inherit a line height, and reckons it by its own size. */
  body: { fontSize: 9.5, lineHeight: 1.4 },
  header: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'flex-end',
    paddingBottom: 10,
    borderBottom: `2 solid ${INK}`,
  },
  brand: { fontSize: 16, fontWeight: 700, lineHeight: 1.1 },
  title: { marginTop: 22, fontSize: 20, fontWeight: 700, lineHeight: 1.2 },
  parties: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 18, gap: 24 },
  party: { flex: 1 },
  columns: { flexDirection: 'row', gap: 24 },
  label: { fontSize: 8, color: QUIET },
  fact: { marginBottom: 4 },
  section: { marginTop: 18 },
  below: { marginTop: 8 },
  heading: { marginBottom: 4, fontSize: 11, fontWeight: 700 },
  row: { flexDirection: 'row', paddingVertical: 6, borderBottom: `0.75 solid ${RULE}` },
  wide: { flex: 1, paddingRight: 12 },
  amount: { width: 90, textAlign: 'right' },
  quiet: { color: QUIET },
  strong: { fontWeight: 700 },
  sums: { marginTop: 8, marginLeft: 'auto', width: 300 },
  sum: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2 },
  total: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    marginTop: 4,
    paddingTop: 6,
    borderTop: `1.5 solid ${INK}`,
    fontSize: 11,
    fontWeight: 700,
  },
  clause: { marginBottom: 6 },
  footer: {
    position: 'absolute',
    left: 48,
    right: 48,
    bottom: 28,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: QUIET,
  },
});
