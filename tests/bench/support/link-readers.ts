import { setTimeout as delay } from 'node:timers/promises';

const steps = ['page', 'opening', 'acknowledgement'] as const;

type Step = (typeof steps)[number];

/** What happened in one step: the times of its answers in milliseconds, and what went wrong. */
interface StepResult {
  readonly step: Step;
  readonly times: number[];
  readonly errors: string[];
}

function requestOf(step: Step, token: string): readonly [path: string, method: 'GET' | 'POST'] {
  if (step === 'page') return [`/policy/secure/${token}`, 'GET'];
  return [`/api/public/policy/secure/${token}/${step}`, 'POST'];
}

/** Reads a policy and acknowledges it, as the page does; ends at the first failure. */
async function readAndAcknowledge(origin: string, token: string, results: readonly StepResult[]): Promise<void> {
  for (const { step, times, errors } of results) {
    const [path, method] = requestOf(step, token);
    const begin = performance.now();
    try {
      const answer = await fetch(`${origin}${path}`, { method });
      await answer.arrayBuffer();
      if (!answer.ok) {
        errors.push(String(answer.status));
        return;
      }
    } catch (error) {
      errors.push(error instanceof Error ? error.message : String(error));
      return;
    }
    times.push(performance.now() - begin);
  }
}

/** Lets people come at regular intervals within so many seconds, whether or not earlier ones have been answered. */
export async function readAll(
  origin: string,
  tokens: readonly string[],
  seconds: number,
): Promise<readonly StepResult[]> {
  const results = steps.map((step): StepResult => ({ step, times: [], errors: [] }));
  const between = (seconds * 1_000) / tokens.length;
  await Promise.all(
    tokens.map(async (token, index) => {
      await delay(index * between);
      await readAndAcknowledge(origin, token, results);
    }),
  );
  return results;
}
