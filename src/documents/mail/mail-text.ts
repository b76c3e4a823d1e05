import { createOrderText } from '#documents/order/order-text.ts';
import type { MailBody, MailCard, MailRow, MailSpan } from './mail-body.ts';

/** Narrow enough for every program, wide enough for a name and its amount. */
const WIDTH = 64;
const GAP = '  ';

/** The same mail for readers without HTML: figures under each other at the right edge. */
export function toMailText(body: MailBody): string {
  const { title, number, greeting, text, span, cards, rows, notice, steps, files, action, note, contact } = body;
  const { labelled } = createOrderText(body.locale);
  const toLine = lineWith(labelled);
  const blocks = [
    [title, number !== undefined && !title.includes(number) && number],
    [greeting],
    [text],
    span && toSpanLines(span, labelled),
    ...cards.map((card) => toCardLines(card, labelled)),
    rows.map(toLine),
    notice && [notice.title, notice.text, ...notice.rows.map(toLine)],
    steps.list.length > 0 && [steps.title, ...steps.list.map(({ when, what }) => `- ${labelled(when, what)}`)],
    files.list.length > 0 && [files.title, ...files.list.map(({ name, size }) => `- ${name} (${size})`)],
    [action.label, action.url],
    [note],
    ['-- ', `${contact.title} ${contact.text}`, contact.phone.label],
    body.imprint,
  ];
  return blocks
    .map((lines) => (lines || []).filter((line): line is string => typeof line === 'string').join('\n'))
    .filter((block) => block !== '')
    .join('\n\n')
    .concat('\n');
}

type Labelled = (label: string, value: string) => string;

const toSpanLines = ({ from, to, length }: MailSpan, labelled: Labelled): readonly string[] => [
  labelled(from.label, from.value),
  labelled(to.label, `${to.value} (${length})`),
];

function toCardLines(
  { title, plate, number, place, span, rows, amount }: MailCard,
  labelled: Labelled,
): readonly string[] {
  const toLine = lineWith(labelled);
  return [
    toLine({ label: `${number}${GAP}${plate}${GAP}${title}`, value: amount ?? '' }),
    ...(place ? [`${place.name}, ${place.address}, ${place.phone}`, place.keyBox ?? '', place.map.url] : []),
    ...(span ? toSpanLines(span, labelled) : []),
    ...rows.map(toLine),
  ].filter((line) => line !== '');
}

const lineWith =
  (labelled: Labelled) =>
  ({ label, value, note, isText = false }: MailRow): string => {
    const name = note === undefined ? label : `${label} · ${note}`;
    if (value === '') return name;
    const room = WIDTH - name.length - value.length;
    return isText || room < GAP.length ? labelled(name, value) : `${name}${' '.repeat(room)}${value}`;
  };
