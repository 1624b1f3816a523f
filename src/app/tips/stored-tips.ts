import type { TipsChoice } from '#machines/tips/tips.machine.ts';

/** Specification section 3. */
const storageKey = 'tips';

const none: TipsChoice = { choice: 'none' };

function choiceOf(value: unknown): TipsChoice {
  if (typeof value !== 'object' || value === null || !('choice' in value)) return none;
  const { choice } = value;
  if (choice === 'skip' || choice === 'completed') return { choice };
  const isReminder = choice === 'remind' && 'remindAt' in value && typeof value.remindAt === 'number';
  return isReminder ? { choice, remindAt: Number(value.remindAt) } : none;
}

/** The choice stored in this browser; empty where storage is refused. */
export function readTipsChoice(): TipsChoice {
  try {
    return choiceOf(JSON.parse(localStorage.getItem(storageKey) ?? 'null'));
  } catch {
    return none;
  }
}

export function storeTipsChoice(choice: TipsChoice): void {
  try {
    if (choice.choice === 'none') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(choice));
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}

/** Whether the tips may be shown now; they are not even loaded for people who have already decided. */
export function mayShowTips(now = Date.now()): boolean {
  const stored = readTipsChoice();
  return stored.choice === 'none' || (stored.choice === 'remind' && stored.remindAt <= now);
}
