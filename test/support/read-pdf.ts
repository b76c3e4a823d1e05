import { inflateSync } from 'node:zlib';

/** The text of a PDF file as a reader copies it: glyphs, translated back by the table that the file brings for them. */
export function readPdf(bytes: Uint8Array): { readonly text: string; readonly pages: number } {
  const source = Buffer.from(bytes).toString('latin1');
  const objects = new Map<string, string>();
  for (const [, id = '', body = ''] of source.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)) objects.set(id, body);
  const fonts = new Map<string, ReadonlyMap<string, string>>();
  for (const body of objects.values()) {
    const [, list = ''] = /\/Font <<([^>]*)>>/.exec(body) ?? [];
    for (const [, name = '', id = ''] of list.matchAll(/\/(\w+) (\d+) 0 R/g)) {
      const [, table = ''] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
      fonts.set(name, readTable(streamOf(objects.get(table) ?? '')));
    }
  }
  const contents = [...objects.values()].map(streamOf).filter((stream) => stream.includes(' Tf'));
  return {
    text: contents.map((content) => readContent(content, fonts)).join('\n'),
    pages: [...objects.values()].filter((body) => /\/Type \/Page\b/.test(body)).length,
  };
}

function streamOf(body: string): string {
  const start = /stream\r?\n/.exec(body);
  const [, length] = /\/Length (\d+)/.exec(body) ?? [];
  if (start === null || length === undefined) return '';
  const from = start.index + start[0].length;
  const data = body.slice(from, from + Number(length));
  if (!body.includes('/FlateDecode')) return data;
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
  } catch {
    // A font file or a picture, whose bytes may look like the end of an object.
    return '';
  }
}

const fromHex = (hex: string): string => Buffer.from(hex.replaceAll(/\s/g, ''), 'hex').swap16().toString('utf16le');

/** Ranges of glyph ids and the characters they stand for. */
function readTable(table: string): ReadonlyMap<string, string> {
  const characters = new Map<string, string>();
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from = '', , list = ''] of block.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
      for (const [i, entry] of [...list.matchAll(/<([^>]*)>/g)].entries()) {
        characters.set((Number.parseInt(from, 16) + i).toString(16).padStart(4, '0'), fromHex(entry[1] ?? ''));
      }
    }
  }
  return characters;
}

function readContent(content: string, fonts: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> = new Map();
  const lines: string[] = [];
  for (const [, name, shown] of content.matchAll(/\/(\w+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name) ?? new Map();
    if (shown === undefined) continue;
    const glyphs = [...shown.matchAll(/<(\w+)>/g)].map(([, hex = '']) => hex).join('');
    lines.push(glyphs.replaceAll(/.{4}/g, (id) => font.get(id) ?? '\ufffd'));
  }
  return lines.join('\n');
}
