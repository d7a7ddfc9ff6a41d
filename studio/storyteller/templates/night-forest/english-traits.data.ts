/** What heroes of each trait do in the night forest, in English for readers of 5 to 10. */
import type { TraitLines } from '#studio/storyteller/text/passage.ts';

export const habits: TraitLines = {
  brave: [
    '{Hero} went first into the stream, which was [cold|icy|like knives], and said that it was [warm|lovely|nothing].',
    '{Hero} picked up the [biggest|hairiest|oldest] beetle [there was|in the grass] and asked it its [name|age].',
    '{Hero} had climbed [the wobbly stone|the leaning tree|everything that wobbled], [twice|three times], to show [that one could|it who was who].',
  ],
  curious: [
    '{Hero} had [eleven|fourteen|twenty] questions about [moss|snails|bark] alone.',
    'If there was a [stone|log], {hero} looked under it, and under every [one|stone] was [another|a better] question.',
  ],
  kind: [
    '{Hero} [moved|carried] the tent a whole step to the [left|right], because of an [ant road|earthworm].',
    '{Hero} gave the last bit of [crust|cheese] to a [beetle|wasp] who [looked hungry|was passing|had asked].',
  ],
  funny: [
    '{Hero} put a [saucepan|bucket|boot] on {their} head and asked the [trees|ferns] for their [tickets|passports].',
    '{Hero} told the [kettle|frying pan] a joke, and it [boiled over|laughed until it spat].',
  ],
  shy: [
    '{Hero} did not say much, but the [wrens|robins|sparrows] came and sat [quite near|on {their} shoe].',
    '{Hero} liked it here: nobody asks you [questions|how school is] in a [wood|forest].',
  ],
  stubborn: [
    '{Hero} hammered the last peg into [solid rock|a root|a stone], and it took [a while|until supper], and it went in.',
    '“I can do it,” said {hero} to a [knot|zip], for [half an hour|as long as it took].',
  ],
  dreamy: [
    '{Hero} was [sent|meant] to fetch water, and came back with [an empty bucket|half a bucket|wet knees] and a story about a [cloud|fish|heron].',
    '{Hero} lay on {their} back and read the [clouds|leaves], [page by page|from left to right|to the end].',
  ],
  careful: [
    '{Hero} checked each [peg|knot], and then the first one again, in case it [felt left out|had forgotten].',
    '{Hero} lined up the [shoes|cups|spoons] by the door: left, right, [left, right|and one that was nobody’s].',
  ],
  energetic: [
    '{Hero} ran to the stream and back [nine|twelve|sixteen] times, to [warm it up|make sure of it|tell it so].',
    '{Hero} climbed [every|each] tree that would [stand still|let {them}], and [one|two] that wouldn’t.',
  ],
  clever: [
    '{Hero} made a [tap|bridge|mill] for the stream out of a [leaf|reed] and half a [walnut|nutshell].',
    '{Hero} worked out which way was [north|home] by [asking|looking at|licking] the moss.',
  ],
};

export const turns: TraitLines = {
  brave: [
    '{Hero} took a [breath|deep breath] that went [all the way|right] down to {their} {hero.toes}, and [told the dark|said to {lost}|said out loud]: “[I’m still here|I’m staying|Well, here we both are].”',
    'It’s [easy|one thing|no trick] to be brave with a [lantern|light], thought {hero}, and [tried|did] it [without|in the dark|with {lost} instead].',
    '“You’re only [big|black|dark],” said {hero} to the dark, in a voice that [hardly shook|shook just a little], and stood [still|quite still|like a tree].',
  ],
  curious: [
    'What does dark [sound|smell] like? {Hero} had always [wanted|meant] to know, and [held {their} breath|now there was plenty of it].',
    'For a moment {hero} forgot to be [frightened|afraid], because of a question: what was that, [under|behind|inside] the wind?',
  ],
  kind: [
    '“I’ve got you,” {hero} whispered to {lost}, for it’s hard to [shake|tremble] and [comfort somebody|hug] at once, and so {they} [stopped shaking|grew still].',
    '{Lost} must be terribly [frightened|cold], thought {hero}, and hummed to it, [very softly|right in the ear], and then stopped, to [hear|listen].',
  ],
  funny: [
    '“Knock, knock,” said {hero} to the dark, and waited to [hear|learn] who was there, and it was very [quiet|interesting].',
    '“Very funny,” {hero} told the wind, “now [do it backwards|put it back],” and {they} listened for an [answer|apology].',
  ],
  shy: [
    '{Hero} knew all about being quiet. {They} could be quieter than [anybody|moss|snow], and whoever is that quiet hears [everything|things].',
    'Other people would have [shouted|called out]. {Hero} grew so still that the [mice|moths|beetles] went on with their [business|supper].',
  ],
  stubborn: [
    '“I came here on my [feet|own feet],” said {hero}, “and I’ll go home on them,” and would not [budge|stir] until {they} knew [which way|how].',
    '{Hero} did not sit down and {hero} did not [cry|shout]. {Hero} planted both feet and waited for the dark to [give up|get tired|blink] first.',
  ],
  dreamy: [
    '{Hero} closed {their} eyes, because it was [dark anyway|nicer in there], and the wood was full of [threads|little roads|ribbons], all made of sound.',
    '{Hero} let {their} ears float up like [two balloons|kites|owls], over the [ferns|path], over the trees.',
  ],
  careful: [
    'First stop, then think: {hero} counted to ten, and at [seven|six|eight] {they} heard how full of [small things|noises|people] the dark was.',
    '{Hero} did not take one step, [not yet|not a small one], not before {they} knew something for [certain|sure].',
  ],
  energetic: [
    '{Hero’s} legs said [run|go], but they did not know where, and so, for the first time [that day|all week|in years], they stood [still|quite still].',
    '{Hero} hopped once, out of habit, and then did the hardest thing {they} [knew|had ever done]: [nothing at all|not one hop more].',
  ],
  clever: [
    'No light, so eyes were no use. {Hero} went through the rest, [nose, fingers, toes|tongue, nose, elbows], and stopped at the [ears|last: ears].',
    'Think, thought {hero}. I [walked|came] past noises to get here, so I can [walk|go] past them to get back, the other way [round|about]!',
  ],
};
