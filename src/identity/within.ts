/**
 * Waits for work with a timeout.
 * @throws the given error after the given milliseconds; the work itself continues
 */
export async function within<T>(milliseconds: number, work: Promise<T>, error: Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([work, timedOut]);
  } finally {
    clearTimeout(timer);
  }
}
