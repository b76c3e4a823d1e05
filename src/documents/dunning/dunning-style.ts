import { StyleSheet } from '@react-pdf/renderer';

/** What a letter about late invoices has beyond an invoice. Sizes in points. */
export const letter = StyleSheet.create({
  text: { marginBottom: 10 },
  number: { width: 92, paddingRight: 8 },
  day: { flex: 1, paddingRight: 8 },
  grow: { flex: 1, paddingRight: 8 },
  amount: { width: 76, textAlign: 'right' },
});
