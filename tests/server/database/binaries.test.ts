import { readdirSync, readlinkSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openFolder } from '#scripts/support/open-folder.ts';
import { copyBinaries, installedBinaries, linkLibraries, program } from '#server/database/embedded/binaries.ts';
import { run } from '#server/database/embedded/command.ts';

let folder: string;
beforeEach(() => {
  folder = openFolder();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the PostgreSQL binaries', () => {
  it('run from a copy that is made once', async () => {
    const installed = installedBinaries();
    const copy = copyBinaries(installed, folder);
    const made = statSync(copy.root).ctimeMs;
    expect(await run(program(copy, 'postgres'), ['--version'])).toEqual({
      ok: true,
      output: 'postgres (PostgreSQL) 18.4\n',
    });
    expect(copyBinaries(installed, folder)).toEqual(copy);
    expect(statSync(copy.root).ctimeMs).toBe(made);
    expect(readdirSync(folder)).toEqual([`postgresql-${installed.version}`]);
  });

  it.runIf(process.platform === 'linux')('find their libraries after an install that ran no scripts', () => {
    const copy = copyBinaries(installedBinaries(), folder);
    const library = join(copy.root, 'lib', 'libpq.so.5');
    rmSync(library);
    expect(linkLibraries(copy)).toBe(true);
    expect(readlinkSync(library)).toBe('libpq.so.5.18');
  });
});
