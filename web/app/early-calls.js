// Runs before the first paint, for those who are signed in: asks for the current user and for the books or the book of the
// address, which the scripts would ask for a second later. `early-answers.ts` hands out the answers. The pictures that
// will be in sight follow as soon as their addresses are known.
// oxlint-disable-next-line no-unused-vars -- called by the line that the document adds, see `root.tsx`
function askEarly({ widthsPx, sizes, firstInSight }) {
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

  const preload = (address, shownAs) => {
    const query = address.includes('?') ? '&' : '?';
    const link = document.createElement('link');
    const attributes = {
      rel: 'preload',
      as: 'image',
      fetchpriority: 'high',
      imagesizes: shownAs,
      imagesrcset: widthsPx.map((width) => `${address}${query}w=${width} ${width}w`).join(', '),
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

  const openLibrary = async () => {
    const books = (await ask('/api/book/get-user-books?limit=200')) ?? [];
    for (const { cover } of books.slice(0, firstInSight)) if (cover !== null) preload(cover, sizes.shelf);
  };
  const openBook = async (id) => {
    const images = (await ask(`/api/book/get-book/${id}`))?.images ?? [];
    const image = images[openPage(id, images.length - 1)] ?? images[0];
    if (image !== undefined) preload(image, sizes.spread);
  };

  void ask('/api/users/me');
  const path = location.pathname.replace(/\/+$/, '');
  const [, id] = /^\/library\/([^/]+)$/.exec(path) ?? [];
  if (path === '/library') void openLibrary();
  else if (id !== undefined) void openBook(id);
}
