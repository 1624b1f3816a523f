import { readdirSync, readFileSync } from 'node:fs';

import { renderToStaticMarkup } from 'react-dom/server';
import ts from 'typescript';
import { expect, test } from 'vitest';

import { IconButton, IconLink } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons.tsx';

test.each([
  [
    'button',
    <IconButton label="Close" {...{ 'data-tooltip': 'Other' }} key="button">
      <CloseIcon />
    </IconButton>,
  ],
  [
    'link',
    <IconLink label="Close" href="/" key="link">
      <CloseIcon />
    </IconLink>,
  ],
])('an icon-only %s has its name as its tooltip', (_kind, control) => {
  const html = renderToStaticMarkup(control);
  expect(html).toContain(' aria-label="Close"');
  expect(html).toContain(' data-tooltip="Close"');
});

/** Interactive elements and components, including those of Ark and the router. */
const isControl = (tag: string) => /^(a|button)$|(Trigger|Link)$/.test(tag);

/** The controls of a file that are named only by `aria-label`, which is invisible. */
function unseenNames(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node) && isControl(node.tagName.getText())) {
      const label = node.attributes.properties.find((given) => given.name?.getText() === 'aria-label');
      if (label !== undefined) found.push(`${file}: ${node.tagName.getText()} ${label.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

test('no control is named by aria-label alone: iconName also adds a tooltip', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => unseenNames(`src/${file}`))).toEqual([]);
});
