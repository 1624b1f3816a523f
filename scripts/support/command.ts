/**
 * Runs a command of package.json: a failure is reported as one readable message and exit code 1. A command that has
 * already printed its findings returns false.
 */
export async function command(work: () => Promise<boolean | void>): Promise<void> {
  try {
    if ((await work()) === false) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
