/** A shortcut as written on this platform: `⌘K`, `Ctrl K`. */
export const shortcutText = (key: string): string => (navigator.userAgent.includes('Mac') ? `⌘${key}` : `Ctrl ${key}`);
