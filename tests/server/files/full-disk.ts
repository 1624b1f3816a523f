import { existsSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';

/** A device of Linux that is always full. */
const fullDevice = '/dev/full';

/** Fails as a write to a full disk does; where there is no such device, with an error made like it. */
async function writeToFullDisk(): Promise<void> {
  if (existsSync(fullDevice)) await writeFile(fullDevice, 'x');
  throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

/** Creates a file on a disk that has room for a first write, and none for a second. */
export async function createOnFullDisk(file: string) {
  const handle = await open(file, 'wx');
  let writes = 0;
  return {
    async writeFile(chunk: string | Uint8Array) {
      writes += 1;
      if (writes > 1) await writeToFullDisk();
      await handle.writeFile(chunk);
    },
    sync: () => handle.sync(),
    close: () => handle.close(),
  };
}
