import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../src/ui', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

/** What is fetched with a file: no types, and nothing that it fetches later. */
function imports(file: string): string[] {
  const source = readFileSync(join(folder, file), 'utf8').replaceAll(/^import type [^;]+;/gm, '');
  return [...source.matchAll(/from '([^']+)'/g)].flatMap((match) => match[1] ?? []);
}

/** The parts that load a package, themselves or through another part. */
function reaching(isPackage: (specifier: string) => boolean): string[] {
  const found = new Set(files.filter((file) => imports(file).some(isPackage)));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const file of files) {
      const parts = imports(file).filter((specifier) => specifier.startsWith('.'));
      if (parts.some((part) => found.has(join(file, '..', part)))) found.add(file);
    }
  }
  return [...found].toSorted();
}

test('only these parts load Ark, so that the secure links and the sign-in page load none of it', () => {
  expect(reaching((specifier) => specifier.startsWith('@ark-ui/'))).toEqual([
    'Calendar.tsx',
    'CalendarPopover.tsx',
    'ComboboxControl.tsx',
    'ConfirmDialog.tsx',
    'DateField.tsx',
    'Dialog.tsx',
    'HoverCard.tsx',
    'Menu.tsx',
    'MultiSelect.tsx',
    'Palette.tsx',
    'Popover.tsx',
    'SearchSelect.tsx',
    'Select.tsx',
    'SlideOver.tsx',
    'Tabs.tsx',
    'Tooltip.tsx',
    'TooltipLayer.tsx',
  ]);
});

test('a date field loads its calendar only when that is opened', () => {
  expect(reaching((specifier) => specifier === '@ark-ui/react/date-picker')).toEqual(['Calendar.tsx']);
});

test('only the stack of toasts loads sonner, which the sign-in page does not begin with', () => {
  expect(reaching((specifier) => specifier === 'sonner')).toEqual(['ToastStack.tsx']);
});
