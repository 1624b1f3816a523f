import { onTestFinished, vi } from 'vitest';

/** The cookies written by the page, with their attributes; they are not stored. */
export function watchCookies(kept = ''): string[] {
  const written: string[] = [];
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => kept,
    set: (text: string) => {
      written.push(text);
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
  return written;
}

/** Makes storage unavailable, as a browser setting may do. */
export const refuseStorage = () => {
  const real = localStorage;
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => real.clear() });
};

/** Mocks media queries; the matching ones may change. */
export function windowOf(matches: (query: string) => boolean) {
  const listeners = new Set<() => void>();
  const state = { matches };
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return state.matches(query);
    },
    addEventListener: (type: string, listener: () => void) => void (type === 'change' && listeners.add(listener)),
    removeEventListener: (type: string, listener: () => void) => void (type === 'change' && listeners.delete(listener)),
  }));
  return {
    listeners,
    become: (next: (query: string) => boolean) => {
      state.matches = next;
      listeners.forEach((listener) => listener());
    },
  };
}
