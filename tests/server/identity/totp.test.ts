import { expect, test } from 'vitest';

import { matchTotp, newTotpSecret, totpCode, totpStep, totpUri } from '#server/identity/totp.ts';

/** RFC 6238, appendix B: the ASCII seed 12345678901234567890; the codes' last 6 of 8 digits. */
const seed = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  expect(totpCode(seed, totpStep(second * 1000))).toBe(code);
  expect(matchTotp(seed, code, second * 1000)).toBe(totpStep(second * 1000));
});

test('a code is accepted one step either side', () => {
  const now = 1_111_111_111_000;
  const steps = [-2, -1, 0, 1, 2].map((shift) => matchTotp(seed, totpCode(seed, totpStep(now) + shift), now));
  expect(steps).toEqual([null, totpStep(now) - 1, totpStep(now), totpStep(now) + 1, null]);
});

test('a new seed is 160 random bits in base32', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  expect(totpUri('ABC', 'Attest & Co', 'a+b@example.com')).toBe(
    'otpauth://totp/Attest%20%26%20Co:a%2Bb%40example.com?secret=ABC&issuer=Attest%20%26%20Co',
  );
});

test('a seed may be in lower case, with spaces and padding', () => {
  const typed = `${seed.toLowerCase().replaceAll(/.{4}/g, '$& ')}==`;
  expect(totpCode(typed, totpStep(59_000))).toBe('287082');
});

test('a seed that is not base32 is rejected', () => {
  expect(() => totpCode('not base32!', 1)).toThrow(new RangeError('A TOTP secret must be base32'));
  expect(totpCode('A', 1)).toMatch(/^\d{6}$/);
});
