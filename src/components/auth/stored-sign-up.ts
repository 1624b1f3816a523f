const emailKey = 'signup_email';
const resendKey = 'signup_resend_at';

/** The address of the sign-up that is waiting for its code (specification section 3). */
export const storedEmail = (): string | null => read(emailKey);

export const storeEmail = (email: string): void => write(emailKey, email);

/** The time, in milliseconds since 1970, from which this address may request another code. */
export function storedResendAt(email: string): number | null {
  const [moment, owner] = read(resendKey)?.split(' ') ?? [];
  return owner === email && Number.isFinite(Number(moment)) ? Number(moment) : null;
}

export const storeResendAt = (email: string, moment: number): void => write(resendKey, `${moment} ${email}`);

/** Clears the stored sign-up. */
export function clearStoredSignUp(): void {
  attempt(() => {
    localStorage.removeItem(emailKey);
    localStorage.removeItem(resendKey);
  });
}

const read = (key: string): string | null => attempt(() => localStorage.getItem(key)) ?? null;

const write = (key: string, value: string): void => attempt(() => localStorage.setItem(key, value));

/** Where the browser refuses storage, the flow continues without it. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
