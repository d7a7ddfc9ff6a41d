import { expect, it } from 'vitest';
import { choiceOf, choiceOfPassages, planting } from '#studio/storyteller/text/passage.ts';

it('lists the takes of a choice in one order, in whichever order they are told', () => {
  const form = choiceOf('form', ['bow', 'rhyme']);
  const line = form({ rhyme: 'a rhyme', bow: ['a bow', 'to bow'] });
  expect(line).toEqual({ takes: 'form', tell: { bow: [['a bow', 'to bow']], rhyme: ['a rhyme'] } });
  expect(Object.keys((line as { tell: object }).tell)).toEqual(['bow', 'rhyme']);
});

it('lists passages of a choice in that order, too', () => {
  const form = choiceOfPassages('form', ['bow', 'rhyme']);
  const line = form({ rhyme: ['a rhyme'], bow: ['a bow', ['deep', 'low']] });
  expect(line).toEqual({ takes: 'form', tell: { bow: ['a bow', ['deep', 'low']], rhyme: ['a rhyme'] } });
  expect(Object.keys((line as { tell: object }).tell)).toEqual(['bow', 'rhyme']);
});

it('plants a fact with every way to tell a line', () => {
  expect(planting('crumb', 'one', 'two')).toEqual([
    { plants: 'crumb', tell: 'one' },
    { plants: 'crumb', tell: 'two' },
  ]);
});
