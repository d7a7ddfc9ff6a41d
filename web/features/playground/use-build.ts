/** The build of the playground, kept in the address: a link shows the same picture, the back button takes a change back. */
import { useLocation, useNavigate } from 'react-router';
import { directionOf } from '#core/locale/language.ts';
import { addressOfBuild, buildOfAddress, DEFAULT_BUILD, differenceOf, type Build } from '#web/app/builder/build.ts';
import { useAlive } from '#web/app/use-alive.ts';
import { useLanguage } from '#web/app/use-language.ts';

/** What the history remembers of the step that led to an address. */
type Step = { readonly changed: string; readonly count: number };

const isStep = (state: unknown): state is Step =>
  typeof state === 'object' && state !== null && 'count' in state && 'changed' in state;

export const useBuild = () => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const isAlive = useAlive();
  const usual = { ...DEFAULT_BUILD, direction: directionOf(language) };
  const build = isAlive ? buildOfAddress(new URLSearchParams(search), usual) : DEFAULT_BUILD;
  const step: Step = isStep(state) ? state : { changed: '', count: 0 };
  /** Trying one thing after the other in the same part is one step back. */
  const change = (next: Build): void => {
    const changed = differenceOf(build, next);
    if (changed === '') return;
    const goesOn = changed === step.changed;
    const count = goesOn ? step.count : step.count + 1;
    void navigate(
      { search: addressOfBuild(next).toString() },
      { replace: goesOn, preventScrollReset: true, flushSync: true, state: { changed, count } satisfies Step },
    );
  };
  return { build, change, undo: step.count > 0 ? () => void navigate(-1) : null };
};
