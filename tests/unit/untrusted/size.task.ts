/** The size of a file, in bytes. */
export const run = (file: Uint8Array): number => file.length;
