import type { Background } from './background.ts';
import type { IdentityEvent } from './events.ts';
import type { SigningKeys } from './keys.ts';
import type { IdentityLimits } from './limits.ts';
import type { Delayed } from './password-delay.ts';
import type { Passwords } from './passwords.ts';
import type { LocalIdentitySettings } from './settings.ts';
import type { Vault } from './vault.ts';

/** Shared by every part of the identity server. */
export interface IdentityContext extends Pick<
  LocalIdentitySettings,
  'database' | 'origin' | 'conveniences' | 'mail' | 'jobs' | 'log'
> {
  readonly issuer: string;
  readonly productName: string;
  readonly templateTokens: boolean;
  readonly limits: IdentityLimits;
  readonly keys: SigningKeys;
  readonly vault: Vault;
  readonly background: Background;
  readonly passwords: Passwords;
  readonly delayed: Delayed;
  readonly now: () => number;
  /** Passes an event to the listener in the settings. Never rejects. */
  readonly report: (event: Partial<IdentityEvent> & Pick<IdentityEvent, 'type'>) => Promise<void>;
}

/** The current time for the database. */
export const instantOf = (context: Pick<IdentityContext, 'now'>) => new Date(context.now());
