/** The cells of RFC 4180, read without any of the code that wrote them. */
export function readCsv(text: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i] ?? '';
    if (isQuoted && character === '"' && text[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (character === '"') {
      isQuoted = !isQuoted;
    } else if (isQuoted || ![separator, '\r', '\n'].includes(character)) {
      cell += character;
    } else if (character === separator) {
      endCell();
    } else if (character === '\n') {
      endCell();
      rows.push([]);
    }
  }
  return rows.slice(0, -1);
}
