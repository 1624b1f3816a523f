/** How a shortcut is written on this machine: `⌘K`, `Ctrl K`. */
export const shortcutText = (key: string): string => (navigator.userAgent.includes('Mac') ? `⌘${key}` : `Ctrl ${key}`);
