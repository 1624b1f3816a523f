import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { inProject } from '#scripts/support/project.ts';

/** A folder for one test, with the given files by path and content. */
export interface Scratch {
  readonly folder: string;
  readonly path: (name: string) => string;
  readonly write: (files: Readonly<Record<string, string>>) => void;
  readonly remove: () => void;
}

/** An empty folder outside the checkout. */
export function scratchFolder(): Scratch {
  return scratchIn(mkdtempSync(join(realpathSync(tmpdir()), 'attest-tooling-')));
}

/** An empty folder inside the checkout, for code that resolves packages relative to its location. */
export function scratchInProject(): Scratch {
  mkdirSync(inProject('.cache'), { recursive: true });
  return scratchIn(mkdtempSync(inProject('.cache', 'tooling-')));
}

function scratchIn(folder: string): Scratch {
  const path = (name: string) => join(folder, name);
  return {
    folder,
    path,
    write: (files) => {
      for (const [name, content] of Object.entries(files)) {
        mkdirSync(dirname(path(name)), { recursive: true });
        writeFileSync(path(name), content);
      }
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
