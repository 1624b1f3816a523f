/** What a worker thread is asked for: to load a task, then for each of its values. */
export type Order =
  | { readonly kind: 'run'; readonly module: string; readonly input: unknown }
  | { readonly kind: 'next' };

/** The answer to an order; each has one. A task is loaded before its input is looked at. */
export type Report<Value> =
  | { readonly kind: 'loaded' }
  | { readonly kind: 'value'; readonly value: Value }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly error: SentError };

/** An error between threads: with a status, an ApiError; without one, a bug. */
export interface SentError {
  readonly statusCode: number | undefined;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly stack: string;
}
