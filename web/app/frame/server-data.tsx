/** What stands around pages with the server's data or with forms: the caches of the client, the language of the widgets. */
import type { FunctionComponent } from 'react';
import { Provider } from 'react-redux';
import { LocaleFrame } from '#web/app/frame/locale-frame.tsx';
import { store } from '#web/app/store.ts';

/** Pages of visitors do without, and without loading any of it. */
export const withServerData = (Page: FunctionComponent): FunctionComponent => {
  const PageWithServerData = () => (
    <Provider store={store}>
      <LocaleFrame>
        <Page />
      </LocaleFrame>
    </Provider>
  );
  return PageWithServerData;
};
