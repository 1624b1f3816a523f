/**
 * The data of each event of a stream (https://html.spec.whatwg.org/multipage/server-sent-events.html). An event that the
 * stream does not complete is dropped.
 */
export async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let rest = '';
  let data: string[] = [];
  for await (const chunk of body) {
    const text = decoder.decode(chunk, { stream: true });
    rest += text;
    // Otherwise a long line in many chunks would be searched again with each.
    if (!text.includes('\n')) continue;
    const lines = rest.split(/\r\n|\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''));
      if (line !== '' || data.length === 0) continue;
      yield data.join('\n');
      data = [];
    }
  }
}
