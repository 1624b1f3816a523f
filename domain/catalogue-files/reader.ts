import { cleanText } from '../text/clean-text.ts';
import { catalogueLimits } from './limits.ts';
import { refuse, type Warnings } from './problems.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of a parsed file, read by its keys, with the path for what is wrong in it. */
export class Reader {
  readonly path: string;
  readonly warnings: Warnings;
  private readonly value: Readonly<Record<string, unknown>>;

  constructor(value: unknown, path: string, warnings: Warnings) {
    if (!isRecord(value)) refuse(path, 'This is not an object');
    this.value = value;
    this.path = path;
    this.warnings = warnings;
  }

  has(key: string): boolean {
    return this.value[key] !== undefined && this.value[key] !== null;
  }

  at(key: string): string {
    return this.path === '' ? key : `${this.path}/${key}`;
  }

  warn(key: string, message: string): void {
    this.warnings.at(this.at(key), message);
  }

  /** A text, null if there is none. A number or a truth value is taken as it is written. */
  text(key: string, most: number = catalogueLimits.text): string | null {
    const value = this.value[key];
    if (value === undefined || value === null) return null;
    if (typeof value === 'number' || typeof value === 'boolean') return String(value);
    if (typeof value !== 'string') {
      this.warn(key, 'This is not a text: left empty');
      return null;
    }
    const text = cleanText(value);
    if (text.length <= most) return text;
    this.warn(key, `Cut to ${most.toLocaleString('en-GB')} characters`);
    return `${text.slice(0, most - 1).toWellFormed()}…`;
  }

  /** A text that must be there. */
  required(key: string, most: number = catalogueLimits.text): string {
    const text = this.text(key, most);
    if (text === null || text.trim() === '') refuse(this.at(key), 'This is missing');
    return text;
  }

  /** A name by which others refer to something: never cut. */
  id(key: string): string {
    const id = this.required(key).trim();
    if (id.length > catalogueLimits.id) refuse(this.at(key), `An id has at most ${catalogueLimits.id} characters`);
    return id;
  }

  number(key: string): number | null {
    const value = this.value[key];
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value);
    if (value !== undefined && value !== null) this.warn(key, 'This is not a number: left out');
    return null;
  }

  object(key: string): Reader | null {
    return this.has(key) ? new Reader(this.value[key], this.at(key), this.warnings) : null;
  }

  /** The objects of a list; a single object counts as a list of one. */
  list(key: string): Reader[] {
    return this.values(key).map(({ value, path }) => new Reader(value, path, this.warnings));
  }

  /** The texts of a list; what is no text is left out. */
  texts(key: string): string[] {
    return this.values(key).flatMap(({ value, path }) => {
      if (typeof value === 'string') return [cleanText(value)];
      if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
      this.warnings.at(path, 'This is not a text: left out');
      return [];
    });
  }

  /** The objects under the keys of an object. */
  entries(): Reader[] {
    return Object.entries(this.value).map(([key, value]) => new Reader(value, this.at(key), this.warnings));
  }

  isList(key: string): boolean {
    return Array.isArray(this.value[key]);
  }

  raw(key: string): unknown {
    return this.value[key];
  }

  /** Warns of keys that are not taken over. */
  warnOfOthers(...known: readonly string[]): this {
    const others = Object.keys(this.value).filter((key) => !known.includes(key));
    for (const key of others.slice(0, 5)) this.warnings.at(this.at(key.slice(0, 60)), 'This is not taken over');
    return this;
  }

  private values(key: string): { readonly value: unknown; readonly path: string }[] {
    const value = this.value[key];
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) {
      this.warn(key, 'This is not a list: read as a list of one');
      return [{ value, path: this.at(key) }];
    }
    const values: readonly unknown[] = value;
    return values.map((one, index) => ({ value: one, path: `${this.at(key)}[${index}]` }));
  }
}
