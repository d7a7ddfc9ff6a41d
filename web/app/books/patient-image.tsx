/** A picture that is asked for again when it does not come: it may still have to be drawn, or the line was broken. */
import { useEffect, useRef, useState, type ComponentProps } from 'react';

/** Before each further attempt, unless the server says how long it needs. */
const WAITS_S = [1, 2, 4, 8, 16, 30] as const;
/** However long the server asks for. */
const LONGEST_S = 90;

const IS_LATER = [429, 502, 503, 504];

/** Seconds until the next attempt; null when another one would be of no use. */
const secondsUntilNext = async (address: string, attempt: number, signal: AbortSignal): Promise<number | null> => {
  const wait = WAITS_S[attempt];
  if (wait === undefined) return null;
  // An `img` does not tell why it has failed.
  const answer = await fetch(address, { signal }).catch(() => null);
  if (answer === null) return wait;
  if (answer.ok) return attempt === 0 ? 0 : wait;
  if (!IS_LATER.includes(answer.status)) return null;
  const asked = Number(answer.headers.get('Retry-After'));
  return asked > 0 ? Math.min(asked, LONGEST_S) : wait;
};

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

type PatientImageProps = Omit<ComponentProps<'img'>, 'onError'> & {
  src: string;
  alt: string;
  /** The picture will not come: nothing is at this address any more, or it has failed too often. */
  onGivenUp?: (() => void) | undefined;
};

export const PatientImage = ({ src, alt, onGivenUp, ...image }: PatientImageProps) => {
  const [failed, setFailed] = useState({ src, times: 0 });
  // Another address begins anew.
  const attempt = failed.src === src ? failed.times : 0;
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const onError = async (address: string): Promise<void> => {
    stop.current?.abort();
    const { signal } = (stop.current = new AbortController());
    const seconds = await secondsUntilNext(address, attempt, signal);
    if (seconds === null) {
      if (!signal.aborted) onGivenUp?.();
      return;
    }
    await pause(seconds);
    if (!signal.aborted) setFailed({ src, times: attempt + 1 });
  };
  return (
    // A new element, because one that has failed does not ask again for the same address.
    <img
      {...image}
      key={attempt}
      src={src}
      alt={alt}
      onError={({ currentTarget }) => void onError(currentTarget.currentSrc || src)}
    />
  );
};
