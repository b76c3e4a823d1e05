import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { XmlDocument, XmlElement, XmlText } from 'libxml2-wasm';

const run = promisify(execFile);

/** A cell as LibreOffice has understood it. */
export type OfficeCell = {
  readonly kind: 'number' | 'date' | 'text' | 'empty';
  readonly value: string;
  readonly formula: string | undefined;
};

/**
 * Cells parted by semicolons, UTF-8, from the first line on, German, special numbers detected: what the dialog offers to
 * a German reader who has ticked nothing but that.
 */
const GERMAN_LINES = 'CSV:59,34,76,1,,1031,false,true';

/** Opens files by their names in LibreOffice, without windows and with settings of its own, and tells the cells it sees. */
export async function openInOffice(
  files: ReadonlyMap<string, Uint8Array>,
): Promise<ReadonlyMap<string, readonly (readonly OfficeCell[])[]>> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  try {
    const opened = new Map<string, readonly (readonly OfficeCell[])[]>();
    for (const [ending, filter] of [
      ['csv', [`--infilter=${GERMAN_LINES}`]],
      ['xlsx', []],
    ] as const) {
      const names = [...files.keys()].filter((name) => name.endsWith(`.${ending}`));
      const paths = await Promise.all(names.map((name) => save(join(folder, ending), name, files.get(name))));
      const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
      const to = ['--headless', '--convert-to', 'fods', ...filter, '--outdir', join(folder, ending)];
      await run('soffice', [profile, ...to, ...paths], { maxBuffer: 16 * 1024 ** 2 });
      for (const name of names) {
        const xml = await readFile(join(folder, ending, name.replace(/\.\w+$/, '.fods')));
        opened.set(name, readCells(xml));
      }
    }
    return opened;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function save(folder: string, name: string, bytes: Uint8Array = new Uint8Array()): Promise<string> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name);
  await writeFile(path, bytes);
  return path;
}

const NAMES = {
  office: 'urn:oasis:names:tc:opendocument:xmlns:office:1.0',
  table: 'urn:oasis:names:tc:opendocument:xmlns:table:1.0',
  text: 'urn:oasis:names:tc:opendocument:xmlns:text:1.0',
};

/** The rows of the first table of a flat OpenDocument file; empty cells at the end of a row, and rows of them, are left out. */
function readCells(xml: Uint8Array): readonly (readonly OfficeCell[])[] {
  using document = XmlDocument.fromBuffer(xml);
  const rows = document.find('//table:table[1]//table:table-row', NAMES).map((row) =>
    trim(
      elements(row, 'table-cell').flatMap((cell): OfficeCell[] => {
        const one = readCell(cell);
        const times = Number(attribute(cell, 'number-columns-repeated') ?? 1);
        return one.kind === 'empty' && times > 100 ? [] : Array.from({ length: times }, () => one);
      }),
      ({ kind }) => kind === 'empty',
    ),
  );
  return trim(rows, (row) => row.length === 0);
}

const KINDS: Readonly<Record<string, OfficeCell['kind']>> = { float: 'number', date: 'date', string: 'text' };

function readCell(cell: XmlElement): OfficeCell {
  const type = attribute(cell, 'value-type');
  const kind = type === undefined ? 'empty' : KINDS[type];
  if (kind === undefined) throw new Error(`a cell is a ${type}`);
  const shown = elements(cell, 'p').map(textOf).join('\n');
  const value = attribute(cell, 'value') ?? attribute(cell, 'date-value') ?? attribute(cell, 'string-value') ?? shown;
  return { kind, value, formula: attribute(cell, 'formula') };
}

const attribute = (element: XmlElement, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;

const elements = (parent: unknown, name: string): XmlElement[] =>
  parent instanceof XmlElement
    ? childrenOf(parent).filter((child): child is XmlElement => child instanceof XmlElement && child.name === name)
    : [];

function childrenOf(parent: XmlElement) {
  const children = [];
  for (let child = parent.firstChild; child !== null; child = child.next) children.push(child);
  return children;
}

/** Several spaces, tabs and breaks of lines are elements of their own. */
function textOf(node: XmlElement): string {
  return childrenOf(node)
    .map((child) => {
      if (child instanceof XmlText) return child.content;
      if (!(child instanceof XmlElement)) return '';
      if (child.name === 's') return ' '.repeat(Number(attribute(child, 'c') ?? 1));
      if (child.name === 'tab') return '\t';
      return child.name === 'line-break' ? '\n' : textOf(child);
    })
    .join('');
}

const trim = <Item>(items: readonly Item[], isEmpty: (item: Item) => boolean): readonly Item[] =>
  items.slice(0, items.findLastIndex((item) => !isEmpty(item)) + 1);
