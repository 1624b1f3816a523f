import pg from 'pg';

/** PostgreSQL's codes of failures that end by themselves (decision 092). */
export const sqlStates = {
  /** Another transaction waited for this one, which waited for it. */
  deadlock: '40P01',
  serialisation: '40001',
  /** The server has become a standby. */
  readOnly: '25006',
  /** What another transaction holds was not free within `lock_timeout`. */
  lockTimeout: '55P03',
} as const;

/** PostgreSQL's code for a failure, also of one that was wrapped. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof pg.DatabaseError) return cause.code;
  return undefined;
}

const passing: ReadonlySet<string | undefined> = new Set([sqlStates.deadlock, sqlStates.serialisation]);

/** Whether the same work is likely to succeed when it is done again. */
export const isPassing = (error: unknown): boolean => passing.has(sqlStateOf(error));

/** Whether the connection leads to a server that does not take writes. */
export const isReadOnly = (error: unknown): boolean => sqlStateOf(error) === sqlStates.readOnly;
