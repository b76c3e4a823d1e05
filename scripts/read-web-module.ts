import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'vite';

export type WebModule = {
  /** The modules of `src` it runs; types alone are not followed. */
  readonly imports: readonly string[];
  /** Its texts and templates that look like message keys. What a template fills in stands as `*`. */
  readonly texts: readonly string[];
  /** It turns keys into sentences, which only servers do outside of a page. */
  readonly translates: boolean;
};

type Kinds = { readonly type: string; readonly importKind?: string; readonly exportKind?: string };

const KEY_LIKE = /^[\w-]+\..+$/;
const isType = ({ importKind, exportKind }: Kinds): boolean => (importKind ?? exportKind) === 'type';

/** Reads a module of `src` as the bundler does. */
export function readWebModule(root: string, file: string): WebModule {
  const code = readFileSync(join(root, file), 'utf8');
  const imports = new Set<string>();
  const texts = new Set<string>();
  const note = (text: string) => {
    if (KEY_LIKE.test(text)) texts.add(text);
  };
  const follow = (
    declaration: Kinds & { readonly source: { readonly value: string } | null },
    specifiers: readonly Kinds[],
  ) => {
    const isOnlyTypes = isType(declaration) || (specifiers.length > 0 && specifiers.every(isType));
    if (declaration.source && !isOnlyTypes) imports.add(declaration.source.value);
  };
  new Visitor({
    ImportDeclaration: (node) => follow(node, node.specifiers),
    ExportNamedDeclaration: (node) => follow(node, node.specifiers),
    ExportAllDeclaration: (node) => follow(node, []),
    ImportExpression({ source }) {
      if (source.type === 'Literal') imports.add(String(source.value));
    },
    Literal({ value }) {
      if (typeof value === 'string') note(value);
    },
    TemplateLiteral: ({ quasis }) => note(quasis.map(({ value }) => value.cooked ?? '').join('*')),
  }).visit(parseSync(file, code).program);
  return {
    imports: [...imports].flatMap((specifier) => resolveModule(root, file, specifier)),
    texts: [...texts],
    translates: /\b(?:formatMessage|pageTitle)\(/.test(code),
  };
}

function resolveModule(root: string, from: string, specifier: string): readonly string[] {
  const file = specifier.startsWith('#') ? join('src', specifier.slice(1)) : join(dirname(from), specifier);
  return /^[#.].*\.tsx?$/.test(specifier) && existsSync(join(root, file)) ? [file] : [];
}
