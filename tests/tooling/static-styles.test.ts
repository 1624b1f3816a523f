import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { staticStyles } from '#scripts/build/static-styles.ts';
import { css } from '#styled/css/css.js';
import { scratchFolder, type Scratch } from '#tests/tooling/support/scratch.ts';

let scratch: Scratch;

beforeEach(() => {
  scratch = scratchFolder();
});

afterEach(() => scratch.remove());

/** The code that browsers get for a module. */
async function builtFrom(source: string, file = 'src/module.ts'): Promise<string> {
  scratch.write({ [file]: source });
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [staticStyles()],
    build: {
      write: false,
      minify: false,
      lib: { entry: scratch.path(file), formats: ['es'] },
      rolldownOptions: { external: [/^#styled/] },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  return chunk?.code ?? '';
}

test('styles of literals become the names of their classes', async () => {
  const code = await builtFrom(`
    import { css } from '#styled/css/css.js';
    export const row = css({ display: 'flex', gap: '8', '& p': { color: { base: 'fg.muted', md: 'fg.default' } } }, { gap: \`4\` });
  `);
  const names = css({ display: 'flex', gap: '4', '& p': { color: { base: 'fg.muted', md: 'fg.default' } } });
  expect(code).toContain(names);
  expect(code).not.toContain('css(');
});

test.each(['{ width: size }', '{ ...size }', '{ [size]: 0 }', '{ gap: `${size}` }', 'size'])(
  'styles known only in the browser stay: %s',
  async (styles) => {
    const code = await builtFrom(`
      import { css } from '#styled/css/css.js';
      export const sized = (size) => css(${styles});
    `);
    expect(code).toContain('css(');
  },
);

test('a recipe with compound variants stops the build', async () => {
  const recipe = 'export const buttonCompoundVariants = [\n  { size: "md", css: {} },\n]';
  await expect(builtFrom(recipe, 'styled-system/recipes/button.js')).rejects.toThrow('has compound variants');
});
