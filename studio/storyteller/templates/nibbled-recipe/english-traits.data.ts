/** What heroes of each trait do with the nibbled recipe, in English for readers of 5 to 10. */
import { given, type TraitLines } from '#studio/storyteller/text/passage.ts';

export const habits: TraitLines = {
  brave: [
    '{Hero} cut the onion with both eyes [open|wide open], which [nobody|no cook] had [dared|done] before.',
    '{Hero} lifted the lid and looked [right into|straight down] the [steam|boil], like a [captain|lion tamer].',
  ],
  curious: [
    '{Hero} tasted the [carrot|onion] raw, then [half done|warm], then done, and [the spoon|the lid] too, to be [fair|sure].',
    'Why do bubbles go [up|round]? {Hero} asked [the lid|the steam], and [wrote down|nodded at] the answer.',
  ],
  kind: [
    '{Hero} said [sorry|thank you] to [each|every] onion before it went in, and [the onions|they] made {them} cry [all the same|a little].',
    '{Hero} put the [biggest|roundest] [potato|carrot] aside for whoever would be [hungriest|last|saddest].',
  ],
  funny: [
    '{Hero} wore the [colander|lid] as a [hat|helmet] and spoke to the [carrots|beans] in the voice of a [king|train guard].',
    '{Hero} asked the [ladle|whisk] for a [dance|song], and got [half of one|one with a clatter].',
  ],
  shy: [
    '{Hero} liked cooking, because a [pot|pan] never asks [questions|who you are] and is [always|usually] pleased to see you.',
    '{Hero} hummed, but only as [loud|high] as the [kettle|lid], so that [nobody|no one] could tell [who it was|whose tune it was].',
  ],
  stubborn: [
    'The jar would not open. {Hero} held it [under one arm|between {their} knees] for [nine|eleven|twenty] minutes, and then it [would|did].',
    '“I can [do|reach] it,” said {hero} to the [top shelf|highest shelf], and stood on [two|three|four] [books|boxes], and could.',
  ],
  dreamy: [
    '{Hero} saw a [ship|camel|whale] in the steam, and [waved|sailed along], until the soup [coughed|spat].',
    '{Hero} peeled one [potato|carrot] in a single long [ribbon|road] and followed it [to the sea|around the world] in {their} head.',
  ],
  careful: [
    '{Hero} lined up the [spoons|carrots] from [small|short] to [big|long], and counted the [beans|pinches], [twice|three times].',
    '{Hero} washed the [spoons|carrots], dried them, and washed {their} {hero.hands} [again|once more], to be [sure|fair].',
  ],
  energetic: [
    '{Hero} stirred with {their} whole [body|self], and [hopped|ran] round the table between [stirs|carrots], [six|nine] times.',
    '{Hero} chopped [to a march|in time], left foot, right foot, until the [cups|plates] [danced|joined in].',
  ],
  clever: [
    '{Hero} hung [the spoon|the cloth] on a [string|hook] so that it could be pulled [down|near] with one [toe|elbow].',
    '{Hero} knew how to [open a pod|peel garlic] with [one|a single] [press|squeeze], and did it [slowly|twice], for show.',
  ],
  interest: [
    '{Hero} [peeled|chopped] and [talked|hummed], and the [onions|carrots|potatoes] heard [all|everything] about {interest}.',
    'While the water [warmed|got warm], {hero} told the [pot|spoon|ladle] all about {interest}, and the lid [rattled|clapped].',
    'The recipe said nothing about {interest}. {Hero} thought that a [pity|shame|mistake], but [washed the carrots|chopped the onion] [all the same|anyway].',
    given('liking', '{Hero} {liking.skill}, and the [onions|carrots|potatoes] were the first to hear of it.'),
  ],
};

export const turns: TraitLines = {
  brave: [
    'One more taste, thought {hero}, [even now|even of that]. Somebody has to be [the one|brave about soup], and {they} [opened {their} mouth|put in a finger].',
    '{Hero} looked the soup in [the eye|its big round eye]. “I am not [afraid|scared] of you,” {they} said, and [sipped|took a whole sip].',
  ],
  curious: [
    'But what did it taste of NOW, with [everything|all of it] in it? {Hero} could not pour away a [question|thing {they} did not know], and [sipped|tried it].',
    'A [bubble|little steam] came up and smelled of something [new|with no name]. {Hero} had to [know|find out], and [licked|tried] the spoon.',
  ],
  kind: [
    'There was {helper1’s} {first.stuff} in there, and {helper2’s} {second.stuff}, [given|brought] with [love|both eyes shining]. {Hero} [could not|did not] pour. {They} took a [small|kind] sip.',
    '“Poor soup,” said {hero}. “You only did what we [all |][told|asked] you.” And {they} gave it one last [chance|sip].',
  ],
  funny: [
    '“Any last words?” {hero} asked the soup. “[Blup|Bloop],” it said. That [deserved|was worth] a sip, and {hero} [took|had] one.',
    '{Hero} [bowed|took a bow]: “Ladies and [worms|snails], [the worst soup|a soup] in the world!” And as a joke, {they} [sipped|took the first sip].',
  ],
  shy: [
    '{Hero} whispered “sorry” to the soup, so [close|softly] that {their} lip touched it. And then {they} [tasted|licked] the lip.',
    'Out here nobody was [giving advice|telling {them} what goes in]. {Hero} could hear {their} own [tongue|mouth] think, and took one [quiet|small] sip.',
  ],
  stubborn: [
    '“No,” said {hero}. “I said [soup|supper], and there will be [soup|supper].” And {they} stamped [hard|once] and [tasted|sipped].',
    '{Hero} did not [tip|pour]. {Hero} sat down next to {pot} like [a rock|two rocks] and tasted, [slowly|once more].',
  ],
  dreamy: [
    'The steam made a [boat|bird|hill], and then [a door|a long road], and {hero} leaned in to [follow|see], and got some on {their} [lip|nose].',
    '{Hero} forgot what {they} had come out [for|to do]. The evening was [green|wide], the soup was warm, and {they} [sipped|tasted] without thinking.',
  ],
  careful: [
    'Never [pour|throw out] what you have not checked. So {hero} dipped in the [tip|end] of one [finger|little finger], and [licked|tasted].',
    '{Hero} did it [properly|in order]: look, [smell|sniff], blow, and then the [tiniest|smallest] sip, [twice|front teeth only].',
  ],
  energetic: [
    '{Hero} had carried {pot} at a [run|gallop], over [two|three] steps and a [hose|hoe]. Now {they} had to stand still, [puffing|panting], and [sip|drink] something.',
    'Even {hero’s} [legs|knees] had stopped. It was so [quiet|still] that {they} [tasted|tried] the soup, [standing on one leg|just to do something].',
  ],
  clever: [
    '{Hero} thought. One pulls [left|up] and one pulls [right|down]. If both pull [hard|at once], where does it [stop|stand]? {They} [sipped|tasted].',
    'Too much of one thing is [bad|wrong]. But too much of [two|everything]? {Hero} [did the sum|added it up], and [sipped|tried it].',
  ],
};
