/** One call of a port's method. */
interface PortCall {
  readonly method: string;
  readonly args: readonly unknown[];
}

type Method = (...args: unknown[]) => unknown;

export interface FakePort<Port extends object> {
  readonly port: Port;
  readonly calls: readonly PortCall[];
  /** Sets the behaviour of a method; until then its calls stay pending. */
  on(method: keyof Port & string, answer: Method): void;
}

/** A fake port whose methods record their calls and respond as set by the test. */
export function fakePort<Port extends object>(): FakePort<Port> {
  const calls: PortCall[] = [];
  const answers = new Map<string, Method>();
  const recording: object = new Proxy(
    {},
    {
      get: (_target, method) =>
        typeof method === 'string' && method !== 'then'
          ? (...args: unknown[]) => {
              calls.push({ method, args });
              return answers.get(method)?.(...args) ?? new Promise(() => {});
            }
          : undefined,
    },
  );
  // The proxy has every method, including those of the port.
  const isPort = (value: object): value is Port => value === recording;
  if (!isPort(recording)) throw new Error('Not the port');
  return { port: recording, calls, on: (method, answer) => void answers.set(method, answer) };
}
