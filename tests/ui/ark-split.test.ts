import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../src/ui', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

/** The runtime imports of a file, excluding types and dynamic imports. */
function imports(file: string): string[] {
  const source = readFileSync(join(folder, file), 'utf8').replaceAll(/^import type [^;]+;/gm, '');
  return [...source.matchAll(/from '([^']+)'/g)].flatMap((match) => match[1] ?? []);
}

/** The component an import refers to; undefined for anything else. */
function partOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(file, '..', specifier);
  return specifier.startsWith('#src/ui/') ? specifier.slice('#src/ui/'.length) : undefined;
}

/** The components that load a package directly or indirectly. */
function reaching(isPackage: (specifier: string) => boolean): string[] {
  const found = new Set(files.filter((file) => imports(file).some(isPackage)));
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const file of files) {
      const parts = imports(file).flatMap((specifier) => partOf(file, specifier) ?? []);
      if (parts.some((part) => found.has(part))) found.add(file);
    }
  }
  return [...found].toSorted();
}

test('only these components load Ark, so that secure links and the sign-in page do not load it', () => {
  expect(reaching((specifier) => specifier.startsWith('@ark-ui/'))).toEqual([
    'form/Calendar.tsx',
    'form/CalendarPopover.tsx',
    'form/ComboboxControl.tsx',
    'form/DateField.tsx',
    'form/MultiSelect.tsx',
    'form/SearchSelect.tsx',
    'form/Select.tsx',
    'navigation/Tabs.tsx',
    'overlay/ActionDialog.tsx',
    'overlay/ConfirmDialog.tsx',
    'overlay/Dialog.tsx',
    'overlay/HoverCard.tsx',
    'overlay/Menu.tsx',
    'overlay/Palette.tsx',
    'overlay/Popover.tsx',
    'overlay/SlideOver.tsx',
    'overlay/Tooltip.tsx',
    'overlay/TooltipLayer.tsx',
  ]);
});

test('a date field loads its calendar only when it is opened', () => {
  expect(reaching((specifier) => specifier === '@ark-ui/react/date-picker')).toEqual(['form/Calendar.tsx']);
});

test('only the toast stack loads sonner, which the sign-in page does not load initially', () => {
  expect(reaching((specifier) => specifier === 'sonner')).toEqual([
    'feedback/ToastStack.tsx',
    'feedback/useToastPlace.ts',
  ]);
});
