import type { FileAnswer } from '#src/api/record/file-answer.ts';

/** Milliseconds until the browser has surely begun to read a saved file: some only do so after the click. */
const saveTime = 60_000;

/** Saves a file in the browser's downloads. */
export function saveFile({ name, content }: FileAnswer): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), saveTime);
}
