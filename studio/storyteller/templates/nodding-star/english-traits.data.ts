/** How heroes of each trait stay up, and how they come to stop, in English for readers of 5 to 10. */
import type { TraitLines } from '#studio/storyteller/text/passage.ts';

export const habits: TraitLines = {
  brave: [
    '{Hero} stood on the [bed|chair] and told the [night|dark] to come [back tomorrow|in the morning].',
    '{Hero} had [jumped|leaped] off the [wardrobe|window seat|top of the bed] [six|nine] times, to [test|wake] the [floor|cushions].',
  ],
  curious: [
    '{Hero} had [one|only one] more question, and behind it, like [ducks|wagons], came [eleven|fourteen|thirty] others.',
    '{Hero} had to find out what the [toys|shoes|curtains] do when one [sleeps|isn’t looking], and so {they} [watched|kept watch].',
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
    '{Hero} [sailed|rode] the bed down the [Nile|hall|river], and one can’t sleep while [steering|there are crocodiles].',
    '{Hero} read the [shadows|cracks] on the wall like a [comic|newspaper], and they were [just getting good|to be continued].',
  ],
  careful: [
    '{Hero} had to check the [window|door], and the [tap|lamp], and whether the [first|window] was [still|really] [shut|checked].',
    '{Hero} sorted the [blocks|socks] by [size|colour], and then by [age|smell], to be on the [safe|tidy] side.',
  ],
  energetic: [
    '{Hero} had run from the bed to the door [forty|sixty|thirty-one] times, and was [winning|in the lead].',
    '{Hero} did a [handstand|somersault] for each [hour|star|minute], and the [legs|feet] wanted [more|another].',
  ],
  clever: [
    '{Hero} had tied a [spoon|bell] to {their} [toe|sleeve], so as to [hear|catch] {themselves} falling asleep.',
    '{Hero} had worked out that if you [skip|leave out] [one|each] bedtime, you are [a day|a year] [ahead|older] by [spring|Friday].',
  ],
};

export const turns: TraitLines = {
  brave: [
    '{Hero} did the [boldest|bravest|hardest] thing {they} could [think of|do]: [nothing|nothing at all|{they} let {star} sleep].',
    'To stop takes [courage|nerve|bravery], too, and {hero} [sat on {their}|lowered both|put away {their}] {hero.hands} and [looked|let {star} be|did not shake him].',
  ],
  curious: [
    'For the first time that night {hero} did not ask [how|how to stop it]. {They} asked [why|what if].',
    '“How [odd|strange|funny],” thought {hero}, [looking at {star}|under {their} breath], and that’s how all [good|big] [questions|answers] begin.',
  ],
  kind: [
    '{Star} looked so [happy|peaceful] that {hero} hadn’t the heart to [poke|wake] him, and so {they} [waited|just looked].',
    '“Let him have [one|a] minute,” thought {hero}, because {they} {was} [kind|soft-hearted], and in that minute {they} [saw|understood].',
  ],
  funny: [
    '{Hero} [had|knew] a joke about it, and for once {they} [kept it|did not tell it], because [this was better|it was so still].',
    '“[All right|Well, well|I see],” {hero} [whispered|said], “who [left|put] the [sun|fridge|day] on?”',
  ],
  shy: [
    '{Hero} [was|grew] as quiet as only {hero} can be, and whoever is that quiet [sees|notices] [things|a lot].',
    '{Hero} did not [call|say a word]. {They} [looked|watched], as {they} always did, and [saw|caught] what [loud|busy] people miss.',
  ],
  stubborn: [
    '{Hero} had never given up [anything|a thing] in {their} life. Now {they} [gave up|let go], [on purpose|and it was easy].',
    '“No,” said {hero}, but this time {they} said it to {their} own [{hero.hand}|arm], which [wanted|was about] to shake {star}.',
  ],
  dreamy: [
    '{Hero} forgot to [wake|shake] him. {They} [watched|looked at] the light [swim|move] on the [ceiling|wall], and a [thought|fish] swam [by|up].',
    '{Hero} just [gazed|stared], as {they} so often did, and this time it was the [right|very] thing to [do|be doing].',
  ],
  careful: [
    '{Hero} looked [twice|three times], to be [sure|certain]: eyes [shut|closed]. Light [on|up].',
    '“Stop,” thought {hero}, “first [check|look].” And {they} went through [all|the whole] night, [try by try|from the start].',
  ],
  energetic: [
    'And {hero}, who hadn’t kept still since [Tuesday|breakfast], kept so still that {they} [heard|could hear] {their} own [heart|pyjamas|hair].',
    '{Hero’s} [legs|knees] had [stopped|sat down]. One sees [more|better] sitting, {hero} [found|noticed].',
  ],
  clever: [
    '{Hero} did the sum [again|in {their} head], from the [top|start], and this time it [came out|worked].',
    'Click, went something in {hero’s} head, like a [key|lid|seat belt].',
  ],
};
