/** Parts of a page that nobody sees until they ask for them, such as dialogs: their scripts are loaded when they do. */
import { lazy, Suspense, useEffect, useState, type ComponentType, type FunctionComponent, type ReactNode } from 'react';
import { reportError } from '#web/app/error-reports.ts';
import { showToast } from '#web/app/frame/toasts-state.ts';
import { useTranslation } from '#web/app/use-translation.ts';

/** Stands for a part that did not come, because the line broke or a new version of the product has other scripts. */
const Missing = ({ instead }: { instead: ReactNode }) => {
  const { t } = useTranslation();
  const text = t('trouble.partMissing');
  useEffect(() => showToast({ state: 'error', text }), [text]);
  return instead;
};

/**
 * `waiting` stands in its place meanwhile; a dialog needs nothing there. It stays when the part does not come, unless
 * something else is to be there `instead`, as for parts that lie over the page. A part that does not come leaves the page as it
 * is, with what somebody has written on it, and is asked for anew when it is next shown.
 */
export const onDemand = <Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  waiting: ReactNode = null,
  instead: ReactNode = waiting,
): FunctionComponent<Props> => {
  const begin = (): ComponentType<Props> =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        part = begin();
        reportError(error);
        return { default: () => <Missing instead={instead} /> };
      }
    });
  let part = begin();
  const OnDemand = (props: Props) => {
    const [Part] = useState(() => part);
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
  return OnDemand;
};
