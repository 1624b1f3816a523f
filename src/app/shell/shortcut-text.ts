/** The key that shortcuts begin with on this machine. */
export const commandKey = (): string => (navigator.userAgent.includes('Mac') ? '⌘' : 'Ctrl');

/** How a shortcut is written: `⌘K`, `Ctrl K`. */
export function shortcutText(key: string): string {
  const command = commandKey();
  return command === '⌘' ? `${command}${key}` : `${command} ${key}`;
}
