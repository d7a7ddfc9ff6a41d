// Runs before the first paint: language, direction and theme of the last visit. A public page is rendered in English for
// visitors; it stays hidden while it is about to become something else (Arabic, or the page of a signed-in user).
// zod would try whether it may write code at run time, which the security policy of the pages forbids; this tells it.
globalThis.__zod_globalConfig = { jitless: true };
(() => {
  const root = document.documentElement;
  let language = null;
  let theme = null;
  try {
    language = localStorage.getItem('hikaya.language');
    theme = localStorage.getItem('hikaya.theme');
  } catch {
    // Storage may be closed to us; the defaults do.
  }
  if (language !== 'en' && language !== 'ar') language = (navigator.language || '').startsWith('ar') ? 'ar' : 'en';
  if (theme !== 'light' && theme !== 'dark')
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';
  root.classList.toggle('dark', theme === 'dark');
  if (language !== 'en' || /(^|; )userToken=/.test(document.cookie)) {
    root.dataset.pending = '';
    setTimeout(() => delete root.dataset.pending, 5000);
  }
})();
