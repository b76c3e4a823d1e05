import { StyleSheet } from '@react-pdf/renderer';

export const INK = '#0b0c0e';
export const QUIET = '#4d545e';
export const RULE = '#d8d5cb';
export const PANEL = '#f4f2ec';
/** A damage that is new, on paper as on the screen. */
export const NEW = '#b3261e';
export const KNOWN = '#4d545e';

/** What a protocol needs beyond the style of every paper, sizes in points. */
export const protocol = StyleSheet.create({
  facts: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 16 },
  fact: { width: '33.33%', paddingRight: 12, marginBottom: 8 },
  table: { marginTop: 2 },
  row: { flexDirection: 'row', paddingVertical: 3, borderBottom: `0.75 solid ${RULE}` },
  head: { flexDirection: 'row', paddingVertical: 3, borderBottom: `1 solid ${INK}`, fontSize: 8, color: QUIET },
  grow: { flex: 1, paddingRight: 8 },
  value: { width: 96, textAlign: 'right' },
  columns: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between' },
  half: { width: '48%' },
  bad: { fontWeight: 700, color: NEW },
  note: { fontSize: 8.5, color: QUIET },
  sketch: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', marginTop: 6 },
  side: { alignItems: 'center' },
  sketchName: { marginTop: 3, fontSize: 8, textAlign: 'center', color: QUIET },
  damages: { marginTop: 10 },
  damage: { flexDirection: 'row', marginTop: 8 },
  damageText: { flex: 1, paddingLeft: 6 },
  damagePhotos: { flexDirection: 'row', flexWrap: 'wrap', marginTop: 4 },
  damagePhoto: {
    width: 150,
    height: 112,
    marginRight: 6,
    marginBottom: 6,
    objectFit: 'contain',
    objectPosition: '0 50%',
  },
  photo: { width: '48%', marginBottom: 12 },
  picture: { width: '100%', height: 156, objectFit: 'contain', backgroundColor: PANEL },
  signatures: { flexDirection: 'row', justifyContent: 'space-between', marginTop: 8 },
  signature: { width: '48%' },
  pad: { height: 84, justifyContent: 'flex-end', borderBottom: `1 solid ${INK}` },
  stroke: { height: 80, objectFit: 'contain', objectPosition: '0 100%' },
});
