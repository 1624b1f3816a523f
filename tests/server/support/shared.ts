import { afterAll, beforeAll } from 'vitest';

const isClosable = (value: object): value is { close(): Promise<void> } => 'close' in value;

/**
 * An object that the tests of a file share: opened before the first, and closed after the last if it has a `close`.
 * Returned at once, it has its own properties from the first test or later hook on; pass no instance of a class.
 */
export function shared<T extends object>(open: () => Promise<T>): T {
  const value: T = Object.create(null);
  beforeAll(async () => {
    Object.assign(value, await open());
  });
  afterAll(async () => {
    if (isClosable(value)) await value.close();
  });
  return value;
}
