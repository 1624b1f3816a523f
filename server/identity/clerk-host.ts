/** Decodes the host in a Clerk publishable key: `pk_live_` or `pk_test_`, then base64 of the host and `$`. */
export function clerkHostOf(publishableKey: string): string | undefined {
  const encoded = /^pk_(?:live|test)_([\w+/=-]+)$/.exec(publishableKey)?.[1];
  const host = encoded === undefined ? '' : Buffer.from(encoded, 'base64').toString('utf8');
  return /^[a-z0-9.-]+\.[a-z]+\$$/i.test(host) ? host.slice(0, -1) : undefined;
}
