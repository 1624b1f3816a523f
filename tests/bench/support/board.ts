import type { Page } from '@playwright/test';

/** What it takes to carry a card over a board, in milliseconds. */
export interface BoardTimes {
  /** The processor time of the page's main thread for each place that the card is held over. */
  readonly frames: number[];
  /** From letting go of it until the frame in which it lies there is painted. */
  readonly drops: number[];
}

/** How many cards the card is carried past, one a frame. */
const steps = 30;

/** Carries the first card of a column down the next one. */
const carry = (page: Page): Promise<void> =>
  page.evaluate(async (past) => {
    const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
    const [from, to] = document.querySelectorAll('main [aria-label=Board] > section');
    const cardsOf = (column: Element | undefined) => column?.querySelectorAll('li[draggable=true]') ?? [];
    const send = (target: Element | null | undefined, type: string, clientY = 0) =>
      target?.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: new DataTransfer(), clientY }),
      );
    send(cardsOf(from)[0], 'dragstart');
    for (let index = 1; index <= past; index += 1) {
      await frame();
      const over = cardsOf(to)[index];
      send(over, 'dragover', (over?.getBoundingClientRect().bottom ?? 0) - 1);
    }
    await frame();
  }, steps);

/** Milliseconds until what letting go of the card changes is painted; the message comes after the paint of its frame. */
const drop = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const list = document.querySelectorAll('main [aria-label=Board] > section ol')[1];
        const began = performance.now();
        const transfer = new DataTransfer();
        list?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }));
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - began));
          port1.start();
          port2.postMessage(null);
        });
      }),
  );

/** Carries cards over the board of all tasks, as often as asked. @throws if it shows fewer cards than expected */
export async function measureBoard(page: Page, cards: number, rounds: number): Promise<BoardTimes> {
  const devtools = await page.context().newCDPSession(page);
  // Processor time of the thread: what other processes take of the machine does not count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const [frames, drops]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    await page.goto('/manage-projects/tasks?layout=board');
    await page.locator('main [aria-label=Board] li').first().waitFor();
    await page.waitForLoadState('networkidle');
    const shown = await page.locator('main [aria-label=Board] li[draggable=true]').count();
    if (shown < cards) throw new Error(`The board shows ${shown} cards`);
    const before = await busy();
    await carry(page);
    frames.push(((await busy()) - before) / steps);
    drops.push(await drop(page));
    await page.getByText('Task moved').first().waitFor();
  }
  return { frames, drops };
}
