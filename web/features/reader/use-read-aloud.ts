/** Reads a page aloud with a voice of the browser and says which word it is at. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Language } from '#core/locale/language.ts';

/** Slower than talk: a listener follows with a finger. */
const READING_RATE = 0.88;

const synthesis = (): SpeechSynthesis | null =>
  typeof window !== 'undefined' && 'speechSynthesis' in window ? window.speechSynthesis : null;

const onVoicesChange = (listen: () => void): (() => void) => {
  const speech = synthesis();
  speech?.addEventListener('voiceschanged', listen);
  return () => speech?.removeEventListener('voiceschanged', listen);
};

/** A voice of the device before one that sends the text somewhere. */
export const voiceFor = (voices: readonly SpeechSynthesisVoice[], language: Language): SpeechSynthesisVoice | null => {
  const fitting = voices.filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return fitting.find(({ localService }) => localService) ?? fitting[0] ?? null;
};

const useVoice = (language: Language): SpeechSynthesisVoice | null => {
  const find = useCallback(() => voiceFor(synthesis()?.getVoices() ?? [], language), [language]);
  return useSyncExternalStore(onVoicesChange, find, () => null);
};

export type ReadAloud = {
  readonly isReading: boolean;
  /** Offset in the text of the word that is being said; null while nothing is. */
  readonly offset: number | null;
  readonly toggle: () => void;
};

type Aloud = { readonly text: string; readonly language: Language; readonly onEnd: () => boolean };

/** Null where there is no voice. Goes on reading when the text changes; `onEnd` turns the page or answers false. */
export const useReadAloud = ({ text, language, onEnd }: Aloud): ReadAloud | null => {
  const voice = useVoice(language);
  const [isReading, setReading] = useState(false);
  const [offset, setOffset] = useState<number | null>(null);
  const finished = useRef(onEnd);
  useEffect(() => {
    finished.current = onEnd;
  });
  useEffect(() => {
    const speech = synthesis();
    if (!isReading || !voice || !speech) return undefined;
    const utterance = Object.assign(new SpeechSynthesisUtterance(text), {
      voice,
      lang: voice.lang,
      rate: READING_RATE,
    });
    // An utterance that was taken back still sends its last events.
    let isCurrent = true;
    const listen = (type: 'boundary' | 'end' | 'error', then: (event: SpeechSynthesisEvent) => void): void =>
      utterance.addEventListener(type, (event) => {
        if (isCurrent) then(event);
      });
    listen('boundary', ({ charIndex }) => setOffset(charIndex));
    listen('end', () => {
      setOffset(null);
      if (!finished.current()) setReading(false);
    });
    listen('error', () => setReading(false));
    speech.speak(utterance);
    return () => {
      isCurrent = false;
      speech.cancel();
      setOffset(null);
    };
  }, [isReading, voice, text]);
  const toggle = useCallback(() => setReading((reading) => !reading), []);
  return voice ? { isReading, offset, toggle } : null;
};
