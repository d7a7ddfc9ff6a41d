/** What heroes of each trait do in the seventh egg, in English for readers of 5 to 10. */
import type { TraitLines } from '#studio/storyteller/text/passage.ts';

export const habits: TraitLines = {
  brave: [
    '{Hero} did the {trick} with {their} hands behind {them} [once|first|twice], since the usual way was [too easy|for beginners].',
    '{Hero} did it next with {their} eyes [shut|closed], and [only|just] one flower pot [suffered|fell].',
  ],
  curious: [
    '{Hero} wanted to know what the [garden|house|sky] looked like in the middle of a {trick}. It looked [surprised|busy].',
    '“Where does the {trick} go when it’s [over|done]?” asked {hero}, and nobody [knew|had thought of that].',
  ],
  kind: [
    '{Hero} moved a [beetle|snail|worm] out of the way first, and let it [watch|see the {trick}] from a leaf.',
    '{Hero} did one extra for [an ant|a frog] that had [missed|not seen] the first.',
  ],
  funny: [
    '{Hero} did the {trick} with a [saucepan|flower pot|sock] on {their} head, and the [saucepan|head] stayed on.',
    '{Hero} made a trumpet noise with {their} [nose|cheeks] before each {trick}, so that people should [sit|know].',
  ],
  shy: [
    '{Hero} never did the {trick} for strangers. It was for the [garden|house|hens], where nobody [minded|says “again” too often].',
    '{Hero} turned [red|pink] when they clapped, and looked [at {their} feet|away], and [waited for more|did one more].',
  ],
  stubborn: [
    '{Hero} had practised the {trick} [forty|sixty|ninety] times, and the grass had given [up|in].',
    '“No help,” {hero} had said, [all week|since Sunday], to anyone who held out a [hand|cushion].',
  ],
  dreamy: [
    'In the middle of a {trick} {hero} often thought of [fish|whales|the moon], and ended up [facing the wrong way|late].',
    '{Hero} called the {trick} [“The Falling Leaf”|“Whale at Night”], and bowed to a [cloud|bush].',
  ],
  careful: [
    '{Hero} laid out a [cushion|towel|mat], moved it a thumb to the [left|right], and only then did the {trick}.',
    '{Hero} first tested the [grass|wind|ground] with one [thumb|finger], as a {trick} [needs|deserves].',
  ],
  energetic: [
    '{Hero} did the {trick} all the way to the [gate|wall|shed] and back, [twice|four times], and was not [tired|dizzy].',
    '{Hero} raced [nine|six|ten] times round the tree to warm up for the {trick}, and [once|twice] more to cool down.',
  ],
  clever: [
    '{Hero} had invented the {trick}, and was working on one with a [twist|hat|second half] in it.',
    '{Hero} had worked out that a {trick} looks best from [below|the left], and had moved the [bench|spectators].',
  ],
};

export const turns: TraitLines = {
  brave: [
    '{Hero} was not afraid of cold water, or only [at first|as far as the knees|a bit], and {duck} was, so {hero} came up beside {duck}, [loudly|with a big breath].',
    '“I’ll [show|go before] you, {duck},” said {hero}, and [rolled up nothing at all|did not take off a shoe].',
    'Water is only water, {hero} [told|said to] {duck}, and [spat in it|splashed it|looked it in the eye], to show that it [was so|did not bite].',
  ],
  curious: [
    'What was {duck} [looking at|waiting for]? {Hero} leaned down behind {duck}, to look from where [he was looking|a duck looks]. It was a very big [pond|lake] from there.',
    '{Hero} watched {duck’s} feet. They went [up, and down|out, and back]. Why, {they} wondered, did a duck not [go in|swim]?',
  ],
  kind: [
    '{Hero} had meant to be [cross|angry] about the {thing}. But {duck} was [shivering|shaking] so, and {hero} sat down [close|next to him].',
    'Poor {duck}, thought {hero}. It’s no fun when everybody can do it and [you can’t|nobody shows you].',
  ],
  funny: [
    '“[Peep|Quack],” said {hero} from behind. {Duck} [fell over|jumped], turned round, and fell over [again|the other way], for joy.',
    '{Hero} came up in {duck’s} own way, [tail out|elbows out], {flap}, so as not to [startle|frighten] him.',
  ],
  shy: [
    '{Hero} came up softly and did not [talk|call]. {They} knew how it is to stand at the edge of a thing and [not dare|want to].',
    '“I don’t like being first, [either|as a rule],” {hero} told {duck}, very [low|quietly].',
  ],
  stubborn: [
    'That duck had followed {hero} [all day|up a ladder], and would not go one step into a pond? {Duck} was as stubborn as [{hero}|somebody {they} knew].',
    '“Then we’ll [wait|stay] here until you do, {duck},” said {hero}, and [waited|stayed].',
  ],
  dreamy: [
    'There were two ducks, one on the [bank|shore] and one in the water, upside down. {Hero} looked at {duck}, and for a moment [was|knew how it was to be] him.',
    '{Hero} had forgotten what it’s like to be so [new|small]. Looking at {duck}, {they} [remembered it|got it back], all at once.',
  ],
  careful: [
    '{Hero} never went into water before {they} had tried it with [a toe|one toe and a stick]. {Duck} was [just the same|trying it, too].',
    '{Hero} looked for the place where it was [shallow|flat], and tried it with a [stick|spoon], for {duck}.',
  ],
  energetic: [
    '{Hero} had raced all the way. Now {they} kept [still|quite still], because {duck} kept still, and it was {hero} who [copied|did what he did].',
    '{Hero} wanted to [jump in|shout]. But {duck} was so small. So {hero} came up [slowly|bit by bit], for once.',
  ],
  clever: [
    'He does what I do, thought {hero}. That’s [it|all it is]. So if {duck} doesn’t go in, it’s because [somebody|I] didn’t.',
    '{Hero} added it up: a duck who copies [everything|all {they} did], and nobody for {duck} to copy [in the water|in there].',
  ],
};
