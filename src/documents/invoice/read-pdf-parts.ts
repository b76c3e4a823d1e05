type PdfParts = {
  /** Where the table of objects begins. */
  readonly start: number;
  /** How many objects there are. */
  readonly size: number;
  readonly root: number;
  readonly catalog: string;
  readonly names: { readonly id: number; readonly body: string } | undefined;
  readonly metadataId: number;
  /** The XMP packet. */
  readonly metadata: string;
  /** What the next trailer has to say again. */
  readonly kept: string;
};

/** What has to be known of a paper to add to it. It reads what our own renderer writes and refuses anything else. */
export function readPdfParts(pdf: Uint8Array): PdfParts {
  const text = Buffer.from(pdf).toString('latin1');
  const start = Number.parseInt(text.slice(text.lastIndexOf('startxref') + 'startxref'.length), 10);
  const table = Number.isNaN(start) ? '' : text.slice(start);
  const trailer = table.slice(table.indexOf('trailer'));
  const bodyOf = (id: number): string => {
    const [, offset] = table.split('\n')[id + 2]?.match(/^(\d{10}) \d{5} n/) ?? [];
    if (offset === undefined) throw new Error(`The paper has no object ${id}`);
    const from = text.indexOf('obj', Number(offset)) + 'obj'.length;
    return text.slice(from, text.indexOf('endobj', from)).trim();
  };
  const root = find(trailer, /\/Root (\d+) 0 R/);
  const catalog = bodyOf(root);
  if (/\/(?:AF|EmbeddedFiles)\b/.test(catalog)) throw new Error('The paper has files in it already');
  const metadataId = find(catalog, /\/Metadata (\d+) 0 R/);
  const namesId = /\/Names (\d+) 0 R/.exec(catalog)?.[1];
  return {
    start,
    size: find(trailer, /\/Size (\d+)/),
    root,
    catalog,
    names: namesId === undefined ? undefined : { id: Number(namesId), body: bodyOf(Number(namesId)) },
    metadataId,
    metadata: readMetadata(bodyOf(metadataId)),
    kept: [/\/Info \d+ 0 R/, /\/ID \[[^\]]*\]/].map((entry) => entry.exec(trailer)?.[0] ?? '').join(' '),
  };
}

function find(text: string, pattern: RegExp): number {
  const [, number] = pattern.exec(text) ?? [];
  if (number === undefined) throw new Error(`The paper has no ${pattern.source}`);
  return Number(number);
}

function readMetadata(body: string): string {
  const from = body.indexOf('stream\n') + 'stream\n'.length;
  const packet = body.slice(from, from + find(body, /\/Length (\d+)/));
  const metadata = Buffer.from(packet, 'latin1').toString('utf8');
  if (!metadata.includes('</rdf:RDF>')) throw new Error('The metadata of the paper cannot be read');
  return metadata;
}
