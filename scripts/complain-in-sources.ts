import { readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

export type Place = {
  /** Inside the checked folder, `src/domain/price.ts`. */
  readonly path: string;
  readonly source: ts.SourceFile;
};

/** Looks at every node of the product's own sources, prints what there is to complain about and fails if it is something. */
export function complainInSources(root: string, complain: (node: ts.Node, place: Place) => string | undefined): void {
  const files = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files) {
    const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const place = { path: relative(root, file), source };
    const visit = (node: ts.Node): void => {
      const complaint = complain(node, place);
      if (complaint !== undefined) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        console.log(`${place.path}:${line + 1}: ${node.getText(source)} ${complaint}`);
        process.exitCode = 1;
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
}
