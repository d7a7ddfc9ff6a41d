/** What heroes of each trait do in the second row, in English for readers of 5 to 10. */
import type { TraitLines } from '#studio/storyteller/text/passage.ts';

export const habits: TraitLines = {
  brave: [
    '{Hero} always went in [first|by the big door], even on days with [fish pie|spelling|singing alone].',
    '{Hero} said good morning to the [biggest|crossest] goat in the [yard|school], [and got an answer|every day].',
  ],
  curious: [
    '{Hero} asked the bell [why it rang|what it did at night], and then asked the [gate|mat], which [squeaked|knew less].',
    'By the time {hero} had looked under [every stone|the mat|both steps], the bell had [rung twice|nearly given up].',
  ],
  kind: [
    '{Hero} held the gate for a [line of ants|late snail|beetle with a limp], and [so was|was] nearly late.',
    '{Hero} [let|had let] a [ladybird|small fly] ride along on the [mast|bow] for nothing.',
  ],
  funny: [
    '{Hero} came in [backward|sideways], so that it would [look like going home|feel like Friday].',
    '{Hero} blew a ship’s horn with {their} [nose|cheeks], and [two hens|three pigeons] got out of the way.',
  ],
  shy: [
    '{Hero} said hello [so softly|in such a small voice] that only the [gate|bell] heard it, and it [nodded|squeaked back].',
    '{Hero} liked a boat in both hands: then nobody could [expect a wave|ask {them} to throw a ball].',
  ],
  stubborn: [
    '{Hero} had folded it [eleven|fourteen|nine] times, until the paper [gave in|did as it was told].',
    '“No, I’m carrying it,” {hero} had said to [the bus driver|everyone], at every [corner|stop].',
  ],
  dreamy: [
    '{Hero} was [far out at sea|off the coast of somewhere] already, and [walked into|said ahoy to] the gate.',
    '{Hero} had walked past the school [once|twice] that morning, [talking to the waves|steering].',
  ],
  careful: [
    '{Hero} had ironed each fold with a [spoon|thumbnail], [and then again|left to right], and checked the [wind|corners].',
    '{Hero} carried it on two flat hands, [like soup|as you carry an egg], and went round the [drain|bumps].',
  ],
  energetic: [
    '{Hero} had run [all the way|up all the hills], and the boat had [flown more than sailed|made good speed].',
    '{Hero} jumped over the [step|mat|line] and [back|back again], because a sailor keeps [warm|in trim].',
  ],
  clever: [
    '{Hero} had folded it with a [secret|double] keel, [out of {their} own head|which nobody else could do].',
    '{Hero} had worked out how many [acorns|beans|snails] it could carry: [nineteen|twenty-three|forty].',
  ],
};

export const turns: TraitLines = {
  brave: [
    '{Hero} got up, for it takes no courage to get [wet|rained on|soaked], but it takes [some|a lot] to say [sorry|“I was wrong”].',
    '{Hero} opened the big door, [alone|with both hands|without a coat], and walked out under the [blackest|darkest|lowest] bit of the sky.',
    'Some doors of {school} are heavier than others. {Hero} [pushed|leaned on|opened] the [heaviest|one to the yard], and did not look [back|round].',
    '“I’m going to {cloud},” said {hero}, and no one at {school} said [no|a word], and {they} [went|walked out|marched out].',
  ],
  curious: [
    'How does a cloud [look|feel] from underneath, when she is as sad as that? There was [one|only one] way to find out.',
    'Nobody had asked {cloud} [why|one single thing], thought {hero}. All day long [they had asked|everyone had only asked] how to make it stop.',
  ],
  kind: [
    '{Hero} knew that feeling, the one that sits in your [throat|chest] like a [wet sock|stone], and [got up|went out] to where it was.',
    'Somebody out there was sad, and in here it was [dry|warm]. {Hero} could not [sit still|bear it] and [went|ran].',
  ],
  funny: [
    '{Hero} put {their} umbrella to bed in the [bin|cupboard], [told it a story|said good night], and walked out to get wet.',
    '“I was too dry [anyway|already],” said {hero}. “I was starting to [crackle|rustle].” And out {they} went.',
  ],
  shy: [
    '{Hero} knew what it was like when [a whole class|everybody] looks at you. So {they} went [quietly|softly], and looked at the [grass|swing] instead.',
    '{Hero} never knew what to say to new ones. But {they} knew how to [sit|be quiet] next to somebody, [better than most|very well].',
  ],
  stubborn: [
    '“I made her go,” said {hero}, “so I’ll [bring her back|get her back],” and no [wind|puddle|rule] could have turned {them} round.',
    '{Hero} put one foot out, then [the other|the next], and would not [stop|hear of umbrellas].',
  ],
  dreamy: [
    '{Hero} had looked at clouds [all {their} life|in every lesson]. {They} had never [thought|asked] what it was like to be one.',
    '{Hero} looked out of the window, as {they} did [every day|in sums]. But today somebody up there [was looking in|had a name].',
  ],
  careful: [
    '{Hero} put the boat [on the highest shelf|in the driest drawer], folded up {their} umbrella, and for once took [nothing with {them}|no hat, no hood, no spare socks].',
    '{Hero} thought it over [twice|from all sides], and each time it [came out|ended] the same: [go out|go to her].',
  ],
  energetic: [
    '{Hero} was down the stairs before {they} [had thought it|knew it]: [three|four] steps at a time, out of the door, [across the yard|into the wind].',
    '{Hero} ran until {they} stood right below {cloud}, and then [stopped|kept still], which was the hard part.',
  ],
  clever: [
    'We’ve been stopping the [wrong thing|drops], thought {hero}. You can’t mend [rain|a cloud] with a [lid|bucket]. It has to go [somewhere|down].',
    'What goes up full must [come down|be let out], {hero} worked out, and nobody should have to do that [alone|by themselves].',
  ],
};
