import type { JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';

import { verifiedOnce } from '#server/identity/verified-tokens.ts';

const toleranceSeconds = 5;

/** A verification that counts its calls, at a time that the test sets. */
function verification(claims: JWTPayload) {
  const clock = { seconds: 1_000_000 };
  let calls = 0;
  const verify = async (token: string): Promise<JWTPayload> => {
    calls += 1;
    if (token === 'forged') throw new Error('refused');
    if ((claims.exp ?? 0) + toleranceSeconds <= clock.seconds) throw new Error('expired');
    return { ...claims, jti: token };
  };
  const once = verifiedOnce(verify, toleranceSeconds, () => clock.seconds * 1000);
  return { clock, once, calls: () => calls };
}

describe('a token', () => {
  it('is verified once, and another one by itself', async () => {
    const { once, calls } = verification({ exp: 1_000_060 });
    expect([await once('ada'), await once('ada'), await once('ben')]).toMatchObject([
      { jti: 'ada' },
      { jti: 'ada' },
      { jti: 'ben' },
    ]);
    expect(calls()).toBe(2);
  });

  it('is verified again, and refused, once it has expired', async () => {
    const { clock, once } = verification({ exp: 1_000_030 });
    await once('ada');
    clock.seconds += 34;
    await once('ada');
    clock.seconds += 1;
    await expect(once('ada')).rejects.toThrow('expired');
  });

  it('that lives longer than a minute is verified again after a minute', async () => {
    const { clock, once, calls } = verification({ exp: 1_003_600 });
    await once('ada');
    clock.seconds += 59;
    await once('ada');
    expect(calls()).toBe(1);
    clock.seconds += 1;
    await once('ada');
    expect(calls()).toBe(2);
  });

  it('that was refused is verified again', async () => {
    const { once, calls } = verification({ exp: 1_000_060 });
    await expect(once('forged')).rejects.toThrow('refused');
    await expect(once('forged')).rejects.toThrow('refused');
    expect(calls()).toBe(2);
  });
});
