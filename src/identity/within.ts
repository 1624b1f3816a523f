/**
 * Waits for work, but not for ever.
 * @throws the given error once the milliseconds have passed; the work itself goes on
 */
export async function within<T>(milliseconds: number, work: Promise<T>, error: Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
