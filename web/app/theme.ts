/** Light or dark, kept over visits; the early script applies it before the first paint. */
import { useSyncExternalStore } from 'react';

type Theme = 'light' | 'dark';

const STORAGE_KEY = 'hikaya.theme';
const CHANGED = 'hikaya:theme';

const currentTheme = (): Theme => (document.documentElement.classList.contains('dark') ? 'dark' : 'light');

const subscribe = (onChange: () => void) => {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
};

export const useTheme = (): Theme => useSyncExternalStore(subscribe, currentTheme, () => 'light');

export const changeTheme = (theme: Theme): void => {
  document.documentElement.classList.toggle('dark', theme === 'dark');
  try {
    window.localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Without storage the choice lasts for this visit.
  }
  window.dispatchEvent(new Event(CHANGED));
};
