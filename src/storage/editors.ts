/** Without Web Locks, an answer that has not changed for so long belongs to a tab that is gone. In milliseconds. */
const staleAfter = 60_000;

interface Written {
  readonly editorId: string;
  readonly at: number;
}

export interface HeldEditors {
  /** The editors whose tabs are gone, of those that wrote these; nobody else takes them over. */
  takeOver(written: readonly Written[]): Promise<ReadonlySet<string>>;
  release(): void;
}

const nameOf = (editorId: string) => `attest-editor:${editorId}`;

/** Web Locks are missing in old browsers, and where the address is not https. */
const locksOf = (): LockManager | undefined => ('locks' in navigator ? navigator.locks : undefined);

/** The editors of open pages, and those whose texts an open page has taken over. Without Web Locks, none is known. */
export async function heldEditors(): Promise<ReadonlySet<string>> {
  const { held = [] } = (await locksOf()?.query()) ?? {};
  return new Set(held.map(({ name = '' }) => name.slice(nameOf('').length)));
}

/** Tells other tabs that this one lives: the browser takes a lock back when its tab is gone, however that happens. */
export function holdEditor(editorId: string): HeldEditors {
  const locks = locksOf();
  const end = new AbortController();
  /** Resolves to whether it was free; then it is held until the end. */
  const hold = (name: string, manager: LockManager) =>
    new Promise<boolean>((resolve) => {
      const held = (lock: Lock | null) => {
        resolve(lock !== null);
        if (lock === null) return undefined;
        return new Promise<void>((free) => {
          end.signal.addEventListener('abort', () => free(), { once: true });
        });
      };
      manager.request(name, { ifAvailable: true }, held).catch(() => resolve(false));
    });
  if (locks !== undefined) void hold(nameOf(editorId), locks);
  return {
    async takeOver(written) {
      const others = new Set(written.map((answer) => answer.editorId).filter((id) => id !== editorId));
      if (locks === undefined) {
        const recent = new Set(
          written.filter(({ at }) => Date.now() - at < staleAfter).map((answer) => answer.editorId),
        );
        return new Set([...others].filter((id) => !recent.has(id)));
      }
      const free = await Promise.all([...others].map(async (id) => ((await hold(nameOf(id), locks)) ? id : null)));
      return new Set(free.filter((id) => id !== null));
    },
    release: () => end.abort(),
  };
}
