const most = 1000;
const spent = new Set<string>();

/** Notes that a request with this idempotency key has been answered with success. */
export function spend(key: string): void {
  spent.add(key);
  const [oldest] = spent;
  if (spent.size > most && oldest !== undefined) spent.delete(oldest);
}

/** Whether one has: the same sent again is wanted once more. */
export const isSpent = (key: string): boolean => spent.has(key);
