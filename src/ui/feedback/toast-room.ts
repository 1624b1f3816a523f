/** A rectangle of the window, in pixels from its top and its start. */
interface Box {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

interface Room {
  /** Where the toasts are across, which does not change. */
  readonly left: number;
  readonly right: number;
  /** How high the toasts are together. */
  readonly height: number;
  /** How high the window is. */
  readonly windowHeight: number;
  /** What has the buttons that people need. */
  readonly bars: readonly Box[];
}

/** The least distance from the edges of the window and from what is kept clear. */
export const toastOffset = 16;

/**
 * Where the toasts begin, from the top: at their usual place, or else at the next one where they cover no bar; undefined
 * if there is none.
 */
export function topOfToasts({ left, right, height, windowHeight, bars }: Room): number | undefined {
  const beside = bars.filter((bar) => bar.right > left && bar.left < right);
  const isFree = (top: number) =>
    top + height <= windowHeight && beside.every((bar) => bar.bottom <= top || bar.top >= top + height);
  const places = beside.map(({ bottom }) => bottom + toastOffset).toSorted((one, other) => one - other);
  return [toastOffset, ...places].find(isFree);
}
