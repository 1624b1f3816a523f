import { parseArgs } from 'node:util';

/** What `npm run bench:lists -- --seconds=3 --sizes=1000,100000 --plans --minutes=10` asks for. */
export interface ListsOptions {
  /** Per measurement. */
  readonly seconds: number;
  /** Numbers of risks, ascending. */
  readonly sizes: readonly number[];
  /** Measure only the creation of risks. */
  readonly writes: boolean;
  /** Keep the plan of each statement under `reports/lists`. */
  readonly plans: boolean;
  /** How long the lists are read to see whether the server's memory grows. */
  readonly minutes: number;
}

export function listsOptions(): ListsOptions {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '5' },
      sizes: { type: 'string', default: '1000,100000,1000000' },
      writes: { type: 'boolean', default: false },
      plans: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '0' },
    },
  });
  const sizes = values.sizes.split(',').map(Number);
  return {
    seconds: Number(values.seconds),
    sizes: sizes.toSorted((one, other) => one - other),
    writes: values.writes,
    plans: values.plans,
    minutes: Number(values.minutes),
  };
}
