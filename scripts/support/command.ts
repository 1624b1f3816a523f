/**
 * Runs a command of package.json: a failure is one message for a person and exit code 1. A finding that the command has
 * already printed is told by returning false.
 */
export async function command(work: () => Promise<boolean | void>): Promise<void> {
  try {
    if ((await work()) === false) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
