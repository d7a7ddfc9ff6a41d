/** Renders the public pages and the documents of all others, at build time only. */
import { renderToReadableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext } from 'react-router';

type Target = { status: number; headers: Headers };

/** Marks the scripts that `early-script.js` lets go once the document is painted. */
const holdScripts = (html: string): string =>
  html
    .replaceAll('<link rel="modulepreload"', '<link data-held="" rel="later"')
    .replaceAll('<script type="module"', '<script data-held="" type="text/plain"');

const render = async (request: Request, target: Target, context: EntryContext): Promise<Response> => {
  const body = await renderToReadableStream(<ServerRouter context={context} url={request.url} />);
  await body.allReady;
  const html = await new Response(body).text();
  target.headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(holdScripts(html), target);
};

/** The signature is React Router's. */
const handleRequest = (...[request, status, headers, context]: [Request, number, Headers, EntryContext]) =>
  render(request, { status, headers }, context);

export default handleRequest;
