import { noteEndReached } from './text-end.ts';

/** Too little to be worth continuing, or as good as read. From 0 to 1. */
const [begun, finished] = [0.08, 0.95];

/** The part is stored to three digits. */
const atEnd = 0.999;

/** The passages that are shown, from top to bottom: what has changed, and the text, unless it is folded up. */
function shownPassages(): NodeListOf<Element> {
  const isFolded = document.querySelector('details:not([open]) #policy-text') !== null;
  return document.querySelectorAll(isFolded ? '#policy-changes > *' : '#policy-changes > *, #policy-text > *');
}

/** How many of the passages end above the lower edge of the window; far away ones have only an estimated place. */
function passedIn(passages: NodeListOf<Element>): number {
  let [low, high] = [0, passages.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const end = passages[middle]?.getBoundingClientRect().bottom ?? 0;
    if (end <= window.innerHeight) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** How much has been read, by passages: the height of the page changes with the window and while it is laid out. */
function readPart(): number {
  const passages = shownPassages();
  const passed = passedIn(passages);
  const reached = passages[passed];
  if (reached === undefined) return 1;
  const { top, height } = reached.getBoundingClientRect();
  const within = height === 0 ? 0 : (window.innerHeight - top) / height;
  return (passed + Math.max(0, within)) / passages.length;
}

/** Whether the last line is above the footer, which is always in sight. */
function isEndInSight(): boolean {
  const passages = shownPassages();
  const end = passages[passages.length - 1]?.getBoundingClientRect().bottom ?? 0;
  const footer = document.querySelector('footer')?.getBoundingClientRect().height ?? 0;
  return end <= Math.ceil(window.innerHeight - footer);
}

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

/** Forgets the place: it is of no use once the text is acknowledged. */
export function forgetReadingPlace(key: string): void {
  try {
    localStorage.removeItem(key);
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
    if (last >= atEnd || isEndInSight()) noteEndReached();
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
      const passages = shownPassages();
      passages[Math.floor(last * passages.length)]?.scrollIntoView({ block: 'end' });
      document.querySelector<HTMLElement>('#reading')?.focus({ preventScroll: true });
    });
  }
  window.addEventListener('scroll', show, { passive: true });
  show();
}
