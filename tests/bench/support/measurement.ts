import { performance } from 'node:perf_hooks';

import autocannon from 'autocannon';

/** The results for one kind of request. */
export interface Measurement {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p97_5: number;
  readonly p99: number;
  readonly errors: number;
}

/** The duration of a measurement and its number of parallel requests. */
export interface Load {
  readonly seconds: number;
  readonly connections: number;
}

/** The warm-up before a measurement, as a share of its duration. */
const warmUpShare = 0.2;

/** Measures a GET over HTTP, after a warm-up. */
export async function measureHttp(url: string, headers: Record<string, string>, load: Load): Promise<Measurement> {
  const { seconds, connections } = load;
  await autocannon({ url, headers, connections, duration: Math.ceil(seconds * warmUpShare) });
  const { duration, errors, non2xx, requests, latency } = await autocannon({
    url,
    headers,
    connections,
    duration: seconds,
  });
  const { p50, p97_5, p99 } = latency;
  return { perSecond: requests.total / duration, p50, p97_5, p99, errors: errors + non2xx };
}

/** Measures work that runs in several parallel loops, after a warm-up. */
export async function measureWork(work: () => Promise<void>, load: Load): Promise<Measurement> {
  await repeat(work, { ...load, seconds: load.seconds * warmUpShare });
  const begin = performance.now();
  const { times, errors } = await repeat(work, load);
  const perSecond = times.length / ((performance.now() - begin) / 1_000);
  times.sort((one, other) => one - other);
  const percentile = (share: number) => times[Math.ceil(times.length * share) - 1] ?? 0;
  return { perSecond, p50: percentile(0.5), p97_5: percentile(0.975), p99: percentile(0.99), errors };
}

async function repeat(work: () => Promise<void>, { seconds, connections }: Load) {
  const deadline = performance.now() + seconds * 1_000;
  const times: number[] = [];
  let errors = 0;
  const one = async () => {
    for (let begin = performance.now(); begin < deadline; begin = performance.now()) {
      try {
        await work();
        times.push(performance.now() - begin);
      } catch {
        errors += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return { times, errors };
}
