import { StyleSheet } from '@react-pdf/renderer';
import { INK } from '#documents/order/paper-style.ts';

const QUIET = '#4d545e';
const RULE = '#d8d5cb';

/** What an invoice has beyond other papers. Sizes in points. */
export const sheet = StyleSheet.create({
  badge: {
    paddingHorizontal: 7,
    paddingTop: 4,
    paddingBottom: 3,
    border: `0.75 solid ${RULE}`,
    borderRadius: 3,
    fontSize: 8,
  },
  title: { marginTop: 4, marginBottom: 7, fontSize: 22, fontWeight: 700, lineHeight: 1.15 },
  box: { flexDirection: 'row', border: `1.5 solid ${INK}`, borderRadius: 5 },
  payable: { flexGrow: 1.5, flexBasis: 0, padding: '8 10 7' },
  part: { flexGrow: 1, flexBasis: 0, padding: '8 10 7', borderLeft: `0.75 solid ${RULE}` },
  label: { fontSize: 8, lineHeight: 1.25, color: QUIET },
  big: { fontSize: 23, fontWeight: 700, lineHeight: 1.2 },
  cents: { fontSize: 13 },
  middle: { marginTop: 1, fontSize: 12, fontWeight: 700, lineHeight: 1.3 },
  group: { marginTop: 12 },
  indented: { paddingLeft: 20 },
  when: { marginBottom: 4 },
  rowsHead: {
    flexDirection: 'row',
    marginLeft: 20,
    paddingTop: 2.5,
    paddingBottom: 1.5,
    borderTop: `0.75 solid ${INK}`,
    borderBottom: `0.5 solid ${RULE}`,
    fontSize: 7.5,
    lineHeight: 1.2,
    color: QUIET,
  },
  row: { flexDirection: 'row' },
  no: { width: 20, paddingVertical: 2.5, color: QUIET },
  cells: { flex: 1, flexDirection: 'row', paddingVertical: 2.5, borderBottom: `0.5 solid ${RULE}` },
  item: { width: 138, paddingRight: 8 },
  why: { flex: 1, paddingRight: 8, color: QUIET },
  amount: { width: 70, textAlign: 'right' },
  taxes: { marginTop: 14 },
  taxHead: {
    flexDirection: 'row',
    paddingBottom: 2,
    borderBottom: `0.75 solid ${INK}`,
    fontSize: 7.5,
    lineHeight: 1.2,
    color: QUIET,
  },
  tax: { flexDirection: 'row', paddingVertical: 2.5, borderBottom: `0.5 solid ${RULE}` },
  rate: { width: 102, paddingRight: 8 },
  total: {
    flexDirection: 'row',
    paddingTop: 4,
    marginTop: -0.5,
    borderTop: `1.5 solid ${INK}`,
    fontWeight: 700,
  },
  code: { width: 84, alignItems: 'center' },
  caption: { marginTop: 3, fontSize: 6.5, lineHeight: 1.2, color: QUIET, textAlign: 'center' },
  paid: { backgroundColor: '#e3f1e7', borderColor: '#bcdcc6' },
  notes: { marginTop: 12, fontSize: 8, color: QUIET },
});
