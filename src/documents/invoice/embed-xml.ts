import { createHash } from 'node:crypto';
import { FILE_NAME, metadataOf } from './factur-x-metadata.ts';
import { readPdfParts } from './read-pdf-parts.ts';

/**
 * Puts the file of an invoice into its paper, as Factur-X and ZUGFeRD ask for: attached, named as another form of the
 * same document, and announced in the metadata. The bytes of the paper stay as they are; what changes is appended, as
 * PDF has always allowed.
 */
export function embedXml(pdf: Uint8Array, xml: string, issuedOn: string): Uint8Array {
  const parts = readPdfParts(pdf);
  const data = Buffer.from(xml, 'utf8');
  const metadata = Buffer.from(parts.metadata.replace('</rdf:RDF>', `${metadataOf()}</rdf:RDF>`), 'utf8');
  const [file, spec] = [parts.size, parts.size + 1];
  const attached = `/EmbeddedFiles << /Names [(${FILE_NAME}) ${spec} 0 R] >>`;
  const update = startUpdate(pdf);
  update.add(file, describeFile(data, issuedOn), data);
  update.add(
    spec,
    `<< /Type /Filespec /F (${FILE_NAME}) /UF (${FILE_NAME}) /AFRelationship /Alternative /Desc (Factur-X invoice) /EF << /F ${file} 0 R /UF ${file} 0 R >> >>`,
  );
  if (parts.names) update.add(parts.names.id, extend(parts.names.body, attached));
  const names = parts.names ? '' : `/Names << ${attached} >> `;
  update.add(parts.root, extend(parts.catalog, `${names}/AF [${spec} 0 R]`));
  update.add(parts.metadataId, `<< /Type /Metadata /Subtype /XML /Length ${metadata.length} >>`, metadata);
  return update.finish(`/Size ${parts.size + 2} /Root ${parts.root} 0 R ${parts.kept} /Prev ${parts.start}`);
}

function describeFile(data: Buffer, issuedOn: string): string {
  const sum = createHash('md5').update(data).digest('hex');
  const params = `<< /Size ${data.length} /ModDate (D:${issuedOn.replaceAll('-', '')}000000Z) /CheckSum <${sum}> >>`;
  return `<< /Type /EmbeddedFile /Subtype /text#2Fxml /Length ${data.length} /Params ${params} >>`;
}

/** A dictionary with one more entry. */
const extend = (dictionary: string, entry: string): string =>
  `${dictionary.slice(0, dictionary.lastIndexOf('>>'))}${entry}\n>>`;

/** Objects that take the place of others, or are new, and the table that says where they stand. */
function startUpdate(pdf: Uint8Array) {
  const chunks: Uint8Array[] = [pdf];
  const offsets = new Map<number, number>();
  let position = pdf.length;
  const push = (bytes: Uint8Array) => {
    chunks.push(bytes);
    position += bytes.length;
  };
  const write = (text: string) => push(Buffer.from(text, 'latin1'));
  if (pdf.at(-1) !== NEW_LINE) write('\n');
  return {
    add: (id: number, dictionary: string, stream?: Uint8Array) => {
      offsets.set(id, position);
      write(`${id} 0 obj\n${dictionary}\n`);
      if (stream) {
        write('stream\n');
        push(stream);
        write('\nendstream\n');
      }
      write('endobj\n');
    },
    finish: (trailer: string): Uint8Array => {
      const table = position;
      const rows = [...offsets].toSorted(([a], [b]) => a - b);
      write('xref\n');
      for (const [id, offset] of rows) write(`${id} 1\n${String(offset).padStart(10, '0')} 00000 n \n`);
      write(`trailer\n<< ${trailer} >>\nstartxref\n${table}\n%%EOF\n`);
      return Buffer.concat(chunks);
    },
  };
}

const NEW_LINE = 10;
