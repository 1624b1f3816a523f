import { vi } from 'vitest';

type Answer = Pick<XMLHttpRequest, 'status' | 'responseText'>;

/** A file that reached the server. */
interface SentFile {
  /** `POST /imports?kind=risk`. */
  readonly call: string;
  readonly file: Blob;
  readonly aborted: boolean;
  /** Reports how many bytes were sent. */
  readonly progress: (loaded: number) => void;
  readonly answer: (data?: unknown) => void;
  readonly refuse: (status: number, body: object) => void;
}

/** A fake server behind the browser's `XMLHttpRequest`, which sends all files; each waits for its answer. */
export function fakeUploads(): readonly SentFile[] {
  const sent: SentFile[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly statusText = '';
    status = 0;
    responseText = '';
    #call = '';
    #aborted = false;
    open(method: string, url: string) {
      const { pathname, search } = new URL(url);
      this.#call = `${method} ${pathname}${search}`;
    }
    setRequestHeader() {}
    getResponseHeader = () => null;
    abort() {
      this.#aborted = true;
      this.dispatchEvent(new Event('abort'));
    }
    #end(answer: Answer) {
      Object.assign(this, answer);
      this.dispatchEvent(new Event('load'));
    }
    send(file: Blob) {
      const isAborted = () => this.#aborted;
      sent.push({
        call: this.#call,
        file,
        get aborted() {
          return isAborted();
        },
        progress: (loaded) => void this.upload.dispatchEvent(new ProgressEvent('progress', { loaded })),
        answer: (data) =>
          this.#end({ status: 200, responseText: JSON.stringify({ status: true, message: 'Done', data }) }),
        refuse: (status, body) => this.#end({ status, responseText: JSON.stringify({ status: false, ...body }) }),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
