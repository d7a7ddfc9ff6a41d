/** The night forest in English for readers of 5 to 7. */
import {
  adult,
  asideHere,
  HABIT,
  ifRoom,
  more,
  plants,
  takes,
  TURN,
  when,
  type BandText,
  type Passage,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/night-forest/english-traits.data.ts';

/**
 * What runs through a book from its first page to its last: `who`, the question that every noise is asked; `night`, the
 * good night that has to be said to what was lost; `care`, looking after each other in the dark.
 */
const thread = (who: Passage, night: Passage, care: Passage): Passage[number] => takes('thread', { who, night, care });

/** How the hero leaves somebody who will still be heard when it gets dark. */
const goesOn = (ref: string, doing: string): Passage[number] =>
  thread(
    [
      ifRoom(
        `Behind {hero}, {${ref}} went on ${doing}, and it [did not sound like a monster at all|sounded quite friendly] now.`,
        `{Hero} walked on, and {${ref}} went on ${doing}. [How small a noise is|It’s a nice noise], once you know who makes it.`,
        `“Now I know who’s there,” said {hero}, and {${ref}} went on ${doing}.`,
      ),
    ],
    [
      ifRoom(
        `“Good night, {${ref}},” said {hero}. “[Not yet|In a minute|Soon],” said {${ref}}, and went on ${doing}.`,
        `“Aren’t you going to bed, {${ref}}?” asked {hero}. “[Later|Not me|Never],” said {${ref}}, and went on ${doing}.`,
        `{Hero} said good night to {${ref}}, who said good night back and went on ${doing}.`,
      ),
    ],
    [
      ifRoom(
        `“Stay a bit,” said {${ref}}. “I can’t. {Lost} is [waiting|all alone],” said {hero}. So {${ref}} went on ${doing}.`,
        `“Who looks after you?” asked {hero}. “[I do|The moon|Nobody],” said {${ref}}, and went on ${doing}.`,
        `“[Somebody|{Lost}] is waiting for me,” said {hero}. “[Off you go, then|Then hurry],” said {${ref}}, and went on ${doing}.`,
      ),
    ],
  );

/** What makes the hero look. */
const looks = thread(
  [
    more(
      '“Who’s there?” asked {hero}, in {their} [deepest|largest|bravest] voice, and the lantern went up, and…',
      '{Hero} [held up|lifted] the lantern and said it, though {their} voice [wobbled|squeaked]: “Who’s there?”',
      'There was [only one|one] way to know: “Who’s [there|that]?” [called|asked|whispered] {hero}.',
    ),
  ],
  [
    more(
      'So somebody else was not [asleep|in bed] either! {Hero} [held up|lifted] the lantern to see who…',
      'Who could be [up|awake] so late? {Hero} [held up|lifted] the lantern, and…',
      'Nobody had said good night to [it|that], thought {hero}, and [looked|held up the light|lifted the lantern], and…',
    ),
  ],
  [
    more(
      'Run? But then who would [fetch|look after] {lost}? {Hero} [looked|held up the light], with one eye, and saw…',
      '“I can’t be scared now,” [said|whispered] {hero}, “I’m looking after {lost}.” And the lantern went up, and…',
      '{Hero} thought of {lost}, who was out there with [this|that noise] and no lantern. So {they} looked, and…',
    ),
  ],
);

export const english57: BandText = {
  refrains: [
    '{Hero} was a [little|tiny|teaspoon] bit scared, and went a [little|tiny] bit further.',
    '[One step for the scared feet, one step for the brave feet|Scared in the left foot, brave in the right foot]. On went {hero}.',
    '“[One more tree|Just to the next tree|As far as that tree],” said {hero}, and went one tree further.',
    'So {hero} put one [foot|toe] in front of the other, because that is how [feet|dark walks] work.',
    '[Heart going bim-bam|Ears wide open|Tiptoe, tiptoe], {hero} went on into {wood}.',
    '“[I can turn back at the next tree|I’ll be scared later],” said {hero}, and [never did|kept walking].',
  ],
  beats: {
    open: [
      [
        'There was just enough room between {wood} and the [road|meadow] for one tent, and {party} put it [there|up].',
        '{Party} had a tent, a [torch|hammer] without a handle, and {a treat}, and behind them stood {wood} and looked on.',
        '{Party} [put up|pitched|wrestled with] the tent at the edge of {wood}, [next to|a stone’s throw from] a [muddy|tiny|talkative] stream.',
        'It took [an hour|nine pegs|forty minutes] and one [bent pole|lost peg|sore thumb], but at last there was a tent at the edge of {wood}, and {party} in front of it.',
        'The tent was [the colour of soup|older than it looked|full of last year’s sand], and {party} put it up right at the edge of {wood}.',
        'Where the road stops, {wood} begins, and there {party} [put up|built|raised] a [small|crooked|patched] tent.',
      ],
      when(
        'adults',
        more(
          '{Adults} held the [poles|ropes] and [hummed|gave advice].',
          '{Adults} made [tea|cocoa|mint tea] on the smallest stove in the world.',
        ),
      ),
      { more: HABIT },
      thread(
        [
          ifRoom(
            '“Who’s there?” {hero} asked whenever something [rustled|creaked]. By day it was always somebody: a beetle, a [wren|robin], the kettle.',
            'Whenever something [rustled|cracked|flapped], {hero} asked “Who’s there?”, and it was a [lizard|wren], or a beetle, or only the [tent|zip].',
            'When the tent [flapped|creaked|sighed], {hero} asked “Who’s there?”, and it was [the wind|a moth|only the wind], which [could not say so|did not mind|flapped again].',
          ),
          ifRoom(
            'There was {a treat} on the grass by {spot}, and {lost} the {lost.kind} had the [best|softest] place of all.',
            'For the picnic {hero} and {lost} the {lost.kind} sat by {spot}, with {a treat} and [ants|a wasp].',
          ),
        ],
        [
          ifRoom(
            '{Hero} had a rule: first you say good night to {lost} the {lost.kind}, then you sleep. [Nobody had tried it|It had never been tried] the other way round.',
            'The last thing {hero} did on any day was to say good night to {lost} the {lost.kind}. [After that|Then] sleep [came by itself|was easy|came running].',
          ),
          ifRoom(
            'But it was not night yet. There was {a treat} on the grass by {spot}, and {lost} sat [beside it|in the moss].',
            'But that was [hours away|a long way off], and first they shared {a treat} by {spot}, {hero} and {lost} [side by side|in the moss].',
          ),
        ],
        [
          ifRoom(
            'By day {hero} was in charge. In the dark it was {lost} the {lost.kind}, who looked after {them} [till morning|every night].',
            'In the dark {lost} the {lost.kind} looked after {hero}, and had [never missed a night|always done it well|never once gone to sleep first].',
          ),
          ifRoom(
            'Now it was day, and they shared {a treat} by {spot}, [side by side|in the soft moss].',
            'All afternoon the two of them sat by {spot}, with {a treat} and [ants|the last of the sun].',
          ),
        ],
      ),
    ],
    bed: [
      thread(
        [
          [
            '{Hero} lay down, and {hero} sat up: something was [not there|missing], and it was {lost} the {lost.kind}.',
            'At bedtime {hero} [reached for|felt about for|turned over to hug] {lost}, {their} {lost.kind}, and there was [only pillow|nothing but sleeping bag|nothing to hug].',
            'The pillow was there, the sleeping bag was there, {hero} was there. Only {lost} the {lost.kind} was [not|missing].',
            '{Hero} emptied the [bag|backpack] onto the tent floor. [Socks|A hammer|Half {a treat}], [a spoon|more socks|a pine cone], and no {lost} the {lost.kind}.',
          ],
        ],
        [
          [
            '“Good night, {lost},” said {hero} at bedtime. [But there was no {lost.kind} to hear it|Then {they} looked, and no {lost.kind} was there].',
            '“Good night, {lost},” said {hero}, and felt about for the {lost.kind}. There was [only pillow|nothing but sleeping bag].',
            'It was time to say good night, but there was nobody to say it to: {lost} the {lost.kind} was [gone|not in the tent].',
          ],
        ],
        [
          [
            'Night came in under the [zip|tent], and {hero} put out a {hero.hand} for {lost} the {lost.kind}. [Nobody took it|It stayed empty].',
            'At bedtime it got dark, which was {lost’s} [hour|time]. But the {lost.kind} was [not there|gone].',
            'It was dark, and nobody was in charge of it, for {lost} the {lost.kind} was [gone|not in the tent].',
          ],
        ],
      ),
      [
        '¶“Think,” {hero} [said to {themselves}|told {their} head]. There had been a picnic by {spot}. And there, in the moss, {lost} still [sat|lay].',
        '¶{Hero} and {lost} had eaten {a treat} by {spot}. But only {hero} had [walked back|come home].',
        '¶It had been left in {wood}, next to {spot}. {Lost} must be [looking at the moon|getting wet] by now.',
        '¶Then {they} remembered: the picnic! {Lost} was still [lying|sitting] by {spot}, [deep|far] in {wood}.',
        '¶“{Spot},” whispered {hero}. “I left {lost} by {spot}!”',
        '¶{Hero} could see it as clear as anything: {lost}, by {spot}, [all alone|getting damp|waiting].',
      ],
      asideHere('start', {
        person: [
          '“I’m coming with you,” said {friend}. “[But you go first|Just behind you].”',
          '“Then we’ll get it,” said {friend}, and looked for {friend.their} [shoes|other sock].',
        ],
        pet: [
          '{Friend} put one paw on the zip, [which was an answer|as if to say: well?].',
          '{Friend} sniffed the empty [pillow|place] and looked at {hero}. [Well|So]?',
        ],
      }),
      thread(
        [
          more(
            'Outside something [creaked|rustled]. By day {hero} would have asked who it was.',
            'And outside it was as dark as [the inside of a boot|a cow’s pocket|blackberry jam], and full of noises.',
          ),
        ],
        [
          more(
            'And nobody had said good night to {lost}! That could not [wait until|be left till] morning.',
            '{Hero} tried it without. It was [no use|no good]: no good night, no sleep.',
          ),
        ],
        [
          more(
            '“{Lost} looks after me,” said {hero}, “so who is looking after {lost}?” [There was only one answer|It had to be {hero}].',
            'Who was looking after {lost} [now|out there|now, out there]? [Nobody was, so|Not even the moon, so] it had to be {hero}.',
          ),
        ],
      ),
    ],
    lantern: [
      adult('start'),
      when(
        'giver',
        [
          'It was {giver’s} lantern, or had been, and it [smelled|ticked] a little when it got warm. {Hero} lit it and [climbed|slipped] out.',
          '{Giver} had said, “[One day you’ll need this|It’s for the dark].” {Hero} looked at the dark, and lit it, and [climbed|stepped|crept] out.',
          '{Hero} took down the lantern, the one that {giver} had given {them} for [nights just like this|finding things|the very dark parts].',
          'There was [one|only one] thing to do: {hero} lit the lantern from {giver} and [opened the tent|pulled the zip], one tooth at a time.',
          '“[Time to shine|Your turn],” {hero} told the lantern. It had come from {giver}, and it [had never let anybody down|always lit at once].',
        ],
        [
          '“I’ll be [quick|back before I’m scared|back in a bit],” {hero} [said|told the tent], and lit the lantern, and [was scared already|put one leg out].',
          'In the [corner|doorway] hung the lantern, [waiting|polished], and {hero} took it by the [handle|ear] and stepped over the [shoes|edge of the night].',
          'There was [one|only one] thing to do: {hero} [lit|took down] the lantern and [opened the tent|pulled the zip], one tooth at a time.',
          '{Hero} [took|unhooked] the lantern, put on one [shoe|boot|slipper], then the other, and [crept|climbed] out.',
          '“[Somebody|One of us] has to go,” said {hero}, and as nobody else did, {they} lit the lantern.',
        ],
      ),
      asideHere('way', {
        person: [
          '“I’ll hold the zip,” said {friend}, and then held {hero’s} sleeve [instead|as well].',
          '{Friend} came behind, to [carry the biscuits|watch the way back], or so {friend} said.',
        ],
        pet: [
          '{Friend} came too, [nose down|ears up], as if it had been {friend.their} idea.',
          '{Friend} walked in front for [three|five] steps, and then let {hero} lead.',
        ],
      }),
      more(
        'Behind {them} the tent was a small [lamp|orange]. In front there was nothing but {wood}.',
        'The light made a [round yellow room|warm little island|circle the size of a table] on the grass. [Outside it|All around] stood the dark.',
        'The grass was [cold as spoons|wet as a nose|full of cold water], and the dark smelled of [mushrooms|earth and mint|rain].',
        'It was a [very|rather] small light for [a very old|such a big|so dark a] wood.',
      ),
      '¶{refrain}',
    ],
    step: [
      [
        'All the trees had put on the same black [coat|hat], and {hero} knew [none|not one] of them.',
        'It’s funny: {wood} had got [bigger|deeper] since lunch.',
        'In the daytime {wood} had been [green and friendly|all birds and beetles]. Now it was [all elbows|mostly shadow|tall and said nothing].',
        'The trees stood [closer|taller] than they had by day. {Hero} was nearly sure they had [moved|shuffled up].',
        '{Wood} at night had [twice as many trees|no colours at all|its coat buttoned up].',
      ],
      [
        'A branch [creaked|groaned], quite like a door. {Hero} waited to see who would come [in|out]. Nobody did.',
        '{Hero} nearly shook hands with a [giant|wizard]. It was a [root|dead tree] with a [nose|pointed hat] of moss.',
        'One shadow lifted a long, [thin|crooked] arm, and {hero} lifted one too. It was [only a branch|a branch], and it [waved back|was only being polite].',
        'Something stroked {hero’s} ear. It was a [fern|leaf]. Something pulled {hero’s} sleeve. It was a [twig|thorn]. “Excuse me,” said {hero}.',
        '“Good evening,” {hero} said to a [tall dark man|giant]. It was a [tree stump|pine tree], but it is [best to be polite|never wrong to greet].',
      ],
      asideHere('way', {
        person: [
          '“Is that you?” asked {friend}, [every three steps|over and over]. It always was.',
          '{Friend} walked so close behind that they trod on [each other’s heels|one another’s shadows].',
        ],
        pet: [
          '{Friend} stopped, and looked, and [sniffed at a leaf|stared at a stump].',
          '{Friend} sniffed everything twice, to be [sure|fair].',
        ],
      }),
      'And then, from [very close|quite near|just ahead|behind a tree|down low], came a [sound|noise].',
    ],
    'owl.heard': [
      [
        '{Hero} heard it and sat down [in the wet|on the spot]. “{owlCall}!”',
        'Then out of the top of the [oak|pine] there came a “{owlCall}!”',
        '“{owlCall}!” went something, [high up|up in the branches|right overhead].',
        'Above {hero’s} head the leaves [shook|rattled]. “{owlCall}!”',
        '“{owlCall}!” It came from [the top of a tree|the highest, blackest branch|up where the moon was].',
      ],
      more(
        'A ghost, thought {hero}, with [pepper up its nose|a sore throat].',
        'It went off like a [bottle|cork], and all the leaves [jumped|said oh].',
        'It sounded like [a ghost with a trumpet|somebody blowing up a balloon and losing it|a very old door with opinions].',
        '{Hero} [stood as still as a post|stopped with one foot in the air|forgot to breathe].',
      ),
      asideHere('way', {
        person: [
          '“It’s a ghost,” whispered {friend}. “A [big|wet|feathery] one.”',
          '“[Ghost|Giant],” said {friend}, and got behind {hero}.',
        ],
        pet: [
          '{Friend} looked up, and every hair on {friend.them} stood [on end|straight].',
          '{Friend} [growled at the moon|crept under {hero’s} arm].',
        ],
      }),
      looks,
    ],
    'owl.found': [
      [
        'There, wet and [ruffled|cross], was {owl} the owl, dabbing her beak with a [leaf|wing].',
        '“[Go on|Laugh], everyone does,” sniffed {owl} the owl. “An owl who can’t [hoot|finish her hoot].”',
        'On a branch sat {owl} the owl, [with the worst cold in the wood|nose dripping, feathers everywhere|wrapped in a cobweb scarf].',
        '“Don’t stare,” said {owl} the owl. “I have a [cold|terrible cold]. It is the [dew|night air|damp].”',
        'It was an owl. It was {owl}, and she was trying to say hoo and [could not get to the end|sneezing in the middle].',
      ],
      [
        '“My [uncle|neighbour] puts an onion on it,” said {hero}. {Owl} [went pale|said no, thank you], and felt better at once.',
        '{Hero} held up the lantern to warm her [feet|beak]. “Ahh,” said {owl}. “[Left a bit|Hoo]. Hoo-oo-oo!”',
        '“Pinch your nose,” said {hero}, “and [count to ten|think of soup].” It worked till [eight|nine].',
        plants(
          'leaf',
          '{Hero} picked the softest leaf there was. “[Blow|Big blow],” said {hero}, and the whole tree shook.',
        ),
        plants(
          'leaf',
          '“Bless you,” said {hero}, and handed up a [leaf|dock leaf|big soft leaf]. {Owl} blew like a [trumpet|steamship].',
        ),
      ],
      goesOn('owl', 'sneezing'),
      '¶{refrain}',
    ],
    'hedgehog.heard': [
      [
        '“{hedgehogCall}!” said the dark, somewhere near {hero’s} [boots|knees].',
        'Hush. What was that? “{hedgehogCall}!” It came from under the [leaves|brambles].',
        '“{hedgehogCall}!” went something, [low down|down in the ferns|near the ground].',
        'Then the ferns began to shake. “{hedgehogCall}!”',
        '“{hedgehogCall}!” Somebody in there was [eating|having dinner].',
      ],
      more(
        'That was no small mouth. That was a mouth with [corners|plans].',
        '“If it’s eating,” thought {hero}, “then it’s hungry. If it’s hungry…” {They} didn’t think [on|any further].',
        'But eating what? [Bones|Boots]? [Tent pegs|Stones]? {Hero} counted {their} own toes, and [they were all there|got to ten].',
        'It was a [crunching|chewing] with a lot of teeth in it. {Hero} pulled in {their} toes.',
        'It [stopped|paused] when {hero} stopped. It [began|started] again when {hero} breathed.',
      ),
      asideHere('way', {
        person: [
          '“It’s chewing,” whispered {friend}. “[Something with bones|Somebody].”',
          '“Bears crunch,” said {friend}. “[I read it|I’m nearly sure].”',
        ],
        pet: [
          '{Friend} sat down on all four paws, [to keep them safe|so that none could be eaten].',
          '{Friend} sniffed, and [licked {friend.their} lips|wagged], which was odd.',
        ],
      }),
      looks,
    ],
    'hedgehog.found': [
      [
        'The lantern shone on a snout with {treat} crumbs on it, and behind the snout was [all|the rest of] {hedgehog} the hedgehog.',
        '“Mmf,” said somebody [prickly|round]. It was {hedgehog} the hedgehog, [sitting in the last of the {treat}|with both arms round {a treat}].',
        'Two [bright|black|round] eyes, [forty|five hundred|a thousand] prickles, and {a treat}. It was {hedgehog} the hedgehog, eating up the picnic.',
        'It was {hedgehog} the hedgehog, no bigger than a [shoe|bun|mitten], with his cheeks full of {treat}.',
        'There sat {hedgehog} the hedgehog in a heap of {treat} crumbs, [chewing like a cement mixer|crunching for six].',
      ],
      [
        '“You frightened me,” said {hero}. “You frightened ME,” said {hedgehog}. “I nearly [choked|dropped it].”',
        '“Shall I chew with my mouth shut?” asked {hedgehog}. He tried it. It was [even louder|a muffled crunch].',
        'He offered {hero} the biggest crumb. It had been [licked|sat on], but it was the biggest.',
        '“Nobody said it was [yours|taken],” said {hedgehog} with his mouth full.',
        '“Loud? Me?” said {hedgehog}. “[You should hear me with toast|Try it with a walnut].”',
        '“Best crumbs in [years|the wood],” said {hedgehog}. “[Same time tomorrow|Do you cook often]?”',
      ],
      goesOn('hedgehog', 'crunching'),
      '¶{refrain}',
    ],
    'rabbit.heard': [
      [
        '{Hero’s} lantern began to [hop|tremble]. “{rabbitCall}!” It was the ground.',
        '“{rabbitCall}!” Somebody out there was [very heavy|knocking on the earth].',
        '“{rabbitCall}!” The ground [shook|bounced|jumped] under {hero’s} feet.',
        'Behind a bush something heavy went “{rabbitCall}!”',
        'Something was [stamping|marching] in the dark. “{rabbitCall}!”',
      ],
      more(
        '{They} counted the feet. One. Two. That’s [plenty|enough], when they’re that big.',
        'Even the toadstools [nodded|shook their heads].',
        'A giant, thought {hero}. A giant in [boots|clogs|iron shoes], [looking for the other boot|and in a temper].',
        'How big must feet be to [sound like that|make that noise]? [Big as boats|Bigger than tents]!',
        'A [pine cone|leaf] fell down. The [lantern|flame] jumped. So did {hero}.',
      ),
      asideHere('way', {
        person: [
          '“A giant,” said {friend}. “[With boots|And he’s cross].”',
          '“It’s coming this way,” whispered {friend}, [who was wrong|holding on].',
        ],
        pet: [
          '{Friend} jumped at every thump, [a little late|all four feet at once].',
          '{Friend} [growled at the ground|got between {hero’s} feet].',
        ],
      }),
      looks,
    ],
    'rabbit.found': [
      [
        'In the moonlight stood a rabbit on one leg. This was {rabbit}, and the other leg was [busy|in the air].',
        '“Five, six… bother,” said {rabbit} the rabbit, and picked himself up [out of the ferns|by the ears].',
        'It was {rabbit} the rabbit, and he was learning to dance, all alone, where [nobody could see|nobody would laugh].',
        'There was {rabbit} the rabbit, [hopping|kicking], spinning and falling over his own [ears|feet].',
        'Not [a giant|a giant at all|one giant, not half of one]. Not even a [large|big] rabbit. Just {rabbit}, who [had a wedding to dance at|danced at night], and [very|rather] large feet.',
      ],
      [
        '“You’re [early|late],” said {rabbit}. “The show is on Friday.” But he let {hero} have a [seat|go].',
        '{Hero} hummed, and that was just what had been missing. {Rabbit} [spun|whirled] like a top.',
        '“Is it the feet?” asked {rabbit}. “They’re [lovely|very good] feet,” said {hero}. “There’s just a lot of them.”',
        '“Is it one, two, hop?” he [asked|panted]. “Or hop, two, [one|bump]?”',
        '“Show me again,” said {hero}, and they did it together until [it was nearly a dance|both fell over].',
        '“You saw nothing,” said {rabbit}. “I saw [a dance|the best kick ever],” said {hero}. His [ears|whiskers] went pink.',
      ],
      goesOn('rabbit', 'dancing'),
      '¶{refrain}',
    ],
    'fox.heard': [
      [
        'Somebody was [whispering|combing the leaves]. “{foxCall}!”',
        '“{foxCall}!” And then, a bit [nearer|crosser]: “{foxCall}!”',
        '“{foxCall}!” Something long was moving over the leaves.',
        'From under the roots came “{foxCall}!”, [again and again|over and over].',
        '“{foxCall}!” A [cloud|heap|shower] of dry leaves flew out of the dark.',
      ],
      more(
        'Something dry and [long|busy], thought {hero}. {They} could think of nothing nice that is [that|dry and long].',
        'It seemed to be saying [sh|hush]. {Hero} had not said a [word|thing].',
        'A snake, thought {hero}. A snake as long as [a train|the washing line|Sunday afternoon].',
        'A ghost [in slippers|dragging its sheet], thought {hero}, and held on to {their} own [ears|sleeves].',
        'One leaf landed on {hero’s} [nose|head]. [It was a calm sort of leaf|Nothing bit it], and that [helped|was something].',
      ),
      asideHere('way', {
        person: [
          '“A snake,” whispered {friend}. “[A hairy one|The long sort].”',
          '“It said shush,” said {friend}, and [shushed|didn’t say another word].',
        ],
        pet: [
          '{Friend} snapped at a leaf and [missed|got it].',
          '{Friend} got behind {hero}, [tail and all|and looked round {their} leg].',
        ],
      }),
      looks,
    ],
    'fox.found': [
      [
        'Out of the dust came a tail, and after the tail, sneezing, {fox} the fox.',
        '“Shut the [wood|door], you’re letting the leaves in!” called {fox} the fox, who was [spring-cleaning|sweeping].',
        'It was {fox} the fox, sweeping out his den with his own tail.',
        'A fox! {Fox} the fox had [guests|his aunt] coming at midnight, and was sweeping the [floor|hall] with the only broom he had.',
        '{Fox} the fox backed out of his den, tail going left and right like a [duster|broom].',
      ],
      [
        '{Hero} picked up a leaf and put it on the right heap. “[Oak|Beech] with [oak|beech],” said {fox}, and nearly smiled.',
        '“Who are you hiding from?” asked {hero}. “[Dust|Crumbs],” said {fox}.',
        '{Hero} held the lantern, and {fox} did under the [bed|stairs]. They found [a shoe|one old Tuesday].',
        plants('wiped', '“Feet!” cried {fox}. {Hero} [wiped|rubbed] them on the moss, twice.'),
        '“You are standing on my [clean floor|kitchen],” said {fox}. {Hero} stepped off the [kitchen|floor].',
        '“A lantern! At last I can see [the corners|the dust],” said {fox}. “[Hold it higher|Stay a minute].”',
      ],
      goesOn('fox', 'sweeping'),
      '¶{refrain}',
    ],
    'bird.heard': [
      [
        '“{birdCall}!” It came from inside a [tree|trunk], or from behind it, or both.',
        'Right over {hero’s} [hat|head] somebody went “{birdCall}!”',
        '“{birdCall}!” Somebody was knocking.',
        'First here, then there, then [right beside {hero}|behind]: “{birdCall}!”',
        '“{birdCall}!” It was the sound of [one bony finger|a stick on a door|very small bones].',
      ],
      more(
        '{Hero} nearly said “Come in.” But who [would come|knew what would]?',
        'It was like rain, if rain had [knuckles|one long nail].',
        'But who knocks at a tree? And who [opens|lives in there]?',
        '“We don’t want [any|anything], thank you,” {hero} called. The knocking [thought about it|stopped], and went on.',
        'Skeletons knock, thought {hero}. [With their knees|On Thursdays]. It was [all elbows, that sound|Thursday].',
      ),
      asideHere('way', {
        person: [
          '“Don’t say come in,” whispered {friend}. “[Whatever you do|Nobody say it].”',
          '“Skeletons,” said {friend}. “[They knock|Nothing but skeletons].”',
        ],
        pet: [
          '{Friend} looked for the door, [and for who was behind it|all round the tree].',
          '{Friend} bowed once, [as to a postman|very politely].',
        ],
      }),
      looks,
    ],
    'bird.found': [
      [
        'A bird looked down, and the bird was {bird}. “Do I live [here|in you]?” she asked the [lantern|light].',
        '“Wrong again,” said {bird} the bird, to a tree. “Good evening. Have you seen my [hole|house]?”',
        'Out hopped {bird} the bird, [feathers on end|very cross]. She had forgotten which tree was hers.',
        'It was {bird} the bird, knocking at [every|tree after] tree to find her own front door.',
        '“Is this one mine?” said {bird} the bird. “They all looked [different|shorter] when it was light.”',
      ],
      [
        '“Start from the [puddle|crooked branch],” said {hero}. They hopped and walked, and there it was, the third tree on.',
        '{Hero} knocked too, for company. At one tree it sounded [hollow|of feathers]. “[Mine|Home]!” sang {bird}.',
        'The lantern found it: a hole with a [straw|feather] hanging out. “I never [tidy|pull that in],” said {bird}, “luckily.”',
        '{Hero} shone the lantern up and down until [a little round hole|one small round door] blinked back.',
        '“What is it near?” asked {hero}. “The [moon|sky],” said {bird}. They [found it anyway|looked by lantern, and there it was].',
        '“This one has your [feathers|breakfast] on the step,” said {hero}, and so it had.',
      ],
      goesOn('bird', 'knocking on her own door, for joy'),
      '¶{refrain}',
    ],
    'turtle.heard': [
      [
        '“{turtleCall}!” It was slow, and it was [heavy|hard], and it didn’t give up.',
        'Something tried, and tried, and [fell off|bumped]. “{turtleCall}!”',
        '“{turtleCall}!” And after a [while|little silence], again: “{turtleCall}!”',
        'Something very hard was hitting something [else|even harder]. “{turtleCall}!”',
        'By the big root, something went “{turtleCall}!” and then [sighed|said a rude word in Turtle].',
      ],
      more(
        'Was somebody moving [house|a wardrobe], out here, at night, alone?',
        '{Hero} thought of the troll who [rolls stones|wears a pot]. {They} had never liked that [story|page].',
        'A knight, thought {hero}. A knight in armour, [falling downstairs|lost since history].',
        'It was like [pots being washed|a stone learning to walk]. Stones do not [walk|sigh]. {Hero} was nearly [certain|sure].',
        '{Hero} waited for it to come. It did not come. It was not [that kind|the fast kind] of noise.',
      ),
      asideHere('way', {
        person: [
          '“A robot,” said {friend}. “[An old one|It needs oil].”',
          '“The rocks are walking,” whispered {friend}. “[I knew it|I always knew].”',
        ],
        pet: [
          '{Friend} sniffed, and jumped [back|into the air].',
          '{Friend} growled at the [wrong rock|nearest stone].',
        ],
      }),
      looks,
    ],
    'turtle.found': [
      [
        'Half over the root, and half not, lay {turtle} the turtle, and swam with all four feet in the [air|lantern light].',
        'A shell, four feet and a [frown|very long sigh]: that was {turtle} the turtle, and this was the root that she [hated|was going to climb].',
        'It was {turtle} the turtle. She climbed up the root, slid down, bumped her shell, and [began again|started over].',
        '“This root,” said {turtle} the turtle, “was [lower|not here] last year.” She had been at it since [Monday|breakfast|lunch].',
        'There was {turtle} the turtle, halfway up a root and [going the wrong way|sliding], with [moss|mud] on her chin.',
      ],
      [
        '{Hero} made a ramp from a [branch|bit of bark]. {Turtle} walked up it like a [queen|bus].',
        '“Shall I carry you?” asked {hero}. “Certainly not,” said {turtle}. “[A push|Lower. Push]. Thank you.”',
        '“I’ll [count|count to ten|sing],” said {hero}. They got to three [four times|in the end], and over she went.',
        '{Hero} put down the lantern and pushed. [Up she went|It was like pushing a warm saucepan].',
        '“One, two, heave!” said {hero}, and over she [went|rolled].',
        '“Why not go [round|round it|under], {turtle}?” asked {hero}. {Turtle} thought about it. “[Round|Hm],” she said. “[That is new|Nobody mentioned it].”',
      ],
      goesOn('turtle', 'climbing, up the next root'),
      '¶{refrain}',
    ],
    fork: [
      [
        '{Hero} was just getting used to the path when there were two [of it|of them].',
        'Left or right? The trees weren’t [telling|going to say].',
        'Then the path split in two, which it [had not done|certainly never did] by day.',
        'And there, where there had been one path, were [two|a left one and a right one].',
        'The path came to a big stone and [could not make up its mind|went both ways].',
      ],
      asideHere('trouble', {
        person: [
          '“I can smell something,” said {friend}. “[Can you|Try your nose]?”',
          '“I’d go by the smell,” said {friend}, [who was hungry|who was thinking of {treat}].',
        ],
        pet: [
          '{Friend} had {friend.their} nose down already, [left, right, left|like a vacuum cleaner].',
          '{Friend} sniffed, and looked at {hero}, and [sniffed again|waited for {them} to try it].',
        ],
      }),
      [
        '{Hero} asked {their} [feet|knees|toes]. One said [left|left, please|home]. So {they} asked {their} nose, which is [in the middle|only one].',
        'Eyes were not much good. {Hero} [wrinkled|rubbed] {their} nose and let it go first.',
        '{Hero} looked left: [black|dark]. {Hero} looked right: [black, with extra|darker]. So {they} [closed|shut] {their} eyes and [sniffed|used {their} nose|sniffed the air].',
        'The lantern was no help: it [liked both|could not choose either]. {Hero} [stood still and used|turned to] {their} nose.',
      ],
      [
        '¶Sniff: leaves. Sniff: [mud|leaves]. Sniff: {treat}! {They} [followed|went after] it like a hound.',
        '¶And there it hung in the air, thin as a [hair|thread], the smell of mushrooms and old {treat}.',
        '¶Left smelled of [nettles|cold mud|wet dog]. Right smelled of mushroom, and a [bit|crumb] of {treat}. “Right,” said {hero}.',
        '¶One way smelled of [stones|pond|nothing much]. The other smelled of rain, mushrooms and {treat}. That was [the one|the way to go|their path].',
      ],
    ],
    there: [
      asideHere('way', {
        person: [
          '“There!” [cried|said] {friend}, and [pointed|held up one finger].',
          '{Friend} saw it first, and [shouted|pulled {hero’s} sleeve].',
        ],
        pet: [
          '{Friend} ran ahead, stopped, and [listened|looked round for {hero}].',
          '{Friend} found it first, [nose to the ground|by nose], and sat down beside it.',
        ],
      }),
      [
        'Something pale lay beside {spot}. {Hero} held up the lantern, and it was {lost}, and [nothing else mattered|it was all right].',
        '{Hero} would have known it anywhere, even [upside down|in the dark], by {spot}, with a leaf on. “{Lost}!”',
        'And there, by {spot}, [with dew on it|flat on its back|exactly where it had been left], was {lost}!',
        '{Spot} shone in the lantern light, and there, [waiting|patient as a stone], lay {lost}.',
        '“{Lost}!” {Hero} [ran the last six steps|could not run fast enough|jumped over a root]. There it lay, by {spot}.',
      ],
      more(
        '{Hero} hugged it so hard that [water came out|a beetle fell out|it squeaked].',
        'It was [damp|cold] and smelled of [moss|toadstool], and it was the best [{lost.kind}|thing] in the world.',
        'A [slug|small snail] had been asleep on it. “Sorry,” said {hero}, and [moved|carried] it to a mushroom.',
      ),
      thread(
        [
          ifRoom(
            '“You’ll have heard noises,” {hero} told {lost}. “That was only {helper1}. And {helper2}.” Now for home!',
            '{Hero} told {lost} who was who in {wood}: {helper1}, {helper2}, [the wind|and a fern]. Then {they} turned for home.',
            '“[There’s nobody|You’ll see, there’s nobody] to be scared of,” {hero} told {lost}, “only {helper1}, and {helper2}.” And {they} [turned|set off] for home.',
          ),
        ],
        [
          ifRoom(
            '“I’m not saying it here,” {hero} told {lost}. “I’ll say it in the tent, [where it belongs|properly].”',
            'It was high time for “good night”. But [you say that|that is for] in bed, so first they had to get home.',
            '“Good night comes at the end,” {hero} told {lost}. “[First the tent|First we go home].”',
          ),
        ],
        [
          ifRoom(
            '“My turn to look after you,” said {hero}, and put it inside {their} jacket, [wet as it was|where it was cold and lovely].',
            '“You’re [frozen|soaked|all wet],” said {hero}, and tucked it under {their} chin[| to dry|, to warm it]. “[I’ve got you now|Now I’ve got you], and we’re going [home|back].”',
            '“Were you [scared|lonely]?” asked {hero}. {Lost} said nothing. “[Me too|So was I],” said {hero}, “but now I’ve got you.”',
          ),
        ],
      ),
    ],
    dark: [
      [
        'The lantern had done well [so far|all night|up to here], and then the wind [came by|came up the path] and blew it out.',
        'But the leaves turned over, [all at once|one by one], the flame [bent|bowed], and then there wasn’t any [flame|light].',
        'Then the wind came [up the path|through {wood}|by], [shook the ferns|bent the grass], [sniffed at|leaned on] the lantern, and blew it out.',
        'Just then the wind [got up|woke]: one [puff|breath|yawn], and the lantern went [flick, flick|blink] and out.',
        'Whoo, said the wind, as if the lantern were a [birthday candle|dandelion], and [that was that|out it went].',
      ],
      more(
        'It was dark in front and dark behind. {Hero} held up a {hero.hand} and could not see it.',
        'There was no path, there were no [trees|ferns|stars], there was only dark, [and wind in it|with {hero} in the middle].',
        '{Hero} [shut|closed] {their} eyes and opened them, and it made [no|not the least] difference.',
      ),
      asideHere('trouble', {
        person: [
          '“Who is holding my hand?” asked {friend}. “[Me|I am],” said {hero}. “Good.”',
          '“I’ll hold on to you,” said {friend}, “and you hold on to {lost}.”',
        ],
        pet: [
          '{Friend} pressed a [cold|warm] nose into {hero’s} [knee|ankle], to say: here I am.',
          '{Friend} sat down on {hero’s} foot, and that was [a comfort|nice and warm].',
        ],
      }),
      when(
        'giver',
        {
          ifRoom: [
            '{Hero} set {giver’s} lantern down on a dry [stone|root], [gently|for the morning].',
            '“Sorry, {giver},” whispered {hero}, and stood the lantern by the path for the morning.',
          ],
        },
        more(
          '“It’s [not your fault|all right],” {hero} told the lantern, and stood it on a [stone|root].',
          '{Hero} [stood|left|set down] the cold lantern by the path, where it could [wait|stay|sleep] until morning.',
        ),
      ),
      thread(
        [
          ifRoom(
            '“Who’s there?” [said|asked] {hero}, but the dark did not [answer|say], and [where|which way] was the tent?',
            'The tent was out there somewhere, but which way is [somewhere|that], when [you can’t see|there is nobody to ask]?',
            '“Who’s there?” [said|whispered] {hero}. Only {hero} was there, and {lost}, and [a lot of dark|no way home].',
          ),
        ],
        [
          ifRoom(
            '“We are NOT saying good night here,” {hero} told {lost}. But [where|which way] was the tent?',
            'It was as dark as bed, [without|but there was no] bed. And which way was the tent?',
            'All {they} wanted was to say good night and be [in bed|home]. But [where|which way] was the tent?',
          ),
        ],
        [
          ifRoom(
            '“Don’t be afraid, I’m looking after you,” {hero} told {lost}. If {they} only knew [where the tent was|the way]!',
            '“I’m holding you,” {hero} told {lost}, “or you’re holding me.” [And which way|Which way] was the tent?',
            'It’s hard to look after somebody when you can’t see [them|your own feet]. And [where|which way] was the tent?',
          ),
        ],
      ),
    ],
    listen: [
      TURN,
      when('interest', {
        more: [
          'Very quietly, {they} told {lost} about {interest}, until {their} heart stopped [banging|galloping] and {they} could hear.',
          'To keep {lost} calm, {they} thought about {interest}, and it grew so quiet that {they} could [hear|listen].',
        ],
      }),
      asideHere('turn', {
        person: [
          '“Shh,” said {friend} [suddenly|all at once]. “What was that?”',
          '“Listen,” whispered {friend}. “[There|No, there]!”',
        ],
        pet: [
          'Beside {them} {friend} pricked up both ears.',
          '{Friend} turned {friend.their} head, [all at once|like a weathercock].',
        ],
      }),
      [
        '¶Far away, behind the dark, somebody went “{call2.sound}!”',
        '¶And [then|there], far off: “{call2.sound}!”',
        '¶Somewhere on the left: “{call2.sound}!”',
        '¶It was a noise, [an old|a well-known] noise. “{call2.sound}!”',
        '¶“{call2.sound}!” went something, [a long way off|through the dark].',
      ],
      [
        '{Hero} knew at once [who|what] that was. {They} had come here past {helper2}, so the way home went past {helper2}, too.',
        '{Helper2}, still {call2.doing}! {Hero} had come from there. So that was the way [back|home], [ears|nose] first.',
        'Such a dreadful noise, and now it was the [best|nicest] in the world: {helper2}, {call2.doing}, on the way to the tent.',
        '“That’s {helper2}!” {Hero} turned {their} nose to it, like [a compass|a weathercock]. Past {helper2} lay the tent.',
        'Not a monster: {helper2}, still {call2.doing}. And [past|behind] {helper2} was the [path|way] home!',
        'Nobody can be [frightened|afraid] of {helper2}. And whoever finds {helper2}, thought {hero}, finds the [way|path] home.',
      ],
    ],
    back: [
      thread(
        [
          [
            '“Who’s there? {Helper2}!” said {hero} in passing. {They} waited: “{call1.sound}!” “Who’s there? {Helper1}!”',
            '{Hero} did not have to ask [any more|now]: [that|here] was {helper2}, and that, “{call1.sound}!”, was {helper1}.',
            'Past {helper2} {they} went, and stood still again: “{call1.sound}!” That could only be {helper1}.',
          ],
          ifRoom(
            'Every noise had somebody in it now. {Hero} walked from one to the [next|other], as [if on|you do on] stepping stones.',
            '{Hero} knew [them all|each of them|every one] by ear, as you know [every house|each door|the dogs] in your own street.',
            'Who needs a lantern, when there is somebody {call1.doing} like that?',
          ),
        ],
        [
          [
            '“Good night, {helper2}!” called {hero} in passing. {They} waited: “{call1.sound}!” “Good night, {helper1}!”',
            'Past {helper2} {they} went, and said good night. Then, “{call1.sound}!”, past {helper1}, and said it again.',
            'First came {helper2}. “Good night!” Then, “{call1.sound}!”, came {helper1}. “[Good night to you, too|You too]!”',
          ],
          ifRoom(
            'It was like [walking down|going along] a street where [everybody|every house|each door] says good night.',
            '{They} said it to two trees as well, having bumped into them, in the dark.',
            'So many good nights, and the most important one [still to come|not said yet].',
          ),
        ],
        [
          [
            '“Here’s {helper2}, hold tight,” {hero} told {lost}. {They} waited: “{call1.sound}!” “And that’s {helper1}.”',
            'With {lost} under one arm, {hero} went past {helper2}, and stood still: “{call1.sound}!” That was {helper1}.',
            '“You hold on, I’ll listen,” {hero} told {lost}. Past {helper2}: “{call1.sound}!” Past {helper1}.',
          ],
          ifRoom(
            'Whoever has somebody to take home, thought {hero}, has no time to be [scared|afraid].',
            '{Hero} told {lost} where the roots were, [each one|before {they} fell over them].',
            'It was quite easy, with somebody {call1.doing} in front and {lost} [under one arm|to look after].',
          ),
        ],
      ),
      asideHere('turn', {
        person: [
          '“I hear it, too,” said {friend}. “[Left|Straight on]!”',
          '{Friend} walked with both eyes shut, [and so did {hero}|to hear better].',
        ],
        pet: [
          '{Friend} went in front now, [nose down|tail up], and never went wrong.',
          '{Friend} trotted ahead, tail up, as if on [holiday|parade].',
        ],
      }),
      [
        '¶And then {hero} walked into something [soft and cold|that said flump], and it was the tent.',
        '¶[Soon|Presently] {they} could see the end of {wood}, and under the moon something with a point: the tent.',
        '¶Then came the last trees, and behind the last trees, [in the moonlight|under the moon], the tent.',
        '¶And there, where {wood} stopped, [stood|leaned] the tent, [a little crooked|with its mouth open].',
      ],
    ],
    tent: [
      [
        'Zip, and the [dark|wood|night] was [outside|out there]. Zip, and {hero} was in, with {lost} and a good deal of [mud|forest].',
        '{Hero} crawled in with {lost}, [seven leaves|half a fern|two pine cones] and very [wet|muddy] knees.',
        'The tent was just as {they} had left it, only [smaller|friendlier], as things are when you have been away.',
        'In the tent {hero} sat down, with {lost}, and picked [nine|six] leaves out of {their} sleeves.',
      ],
      adult('end'),
      [
        'Out in {wood} something went “{call1.sound}!”. “That’s {helper1},” {hero} told {lost}. It was a good noise to have about.',
        '“Listen,” {hero} told {lost}. “{call2.sound}. That’s {helper2}. And that one is [just the wind|only a leaf].”',
        'It was the same dark as before, only with {helper1} in it, and {helper2}, and so it was [quite another|not the same].',
      ],
      more('{They} left a [bit|finger] of the zip open, to hear better.'),
    ],
    sleep: [
      adult('end'),
      thread(
        [
          [
            '{Hero} lay down with {lost} under {their} chin and listened to the noises. {Helper1}. {Helper2}. The [wind|stream|trees].',
            '“That’s {helper2},” said {hero}, [yawning|half asleep], “and that’s {helper1}, and [that|who] is…”',
            '{Hero} [meant|wanted] to tell {lost} who everybody was. {They} got as far as {helper1}, and slept.',
          ],
          [
            '¶[Then|And then|All at once] {wood} heard a [new|strange|terrible] noise. “[Snnn|Hrrrr|Khhhr|Snorrr]-[pyoo|shoo|wheee]!” “Who’s there?” asked {helper1}.',
            '¶“[Snnn|Hrrrr|Khhhr|Snorrr]-[pyoo|shoo|wheee]!” Now it was {helper1} who sat up in the dark and [said|whispered]: “Who’s there?”',
            '¶But what was that? “[Snnn|Hrrrr|Khhhr|Snorrr]-[pyoo|shoo|wheee]!” “Who’s there?” asked {helper1}, a [little|tiny] bit scared.',
          ],
          [
            '¶{Helper2} crept up to the tent and peeped. “It’s [only|just] {hero},” said {helper2}. “[Sleeping|Quite harmless|Fast asleep].”',
            '¶Somebody had to go and look, so {helper2} did. It was [only|just] {hero}, [asleep |snoring |]with {their} mouth [open|wide open].',
            '¶{Helper2} went to see, and came back [laughing|on tiptoe]. “It’s {hero},” said {helper2}, “snoring.”',
          ],
        ],
        [
          [
            'And now, in bed, where it belongs, {hero} said it. “Good night, {lost}.”',
            '{Hero} put {lost} under {their} chin and said it[, at last|, slowly| right into its ear]: “Good night, {lost}.”',
            '“Good night, {lost},” said {hero}. It had [taken|needed] all night, and now {they} could sleep.',
          ],
          [
            '¶[Then|Soon] {wood} heard “[Snnn|Hrrrr|Khhhr|Snorrr]-[pyoo|shoo|wheee]!” “What’s that?” whispered {helper1}.',
            '¶“[Snnn|Hrrrr|Khhhr|Snorrr]-[pyoo|shoo|wheee]!” [went|said] the tent. “What [on earth |]is that?” [asked|whispered] {helper1}.',
          ],
          [
            '¶“That’s {hero},” said {helper2}, “saying good night.” “To whom?” “To [everybody|all of us].” And so they went to bed.',
            '¶“{Hero}, saying good night,” said {helper2}. “[So loud|All night]?” asked {helper1}. “[There’s a lot of us|So that we all hear it|It’s a big wood].”',
            '¶“It’s only {hero},” said {helper2}. “[I think|I believe] it means good night.” And {helper1} said it back.',
          ],
        ],
        [
          [
            '“Your turn again,” {hero} told {lost}, and [shut|closed] {their} eyes. And {lost} looked after {them}.',
            '{Hero} tucked {lost} in first, as whoever is in charge [must|should|does], and then fell asleep.',
            '“Now you look after me,” {hero} told {lost}, “and I’ll look after you,” and [was asleep|slept|fell asleep].',
          ],
          [
            '¶“[Snnn|Hrrrr|Khhhr|Snorrr]-[pyoo|shoo|wheee]!” Out in {wood}, {helper1} [sat up|froze]. “A [bear|monster|giant]!”',
            '¶[Then|Soon] {wood} heard “[Snnn|Hrrrr|Khhhr|Snorrr]-[pyoo|shoo|wheee]!” “A [bear|monster|giant]!” whispered {helper1}.',
          ],
          [
            '¶“Don’t be afraid, I’m here,” said {helper2}, who had gone to look. “It’s only {hero}, [asleep|looking after {lost}].”',
            '¶“I’ll look after you,” said {helper2}, and went to see, and came back [laughing|smiling]. “It’s only {hero}.”',
            '¶“[Stay here|Stay behind me],” said {helper2}, and crept up to the tent. It was only {hero}, with {lost} [on top|in one arm|on {their} nose].',
          ],
        ],
      ),
    ],
  },
  asides: {
    start: { person: ['“I’m coming, too,” said {friend}.'], pet: ['{Friend} came along, [nose first|tail up].'] },
    way: { person: ['{Friend} [came along|held on to {hero’s} sleeve].'], pet: ['{Friend} [trotted|padded] along.'] },
    trouble: { person: ['{Friend} [gulped|held on tight].'], pet: ['{Friend} pressed close.'] },
    turn: { person: ['“I hear it, too,” said {friend}.'], pet: ['{Friend} pricked up both ears.'] },
    end: { person: ['{Friend} snored [higher|in another key].'], pet: ['{Friend} snored, too.'] },
  },
  adults: {
    start: [
      '“Take the lantern,” said {grownUp}. “I’ll [listen for you|stay up till you’re back].”',
      '“Go, then,” said {grownUp}. “But not without a light. I’ll [count your steps|leave the zip open].”',
      '“I’m right here,” said {grownUp}, “[one call away|one shout away]. Take the lantern.”',
    ],
    end: [
      '“You’ve got leaves in your ears,” said {grownUp}, who had waited up, and [picked them out|was very glad].',
      '“I heard you go,” said {grownUp}. “And I heard you come back. [Well walked|I counted your steps].”',
      '{GrownUp}, who had waited up, rubbed {hero’s} cold {hero.toes} and [listened to it all|asked nothing].',
      '“All the way to {spot}?” said {grownUp}, and tucked {them} in [twice|to the nose].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
