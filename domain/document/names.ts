/** The longest name of a file or folder, in characters (work.md 1). */
const longestDocumentName = 200;

/** The deepest a folder may be in its repository. */
export const deepestFolder = 10;

/** How many folders of a repository its tree has at most. */
export const mostFolders = 2000;

// oxlint-disable-next-line no-control-regex -- Control characters are what is looked for.
const forbidden = /[/\\\u0000-\u001f\u007f-\u009f]/u;

/** A name as it is stored: composed, without spaces around it. */
export const documentName = (name: string): string => name.normalize('NFC').trim();

/** What two names beside each other may not have in common: case and composition make no other name, accents do. */
export const nameKey = (name: string): string => documentName(name).toLowerCase();

/** As the database counts them: one outside the basic plane is one. */
const charactersOf = (text: string): readonly string[] => Array.from(text);

/** What is wrong with a name; undefined if nothing is. */
export function nameProblem(name: string): string | undefined {
  const stored = documentName(name);
  if (stored === '') return 'Enter a name';
  if (charactersOf(stored).length > longestDocumentName) return `Enter at most ${longestDocumentName} characters`;
  if (forbidden.test(stored)) return 'A name has no slashes and no control characters';
  return stored === '.' || stored === '..' ? 'Enter a name, not only dots' : undefined;
}

/** A name in front of its extension, and that with its dot. A dot at the beginning begins no extension. */
function parts(name: string): { readonly base: string; readonly extension: string } {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? { base: name, extension: '' } : { base: name.slice(0, dot), extension: name.slice(dot) };
}

/** A name with a number in front of its extension, cut to the longest that a name may be. */
function numbered(stem: string, number: number, extension: string): string {
  const end = ` (${number})${extension}`;
  const most = Math.max(1, longestDocumentName - charactersOf(end).length);
  return `${charactersOf(stem).slice(0, most).join('')}${end}`;
}

/** The names in a folder. */
interface TakenNames {
  /** The name itself, or the next that is free (work.md A4), which is taken from then on. */
  readonly take: (name: string) => string;
}

/** The numbers in front of one extension that are known to be taken: from the first up to the last, without that. */
interface KnownRun {
  readonly from: number;
  readonly to: number;
}

/** Finds free names beside those of a folder. Numbers that were found taken are not tried again, since no name becomes free. */
export function takenNames(names: Iterable<string>): TakenNames {
  const keys = new Set([...names].map(nameKey));
  const runs = new Map<string, KnownRun>();
  const nextFree = (name: string): string => {
    const { base, extension } = parts(name);
    const [, stem = base, number = '1'] = /^(?<stem>.+) \((?<number>[1-9]\d{0,5})\)$/u.exec(base) ?? [];
    const first = Number(number) + 1;
    const key = nameKey(`${stem}/${extension}`);
    const run = runs.get(key) ?? { from: first, to: first };
    const untried = (next: number) => (next >= run.from && next < run.to ? run.to : next);
    // One more than are there is free at the latest.
    for (let next = untried(first); ; next = untried(next + 1)) {
      const free = numbered(stem, next, extension);
      if (keys.has(nameKey(free))) continue;
      runs.set(key, { from: first <= run.to ? Math.min(first, run.from) : first, to: next + 1 });
      return free;
    }
  };
  return {
    take(name) {
      const stored = documentName(name);
      const free = keys.has(nameKey(stored)) ? nextFree(stored) : stored;
      keys.add(nameKey(free));
      return free;
    },
  };
}

/** The name under which something stands beside others that may have its name: `Report (2).pdf` beside `report.PDF` (work.md A4). */
export const freeName = (name: string, taken: Iterable<string>): string => takenNames(taken).take(name);

/**
 * Whether a folder may go below another.
 * @param height the levels of the folder with those below it, 1 for one without
 * @param depth the depth of its new place, 0 for the repository itself
 */
export const fitsBelow = (height: number, depth: number): boolean => depth + height <= deepestFolder;
