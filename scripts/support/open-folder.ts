import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new temporary folder that PostgreSQL's account can access when this process runs as root. */
export function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'attest-'));
  chmodSync(folder, 0o755);
  return folder;
}
