/**
 * What a content security policy must allow beside 'self' for toasts: sonner puts a style element into the page as
 * soon as it is imported, first empty and then with this text. tests/ui/toast-style.test.ts computes both from the
 * installed version.
 */
export const toastStyleSources = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
] as const;
