/** Calls of a running product over HTTP, as the web application makes them. */

export type ApiClient = {
  readonly url: string;
  /** `path` is below `/api`. Throws with the answer when the call fails. */
  call<Body>(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    options?: { token?: string; body?: unknown },
  ): Promise<Body>;
};

export const createApiClient = (url: string): ApiClient => ({
  url,
  call: async <Body>(
    method: string,
    path: string,
    { token, body }: { token?: string; body?: unknown } = {},
  ): Promise<Body> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return JSON.parse(text) as Body;
  },
});
