import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { createClient } from '@hey-api/openapi-ts';
import openapiTypescript, { astToString } from 'openapi-typescript';

import type { ContractPaths } from '#scripts/generate/contract-paths.ts';
import { generatedHeader } from '#scripts/generate/document.ts';
import { withScalarsInlined } from '#scripts/generate/inline-scalars.ts';

/**
 * Writes the contract's paths, schemas and operations as TypeScript types. Properties with a default are optional, because
 * a request may omit them.
 */
export async function generateTypes(paths: ContractPaths): Promise<void> {
  const nodes = await openapiTypescript(pathToFileURL(paths.json), { silent: true, defaultNonNullable: false });
  writeFileSync(paths.types, `${generatedHeader}\n\n${astToString(nodes)}`);
}

/**
 * Writes the contract's models and request schemas as zod schemas, for forms. They use `zod/mini`, a third of the size
 * (docs/decisions/013-zod-mini.md). Response schemas are omitted, because they are unused.
 */
export async function generateZod(paths: ContractPaths): Promise<void> {
  const folder = mkdtempSync(join(dirname(paths.zod), '.zod-'));
  try {
    const document: Record<string, unknown> = JSON.parse(readFileSync(paths.json, 'utf8'));
    await createClient({
      input: withScalarsInlined(document),
      output: { path: folder, entryFile: false },
      logs: { level: 'silent', file: false },
      plugins: [{ name: 'zod', compatibilityVersion: 'mini', responses: false }],
    });
    writeFileSync(
      paths.zod,
      withUnicodePatterns(withEscapedControls(readFileSync(join(folder, 'zod.gen.ts'), 'utf8'))),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The generator prints a pattern's `\u0000` as the character itself, and Git treats such a file as binary. */
function withEscapedControls(source: string): string {
  return source.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u2800]/gu, (control) =>
    control === '\n' ? control : `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** JSON Schema requires Unicode patterns (https://json-schema.org/draft/2020-12/json-schema-core#section-6.4). */
function withUnicodePatterns(source: string): string {
  return source.replaceAll(/z\.regex\((\/(?:[^/\\\n]|\\.)+\/)\)/g, 'z.regex($1u)');
}
