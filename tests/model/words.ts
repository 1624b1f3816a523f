import type { AnyEventObject, StateValue } from 'xstate';

import type { Effect, ModelSnapshot, Path, Step } from './flow.ts';

/** `enteringCode` → `entering code`. */
export const spaced = (name: string): string =>
  name.replaceAll(/([a-z])([A-Z])/g, (_all, end: string, start: string) => `${end} ${start.toLowerCase()}`);

const longestList = 6;

/** Replaces errors by their messages and long lists by their lengths. */
const readable = (_key: string, part: unknown): unknown => {
  if (part instanceof Error) return part.message;
  return Array.isArray(part) && part.length > longestList ? `(${part.length} of them)` : part;
};

const ids = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{8}([\da-f]{4})\b/g;

/** UUIDs by their ends: nobody reads the rest. */
export const shortIds = (text: string): string => text.replaceAll(ids, '…$1');

/** A value as one line of JSON. */
export const valueInWords = (value: unknown): string => shortIds(JSON.stringify(value, readable) ?? 'undefined');

/** A value as a suffix; an empty value gives an empty string. */
const inline = (value: unknown): string => {
  const text = valueInWords(value);
  return text === 'undefined' || text === '{}' ? '' : text;
};

/** Milliseconds in human-readable form. */
function duration(milliseconds: number): string {
  if (milliseconds < 1000) return `${milliseconds} ms`;
  if (milliseconds < 120_000) return `${milliseconds / 1000} s`;
  return milliseconds < 7_200_000 ? `${milliseconds / 60_000} min` : `${milliseconds / 3_600_000} h`;
}

/** A state in human-readable form: `signed in · checking account`. */
function stateInWords(value: StateValue): string {
  if (typeof value === 'string') return spaced(value);
  const parts = Object.entries(value).map(([name, inner]) => {
    const within = inner === undefined ? '' : stateInWords(inner);
    return within === '' ? spaced(name) : `${spaced(name)} · ${within}`;
  });
  return parts.join(' & ');
}

/** The path of a state: `open.sending` → `open · sending`. */
export const statePathInWords = (path: string): string => path.split('.').map(spaced).join(' · ');

export const situationInWords = ({ value }: ModelSnapshot): string => stateInWords(value);

/** What happens in a step, and its payload as JSON. */
export function eventParts({ event, wait }: Pick<Step, 'event'> & { readonly wait?: number | undefined }): {
  readonly name: string;
  readonly detail: string;
} {
  const { type, ...payload }: AnyEventObject = event;
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  if (actor !== undefined) {
    const [result, value] = outcome === 'done' ? ['succeeds', payload['output']] : ['fails', payload['error']];
    return { name: `${spaced(actor)} ${result}`, detail: inline(value) };
  }
  const [, delay] = /^xstate\.after\.([^.]+)\./.exec(type) ?? [];
  if (delay !== undefined) {
    const name = wait === undefined ? `after ${spaced(delay)}` : `after ${duration(wait)} (${spaced(delay)})`;
    return { name, detail: '' };
  }
  return { name: type.split('.').map(spaced).join(' '), detail: inline(payload) };
}

/** The event of a step in one line. */
export function eventInWords(step: Pick<Step, 'event'> & { readonly wait?: number | undefined }): string {
  const { name, detail } = eventParts(step);
  return detail === '' ? name : `${name} ${detail}`;
}

/** A side effect in one line. */
export function effectInWords(effect: Effect): string {
  if (effect.kind === 'starts') return `starts ${spaced(effect.actor)} ${inline(effect.input)}`.trimEnd();
  if (effect.kind === 'stops') return `stops ${spaced(effect.actor)}`;
  if (effect.kind === 'schedules') return `in ${duration(effect.milliseconds)}: ${effect.event}`;
  if (effect.kind === 'cancels') return `cancels ${effect.event}`;
  if (effect.kind === 'emits') return `emits ${inline(effect.event)}`;
  return `does ${spaced(effect.action)} ${inline(effect.params)}`.trimEnd();
}

/** In characters: fits on one line of a test runner's list, next to the flow's name. */
const longestTitle = 90;

/** A short title for a path of a cover: its start, and its last step, for which it was chosen. */
export function titleOf({ start, steps }: Path): string {
  const last = steps.at(-1);
  const event = last === undefined ? '' : eventInWords(last).replace(/ ?[{["].*$/, '');
  const title = last === undefined ? start : `${start}, … ${event} → ${situationInWords(last.snapshot)}`;
  return title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title;
}

/** A whole path on one line: start, events, final state. */
export const pathInWords = ({ start, initial, steps }: Path): string =>
  [
    start,
    situationInWords(initial.snapshot),
    ...steps.map((step) => `${eventInWords(step)} → ${situationInWords(step.snapshot)}`),
  ].join(' | ');
