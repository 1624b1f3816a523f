/** The part of autocannon 8 that the benchmarks use; the package has no types. */
declare module 'autocannon' {
  export interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    /** Requests of each connection in a second. */
    readonly connectionRate?: number;
    readonly headers?: Readonly<Record<string, string>>;
  }

  export interface Result {
    /** Seconds. */
    readonly duration: number;
    /** Connections that failed or timed out. */
    readonly errors: number;
    readonly non2xx: number;
    readonly requests: { readonly total: number };
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p97_5: number; readonly p99: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
