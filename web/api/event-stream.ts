/** Server-sent events through fetch, because an EventSource cannot send a bearer token. */
import { createParser } from 'eventsource-parser';
import { callHeaders } from '#web/api/call-headers.ts';

type StreamOptions = { readonly signal: AbortSignal; readonly onData: (data: string) => void };

/** Reads until the server ends the stream. Rejects when it cannot be opened or breaks; the caller decides what then. */
export const readEventStream = async (address: string, { signal, onData }: StreamOptions): Promise<void> => {
  const response = await fetch(address, {
    headers: { Accept: 'text/event-stream', ...callHeaders() },
    signal,
  });
  if (!response.ok || !response.body) throw new Error(`Event stream answered ${response.status}`);
  const parser = createParser({ onEvent: (event) => onData(event.data) });
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(value);
  }
};
