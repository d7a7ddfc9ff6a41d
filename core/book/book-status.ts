/** The states of a book and who may follow whom. */
import { defineMachine } from '#core/machine.ts';

export const BOOK_STATUSES = ['in-progress', 'under-review', 'approved', 'failed'] as const;
export type BookStatus = (typeof BOOK_STATUSES)[number];

export const bookMachine = defineMachine<BookStatus>('in-progress', {
  'in-progress': ['under-review', 'failed'],
  'under-review': ['approved', 'in-progress'],
  approved: ['under-review', 'in-progress'],
  failed: ['in-progress'],
});
