import { describe, expect, test } from 'vitest';

import {
  checkMetadata,
  checkName,
  flagField,
  mergeMetadata,
  metadataField,
  nameField,
  normaliseEmail,
  optionalField,
  requiredField,
  type Form,
} from '#server/identity/forms.ts';
import { openTotpSecret, sealTotpSecret } from '#server/identity/totp-secret.ts';
import { createVault } from '#server/identity/vault.ts';

const form = (text: string): Form => new URLSearchParams(text);
const refusal = (code: string, paramName: string): unknown => expect.objectContaining({ status: 422, code, paramName });

describe('a field', () => {
  test('takes its first value, and is optional', () => {
    expect(optionalField(form('code=1&code=2'), 'code')).toBe('1');
    expect(optionalField(form('code='), 'code')).toBe('');
    expect(optionalField(form(''), 'code')).toBeUndefined();
  });

  test('is refused if it cannot be stored', () => {
    expect(() => optionalField(form('code=%00'), 'code')).toThrow(refusal('form_param_format_invalid', 'code'));
  });

  test('is refused if it is required and missing or empty', () => {
    expect(requiredField(form('code=1'), 'code')).toBe('1');
    expect(() => requiredField(form(''), 'code')).toThrow(refusal('form_param_missing', 'code'));
    expect(() => requiredField(form('code='), 'code')).toThrow(refusal('form_param_nil', 'code'));
  });

  test('is a flag only if it is true', () => {
    expect(['flag=true', 'flag=1', 'flag=', ''].map((text) => flagField(form(text), 'flag'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a name', () => {
  test('is trimmed, null if it is empty, and undefined if it is absent', () => {
    expect(nameField(form('name=+Ada+'), 'name')).toBe('Ada');
    expect(nameField(form('name=++'), 'name')).toBeNull();
    expect(nameField(form(''), 'name')).toBeUndefined();
  });

  test('is a line of at most 100 characters', () => {
    expect(checkName('x'.repeat(100), 'name')).toBe('x'.repeat(100));
    expect(() => checkName('x'.repeat(101), 'name')).toThrow('name is not allowed.');
    expect(() => checkName('two\nlines', 'name')).toThrow('Enter a name in one line');
  });
});

describe('an address', () => {
  test('is trimmed and in lower case', () => {
    expect(normaliseEmail(' Ada@Example.ORG ', 'email')).toBe('ada@example.org');
  });

  const label = 'x'.repeat(63);
  test.each([
    'a@b.c',
    "a.b+c_d-e!#$%&'*/=?^`{|}~@x-y.example",
    `${'x'.repeat(64)}@example.org`,
    `a@${label}.${label}`,
    `${'x'.repeat(62)}@${label}.${label}.${label}`.slice(0, 254),
    'a@1.2.3',
  ])('may be %s', (address) => {
    expect(normaliseEmail(address, 'email')).toBe(address);
  });

  test.each([
    '',
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'ada@@example.org',
    'a b@example.org',
    'ada@-example.org',
    'ada@example-.org',
    'ada@example.-org',
    'ada@example.org-',
    'ada@example..org',
    'ada@exa mple.org',
    'ada@example.org.',
    `${'x'.repeat(65)}@example.org`,
    `a@${label}x.org`,
    `a@org.${label}x`,
    `${'x'.repeat(63)}@${label}.${label}.${label}`,
  ])('is not %s', (address) => {
    expect(() => normaliseEmail(address, 'email')).toThrow(refusal('form_param_format_invalid', 'email'));
  });
});

describe('metadata', () => {
  const metadata = (value: string) => metadataField(new URLSearchParams({ data: value }), 'data');

  test('is an object, if it was sent', () => {
    expect(metadata('{"a":[1]}')).toEqual({ a: [1] });
    expect(metadata(String.raw`{"a":"\\u0000 \\ud800"}`)).toEqual({ a: String.raw`\u0000 \ud800` });
    expect(metadata('')).toBeUndefined();
    expect(metadataField(form(''), 'data')).toBeUndefined();
  });

  test.each([
    '[]',
    '7',
    'null',
    '"x"',
    '{',
    String.raw`{"a":"\u0000"}`,
    String.raw`{"a":"\ud800"}`,
    String.raw`{"a":"\\\u0000"}`,
  ])('is not %s', (text) => {
    expect(() => metadata(text)).toThrow(refusal('form_param_value_invalid', 'data'));
  });

  test('takes at most 8192 bytes', () => {
    const sized = (bytes: number) => ({ a: 'x'.repeat(bytes - '{"a":""}'.length) });
    expect(checkMetadata(sized(8192), 'data')).toEqual(sized(8192));
    expect(() => checkMetadata(sized(8193), 'data')).toThrow(
      refusal('form_param_exceeds_allowed_size', 'unsafe_metadata'),
    );
    expect(() => checkMetadata({ a: 'é'.repeat(4093) }, 'data')).toThrow('Metadata is limited to 8 kB in total.');
  });

  test.each([
    [{ a: 1 }, { b: 2 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: null }, { b: 2 }],
    [{ a: { b: 1, c: 2 } }, { a: { b: null, d: 3 } }, { a: { c: 2, d: 3 } }],
    [{ a: 1 }, { a: { b: 2, c: null } }, { a: { b: 2 } }],
    [{ a: [1] }, { a: { b: 2 } }, { a: { b: 2 } }],
    [{ a: null }, { a: { b: 2 } }, { a: { b: 2 } }],
    [{ a: { b: 1 } }, { a: [2] }, { a: [2] }],
    [{ a: { b: 1 } }, { a: 'x' }, { a: 'x' }],
  ])('%j patched with %j is %j', (target, patch, merged) => {
    expect(mergeMetadata(target, patch)).toEqual(merged);
  });
});

test('an authenticator’s secret can be decrypted only for its user', () => {
  const context = { vault: createVault(Buffer.alloc(32, 1)) };
  const sealed = sealTotpSecret(context, 'user_1', 'ABC');
  expect(openTotpSecret(context, 'user_1', sealed)).toBe('ABC');
  expect(context.vault.open(sealed, 'totp secret user_1')).toBe('ABC');
  expect(() => openTotpSecret(context, 'user_2', sealed)).toThrow(/authenticat|tag/i);
});
