/** The sign-in scripts of Google and Facebook: each is loaded when it is wanted, and hands out an access token. */

type GoogleAnswer = { readonly access_token?: string; readonly error?: string };
type GoogleTokens = {
  readonly initTokenClient: (options: {
    client_id: string;
    scope: string;
    callback: (answer: GoogleAnswer) => void;
    error_callback: (error: { type: string }) => void;
  }) => { requestAccessToken: () => void };
};
type FacebookAnswer = { readonly authResponse?: { readonly accessToken: string } | null };
type Facebook = {
  readonly init: (options: { appId: string; version: string; cookie: boolean; xfbml: boolean }) => void;
  readonly login: (answer: (result: FacebookAnswer) => void, options: { scope: string }) => void;
};

declare global {
  interface Window {
    google?: { readonly accounts: { readonly oauth2: GoogleTokens } };
    FB?: Facebook;
  }
}

const GOOGLE_SCRIPT = 'https://accounts.google.com/gsi/client';
const FACEBOOK_SCRIPT = 'https://connect.facebook.net/en_US/sdk.js';
const FACEBOOK_VERSION = 'v23.0';

const loading = new Map<string, Promise<void>>();

/** The same promise for the same address; one that failed may be tried again. */
export const loadScript = (src: string): Promise<void> => {
  const known = loading.get(src);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src, async: true, crossOrigin: 'anonymous' });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(src);
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    });
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
};

/** Null when the visitor closed the window or refused. Rejects when the script cannot be loaded. */
export const googleAccessToken = async (clientId: string): Promise<string | null> => {
  await loadScript(GOOGLE_SCRIPT);
  return new Promise((resolve, reject) => {
    if (!window.google) {
      reject(new Error('The script of Google did nothing'));
      return;
    }
    const client = window.google.accounts.oauth2.initTokenClient({
      client_id: clientId,
      scope: 'openid email profile',
      callback: ({ access_token }) => resolve(access_token ?? null),
      error_callback: ({ type }) => (type === 'popup_failed_to_open' ? reject(new Error(type)) : resolve(null)),
    });
    client.requestAccessToken();
  });
};

/** Null when the visitor closed the window or refused. Rejects when the script cannot be loaded. */
export const facebookAccessToken = async (appId: string): Promise<string | null> => {
  await loadScript(FACEBOOK_SCRIPT);
  const facebook = window.FB;
  if (!facebook) throw new Error('The script of Facebook did nothing');
  facebook.init({ appId, version: FACEBOOK_VERSION, cookie: false, xfbml: false });
  return new Promise((resolve) => {
    facebook.login(({ authResponse }) => resolve(authResponse?.accessToken ?? null), { scope: 'email,public_profile' });
  });
};
