// Runs before the first paint: language, direction and theme of the last visit. A public page is rendered in English for
// visitors; it stays hidden while it is about to become something else (Arabic, or the page of a signed-in user).
// zod would try whether it may write code at run time, which the security policy of the pages forbids; this tells it.
globalThis.__zod_globalConfig = { jitless: true };
(() => {
  const root = document.documentElement;
  let language = null;
  let theme = null;
  let wasHere = false;
  try {
    language = localStorage.getItem('hikaya.language');
    theme = localStorage.getItem('hikaya.theme');
    wasHere = localStorage.getItem('hikaya.visited') !== null;
  } catch {
    // Storage may be closed to us; the defaults do.
  }
  if (language !== 'en' && language !== 'ar') language = (navigator.language || '').startsWith('ar') ? 'ar' : 'en';
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  root.classList.toggle('dark', theme === 'dark');
  const isSignedIn = /(^|; )userToken=/.test(document.cookie);
  if (language !== 'en' || isSignedIn) {
    root.dataset.pending = '';
    setTimeout(() => delete root.dataset.pending, 5000);
  }

  // Forms are sent by the scripts alone: a button that is pressed before they are there must not lead to another page.
  // What was sent is kept for them, see `use-early-form.ts`.
  const keepForm = (event) => {
    event.preventDefault();
    if (root.dataset.alive === undefined) globalThis.earlyForm = event.target;
  };
  document.addEventListener('submit', keepForm, { capture: true });

  // Whoever was here before has fonts and scripts at hand. At a first visit they leave the line to what is looked at:
  // both to the first paint, and fonts to the pictures of the books of a family.
  const releaseFonts = () => {
    document.querySelector('style[data-fonts]').media = 'all';
  };
  const keepVisit = () => {
    try {
      localStorage.setItem('hikaya.visited', 'yes');
    } catch {
      // Then the next visit is a first one too.
    }
  };
  document.fonts?.addEventListener('loadingdone', keepVisit, { once: true });
  const opensBooks = isSignedIn && /^\/library(\/|$)/.test(location.pathname);
  if (wasHere) releaseFonts();
  else if (opensBooks) {
    const onPicture = ({ target }) => target instanceof HTMLImageElement && releaseFonts();
    document.addEventListener('load', onPicture, { capture: true });
    setTimeout(releaseFonts, 3000);
  }

  // The build marks what is held back, see `entry.server.tsx`.
  const release = () => {
    if (!opensBooks) releaseFonts();
    for (const link of document.querySelectorAll('link[data-held]')) link.rel = 'modulepreload';
    for (const held of document.querySelectorAll('script[data-held]')) {
      held.removeAttribute('data-held');
      const script = document.createElement('script');
      script.type = 'module';
      script.textContent = held.textContent;
      document.head.append(script);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    const isBlank = root.dataset.pending !== undefined && document.querySelector('.loading-screen') === null;
    if (wasHere || isBlank || document.hidden) return release();
    // An open book shows its picture without scripts, so they leave the line to it, unless it takes long.
    const picture = globalThis.earlyPicture;
    if (picture) {
      const onceSeen = () => requestAnimationFrame(() => setTimeout(release));
      void picture.then(onceSeen, onceSeen);
      setTimeout(release, 2500);
      return;
    }
    requestAnimationFrame(() => setTimeout(release));
    // A window that is not painted, for whatever reason, comes alive all the same.
    setTimeout(release, 1000);
  });
})();
