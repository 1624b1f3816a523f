import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { initialScripts, mainScreens, type Manifest } from '#scripts/build/preloads.ts';

/** https://developer.chrome.com/blog/explicit-compile-hints-file-based; only the first line of a file counts. */
const compileAll = '//# allFunctionsCalledOnLoad\n';

/**
 * Tells V8 to compile all functions of the scripts that the main screens start with while they arrive, in a thread of its
 * own. Otherwise each is compiled when it is first called, which is a third of the main thread's work until a list is there.
 */
export function addCompileHints(folder: string, manifest: Manifest): void {
  const scripts = new Set(mainScreens.flatMap((path) => initialScripts(path, manifest)));
  for (const script of scripts) {
    const file = join(folder, script);
    writeFileSync(file, `${compileAll}${readFileSync(file, 'utf8')}`);
  }
}
