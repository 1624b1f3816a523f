import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { resultsFolder, type CoverResult, type PathResult } from '#tests/e2e/model/path-result.ts';

/** The browser results of a flow. */
export interface BrowserResults {
  readonly cover: CoverResult;
  readonly paths: readonly PathResult[];
  /** The first screenshot of each state, keyed by the state in words; a `data:` URL. */
  readonly pictures: ReadonlyMap<string, string>;
}

function picturesOf(folder: string, paths: readonly PathResult[]): Map<string, string> {
  const pictures = new Map<string, string>();
  for (const { state, screenshot } of paths.flatMap(({ steps }) => steps)) {
    const file = screenshot === null ? undefined : join(folder, screenshot);
    if (file === undefined || pictures.has(state) || !existsSync(file)) continue;
    pictures.set(state, `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`);
  }
  return pictures;
}

function readPath(file: string): PathResult {
  const result: PathResult = JSON.parse(readFileSync(file, 'utf8'));
  return result;
}

/**
 * Reads the results of the last browser run.
 * @returns undefined for a flow without a screen, or one that was not run
 */
export function readBrowserResults(outputFolder: string, flow: string): BrowserResults | undefined {
  const folder = resultsFolder(outputFolder, flow);
  const coverFile = join(folder, 'cover.json');
  if (!existsSync(coverFile)) return undefined;
  const files = readdirSync(folder).filter((name) => /^\d+\.json$/.test(name));
  const cover: CoverResult = JSON.parse(readFileSync(coverFile, 'utf8'));
  const paths = files.map((name) => readPath(join(folder, name)));
  return {
    cover,
    paths: paths.toSorted((one, other) => one.number - other.number),
    pictures: picturesOf(folder, paths),
  };
}
