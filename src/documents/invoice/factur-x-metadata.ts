/** The standard prescribes the name. */
export const FILE_NAME = 'factur-x.xml';

const NAMESPACE = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

const VALUES = {
  DocumentType: ['INVOICE', 'INVOICE'],
  DocumentFileName: [FILE_NAME, 'name of the embedded XML invoice file'],
  Version: ['1.0', 'version of the Factur-X XML schema'],
  ConformanceLevel: ['EN 16931', 'conformance level of the Factur-X data'],
} as const satisfies Record<string, readonly [value: string, description: string]>;

/** What tells a program that there is an invoice in the file; PDF/A wants such words to be declared first. */
export function metadataOf(): string {
  const rows = Object.entries(VALUES);
  const declared = rows.map(
    ([name, [, description]]) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
  );
  const said = rows.map(([name, [value]]) => `<fx:${name}>${value}</fx:${name}>`);
  return [
    '<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">',
    '<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">',
    '<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>',
    `<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI>`,
    '<pdfaSchema:prefix>fx</pdfaSchema:prefix>',
    `<pdfaSchema:property><rdf:Seq>${declared.join('')}</rdf:Seq></pdfaSchema:property>`,
    '</rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>',
    `<rdf:Description rdf:about="" xmlns:fx="${NAMESPACE}">${said.join('')}</rdf:Description>`,
  ].join('');
}
