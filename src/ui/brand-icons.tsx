import type { ReactNode } from 'react';

/** The logos of the sign-in providers, in their prescribed colours. */
function Mark({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export function AppleMark() {
  return (
    <Mark>
      <path
        fill="var(--colors-fg-default)"
        d="M10.9 1.5c.1 1-.3 1.9-.9 2.5-.6.7-1.5 1.1-2.3 1-.1-.9.3-1.8.9-2.5.6-.6 1.6-1 2.3-1zM13.3 11.5c-.4.9-.6 1.3-1.1 2-.7 1-1.4 1.5-2.2 1.5-.7 0-1-.4-2-.4s-1.3.4-2 .4c-.8 0-1.5-.6-2.2-1.7C2.3 11.3 2 8.8 2.8 7.2c.6-1.1 1.6-1.7 2.6-1.7s1.7.5 2.5.5 1.5-.6 2.7-.6c.9 0 1.8.5 2.5 1.3-2.2 1.3-1.8 4.2.2 4.8z"
      />
    </Mark>
  );
}

export function GoogleMark() {
  return (
    <Mark>
      <path
        fill="#4285F4"
        d="M14.7 8.2c0-.5 0-.9-.1-1.3H8v2.5h3.8c-.2.9-.7 1.6-1.4 2.1v1.7h2.2c1.3-1.2 2.1-2.9 2.1-5z"
      />
      <path
        fill="#34A853"
        d="M8 15c1.9 0 3.5-.6 4.6-1.7l-2.2-1.7c-.6.4-1.4.7-2.4.7-1.8 0-3.4-1.2-3.9-2.9H1.8v1.8C2.9 13.5 5.3 15 8 15z"
      />
      <path fill="#FBBC05" d="M4.1 9.4c-.3-.9-.3-1.9 0-2.8V4.8H1.8a7 7 0 0 0 0 6.4z" />
      <path
        fill="#EA4335"
        d="M8 3.7c1 0 2 .4 2.7 1.1l2-2C11.5 1.7 9.9 1 8 1 5.3 1 2.9 2.5 1.8 4.8l2.3 1.8C4.6 4.9 6.2 3.7 8 3.7z"
      />
    </Mark>
  );
}

export function MicrosoftMark() {
  return (
    <Mark>
      <path fill="#F25022" d="M1.5 1.5h6.2v6.2H1.5z" />
      <path fill="#7FBA00" d="M8.3 1.5h6.2v6.2H8.3z" />
      <path fill="#00A4EF" d="M1.5 8.3h6.2v6.2H1.5z" />
      <path fill="#FFB900" d="M8.3 8.3h6.2v6.2H8.3z" />
    </Mark>
  );
}
