/** Too little to be worth continuing, or as good as read. From 0 to 1. */
const [begun, finished] = [0.08, 0.95];

const readPart = (): number => {
  const room = document.documentElement.scrollHeight - window.innerHeight;
  return room <= 0 ? 1 : Math.min(1, window.scrollY / room);
};

/** Storage may be full or forbidden; the page works without. */
function kept(key: string): number {
  try {
    return Number(localStorage.getItem(key) ?? 0);
  } catch {
    return 0;
  }
}

function keep(key: string, part: number): void {
  try {
    localStorage.setItem(key, part.toFixed(3));
  } catch {
    // See above.
  }
}

/**
 * Shows how much has been read, and offers to continue where reading ended the last time. The browser keeps only the part that
 * was read, under a hash of the token.
 */
export function keepReadingPlace(key: string): void {
  const progress = document.querySelector<HTMLProgressElement>('#reading-progress');
  const offer = document.querySelector<HTMLButtonElement>('#continue-reading');
  const last = kept(key);
  let furthest = last;
  const show = () => {
    const part = readPart();
    if (progress !== null) progress.value = part;
    if (part > furthest) {
      furthest = part;
      keep(key, part);
    }
    if (offer !== null && part >= last) offer.hidden = true;
  };
  if (offer !== null && last > begun && last < finished && readPart() < last) {
    offer.hidden = false;
    offer.addEventListener('click', () => {
      offer.hidden = true;
      window.scrollTo({ top: last * (document.documentElement.scrollHeight - window.innerHeight) });
      document.querySelector<HTMLElement>('#reading')?.focus({ preventScroll: true });
    });
  }
  window.addEventListener('scroll', show, { passive: true });
  show();
}
