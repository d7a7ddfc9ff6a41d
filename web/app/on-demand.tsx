/** Parts of a page that nobody sees until they ask for them, such as dialogs: their scripts are loaded when they do. */
import { lazy, Suspense, type ComponentType, type FunctionComponent, type ReactNode } from 'react';

/** `waiting` stands in its place meanwhile; a dialog needs nothing there. */
export const onDemand = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  waiting: ReactNode = null,
): FunctionComponent<Props> => {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  const OnDemand = (props: Props) => (
    <Suspense fallback={waiting}>
      <Part {...props} />
    </Suspense>
  );
  return OnDemand;
};
