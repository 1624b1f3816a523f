/** Writing a text of this size as HTML takes longer than a keystroke may. In characters. */
const longText = 20_000;

const pause = 250;

export interface TextReports {
  /** @param size of the text, in characters */
  readonly changed: (size: number) => void;
  /** Reports what was not reported yet. */
  readonly flush: () => void;
}

/**
 * Reports the changes of a text: of a short one each at once; of a long one the first at once, so that it is known to
 * have changed, and the last of those that follow within a quarter of a second.
 */
export function textReports(read: () => string, report: (html: string) => void): TextReports {
  let waits = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!waits) return;
    waits = false;
    report(read());
  };
  return {
    changed(size) {
      waits = true;
      if (size < longText) flush();
      else if (timer === undefined) {
        flush();
        timer = setTimeout(flush, pause);
      }
    },
    flush,
  };
}
