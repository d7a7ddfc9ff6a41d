import { describe, expect, it } from 'vitest';
import { bookMachine, BOOK_STATUSES } from '#core/book/book-status.ts';
import { defineMachine } from '#core/machine.ts';
import { runStageMachine, RUN_STAGES } from '#core/run/run-stage.ts';

describe('a machine', () => {
  it('answers every pair of states as its table says', () => {
    const machine = defineMachine<'a' | 'b' | 'c'>('a', { a: ['b'], b: ['c', 'a'], c: [] });
    const moves = machine.states.flatMap((from) =>
      machine.states.filter((to) => machine.canMove(from, to)).map((to) => from + to),
    );
    expect(moves).toEqual(['ab', 'ba', 'bc']);
    expect(machine.sourcesOf('a')).toEqual(['b']);
    expect(machine.sourcesOf('c')).toEqual(['b']);
  });

  it('refuses a table with a state that cannot be reached, or that follows itself', () => {
    expect(() => defineMachine<'a' | 'b'>('a', { a: [], b: ['a'] })).toThrow('cannot be reached from a: b');
    expect(() => defineMachine<'a'>('a', { a: ['a'] })).toThrow('lists itself');
  });
});

describe('the stages of a run', () => {
  it('are those of the specification, in their order, one at a time and never back', () => {
    expect(runStageMachine.states).toEqual([
      'analyzing',
      'optimizing',
      'queued',
      'in_progress',
      'uploading',
      'completed',
    ]);
    for (const [position, from] of RUN_STAGES.entries()) {
      for (const [other, to] of RUN_STAGES.entries())
        expect(runStageMachine.canMove(from, to)).toBe(other === position + 1);
    }
  });
});

describe('the states of a book', () => {
  it('are those of the specification', () => {
    expect(bookMachine.states).toEqual(['in-progress', 'under-review', 'approved', 'failed']);
    expect([...BOOK_STATUSES]).toEqual(bookMachine.states);
  });

  it('let nothing reach approval but a review', () => {
    expect(bookMachine.sourcesOf('approved')).toEqual(['under-review']);
    expect(bookMachine.sourcesOf('failed')).toEqual(['in-progress']);
  });
});
