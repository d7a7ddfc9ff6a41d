/** The access token and its expiry, kept in two cookies until the expiry and nowhere else. */
import Cookies from 'js-cookie';

const TOKEN = 'userToken';
const EXPIRY = 'tokenExpiration';

type SessionToken = { readonly userToken: string; readonly tokenExpiration: string };

/** The token while it is valid, or null. */
export const readToken = (): string | null => {
  if (typeof document === 'undefined') return null;
  const token = Cookies.get(TOKEN);
  const expiry = Date.parse(Cookies.get(EXPIRY) ?? '');
  return token && !(expiry <= Date.now()) ? token : null;
};

export const writeToken = ({ userToken, tokenExpiration }: SessionToken): void => {
  const options = {
    expires: new Date(tokenExpiration),
    path: '/',
    sameSite: 'Lax',
    secure: window.location.protocol === 'https:',
  } as const;
  Cookies.set(TOKEN, userToken, options);
  Cookies.set(EXPIRY, tokenExpiration, options);
};

export const clearToken = (): void => {
  Cookies.remove(TOKEN, { path: '/' });
  Cookies.remove(EXPIRY, { path: '/' });
};
