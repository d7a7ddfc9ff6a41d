// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

// What the router puts into a document needs a build.
vi.mock('react-router', async (original) => {
  const nothing = () => null;
  const parts = { Links: nothing, Meta: nothing, Scripts: nothing, ScrollRestoration: nothing };
  return { ...(await original<object>()), ...parts };
});

it('builds a document anew with the styles and the language that it came with, when a page broke', async () => {
  document.head.innerHTML =
    '<style data-fonts media="not all">@font-face { font-family: "Ours" }</style><style data-styles>h1 { margin: 0 }</style>';
  Object.assign(document.documentElement, { lang: 'ar', dir: 'rtl', className: 'dark' });
  const { Layout } = await import('#web/root.tsx');
  const anew = new DOMParser().parseFromString(renderToString(<Layout>Oops!</Layout>), 'text/html');
  const [fonts, styles] = anew.querySelectorAll('style');
  expect([fonts?.textContent, fonts?.media]).toEqual(['@font-face { font-family: "Ours" }', 'all']);
  expect(anew.documentElement).toMatchObject({ lang: 'ar', dir: 'rtl', className: 'dark' });
  expect(styles?.textContent).toBe('h1 { margin: 0 }');
});
