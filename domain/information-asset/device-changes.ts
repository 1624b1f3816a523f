import type { components } from '#openapi/generated/types.ts';

type Schemas = components['schemas'];
type RunZeroField = Schemas['RunZeroField'];

/** What runZero says of a device, apart from when it was seen; lists in alphabetical order, whatever order it found them in. */
export type DeviceFacts = Readonly<Record<RunZeroField, string | readonly string[]>>;

const fields = [
  'name',
  'hostNames',
  'addresses',
  'macs',
  'type',
  'os',
  'hardware',
  'site',
  'tags',
  'criticality',
] as const satisfies readonly RunZeroField[];

const textOf = (value: string | readonly string[]): string => (typeof value === 'string' ? value : value.join(', '));

/** The fields in which a device is another than before; none if nothing is known of before. */
export function deviceChanges(before: DeviceFacts | null, after: DeviceFacts): Schemas['RunZeroChange'][] {
  if (before === null) return [];
  return fields
    .filter((field) => textOf(before[field]) !== textOf(after[field]))
    .map((field) => ({ field, before: textOf(before[field]), after: textOf(after[field]) }));
}
