/** What heroes of each trait do in the story of the not-yet flower, in English for readers of 5 to 10. */
import { given, type TraitLines } from '#studio/storyteller/text/passage.ts';

export const habits: TraitLines = {
  brave: [
    'Anyone else would have [run|hidden in the shed|called the fire brigade], but {hero} rolled up {their} sleeves and went [closer|to see].',
    '{Hero} took the [rake|broom|spade], in case, and put it down again, because it [was rude|seemed unfriendly].',
    '{Hero} [pushed|bent] aside the [rope|beans] and looked [straight|right] into the hole.',
  ],
  curious: [
    '{Hero} walked round it [three|four|five] times and had a question for [every|each] side.',
    '{Hero} had been asking the sky for something [interesting|unusual] since [Monday|breakfast|last week].',
  ],
  kind: [
    '“Have you hurt [yourself|anything]?” asked {hero}, before {they} had [even|properly] seen what it was.',
    '{Hero} straightened [two|three] bent [leaves|stalks], and then the [visitor|newcomer].',
  ],
  funny: [
    '“We usually use the [door|gate],” said {hero}, “but [come in|do sit down].”',
    '“You’ve missed the runway,” said {hero}, “that’s the [salad|vegetable] [section|counter].”',
  ],
  shy: [
    '{Hero} would have hidden behind the [shed|water butt|roses], but it was too late: it had [waved|seen {them}].',
    '{Hero} said hello, so [quietly|softly] that only a [robot|bat] could have heard it.',
  ],
  stubborn: [
    '{Hero} had been told to come in [twice|three times|four times], and [certainly was not going to now|now it was out of the question].',
    'It was {hero’s} garden, and {hero’s} hole, and {hero} was going to [see|find out] what was in it.',
  ],
  dreamy: [
    '{Hero}, who had been looking at the [sky|clouds] instead of the weeds, was the only one [not surprised|who saw it coming].',
    '{Hero} had just been thinking that something ought to [fall down|happen] [today|soon].',
  ],
  careful: [
    '{Hero} put on [gloves|boots], then a hat, then went to look, for there is always time for [a hat|hats].',
    '{Hero} counted to ten first, and at [eight|nine|seven] it [beeped|moved].',
  ],
  energetic: [
    '{Hero} was there before the [dust|smoke] was, past [two|three] flower pots and under the [washing|hose].',
    '{Hero} had passed the [fence|hedge] in one breath and the wheelbarrow in [another|the next].',
  ],
  clever: [
    '{Hero} worked out where it had come from by the [hole|angle|dent]: [up|above], mostly.',
    '{Hero} looked at the dent and did a sum: it had fallen from [very high|the moon, at least].',
  ],
  interest: [
    '{Hero} hoped that it had [something|anything] to do with {interest}. It [had not|did not look like it|might have landed more softly].',
    '{Hero} had been thinking about {interest}, and had just come to the [best|difficult|interesting] part.',
    '{Hero} had asked the sky [last night|only yesterday] for something to do with {interest}, so this [was worth a look|might be it].',
    given('liking', '{Hero} {liking.skill}, and had just been telling the [sky|stars|moon] so.'),
  ],
};

export const turns: TraitLines = {
  brave: [
    '“We aren’t [finished|beaten|done], {robot},” said {hero}, though {their} [teeth|knees] were [knocking|chattering]. “We’ve only run out of [wrong|loud|other people’s|silly] [ways|ideas|plans].”',
    '{Hero} looked the [dark|cold] straight in the face: “Once more,” {they} said, “and this time [properly|my way|for {robot}|without a drum].”',
    '{Hero} got up, and {their} [knees|fingers] were cold, but {their} voice was [not|steady]: “One more try,” {they} said.',
  ],
  curious: [
    '“What does a garden do, [exactly|all day]?” said {hero}, and thought of the soil at home, [all black and warm|under the leaves].',
    '{Hero} lay down with one ear on the [ground|dust]: what would I want, {they} wondered, if I were [down there|a seed]?',
  ],
  kind: [
    'All the time they had asked what the seed could do for them. {Hero} asked what it [needed|might like|was missing].',
    '{Hero} felt the ground with {their} {hero.hand}, and it was [icy|as cold as a spoon]. “Oh, you poor [thing|seed],” {they} said.',
  ],
  funny: [
    '“It’s still in bed,” said {hero}, “and would YOU get up, in this cold, with somebody [shouting|watching]?” And then {they} heard what {they} had [said|just said].',
    '{Hero} tried to make a joke about [ice|pyjamas], and halfway through it turned into an [idea|answer].',
  ],
  shy: [
    '{Hero} knew how it is when everybody [looks at you|stares] and says: go on. You need a corner, and [somebody who looks away|not too much light].',
    '“I think it’s shy,” said {hero} slowly, “and I think we have to stop [staring|looking at it].”',
  ],
  stubborn: [
    '“I am not going home,” said {hero}, “until something here is [green|growing],” and folded {their} arms, and [thought|began to think].',
    '{Hero} had been told that things were impossible before, [usually by people who were in a hurry|and mostly they were not].',
  ],
  dreamy: [
    '{Hero} looked up at the earth and thought of the corner by the wall where the [cat|sun] lies in the afternoon, so [warm|quiet] and so [still|slow].',
    '{Hero} had drifted off a little, back to the garden. The garden was doing what it [always|usually] did: nothing, [slowly|beautifully].',
  ],
  careful: [
    '{Hero} went through it on {their} fingers: soil, yes; water, yes; [warmth|a warm place]… {They} looked at that finger for [some time|a while].',
    '“We’ve done everything [fast|in a rush],” said {hero}, “so let’s do it again, [in the right order|slowly].”',
  ],
  energetic: [
    '{Hero} had gone round the seed so often that there was a [path|ditch], and now {they} stopped: perhaps, {they} thought, it’s the [racing|path].',
    '{Hero} moved, stopped, moved, and stopped again for [good|ever]. “I’ve got it,” {they} [said|whispered].',
  ],
  clever: [
    '{Hero} drew a garden in the dust, and beside it {moon}, and crossed out [everything|all] that was the same, and what was left was [the sun|warmth].',
    '“What have they got at home,” said {hero}, “that we haven’t? [Worms|Bees], [rain|tea], and [a sun|the sun].”',
  ],
};
