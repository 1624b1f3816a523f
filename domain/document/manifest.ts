/** A file of a pack, as its manifest names it. */
export interface PackedFile {
  /** In the archive, such as `files/Reports/Plan.pdf`. */
  readonly path: string;
  readonly version: number;
  /** In hexadecimal. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
  readonly uploadedAt: string;
  readonly uploadedBy: string;
  readonly note: string;
}

interface Packed {
  readonly repository: { readonly ref: string; readonly title: string };
  /** The folder that was packed, from the top; empty for the whole repository. */
  readonly folder: readonly string[];
  readonly packedAt: string;
  readonly packedBy: string;
  readonly files: readonly PackedFile[];
}

/** The manifest of a pack: what was in the repository at which moment. */
export const manifestOf = (packed: Packed): string => `${JSON.stringify(packed, null, 2)}\n`;

/** The sums of a pack, which `sha256sum --check SHA256SUMS` verifies without this product. */
export const sumsOf = (files: readonly Pick<PackedFile, 'path' | 'sha256'>[]): string =>
  files.map(({ path, sha256 }) => `${sha256}  ${path}\n`).join('');
