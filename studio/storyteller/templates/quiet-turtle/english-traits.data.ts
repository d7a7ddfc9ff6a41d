/** What heroes of each trait do in the story of the quiet turtle, in English for readers of 5 to 10. */
import { given, type TraitLines } from '#studio/storyteller/text/passage.ts';

export const habits: TraitLines = {
  brave: [
    '{Hero} had already [rolled|slid] down the [steepest|tallest] dune, [twice|three times], before [breakfast|anyone was up].',
    '{Hero} was the only one who [dared|liked] to look the camel [in the eye|up the nose].',
    '{Hero} had [shaken hands|had a talk] with a scorpion, or [meant|nearly managed] to.',
  ],
  curious: [
    '{Hero} wanted to know where the [wind|sand] [slept|went at night], and who had counted the [stars|grains].',
    '{Hero} had looked into [nine|eleven|six] holes before [breakfast|seven], and [two|three] of them had looked back.',
  ],
  kind: [
    '{Hero} shook out the [shoes|bedding] gently, so that nobody small had a bad [landing|start to the day].',
    '{Hero} had shared {their} [bread|breakfast] with a [lark|wheatear], a beetle and a stone that looked [hungry|lonely].',
  ],
  funny: [
    '{Hero} came to breakfast walking like a [camel|sultan], [lips and all|and did not stop for an hour].',
    '{Hero} had dressed a thorn bush in [somebody’s|the good] [socks|hat].',
  ],
  shy: [
    '{Hero} did not talk much before [noon|lunch], and the desert, {they} [noticed|found], did not either.',
    '{Hero} liked the mornings best, when even the flies [whispered|were quiet|walked].',
  ],
  stubborn: [
    '{Hero} was digging for water with a [spoon|teaspoon|shoehorn], and would not hear that it was the wrong [place|tool].',
    '{Hero} had decided not to wear a [hat|scarf], and then to wear one, and it was {their} own idea [both times|each time].',
  ],
  dreamy: [
    '{Hero} could watch one dune [walk|breathe] for an hour, for they do, [a grain at a time|if you have an hour].',
    '{Hero} was listening to the sand, which was telling a long story about [a comb|the sea|a caravan].',
  ],
  careful: [
    '{Hero} knocked {their} shoes together [three|five] times, in case of scorpions, and once more [for luck|in case of deaf ones].',
    '{Hero} had counted the [water jars|tent pegs], the [cups|rugs] and the people, and [everything was there|there was one too many of something].',
  ],
  energetic: [
    '{Hero} had raced {their} own shadow to the [top of the dune|palm and back], and it was [a draw|close].',
    '{Hero} had been up since before the [sun|flies], and had [told it so|beaten it by ten minutes].',
  ],
  clever: [
    '{Hero} had built a clock out of a stick and [eleven|twelve] stones, and it was only a [little|quarter] [slow|fast].',
    '{Hero} had worked out how to keep [butter|ice] in the desert: [eat it|you eat it first].',
  ],
  interest: [
    '{Hero} had got up early to draw something about {interest} in the sand, before the wind [could correct it|wanted the sand back|got up].',
    '{Hero} had told the [beetles|larks|lizards] all about {interest} before breakfast, and they had [taken it well|asked no questions].',
    '{Hero} liked to think about {interest} before breakfast, while [everything was quiet|the sand was still cool|nobody wanted anything].',
    given('liking', '{Hero} {liking.skill}, and a [beetle|lizard|lark] had heard all about it before breakfast.'),
  ],
};

export const turns: TraitLines = {
  brave: [
    '{Camel} was [opening his mouth|drawing a breath]. It takes [courage|some nerve] to interrupt a camel, but “[Stop|Wait]!” said {hero}, [not very loudly|in a voice that surprised them all].',
    '{Hero} held up the {sled.noun}, as high as a camel’s [knee|elbow]: “It’s somebody else’s turn,” {they} [said|called].',
    '{Camel} cleared his throat. “Not you,” said {hero}, and put a {hero.hand} on his [nose|lips], which [nobody had ever done|is not done], and he [swallowed it|was quiet].',
  ],
  curious: [
    'All day somebody had begun a [sentence|question], and nobody had heard the end of it. {Hero}, who [collected|liked] [ends|questions], wanted it [now|at last].',
    '{Hero} wondered: how many [times|sentences] had {turtle} begun today, and how did they [end|go on]?',
  ],
  kind: [
    '{Hero} looked at {turtle}, and felt {their} ears get [hot|red]: all day long she had tried to [say something|speak], and nobody had let her.',
    '{Hero} bent down to the sand, so that {turtle} would not have to [look up|shout]. “I’m sorry,” {they} said, “we were so [loud|busy].”',
  ],
  funny: [
    '{Camel} was about to make a speech. {Hero} put the stickiest of the {snack} into his mouth, and it [glued|stuck] his teeth together [beautifully|for an hour].',
    '“Ladies and gentlemen,” said {hero}, “and {camel}: the next [song|speech] will be given by a [turtle|lady with a shell].”',
  ],
  shy: [
    '{Hero} knew {turtle’s} look. You have it when there’s a word in your mouth that is [too small for the others|waiting for its turn]. So {hero} [moved up close|sat close beside her].',
    'Some people need it to be quiet before they [speak|begin]. {Hero}, who was one of them, put a finger to {their} lips, and looked at everyone [in turn|until it was].',
  ],
  stubborn: [
    '{Camel} wanted to [march on|try the other side]. {Hero} sat in the sand and folded {their} arms: “Not [another|one] step, until she has [finished her sentence|had her say].”',
    '“Left?” asked {camel}. “No,” said {hero}, “not left, not [right|in a minute]. Now we [sit|listen].”',
  ],
  dreamy: [
    '{Hero} had been looking at {turtle} without thinking of anything, and so {they} saw it: left or right, up or down, her nose had [pointed|always pointed] the same way.',
    'The dunes had [moved|walked], the sun had moved, they had gone round in rings, and only {turtle’s} nose, {hero} saw, had [stayed|never moved].',
  ],
  careful: [
    '“Let’s go through it one by one,” said {hero}. “The camel has spoken, the wind has spoken. Who [hasn’t|is left]?”',
    '{Hero} drew the day in the sand: here, round, [back to here|and round again]. And at every stop, {they} saw, {turtle} had looked [the same way|to the same side].',
  ],
  energetic: [
    '{Hero} sat so still that it [hurt|tickled]. All day {they} had been [on the move|racing about], and not for one minute had {they} [listened|kept still].',
    '{Hero} spun round, and stopped [right|close] in front of {turtle}. “You!” {they} said, “you’ve been trying to [tell us|say] something.”',
  ],
  clever: [
    'Who, thought {hero}, knows [more|most] about a river: somebody who drinks one, or somebody who [lives in one|was born in one]?',
    'It was like a sum, and they had been adding up the wrong [numbers|one]: {hero} crossed out the camel, and what was left was [a turtle|{turtle}].',
  ],
  interest: [
    '{Hero} could talk about {interest} till the [tea|supper] was cold, and nobody had ever said “{brush}” in the middle of it. {They} looked at {turtle}, and [felt {their} ears get hot|was ashamed].',
    'It was as if somebody had stopped {hero} in the middle of {interest}, [eleven|nine|seven] times in one day. {They} [thought about that|tried to imagine it], and moved up close to {turtle}.',
    'Whoever wants to tell you about {interest}, thought {hero}, needs you to be [quiet|silent] first. It [might|must] be the same with [rivers|a river].',
  ],
};
