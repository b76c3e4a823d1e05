import { StyleSheet } from '@react-pdf/renderer';
import { INK } from '#documents/order/paper-style.ts';

const QUIET = '#4d545e';
const RULE = '#d8d5cb';

/** What a statement has beyond an invoice. Sizes in points. */
export const table = StyleSheet.create({
  rows: { marginTop: 14 },
  head: {
    flexDirection: 'row',
    paddingBottom: 2,
    borderBottom: `0.75 solid ${INK}`,
    fontSize: 7.5,
    lineHeight: 1.2,
    color: QUIET,
  },
  row: { flexDirection: 'row', paddingVertical: 3, borderBottom: `0.5 solid ${RULE}` },
  edge: { flexDirection: 'row', paddingVertical: 3, borderBottom: `0.5 solid ${RULE}`, fontWeight: 700 },
  last: { flexDirection: 'row', paddingTop: 4, marginTop: -0.5, borderTop: `1.5 solid ${INK}`, fontWeight: 700 },
  date: { width: 58 },
  entry: { flex: 1, paddingRight: 8 },
  order: { width: 76, paddingRight: 8, color: QUIET },
  due: { width: 58 },
  amount: { width: 74, textAlign: 'right' },
  ages: { flexDirection: 'row', marginTop: 4, border: `0.75 solid ${RULE}`, borderRadius: 5 },
  age: { flexGrow: 1, flexBasis: 0, padding: '6 9 5', borderLeft: `0.75 solid ${RULE}` },
  firstAge: { flexGrow: 1, flexBasis: 0, padding: '6 9 5' },
});
