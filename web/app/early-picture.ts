/**
 * Title and picture of an opened book, which the document shows in their places before any other script has arrived
 * (`early-calls.js`). They lie over the page until the reader shows its own.
 */

const PLACE = '[data-early-picture]';

/** The frame and the reader as empty boxes, so that title and picture stand where the reader will have them. */
const readerAround = (book: string): string =>
  `<div class="early-reader"><div class="border-b lg:hidden"><div class="min-h-16"></div></div>
<div class="two-columns mx-auto w-full max-w-[140rem]"><div class="hidden lg:block"></div>
<div data-book class="reader flex min-w-0 flex-col gap-5 px-3 py-4 md:px-8">
<div class="flex flex-wrap items-center justify-end gap-x-2"><i class="icon-button"></i>
<p class="display min-w-0 grow basis-48 text-3xl max-md:basis-[calc(100%-4rem)] md:text-[clamp(1.75rem,4cqi,2.25rem)]"></p>
<i class="icon-button"></i><i class="icon-button"></i><i class="icon-button"></i></div>
${book}</div></div></div>`.replaceAll('\n', '');

/** For the script of the document; no other script carries it. */
export const earlyReader = () => ({
  cover: readerAround('<div data-picture class="reader-cover mx-auto aspect-square"></div>'),
  spread: readerAround(
    `<div class="reader-spread mx-auto"><div data-picture class="reader-picture relative aspect-square"></div>
<div class="reader-page"></div></div>`,
  ),
});

export const dropEarlyPicture = (): void => document.querySelector(PLACE)?.replaceChildren();
