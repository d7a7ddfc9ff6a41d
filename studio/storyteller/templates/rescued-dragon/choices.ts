/** What a book about the rescued dragon chooses once, whatever its tongue. */
import { choiceOf, type Line, when } from '#studio/storyteller/text/passage.ts';

export type Form = 'bow' | 'trumpet' | 'rhyme';

/** What rule one asks for. */
export const form = choiceOf('form', ['bow', 'trumpet', 'rhyme']);

export const byForm = (tell: (form: Form) => Line): Line =>
  form({ bow: tell('bow'), trumpet: tell('trumpet'), rhyme: tell('rhyme') });

/** What tells the hero that it is not for the rules that the dragon stays. */
export const sees = choiceOf('sees', ['tail', 'page']);

type Answers = Readonly<Record<'hurry' | 'noRush' | 'later' | 'notIn' | 'none', Line>>;

/** The nearer the rescue comes, the smaller the dragon’s hurry; a short book has room for two answers. */
export const answerOf = ({ hurry, noRush, later, notIn, none }: Answers): Line =>
  when(
    'told:first',
    when(
      'not told:yard',
      later,
      when('told:second', when('told:third', when('told:fourth', none, notIn), later), noRush),
    ),
    hurry,
  );
