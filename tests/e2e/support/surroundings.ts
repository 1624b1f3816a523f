/** The connection details of the running server for the tests, which Playwright runs in separate processes. */
export interface Surroundings {
  readonly origin: string;
  readonly databaseUrl: string;
  /** Base64. */
  readonly identityKey: string;
}

const names: Readonly<Record<keyof Surroundings, string>> = {
  origin: 'ATTEST_ORIGIN',
  databaseUrl: 'ATTEST_DATABASE_URL',
  identityKey: 'ATTEST_IDENTITY_KEY',
};

/** Passes them on through the environment, which the processes started after the global setup inherit. */
export function publishSurroundings(surroundings: Surroundings): void {
  process.env[names.origin] = surroundings.origin;
  process.env[names.databaseUrl] = surroundings.databaseUrl;
  process.env[names.identityKey] = surroundings.identityKey;
}

export function readSurroundings(): Surroundings {
  const read = (name: string) => {
    const value = process.env[name];
    if (value === undefined) throw new Error(`${name} is not set: the global setup has not run.`);
    return value;
  };
  return { origin: read(names.origin), databaseUrl: read(names.databaseUrl), identityKey: read(names.identityKey) };
}
