import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';

interface SdkFile {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
  readonly brotli: Buffer;
  readonly etag: string;
}

/** The script that every page waits for. */
const firstFile = 'clerk.browser.js';

/**
 * Has V8 compile it while it arrives, in a thread of its own: on a slow phone it otherwise takes half a second of the main
 * thread. https://developer.chrome.com/blog/explicit-compile-hints-file-based
 */
const compileHint = '//# allFunctionsCalledOnLoad\n';

/** The browser build and its lazy chunks; no other file of the package is served. */
const browserFile = /(?:^|_)clerk\.browser[._][\w.]*js$/;

/**
 * Serves Clerk's browser SDK from the installed package: under its major version, which `@clerk/react` requests, cached
 * for five minutes, and under its exact version, from which the chunks are loaded, cached indefinitely.
 */
export const sdkFileRoutes: FastifyPluginAsync = async (app) => {
  const directory = dirname(createRequire(import.meta.url).resolve('@clerk/clerk-js'));
  const version = await packageVersion(join(directory, '..', 'package.json'));
  const cacheControl = new Map([
    [version, 'public, max-age=31536000, immutable'],
    [version.replace(/\..*/, ''), 'public, max-age=300'],
  ]);
  const present = new Set((await readdir(directory)).filter((name) => browserFile.test(name)));
  const files = new Map<string, Promise<SdkFile>>();

  /** Only file names found in the directory are read. */
  const fileOf = (name: string): Promise<SdkFile> | null => {
    if (!present.has(name)) return null;
    const file = files.get(name) ?? readSdkFile(join(directory, name), name === firstFile ? compileHint : '');
    files.set(name, file);
    return file;
  };

  app.get<{ Params: { version: string; file: string } }>(
    '/npm/@clerk/clerk-js@:version/dist/:file',
    async (request, reply) => {
      const caching = cacheControl.get(request.params.version);
      const file = await fileOf(request.params.file);
      if (caching === undefined || !file) return reply.code(404).header('cache-control', 'no-store').send();
      reply.headers({ 'cache-control': caching, vary: 'accept-encoding', etag: file.etag });
      if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
      reply.type('text/javascript; charset=utf-8');
      const accepted = request.headers['accept-encoding'] ?? '';
      if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(file.brotli);
      if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(file.gzipped);
      return reply.send(file.plain);
    },
  );
};

async function readSdkFile(path: string, hint: string): Promise<SdkFile> {
  const plain = Buffer.concat([Buffer.from(hint), await readFile(path)]);
  const [gzipped, brotli] = await Promise.all([
    promisify(gzip)(plain, { level: constants.Z_BEST_COMPRESSION }),
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  ]);
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url')}"`;
  return { plain, gzipped, brotli, etag };
}

async function packageVersion(path: string): Promise<string> {
  return z.object({ version: z.string() }).parse(JSON.parse(await readFile(path, 'utf8'))).version;
}
