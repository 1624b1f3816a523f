import { access, constants, mkdir } from 'node:fs/promises';
import net from 'node:net';

import { StartError } from '#server/start-error.ts';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : String(error);

/**
 * Checks that the address is free to listen on before anything is created on disk.
 * @throws StartError
 */
export async function refuseBusyPort(host: string, port: number): Promise<void> {
  const probe = net.createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject);
      probe.listen({ host, port, exclusive: true }, resolve);
    });
  } catch (error) {
    const reasons: Record<string, string> = {
      EADDRINUSE: `Port ${port} on ${host} is in use. Stop the program that uses it, or choose another with PORT.`,
      EACCES: `Port ${port} on ${host} needs more rights. Choose one above 1023 with PORT.`,
      EADDRNOTAVAIL: `This machine does not have the address ${host}. Choose another with HOST.`,
      ENOTFOUND: `The host name ${host} cannot be resolved. Choose another with HOST.`,
    };
    const code = codeOf(error);
    throw new StartError(reasons[code] ?? `Listening on ${host}:${port} is not possible (${code}).`);
  }
  await new Promise((resolve) => probe.close(resolve));
}

/**
 * Creates the data directory, or checks that it is usable.
 * @throws StartError
 */
export async function prepareDataDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new StartError(`The data directory ${directory} cannot be read and written (${codeOf(error)}).`);
  }
}
