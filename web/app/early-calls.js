// Runs before the first paint, for those who are signed in: asks for the current user and for the books or the book of the
// address, which the scripts would ask for a second later. `early-answers.ts` hands out the answers. The pictures that
// will be in sight follow as soon as their addresses are known, and that of an open book is shown in its place.
// oxlint-disable-next-line no-unused-vars -- called by the line that the document adds, see `root.tsx`
function askEarly({ widthsPx, sizes, firstInSight, reader }) {
  const cookie = (name) => decodeURIComponent(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '');
  const token = cookie('userToken');
  if (token === '' || Date.parse(cookie('tokenExpiration')) <= Date.now()) return;

  const authorization = `Bearer ${token}`;
  const answers = (globalThis.earlyAnswers = new Map());
  const ask = async (address) => {
    const headers = { Authorization: authorization, 'Accept-Language': document.documentElement.lang };
    // As long as the client waits, whose own limit does not reach a call that it did not make.
    const answer = fetch(address, { headers, signal: AbortSignal.timeout(30_000) });
    answers.set(address, { answer, authorization, askedAt: Date.now() });
    try {
      const response = await answer;
      return response.ok ? await response.clone().json() : null;
    } catch {
      return null;
    }
  };

  const srcSetOf = (address) => {
    const query = address.includes('?') ? '&' : '?';
    return widthsPx.map((width) => `${address}${query}w=${width} ${width}w`).join(', ');
  };
  const preload = (address, shownAs) => {
    const link = document.createElement('link');
    const attributes = {
      rel: 'preload',
      as: 'image',
      fetchpriority: 'high',
      imagesizes: shownAs,
      imagesrcset: srcSetOf(address),
    };
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.head.append(link);
  };

  /** The page that the reader will open: the one of the address, else the one where the book was left. */
  const openPage = (id, last) => {
    const asked = new URLSearchParams(location.search).get('page');
    if (asked !== null) return Number(asked);
    const left = Number(localStorage.getItem(`hikaya.private.reader.${id}`));
    return left < last ? left : 0;
  };

  /** Title and picture, in the places where the reader will have them. */
  const showIn = (book, page, picture) => {
    const place = document.querySelector('[data-early-picture]');
    // The height of a picture beside two languages follows from their words.
    if (place === null || book.language === 'bilingual') return;
    place.innerHTML = page === 0 ? reader.cover : reader.spread;
    place.querySelector('p').textContent = book.title;
    place.querySelector('[data-book]').dir = book.language === 'ar' ? 'rtl' : 'ltr';
    place.querySelector('[data-picture]').append(picture);
  };

  /** Resolves when the picture is there, or will not be. */
  const showPicture = async (book) => {
    const isMade = book !== null && book.status !== 'in-progress' && book.status !== 'failed';
    const images = isMade ? book.images : [];
    if (images.length === 0) return;
    const asked = openPage(book._id, images.length - 1);
    const page = images[asked] === undefined ? 0 : asked;
    const picture = new Image();
    const loaded = new Promise((resolve) => {
      picture.addEventListener('load', resolve);
      picture.addEventListener('error', resolve);
    });
    const attributes = { class: 'size-full object-cover', fetchpriority: 'high', alt: '', sizes: sizes.spread };
    for (const [name, value] of Object.entries(attributes)) picture.setAttribute(name, value);
    picture.srcset = srcSetOf(images[page]);
    showIn(book, page, picture);
    await loaded;
    await picture.decode?.().catch(() => undefined);
  };

  const openLibrary = async () => {
    const books = (await ask('/api/book/get-user-books?limit=200')) ?? [];
    for (const { cover } of books.slice(0, firstInSight)) if (cover !== null) preload(cover, sizes.shelf);
  };
  const path = location.pathname.replace(/\/+$/, '');
  const [, id] = /^\/library\/([^/]+)$/.exec(path) ?? [];
  // First on the line that is open already, because the picture waits for it.
  if (path === '/library') void openLibrary();
  else if (id !== undefined) globalThis.earlyPicture = ask(`/api/book/get-book/${id}`).then(showPicture);
  void ask('/api/users/me');
}
