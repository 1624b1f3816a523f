/**
 * The sources that a content security policy must allow besides 'self' for toasts: on import, sonner inserts a style
 * element, first empty and then with this text. tests/ui/toast-style.test.ts computes both from the installed version.
 */
export const toastStyleSources = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const;
