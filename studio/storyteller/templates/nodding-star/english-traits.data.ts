/** How heroes of each trait stay up, and how they come to stop, in English for readers of 5 to 10. */
import { given, type TraitLines } from '#studio/storyteller/text/passage.ts';

export const habits: TraitLines = {
  interest: [
    '{Hero} had just come to the best part about {interest}, and told it to the [pillow|lamp|curtain].',
    'You can’t fall asleep while you think about {interest}, so {hero} thought of [nothing else|it all evening|it on and on].',
    '{Hero} was explaining {interest} to a [slipper|pillow|sock], and there was [a lot|so much] left.',
    given('liking', '{Hero} {liking.skill}, and was telling the [pillow|lamp|curtain] so.'),
  ],
  brave: [
    '{Hero} sat up in [bed|the dark] and told the [night|dark] to come [back tomorrow|in the morning].',
    '{Hero} had dropped a [shoe|cushion|book] [six|nine] times, to [test|wake] the [floor|lamp].',
  ],
  curious: [
    '{Hero} had [one|only one] more question, and behind it, like [ducks|wagons], came [eleven|fourteen|thirty] others.',
    '{Hero} had to find out what the [toys|shoes|curtains] do when [you’re asleep|nobody is looking], and so {they} [watched|kept watch].',
  ],
  kind: [
    '{Hero} said good night to [every|each] [sock|block|pencil] by name, for it would be [mean|unfair] to leave one out.',
    '{Hero} had put the [blocks|dinosaurs|shoes] to bed, in {their} bed, and now there was no [room|space] for {hero}.',
  ],
  funny: [
    '{Hero} wore {their} pyjama trousers on {their} head and [asked|begged] the [lamp|bed] for a [dance|ticket].',
    '{Hero} told the [lamp|clock] a joke about a [goat|camel|cheese], and then had to [explain it|tell it the other way round].',
  ],
  shy: [
    '{Hero} stayed up so quietly that [nobody|not even the clock] [noticed|knew], and that is the [best|hardest] way.',
    '{Hero} said nothing. {They} sat [behind the curtain|under the table] with {their} eyes [open|wide open], [like an owl|like two moons].',
  ],
  stubborn: [
    '“No,” said {hero} to the [bed|pillow|blanket], and it was the [sixth|ninth|tenth] no of the [night|evening].',
    '{Hero} had made up {their} mind [on Monday|in spring] to be [awake|up], and {they} {was} still [at it|going].',
  ],
  dreamy: [
    '{Hero} [sailed|rode] the bed down the [Nile|hall|river], and you can’t sleep while [steering|there are crocodiles].',
    '{Hero} read the [shadows|cracks] on the wall like a [comic|newspaper], and they were [just getting good|to be continued].',
  ],
  careful: [
    '{Hero} had to check the [window|door], and the [tap|lamp], and whether the [first|window] was [still|really] [shut|checked].',
    '{Hero} sorted the [blocks|socks] by [size|colour], and then by [age|smell], to be on the safe side.',
  ],
  energetic: [
    '{Hero} had raced from the bed to the door [forty|sixty|thirty-one] times, and was [winning|in the lead].',
    '{Hero} spun round [once|twice] for each [hour|star|minute], and the [head|arms] wanted [more|another].',
  ],
  clever: [
    '{Hero} had tied a [spoon|bell] to {their} [toe|sleeve], so as to [hear|catch] {themselves} falling asleep.',
    '{Hero} had worked out that if you [skip|leave out] [one|each] bedtime, you are [a day|a year] [ahead|older] by [spring|Friday].',
  ],
};
