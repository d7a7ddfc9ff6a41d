/** Renders the public pages and the fallback document, at build time only. */
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

type Target = { status: number; headers: Headers };

const render = async (request: Request, target: Target, context: EntryContext): Promise<Response> => {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await body.allReady;
  target.headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, target);
};

/** The signature is React Router's. */
const handleRequest = (...[request, status, headers, context]: [Request, number, Headers, EntryContext]) =>
  render(request, { status, headers }, context);

export default handleRequest;
