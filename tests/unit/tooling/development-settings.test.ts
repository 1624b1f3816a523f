import { describe, expect, test } from 'vitest';

import { clerk, production, read, type Environ } from '../environs.ts';

describe('the conveniences of development', () => {
  const conveniencesOf = (environ: Environ) => {
    const { conveniences, demo } = read(environ);
    return { conveniences, demo };
  };
  const here = { conveniences: true, demo: true };
  const nowhere = { conveniences: false, demo: false };

  test.each([
    [{ HOST: 'localhost' }, here],
    [{ HOST: '::1' }, here],
    [{ HOST: '127.8.0.1' }, here],
    [{ DEMO: 'off' }, { conveniences: true, demo: false }],
    [{ ORIGIN: 'http://127.0.0.1:3000' }, here],
    [{ ORIGIN: 'http://[::1]:3000' }, here],
    [{ HOST: '192.0.2.7' }, nowhere],
    [{ ORIGIN: 'https://attest.example' }, nowhere],
    [{ ORIGIN: 'http://localhost.attest.example:3000' }, nowhere],
    [{ TRUST_PROXY: '127.0.0.1' }, nowhere],
    [{ ORIGIN: 'https://attest.example', TRUST_PROXY: '127.0.0.1' }, nowhere],
    [{ HOST: '127.0.0.1.evil.example' }, nowhere],
    [{ HOST: '192.168.1.7' }, nowhere],
    [{ ENVIRONMENT: 'staging' }, nowhere],
    [production, nowhere],
    [{ ...clerk, ENVIRONMENT: 'development', API_BASE_URL: 'http://localhost:3000/api' }, nowhere],
  ])('with %j are %j', (environ, expected) => {
    expect(conveniencesOf(environ)).toEqual(expected);
  });
});

test('the fault gate is enabled only on request', () => {
  expect(read({ FAULT_GATE: 'on' }).faultGate).toBe(true);
  expect(read({ FAULT_GATE: 'off' }).faultGate).toBe(false);
});
