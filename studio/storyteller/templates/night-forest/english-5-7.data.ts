/** The night forest in English for readers of 5 to 7. */
import { adult, aside, HABIT, ifRoom, more, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/night-forest/english-traits.data.ts';

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
        '{Party} had a tent, a [torch|hammer] without a handle, and {treat}, and behind them stood {wood} and looked on.',
        '{Party} [put up|pitched|wrestled with] the tent at the edge of {wood}, [next to|a stone’s throw from] a [muddy|tiny|talkative] stream.',
        'It took [an hour|nine pegs|forty minutes] and one [bent pole|lost peg|sore thumb], but at last there was a tent at the edge of {wood}, and {party} in front of it.',
        'The tent was [the colour of soup|older than it looked|full of last year’s sand], and {party} put it up right at the edge of {wood}.',
        'Where the road stops, {wood} begins, and there {party} [put up|built|raised] a [small|crooked|patched] tent.',
      ],
      when(
        'adults',
        ifRoom(
          '{Adults} held the [poles|ropes] and [hummed|gave advice].',
          '{Adults} only hit the wrong peg [once|twice].',
          '{Adults} made [tea|cocoa|mint tea] on the smallest stove in the world.',
        ),
      ),
      { more: HABIT },
      more(
        'There was {treat} on the grass by {spot}, and {lost} had the [best|softest] place of all.',
        'They say things taste better in {wood}. The {treat} [did|tasted of smoke and was perfect].',
        'There was a picnic under the trees, and [the ants had one too|nobody counted the {treat}s|even the crumbs were good].',
        'For [dinner|supper] there was {a treat}, and another {treat} to check that the first had been [good|real].',
        'All afternoon there were [dams to build|feathers to find|snails to race], and {treat} for [muddy|sticky] fingers.',
      ),
      adult('start'),
    ],
    bed: [
      [
        '{Hero} lay down, and {hero} sat up: something was [not there|missing], and it was {lost} the {lost.kind}.',
        '“Ready for bed, {hero}?” [asked|said] the [tent|pillow|moon]. Not quite, thought {hero}, and [patted|searched|felt|looked] [all round|left and right|under everything]. Where was {lost}?',
        'Shoes off, [jumper|socks] off, arms out for {lost}… [arms still out|and nothing to put in them].',
        'At bedtime {hero} [reached for|felt about for|turned over to hug] {lost}, {their} {lost.kind}, and there was [only pillow|nothing but sleeping bag|nothing to hug].',
        'The pillow was there, the sleeping bag was there, {hero} was there. Only {lost} the {lost.kind} was [not|missing].',
        '{Hero} could not sleep without {lost} the {lost.kind}. And {lost} was [nowhere in the tent|not in the tent].',
        '“Good night, {lost},” said {hero}. [Then {they} looked|But no one was there]. No {lost}!',
        '{Hero} emptied the [bag|backpack] onto the tent floor. [Socks|A torch with no battery|Half {a treat}]. [A spoon|More socks|A pine cone]. No {lost}.',
      ],
      [
        '¶“Think,” {hero} [said to {themselves}|told {their} head]. There had been a picnic by {spot}. And there, in the moss, {lost} still [sat|lay].',
        '¶{Hero} and {lost} had eaten {treat} by {spot}. But only {hero} had [walked back|come home].',
        '¶It had been left in {wood}, next to {spot}. {Lost} must be [looking at the moon|getting wet] by now.',
        '¶Then {they} remembered: the picnic! {Lost} was still [lying|sitting] by {spot}, [deep|far] in {wood}.',
        '¶“{Spot},” whispered {hero}. “I left {lost} by {spot}!”',
        '¶{Hero} could see it as clear as anything: {lost}, by {spot}, [all alone|getting damp|waiting].',
      ],
      more(
        'You can’t just take another {lost.kind}. It has to be {lost.full}.',
        '{Hero} tried hugging a [boot|jumper]. It isn’t [the same|how it’s done].',
        'Nobody sleeps without {lost.full}. [It had been tried|It cannot be done].',
        'That was {lost.full}. There was [no other|no second one].',
        '{Hero} had never slept without {lost}, not [even once|on any night at all].',
      ),
      more(
        '{Hero} looked out. The night had come right up to the [tent|zip] and sat down.',
        'And outside it was as dark as [the inside of a boot|a cow’s pocket|blackberry jam].',
        'Outside, somebody had [switched off|put away] the whole wood.',
      ),
      aside('start'),
    ],
    lantern: [
      when(
        'giver',
        [
          'It was {giver’s} lantern, or had been, and it [smelled|ticked] a little when it got warm. {Hero} lit it and [climbed|slipped] out.',
          '{Giver} had said, “[One day you’ll need this|It’s for the dark].” {Hero} looked at the lantern, and at the dark, and [nodded|off they went].',
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
      more(
        'One drop from a leaf fell down {hero’s} neck, as if to say: [back to bed|are you sure]?',
        'Behind {them} the tent was a small [lamp|orange]. In front there was no [small lamp|orange] at all.',
        'The moon had gone behind {wood} and left only its [hat|edge].',
        'The light made a [round yellow room|warm little island|circle the size of a table] on the grass. [Outside it|All around] stood the dark.',
        'The grass was [cold as spoons|wet as a nose|full of cold water], and the dark smelled of [mushrooms|earth and mint|rain].',
        'It was a [very|rather] [small|young] light for [a very old|such a big|so dark a] wood.',
      ),
      '¶{refrain}',
      aside('way'),
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
      aside('way'),
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
        'A ghost, thought {hero}, with [pepper up its nose|a sore throat]. Do they get that?',
        'It went off like a [bottle|cork], and all the leaves [jumped|said oh].',
        'It sounded like [a ghost with a trumpet|somebody blowing up a balloon and losing it|a very old door with opinions].',
        '{Hero} [stood as still as a post|stopped with one foot in the air|forgot to breathe].',
        'Something [wet|feathery|soft] [landed on|brushed] {hero’s} nose.',
      ),
      more(
        'Ghosts do not [sneeze|drip]. Do they? {Hero} lifted the lantern, [slowly|bit by bit], and…',
        'There was no one to ask. There was [only|nobody but] the lantern, so up went the lantern, and there…',
        'Run? Or look? {Hero} [looked|decided to look], with one eye, and saw…',
      ),
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
        '{Hero} picked the softest leaf there was. “[Blow|Big blow],” said {hero}, and the whole tree shook.',
        '“Bless you,” said {hero}, and handed up a [leaf|dock leaf|big soft leaf]. {Owl} blew like a [trumpet|steamship].',
      ],
      more(
        'A feather came down. {Owl} let {hero} [keep|have] it.',
        '“You are [out late|very small],” sniffed {owl}. “I like that.”',
        '“Kind child,” said {owl}, “or whatever you are. I have [lost my glasses|no glasses on].”',
      ),
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
      more(
        '{Hero} bent down, held the lantern low, pushed one fern aside with one [finger|fingertip], and…',
        '“I do not [taste nice|taste of anything],” said {hero} to the ferns, and [bent down|looked in]…',
      ),
    ],
    'hedgehog.found': [
      [
        'The lantern shone on a snout with {treat} on it, and behind the snout was [all|the rest of] {hedgehog} the hedgehog.',
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
      more(
        'A prickle had gone through a raisin. {Hedgehog} was [saving it|quite proud of it].',
        '{Hero} laughed so much that [the lantern wobbled|a moth fell off the lantern].',
        '{Hero} turned out both pockets for him. [Crumbs everywhere|It snowed crumbs].',
      ),
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
      more(
        '{Hero} crept up to the bush, parted the [leaves|twigs], and [there|behind it|looked in]…',
        'On hands and knees, {hero} crawled [round|up to] the bush and peeped…',
      ),
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
      more(
        '{Rabbit} thumped three times for goodbye. A [cone|nut] fell down.',
        'They did one round for [luck|practice] and one for [fun|the moon].',
        '{Hero} [bowed|clapped]. {Rabbit} bowed back and [bumped his nose|lost a slipper].',
      ),
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
      more(
        '“Who is there?” {hero} asked, in {their} [deepest|largest] voice. The lantern swung round, and there…',
        '{Hero} went round the tree [the long way|sideways], held up the light, and saw…',
      ),
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
        '“Feet!” cried {fox}. {Hero} [wiped|rubbed] them on the moss, twice.',
        '“You are standing on my [clean floor|kitchen],” said {fox}. {Hero} stepped off the [kitchen|floor].',
        '“A lantern! At last I can see [the corners|the dust],” said {fox}. “[Hold it higher|Stay a minute].”',
      ],
      more(
        '{Hero} walked on very carefully, for {fox} was [watching|counting {their} footprints].',
        'It was the cleanest hole {hero} had ever [seen|been told off in].',
        '“Tidy den, tidy [mind|tail],” said {fox}, and sneezed [dust|out a beetle].',
      ),
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
      more(
        'It came [round|down] the trunk, nearer and nearer. Up went the lantern, and…',
        '{Hero} put one ear to the [bark|trunk]. “{birdCall}!” said the tree, right into it. And then…',
      ),
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
      more(
        '{Bird} tucked in her head, and it was only a [tree|wall] again.',
        '“I was [nearly sure|about to guess],” said {bird}, and shut the door.',
        '“You may knock [any time|once],” said {bird}. “I’ll know it is you.”',
      ),
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
      more(
        'So {hero} went to it: one step, two, round the root with the lantern out in front, and…',
        '“Do you need help?” called {hero}, in case it was a [polite|friendly] monster. “Yes,” said [a voice|the root]. And there…',
      ),
    ],
    'turtle.found': [
      [
        'There on her back lay {turtle} the turtle, and looked at the [stars|lantern] the wrong way up.',
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
      more(
        '“Mind the root,” {turtle} told {hero}. “It’s [new|a nasty one].”',
        '“I’d hurry after you,” said {turtle}, “but you see how it is.”',
        '“Come by in [spring|a week],” said {turtle}. “I’ll be [just there|a bit further].”',
      ),
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
      aside('trouble'),
    ],
    there: [
      [
        'Something pale lay beside {spot}. {Hero} held up the lantern, and it was {lost}, and [nothing else mattered|it was all right].',
        '{Hero} would have known it anywhere, even [upside down|in the dark], by {spot}, with a leaf on. “{Lost}!”',
        'And there, by {spot}, [with dew on it|flat on its back|exactly where it had been left], was {lost}!',
        '{Spot} shone in the lantern light, and beside it, [waiting|patient as a stone], lay {lost}.',
        '“{Lost}!” {Hero} [put down the lantern and ran|ran the last six steps|could not run fast enough|jumped over a root]. There it lay, by {spot}.',
      ],
      more(
        '{They} shook off the ants, one by one, and put it [under {their} jacket|inside {their} shirt], where it was [cold and lovely|like a frog].',
        '“I came as fast as I was [brave|able],” said {hero}, and {lost} [understood|was not cross].',
        '{Hero} hugged it so hard that [water came out|a beetle fell out|it squeaked].',
        'It was [damp|cold] and smelled of [moss|toadstool], and it was the best [{lost.kind}|thing] in the world.',
        '“Were you [scared|lonely|cold]?” {hero} [asked|whispered]. {Lost} said nothing. “[Me too|I was as well],” said {hero}.',
      ),
      more(
        '{Hero} told {lost} about everybody. It took a [while|minute], with all the noises.',
        'A [slug|small snail] had been [using it as a hotel|asleep on it]. “Sorry,” said {hero}, and [moved|carried] it to a mushroom.',
        'Everything was [found|all right|as it should be] now. All {they} had to do was [go home|walk back], which is [simple|easy].',
        'That [should|ought to] be the end of the story, and it [isn’t|is not].',
      ),
      aside('way'),
    ],
    dark: [
      [
        'The lantern had done well [so far|all night|up to here], and then the wind [looked in|said good evening].',
        'The leaves turned over, [all at once|one by one], the flame [bent|bowed], and then there wasn’t any [flame|light].',
        'Then the wind came [up the path|through {wood}|by], [shook the ferns|bent the grass], [sniffed at|leaned on] the lantern, and blew it out.',
        'Just then the wind [got up|woke]: one [puff|breath|yawn], and the lantern went [flick, flick|blink] and… out.',
        'Whoo, said the wind, as if the lantern were a [birthday candle|dandelion], and [that was that|out it went].',
      ],
      more(
        'The dark came [up close|over], as if it had been waiting for its [turn|dinner].',
        '“[Hello|Anybody]?” said {hero}, but nothing looked the same any more, because [nothing looked|there was no looking].',
        'It was dark in front and dark behind. {Hero} held up a {hero.hand} and [could not see it|it was gone].',
        'There was no path, there were no [trees|ferns|stars], there was only dark, [and wind in it|with {hero} in the middle].',
        '{Hero} [shut|closed] {their} eyes and opened them, and it made [no|not the least] difference.',
      ),
      aside('trouble'),
      when(
        'giver',
        {
          ifRoom: [
            '{Hero} set {giver’s} lantern down on a dry [stone|root], [gently|so it could wait].',
            '{Hero} hung the cold lantern on a branch. Even {giver} could not have [lit|mended] it now.',
            '“Sorry, {giver},” whispered {hero}, and stood the lantern by the path for the morning.',
          ],
        },
        more(
          '“It’s [not your fault|all right],” {hero} told the lantern, and stood it on a [stone|root].',
          'The lantern was [just|only] a [cold tin|can with a handle|cold pot|lamp asleep] now. {Hero} left it [on the moss|by the path|under a fern|in the grass].',
          '{Hero} [stood|left|set down] the cold lantern by the path, where it could [wait|stay|sleep] until morning.',
        ),
      ),
      more(
        '“I’m holding you,” {hero} said to {lost}, “or you’re [holding me|me], I can’t [see|tell] which.”',
        'Something went [creak|crick]. Something went [rustle|tick]. {Hero} hugged {lost} and did not [cry|move], or [hardly|only a little].',
        'The tent was [somewhere|out there], but [where|which way] is somewhere, when you [can’t see|have no light]?',
      ),
    ],
    listen: [
      TURN,
      when('interest', {
        ifRoom: [
          'Very quietly, {they} told {lost} about {interest}, until {their} heart stopped [banging|galloping].',
          'To keep {lost} calm, {they} thought about {interest} out loud, and it [helped both of them|worked on both|made the dark listen].',
        ],
      }),
      [
        '¶There! No, it was [the wind|nothing]. There! “{call2.sound}!”',
        '¶Far away, behind the dark, somebody went “{call2.sound}!”',
        '¶And then, far off: “{call2.sound}!”',
        '¶Listen! “{call2.sound}!”',
        '¶Somewhere on the left: “{call2.sound}!”',
        '¶A noise, [an old|a well-known] noise. “{call2.sound}!”',
      ],
      [
        '{Hero} knew at once [who|what] that was: it was {helper2}, and where {helper2} was, {they} had been [before|already].',
        '“Don’t stop, {helper2}!” {hero} called, and set off, [ears|arms] out in front.',
        'Such a dreadful noise, and now it was the [best|nicest] in the world. {Helper2}, {call2.doing} in the dark!',
        '“That’s {helper2}!” {Hero} turned {their} nose to it, like [a compass|a dog|a weathercock], and [walked|went|took one step, and one more].',
        'Not a monster: {helper2}, [{call2.doing}|still {call2.doing}]. So [that was|there lay|this must be] the way!',
        '{Hero} [nearly|almost] laughed, for nobody can be [frightened|afraid] of {helper2}. And if {helper2} was there, the tent was [behind|beyond].',
      ],
    ],
    back: [
      [
        '“That’s one,” said {hero}, when {they} had passed {helper2}. {They} waited. “{call1.sound}!” And that was [two|{helper1}].',
        '{Hero} felt the way with {their} toes, from {helper2} to the very end of {helper2}, and there began “{call1.sound}!”',
        'Past {helper2} they went, and [then listened again|stood still again]. “{call1.sound}!” That was {helper1}.',
        '“Thank you, {helper2}!” [Ten|Nine|Twenty] steps, [and stop|and hush|and listen], and there it [was|came]: “{call1.sound}!”',
        '“[Evening|Hello again], {helper2}.” Then [ears out|on], until the dark said “{call1.sound}!”, and that was {helper1}.',
      ],
      ifRoom(
        '{Hero} knew [them all|each of them|every one] by [heart|ear]. It was like [walking down|going along] a street where [everybody|every house|each door] says good [evening|night].',
        '{They} only bumped into [two trees, and said sorry to both|one bush, and said sorry to it|a fern, and shook its hand].',
        '“[Keep it up|Louder|Once more], {helper1},” called {hero}, “I’m [steering by you|coming|on my way]!”',
        'Every noise had [a name|somebody in it] now. {Hero} walked from one to the [next|other], as [if on|you do on] stepping stones.',
        'Who needs a lantern, with {a call1.noun} {call1.doing} like that?',
      ),
      more(
        '¶Behind {helper1} were the last trees, and behind the last trees was [the moon, and under it|a small triangle:] the tent.',
        '¶And then {hero} walked into something [soft and cold|that said flump], and it was the tent.',
      ),
      [
        '¶[Soon|Presently|And then] {they} could see the [moon|end of {wood}], and under it something with a [zip|point].',
        '¶{refrain}',
      ],
      aside('turn'),
    ],
    tent: [
      [
        'Zip, and the [dark|wood|night] was [outside|out there]. Zip, and {hero} was in, with {lost} and a good deal of [mud|forest].',
        '{Hero} had been away for [an hour|half an hour|forty minutes|one moon]. It felt like [summer|a whole week].',
        'The tent was just as {they} had left it, only [smaller|friendlier], as things are when you have been away.',
        '{Hero} crawled in with {lost}, [seven leaves|half a fern|two pine cones] and very [wet|muddy] knees.',
      ],
      adult('end'),
      [
        '“Did you hear?” {hero} asked {lost}. “{Helper1} says good night.”',
        'Out in {wood} something went “{call1.sound}!”. “[Good night|Sleep well], {helper1},” said {hero}.',
        '“Listen,” {hero} told {lost}. “{call2.sound}. That’s {helper2}. And that one is [just the wind|only a leaf].”',
      ],
      more(
        '{They} left a [bit|finger] of the zip open, to hear better.',
        'The dark was still there. It had just [filled up with friends|moved up to make room].',
        'It was the same dark, [only with|but it had] more people in it.',
      ),
    ],
    sleep: [
      [
        '{Hero} [meant|wanted] to tell {lost} [everything|the whole story]. {They} got as far as “[Once|Well|So there I was|It was dark and]”.',
        'The wood murmured and {call1.doing} went on, far off, and {hero’s} eyes fell shut.',
        '{Hero} lay down with {lost} under {their} chin and [listened to the wood|counted the noises]. {Helper1}. {Helper2}. The [wind|stream|trees].',
        '“That’s {helper2},” said {hero}, [yawning|half asleep]. “And that’s {helper1}. [And that|And who] is…”',
        '{Lost} on one side, the wood on the other, and {hero} in between, [warm as bread|tucked in to the nose].',
      ],
      adult('end'),
      [
        '¶Deep in {wood}, {helper2} pricked up both ears. “[Snnn|Hrrrr|Khhhr|Snorrr]-[pyoo|shoo|wheee]!” What on earth [was that|is that|could that be]?',
        '¶Nobody in {wood} had ever heard such a thing. “[Snnn|Hrrrr|Khhhr|Snorrr]-[pyoo|shoo|wheee]!” It came from [the meadow|a tent|the edge of the wood|over there].',
        '¶[Then|And then|All at once] there came a [new|strange|terrible] noise. “[Snnn|Hrrrr|Khhhr|Snorrr]-[pyoo|shoo|wheee]!” It was [close|very close|so close that it was] [inside|in] the tent!',
        '¶But what [was this|now|came through the night|made them all sit up]? “[Snnn|Hrrrr|Khhhr|Snorrr]-[pyoo|shoo|wheee]!” Not {helper1}. Not {helper2}. It shook the [poles|pillow|lantern hook|spoons|moon|zip|cups].',
      ],
      [
        '¶{Helper2} crept up, a little bit scared, and peeped. And then {helper2} tiptoed home, and told [them all|{helper1}]: “It’s {hero}. [Sleeping|Singing, I think|Upside down, and asleep|Quite harmless].”',
        '¶“Bear?” whispered {helper1}. “Worse,” said {helper2}. But it was [only|just] {hero}, with {their} mouth [open|wide open] and {lost} [on top|in one arm|on {their} nose].',
        '¶All {wood} [stopped to listen|held its breath], and then it knew: [that was|it was only] {hero}.',
        '¶“[Don’t be scared|Bless my ears],” said {helper1} to the {call2.noun}. “It is [only|just] {hero}, [asleep|fast asleep|asleep at last].”',
        '¶Out in the wood, {helper1} sat up. “What is [THAT|that]?” And [somebody|one of them] had to [go|tiptoe over] and find out that it was {hero}.',
      ],
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '“Did you look under [you|yourself]?” asked {friend}. {Hero} had.',
        '“I am not going out there,” said {friend}. “[Unless you are|Well. Maybe behind you].”',
        '{Friend} looked in [both shoes|the teapot], which was kind, but no help.',
      ],
      pet: [
        '{Friend} looked [guilty|very innocent], but for once it wasn’t {friend}.',
        '{Friend} searched the whole tent by nose and found [a sock|one raisin].',
      ],
    },
    way: {
      person: [
        '“Is that you?” asked {friend}, [every three steps|over and over]. It always was.',
        '{Friend} hummed [very loudly|through the nose], to let the dark know.',
        '“I’m only coming to look after you,” said {friend}, and [took hold of|held] {hero’s} sleeve.',
        '“If we meet a monster,” whispered {friend}, “you [talk to it|go first].”',
        '{Friend} walked so close behind that {they} had [four|eight] feet.',
        '“I’m not scared,” said {friend}. “My [knees|teeth] are.”',
      ],
      pet: [
        '{Friend} kept one eye on the dark and one on {hero’s} [heels|pockets].',
        'Somewhere behind, {friend} was [eating|chewing] something that had been a [leaf|mushroom].',
        '{Friend} knew this wood [by nose|already], and was only waiting to be asked.',
        '{Friend} stopped at [every|each] tree, [to leave word|for reasons of {friend.their} own].',
        '{Friend} stopped, and looked, and [growled at a leaf|decided to come after all].',
        '{Friend} came too, [nose down|ears up], as if it had been {friend.their} idea.',
        '{Friend} walked in front for [three|five] steps, and then [thought better of it|let {hero} lead].',
        '{Friend} sniffed everything twice, to be [sure|fair].',
      ],
    },
    trouble: {
      person: [
        '“Who is holding my hand?” asked {friend}. “[Me|I am],” said {hero}. “Good.”',
        '“Now what?” said {friend} in a [very small|crumpled] voice.',
        '“I want to go home,” said {friend}. “[Which way is it|Where is it]?”',
      ],
      pet: [
        '{Friend} pressed a [cold|warm] nose into {hero’s} [knee|ankle].',
        '{Friend} sat down on {hero’s} foot, and that was [a comfort|nice and warm].',
      ],
    },
    turn: {
      person: [
        '“Let me listen, too,” said {friend}, [eyes shut|both hands up].',
        '“How do you DO that?” asked {friend}.',
        '“Me next,” said {friend}. “{call1.sound}! Is that [right|them]?”',
        '“I knew it all along,” said {friend}, [who had not|holding on tight].',
      ],
      pet: [
        '{Friend} trotted ahead, tail up, as if on [holiday|parade].',
        '{Friend} answered every noise with [one of its own|a better one].',
      ],
    },
    end: {
      person: ['(And {friend}, who snored [higher|in another key].)', '{Friend} put a pillow over both ears.'],
      pet: [
        '(And {friend}, who [snored twice as loud|whistled through the nose].)',
        '{Friend} opened one eye, and [shut it again|forgave them].',
      ],
    },
  },
  adults: {
    start: [
      '“No wandering off without a light,” said {grownUp}.',
      '“Listen to that,” said {grownUp}. “[Not a car in the world|You can hear the trees grow].”',
      '“I’m right here, one zip away,” said {grownUp}.',
    ],
    end: [
      '“You’ve got leaves in your ears,” said {grownUp}, and asked no more [until breakfast|that night].',
      '“I heard you go,” said {grownUp}. “And I heard you come back. [Well walked|I counted your steps].”',
      '{GrownUp} rubbed {hero’s} cold {hero.toes} and listened to the whole story, [twice|with big eyes].',
      '“All the way to {spot}?” said {grownUp}, and [whistled|sat down].',
    ],
  },
  traits: { habit: habits, turn: turns },
};
