import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { addCompileHints } from '#scripts/build/compile-hints.ts';
import { compressFiles } from '#scripts/build/compress.ts';
import { contentSecurityOf, injectedStyles } from '#scripts/build/content-security.ts';
import { arrangeHead } from '#scripts/build/page-head.ts';
import { entryScripts, routePreloads } from '#scripts/build/preloads.ts';
import { shellFiles } from '#scripts/build/shell.ts';
import { filesUnder } from '#scripts/support/files.ts';
import { inProject } from '#scripts/support/project.ts';
import type { Scratch } from '#tests/tooling/support/scratch.ts';
import { scratchFolder } from '#tests/tooling/support/scratch.ts';

let scratch: Scratch;

beforeEach(() => {
  scratch = scratchFolder();
});

afterEach(() => scratch.remove());

describe('compressed copies', () => {
  test('are written next to text files if they are smaller', async () => {
    const text = 'body { color: red }\n'.repeat(100);
    scratch.write({ 'assets/a.css': text, 'assets/tiny.js': '1', 'assets/font.woff2': text, 'index.html': text });
    await compressFiles(scratch.folder);
    const files = [
      'assets/a.css',
      'assets/a.css.br',
      'assets/a.css.gz',
      'assets/font.woff2',
      'assets/tiny.js',
      'index.html',
    ];
    expect(filesUnder([scratch.folder])).toEqual(files.map(scratch.path));
    expect(brotliDecompressSync(readFileSync(scratch.path('assets/a.css.br'))).toString()).toBe(text);
    expect(gunzipSync(readFileSync(scratch.path('assets/a.css.gz'))).toString()).toBe(text);
  });
});

describe('the content security policy', () => {
  test('allows inline styles of the page, those of other pages, and the style element of sonner, first empty and then filled', () => {
    scratch.write({ 'index.html': '<style media="all">p{}</style><script type="application/json">{}</script>' });
    const { styleHashes } = contentSecurityOf(scratch.path('index.html'), ['a{}']);
    const [page, empty, toasts, ...others] = styleHashes;
    expect(page).toBe(hashOf('p{}'));
    expect(empty).toBe(hashOf(''));
    const sonner = readFileSync(inProject('node_modules', 'sonner', 'dist', 'index.mjs'), 'utf8');
    const [, styles = ''] = injectedStyles(sonner);
    expect(styles).toContain('[data-sonner-toaster]');
    expect(toasts).toBe(hashOf(styles));
    expect(others).toEqual([hashOf('a{}')]);
  });

  test('allows no inline script', () => {
    scratch.write({ 'index.html': '<script>theme()</script>' });
    expect(() => contentSecurityOf(scratch.path('index.html'))).toThrow('has an inline script');
  });

  test('stops the build if sonner inserts its styles differently', () => {
    expect(() => injectedStyles('insertStyle("p{}");')).toThrow('sonner no longer inserts its styles');
  });
});

describe('the preloads of a route', () => {
  const chunk = (name: string) => `routes/${name}.tsx?tsr-split=component`;

  test('are its chunk, its layouts and their shared chunks, by route path', () => {
    const preloads = routePreloads({
      'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_react.js'] },
      '_react.js': { file: 'assets/react.js' },
      '_table.js': { file: 'assets/table.js', imports: ['index.html', '_react.js'] },
      [chunk('_app')]: { file: 'assets/app.js', imports: ['index.html'] },
      [chunk('_app/index')]: { file: 'assets/home.js' },
      [chunk('_app/risk/index')]: { file: 'assets/risks.js', imports: ['index.html', '_table.js'] },
      [chunk('_app/risk/$id')]: { file: 'assets/risk.js' },
      [chunk('_app/(admin)/users')]: { file: 'assets/users.js' },
      [chunk('sign-in')]: { file: 'assets/sign-in.js' },
    });
    expect(preloads).toEqual([
      { path: '/', files: ['assets/app.js', 'assets/home.js'], inFrame: true },
      { path: '/risk', files: ['assets/app.js', 'assets/risks.js', 'assets/table.js'], inFrame: true },
      { path: '/risk/$id', files: ['assets/app.js', 'assets/risk.js'], inFrame: true },
      { path: '/sign-in', files: ['assets/sign-in.js'], inFrame: false },
      { path: '/users', files: ['assets/app.js', 'assets/users.js'], inFrame: true },
    ]);
  });
});

test('the scripts of every page are compiled as a whole, those of a screen function by function', () => {
  const scripts = ['main', 'react', 'risk-list'].map((name) => `assets/${name}.js`);
  scratch.write(Object.fromEntries(scripts.map((script) => [script, 'go();\n'])));
  const ofEveryPage = entryScripts({
    'index.html': { file: 'assets/main.js', isEntry: true, imports: ['_react.js'] },
    '_react.js': { file: 'assets/react.js' },
    'routes/risk-list.tsx?tsr-split=component': { file: 'assets/risk-list.js', imports: ['index.html'] },
  });
  addCompileHints(scratch.folder, ofEveryPage);
  const texts = scripts.map((script) => readFileSync(scratch.path(script), 'utf8'));
  const hinted = '//# allFunctionsCalledOnLoad\ngo();\n';
  expect(texts).toEqual([hinted, hinted, 'go();\n']);
});

describe('the head of the page', () => {
  const font = 'assets/geist-latin-wght-normal-1a.woff2';
  const scripts =
    '<script type="module" src="/assets/main.js"></script><link rel="modulepreload" href="/assets/react.js">';
  const styles = '<link rel="stylesheet" href="/assets/main.css">';

  test('fetches styles and font before its scripts', () => {
    const html = arrangeHead(`<script src="/assets/early-1a.js"></script>${scripts}${styles}`, {
      'index.html': { file: '', assets: [font] },
    });
    const order = [...html.matchAll(/(?:src|href)="\/(?<file>[^"]*)"/g)].map(({ groups }) => groups?.['file']);
    expect(order).toEqual(['assets/main.css', font, 'assets/early-1a.js', 'assets/main.js', 'assets/react.js']);
  });

  test('stops the build if there is no style sheet or no font', () => {
    expect(() => arrangeHead(scripts, { 'index.html': { file: '', assets: [font] } })).toThrow('no style sheet');
    expect(() => arrangeHead(styles, {})).toThrow('no font');
  });
});

test('the shell is the entry with its static imports, their styles, one font and the offline notice', () => {
  const files = shellFiles({
    'index.html': {
      file: 'assets/main.js',
      isEntry: true,
      imports: ['_react.js'],
      css: ['assets/main.css'],
      assets: ['assets/geist-latin-wght-normal-1a.woff2', 'assets/geist-cyrillic-wght-normal-2b.woff2'],
    },
    '_react.js': { file: 'assets/react.js' },
    'app/connectivity/Connectivity.tsx': { file: 'assets/connectivity.js', imports: ['index.html', '_wave.js'] },
    '_wave.js': { file: 'assets/wave.js' },
    'routes/_app/risk-list.tsx?tsr-split=component': { file: 'assets/risks.js', imports: ['index.html', '_react.js'] },
  });
  expect([...files].toSorted()).toEqual([
    'assets/connectivity.js',
    'assets/geist-latin-wght-normal-1a.woff2',
    'assets/main.css',
    'assets/main.js',
    'assets/react.js',
    'assets/wave.js',
    'favicon.svg',
  ]);
});

function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
