import { readdirSync, readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, test } from 'vitest';

/** The value of a style, or the values that it has at different widths. */
const isAuto = (value: ts.Expression) => /'auto'/.test(value.getText());

/** Floating layers are positioned, and so are containers, whose layout is contained. */
const positions = (property: ts.ObjectLiteralElementLike) =>
  ts.isSpreadAssignment(property)
    ? /^(?:floating|modalLayer)$/.test(property.expression.getText())
    : /^(?:position|containerType)$/.test(property.name?.getText() ?? '');

/** The lines of a file on which something scrolls that is not positioned. */
function unpositioned(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && !node.properties.some(positions)) {
      for (const property of node.properties.filter((each) => ts.isPropertyAssignment(each)))
        if (/^overflow[YX]?$/.test(property.name.getText()) && isAuto(property.initializer))
          found.push(`${file}:${source.getLineAndCharacterOfPosition(property.getStart()).line + 1}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

// Text for screen readers is positioned absolutely: it would make the page longer instead of scrolling with what is around it.
// The utility `scrolls` does both.
test('whatever scrolls is positioned', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => unpositioned(`src/${file}`))).toEqual([]);
});
