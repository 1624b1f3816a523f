import { readFile, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import { filesUnder } from '#scripts/support/files.ts';
import { inParallel } from '#scripts/support/in-parallel.ts';

const textTypes: ReadonlySet<string> = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);

/**
 * Writes a brotli and a gzip copy next to every text file of the folder, if smaller than the file. HTML pages get none,
 * because the server inserts its settings into them. The compression itself runs in the thread pool of node:zlib.
 */
export async function compressFiles(folder: string): Promise<void> {
  const files = filesUnder([folder]).filter((file) => textTypes.has(extname(file)) && !file.includes('.vite'));
  await inParallel(2, files, async (file) => {
    const content = await readFile(file);
    await Promise.all([
      writeIfSmaller(`${file}.br`, await brotli(content), content),
      writeIfSmaller(`${file}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }), content),
    ]);
  });
}

function brotli(content: Buffer): Promise<Buffer> {
  return promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

async function writeIfSmaller(file: string, compressed: Buffer, original: Buffer): Promise<void> {
  if (compressed.length < original.length) await writeFile(file, compressed);
}
