import { z } from 'zod';

import { isStorableJson, parseBounded } from '#domain/files/bounded-json.ts';
import { messages } from '#openapi/generated/access.ts';
import { isName } from '#openapi/texts.ts';
import type { Metadata } from '#server/database/schema/identity.ts';

import { metadataTooLarge, paramFormat, paramMissing, paramNil, paramValue } from './errors.ts';

/** A form-encoded body. Of a repeated field, the first value counts. */
export type Form = URLSearchParams;

/**
 * The field as sent; undefined if absent. @throws IdentityError form_param_format_invalid for text PostgreSQL cannot
 * store
 */
export function optionalField(form: Form, name: string): string | undefined {
  const value = form.get(name) ?? undefined;
  if (value?.includes('\0')) throw paramFormat(name);
  return value;
}

/** @throws IdentityError form_param_missing if absent, form_param_nil if empty */
export function requiredField(form: Form, name: string): string {
  const value = optionalField(form, name);
  if (value === undefined) throw paramMissing(name);
  if (value === '') throw paramNil(name);
  return value;
}

export const flagField = (form: Form, name: string) => form.get(name) === 'true';

/** A name: undefined if absent, null if empty. @throws IdentityError form_param_value_invalid */
export function nameField(form: Form, name: string): string | null | undefined {
  const value = optionalField(form, name)?.trim();
  return value === undefined ? undefined : checkName(value, name);
}

/**
 * A name is a `Name` of the contract, because it is shown with records and in mails.
 * @returns the name, null if it is empty
 * @throws IdentityError form_param_value_invalid
 */
export function checkName(value: string, param: string): string | null {
  if (value === '') return null;
  if (value.length > 100) throw paramValue(param);
  if (!isName(value)) throw paramValue(param, messages.Name);
  return value;
}

/** A valid e-mail address according to the HTML standard, with a dot in the domain. */
const emailPattern =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/;

/** Trims and lower-cases an address. @throws IdentityError form_param_format_invalid */
export function normaliseEmail(value: string, param: string): string {
  const address = value.trim().toLowerCase();
  if (address.length > 254 || !emailPattern.test(address)) throw paramFormat(param);
  return address;
}

/** Maximum total size of a user's metadata, as JSON in UTF-8; Clerk's limit. */
export const metadataBytes = 8192;

const metadataSchema = z.record(z.string(), z.unknown());

/** An object sent as JSON. @throws IdentityError form_param_value_invalid */
export function metadataField(form: Form, name: string): Metadata | undefined {
  const value = optionalField(form, name);
  if (value === undefined || value === '') return undefined;
  return checkMetadata(parseJson(value), name);
}

/** @returns the object. @throws IdentityError for anything else, and for text that jsonb cannot store */
export function checkMetadata(value: unknown, param: string): Metadata {
  const parsed = metadataSchema.safeParse(value);
  const text = JSON.stringify(value);
  if (!parsed.success || !isStorableJson(value)) throw paramValue(param);
  if (Buffer.byteLength(text) > metadataBytes) throw metadataTooLarge();
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return parseBounded(text);
  } catch {
    return undefined;
  }
}

/** A merge patch (RFC 7396): null deletes, objects merge, everything else replaces. */
export function mergeMetadata(target: Metadata, patch: Metadata): Metadata {
  const merged = new Map(Object.entries(target));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, isObject(value) ? mergeMetadata(asObject(merged.get(key)), value) : value);
  }
  return Object.fromEntries(merged);
}

const isObject = (value: unknown): value is Metadata =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asObject = (value: unknown): Metadata => (isObject(value) ? value : {});
