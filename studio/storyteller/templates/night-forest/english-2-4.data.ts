/** The night forest in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  ifRoom,
  more,
  plants,
  takes,
  TURN,
  when,
  type BandText,
  type Passage,
} from '#studio/storyteller/text/passage.ts';

/**
 * What runs through a book from its first page to its last: `who`, the question that every noise is asked; `night`, the
 * good night that has to be said to what was lost; `care`, looking after each other in the dark.
 */
const thread = (who: Passage, night: Passage, care: Passage): Passage[number] => takes('thread', { who, night, care });

/** The last words of a page on which something is only heard. */
const page = thread(
  [
    ifRoom(
      '“Who is there?” [asked|called|whispered|said] {hero}.',
      '“Who is there?” [asked|called] {hero}, [and held up|behind] the lantern.',
      '{Hero} [lifted|held up] the [lantern|light] and [asked|said]: “Who is there?”',
    ),
  ],
  [
    ifRoom(
      'Somebody was [still awake|not asleep], too! [Who|But who]?',
      '{Hero} [lifted|held up] the [lantern|light] to see who [was up so late|was still up|was not in bed].',
      'Who [could not sleep|was not asleep|was not in bed]? Up went the [light|lantern] [to see|bit by bit|high].',
    ),
  ],
  [
    ifRoom(
      'But {lost} was [waiting|all alone], so {hero} did not run. {They} looked.',
      '“I must [get|go] to {lost},” said {hero}, and [lifted|held up] the [light|lantern].',
      '{Hero} [wanted to run|wanted to hide]. But who would [fetch|look after] {lost} then?',
      '{Hero} thought of {lost} out there, and did not [run|hide].',
      '“{Lost} is [waiting for me|all alone],” said {hero}, and looked.',
    ),
  ],
);

/** What the hero says to somebody before walking on. */
const parting = (ref: string): Passage[number] =>
  thread(
    [],
    [ifRoom(`“[Good night|Sleep well], {${ref}}!” [said|called|whispered] {hero}.`)],
    [more(`“I can’t stay. {Lost} is [waiting|all alone],” {hero} told {${ref}}.`)],
  );

const tookLantern = [
  '{Hero} [lit|took] the [little |]lantern and [went|crept|stepped] out into the dark.',
  '“[Wait for me|I’m coming], {lost}!” The lantern shone, and out [went|crept|stepped] {hero}.',
  '“{Lost} is out there in the [cold|dark]!” {Hero} lit the lantern and went to look.',
  'Click, went the lantern, and out into the [night|dark] [went|crept|stepped] {hero}.',
  '“I will [get|fetch|find] {lost},” said {hero}, and [took|lit] the lantern.',
];

export const english24: BandText = {
  refrains: [
    '[Tip, tap, tiptoe|Pit, pat, pit, pat|Step, step, stop|Crish, crash, crackle], [on and on|on through the trees|on in the dark] went {hero}.',
    '[Foot|One foot|Toe] and [foot and foot|toe and toe], on went {hero} [under the trees|in the dark|through the trees].',
    '[Tip, tap, tiptoe|Shuffle, shuffle, shh|Tippy, tippy, toes|Hop and stop], and [on|on again] went {hero}.',
    '[Hush, hush|Slow, slow|Soft, soft], and [one more step|a step and a step]: [good|brave|bold] {hero}!',
  ],
  beats: {
    open: [
      [
        '{Party} put up a [little|small|wobbly|green] tent [by|in] {wood}.',
        '{Party} [came|went] to {wood} with a [little|small|wobbly|green] tent.',
        'Up went a [little|small|wobbly|green] tent in {wood}, and in [went|crept|climbed] {party}.',
        '[Knock|Bing|Tap], [knock|bong|tap], bang! {Party} put up a tent in {wood}.',
        'Up, up, up! {Party} put up a [little|small|wobbly|green] tent by {wood}.',
        'One day {party} went to {wood}, to sleep in a [little|small|green] tent.',
        '{Party} [camped|slept out] [by|in] {wood}.',
      ],
      thread(
        [
          ifRoom(
            '[Flap, flap|Rustle, rustle|Swish, swish]! “Who is there?” It was [only|just] [the wind|a leaf|the tent].',
            '[Flap|Rustle|Swish]! “Who is there?” said {hero}. It was [only|just] [a leaf|the wind|the grass].',
            'Something went [flap|pat, pat|rustle]. “Who is there?” said {hero}. Only the [tent|wind|grass]!',
          ),
          ifRoom(
            '{Hero} and {lost} the {lost.kind} shared {a treat} by {spot}.',
            'By {spot} {hero} and {lost} the {lost.kind} [ate|shared] {a treat}.',
            'Then {hero} and {lost} the {lost.kind} had [a picnic|{a treat}] by {spot}.',
          ),
        ],
        [
          ifRoom(
            '[Every|Each] night {hero} said “Good night” to {lost}, {their} {lost.kind}.',
            '{Hero} never slept before {they} said “Good night” to {lost} the {lost.kind}.',
            '“Good night,” {hero} said to {lost} the {lost.kind}, [every night|each night].',
          ),
          ifRoom(
            'But first [came|there was] a picnic by {spot}, with {a treat}.',
            'First the two of them shared {a treat} by {spot}.',
            'But it was still day, so they [had|shared] {a treat} by {spot}.',
          ),
        ],
        [
          ifRoom(
            '{Lost} the {lost.kind} came, too, and looked after {hero} in the dark.',
            'In the dark {lost} the {lost.kind} always looked after {hero}.',
            '{Lost}, {hero’s} {lost.kind}, looked after {them} [every|each] night.',
          ),
          ifRoom(
            'The two of them shared {a treat} by {spot}.',
            'By day the two of them [had|ate|shared] {a treat} by {spot}.',
            'They had a picnic by {spot}, and {lost} sat in the [sun|grass].',
          ),
        ],
      ),
      when('adults', more('{Adults} tied the [last|longest] rope.', '{Adults} held the [poles|ropes].')),
    ],
    bed: [
      thread(
        [
          [
            'Bedtime! {Hero} looked for {lost}, but the {lost.kind} was [gone|not there|missing].',
            'Night came, and {hero} felt for {lost}. The {lost.kind} was [gone|not there|missing]!',
            '{Hero} looked [under|behind] the [pillow|bag|mat]. Where was {lost}, {their} {lost.kind}?',
            'At bedtime there was no {lost.kind}! Where was {lost}?',
            'Bedtime! But where was {lost} the {lost.kind}?',
          ],
        ],
        [
          [
            '“Good night, {lost}!” said {hero}. But the {lost.kind} was [gone|not there|missing]!',
            'At bedtime {hero} said “Good night”, but no {lost.kind} was there.',
            '“Good night, {lost}!” But [where|oh, where] was the {lost.kind}?',
            '“Good night, {lost}!” No {lost.kind} was there!',
            '{Hero} [lay down|yawned]. “Good night, {lost}!” No {lost.kind} was there!',
          ],
        ],
        [
          [
            '[Night came|It got dark], and {lost} the {lost.kind} was [gone|not there|missing]!',
            'In the dark tent {hero} felt for {lost}. But no {lost.kind} was there!',
            'It was [dark|night], and {hero} wanted {lost} the {lost.kind}. But where was it?',
            'In the dark {hero} said “{Lost}?” But the {lost.kind} was [gone|not there].',
            'In the dark {hero} wanted {lost}. Where was the {lost.kind}?',
          ],
        ],
      ),
      [
        'The picnic! {Lost} was [still|left|still there,] by {spot}!',
        'It was still by {spot}, [after|since] the picnic!',
        '{Lost} was still at the picnic, by {spot}!',
        'Oh dear! The picnic! {Lost} [still lay|was still] by {spot}.',
        '“The picnic! I [left|forgot] {lost} by {spot}!” [said|cried] {hero}.',
        'After the picnic {lost} [had stayed|was left] by {spot}.',
        'They had left {lost} at the picnic, by {spot}!',
      ],
      asideHere('start', {
        person: [
          '“I’ll help you look,” said {friend}.',
          '“I’ll come with you,” said {friend}.',
          '“We’ll go and get {lost},” said {friend}.',
        ],
        pet: [
          '{Friend} sniffed the [pillow|bag|mat]. No {lost}!',
          '{Friend} ran to the door and looked at {hero}.',
          '{Friend} put a paw on the zip. Out!',
        ],
      }),
      thread(
        [
          ifRoom(
            'And outside it was [so|very, very] dark.',
            'And the wood was [dark|black] and full of noises.',
            'And the [dark|wood|night] [was big|had noises in it].',
          ),
        ],
        [
          ifRoom(
            '{Hero} could not sleep with no “Good night”.',
            'And {lost} had no “Good night” yet!',
            '“I have to say it to {lost}!” said {hero}.',
          ),
        ],
        [
          ifRoom(
            '“Who looks after {lost} now?” said {hero}. “I [do|will]!”',
            'Who was looking after {lost}? Nobody! Then {hero} [must|had to].',
            '{Lost} was all alone. “I’ll look after [you|{lost}],” said {hero}.',
          ),
        ],
      ),
    ],
    lantern: [
      adult('start'),
      when(
        'giver',
        [
          '{Giver} gave {hero} this lantern, and now {hero} lit it and went out.',
          'With {giver’s} lantern up high, {hero} [stepped|crept|went] out.',
          '{Hero} took {giver’s} lantern and went to [fetch|find] {lost}.',
          '{Giver’s} lantern! {Hero} [lit|took] it and [crept|went] out.',
          'Click! {Hero} lit the lantern that {giver} gave {them}, and went out.',
        ],
        tookLantern,
      ),
      asideHere('way', {
        person: [
          '{Friend} held {hero’s} {hero.hand}.',
          '{Friend} [held|carried] the bag.',
          '“I’ll hold the door,” said {friend}, and came, too.',
        ],
        pet: ['{Friend} [trotted|ran] in front.', '{Friend} came, too, nose first.', '{Friend} kept close.'],
      }),
      more(
        'The light was [small|round] and [yellow|warm]. The dark was [big|tall|wide].',
        'The lantern made a [yellow|gold|warm] [puddle|circle|plate] on the grass.',
        'The grass was [cold|wet|tickly] under {their} [feet|toes].',
        'The trees were black, with a [little|small|thin] moon on top.',
      ),
      '¶{refrain}',
    ],
    step: [
      [
        '{Hero} went in under the [big|tall] trees of {wood}.',
        'The trees of {wood} were [tall|black|thin], and {hero} was [little|small].',
        'Behind {hero}, the tent got [small|smaller|tiny]. {Wood} got [big|bigger].',
        'In {wood} [leaves|twigs|ferns] [tickled|tapped] {hero’s} [knees|legs|elbows].',
      ],
      [
        'Something went [snap|crack]! That was {hero’s} own [foot|toe].',
        'A [long|thin|tall] arm waved. {Hero} waved back. It was [only|just] a branch!',
        'There stood a [giant|bear|troll]! No, it was [only|just] a [bush|tree|stone].',
        'Something touched {hero’s} [nose|ear|head]. It was [only|just] a [leaf|twig|fern].',
      ],
      [
        'But then {wood} made a [noise|funny noise]…',
        'But [stop|listen]! Who was in {wood} with {hero}?',
        'But then came a [sound|noise]… from [there|behind a tree|up there]!',
      ],
    ],
    'owl.heard': [
      [
        'Up in the [tree|leaves|branches] something went “{owlCall}!”',
        'Then something [big|high up|up there] went “{owlCall}!”',
        '“{owlCall}!” [said|went] [a|the] [tree|dark tree], [and shook|and all the leaves shook].',
        '“{owlCall}!” The [tree|branch|whole tree] [shook|wobbled|shivered].',
      ],
      more('{Hero} [stopped|froze|stood still].', '{Their} knees went [wibble|wobble|jiggle].'),
      asideHere('way', {
        person: ['“A ghost!” [cried|whispered] {friend}.', '“It is a [giant|monster]!” said {friend}.'],
        pet: ['{Friend} [jumped|hid behind {hero}].', '{Friend} looked up and [growled|shivered].'],
      }),
      page,
    ],
    'owl.found': [
      [
        'It was {owl} the owl! She had a cold, so she [sneezed|had to sneeze].',
        'It was only {owl} the owl, who could not stop sneezing!',
        'It was {owl} the owl, with a [cold|tickle] in her nose!',
        'It was only {owl} the owl! She wanted to hoot, but she had to sneeze.',
      ],
      ifRoom(
        '“Bless you, {owl}!” said {hero}, and she sneezed [again|some more].',
        '“Bless you!” said {hero}. “More, more, [TCHOO|tchoo]!” went {owl}.',
        plants('leaf', '{Hero} gave her a [leaf|soft leaf]. She blew, and sneezed [again|on].'),
        '“Bless you!” said {hero}. {Owl} [nodded|smiled] and sneezed on.',
      ),
      parting('owl'),
      '¶{refrain}',
    ],
    'hedgehog.heard': [
      [
        'Down in the [leaves|grass|ferns] something went “{hedgehogCall}!”',
        'Then something [hungry|with teeth|down low] went “{hedgehogCall}!”',
        '“{hedgehogCall}!” The [leaves|ferns|grass] [moved|wriggled|rustled].',
        '“{hedgehogCall}!” [Somebody|Something] was eating in the [dark|leaves|grass].',
      ],
      more('Was it eating [bones|boots|rocks|tents]?', '“Don’t eat [me|my toes|my boots]!” said {hero}.'),
      asideHere('way', {
        person: ['“It has big teeth!” whispered {friend}.', '“It eats [boots|children]!” said {friend}.'],
        pet: ['{Friend} [hid behind {hero}|put all four paws together].', '{Friend} [growled|barked a little].'],
      }),
      page,
    ],
    'hedgehog.found': [
      [
        'It was {hedgehog} the hedgehog, eating the {treat} from the picnic!',
        'It was only {hedgehog} the hedgehog! He had found {hero’s} {treat}.',
        'It was {hedgehog} the hedgehog, with {treat} crumbs on his [nose|chin|prickles]!',
        'It was only {hedgehog} the hedgehog, and he was eating {a treat}!',
      ],
      ifRoom(
        plants('crumb', '{Hero} gave him [the last|a big] crumb, and he crunched [on|again].'),
        '“[Is this|Was it] yours?” he asked. “Eat it all,” said {hero}. He did!',
        plants('crumb', '“Is there more?” he asked. {Hero} gave him a [big|last] crumb. Crunch!'),
        '“[There is a lot|So much]!” said {hedgehog}. “I’ll crunch [all night|till morning]!”',
      ),
      parting('hedgehog'),
      '¶{refrain}',
    ],
    'rabbit.heard': [
      [
        'Behind a [bush|tree|rock] something went “{rabbitCall}!”',
        'Then something [heavy|with big feet] went “{rabbitCall}!”',
        '“{rabbitCall}!” The ground [shook|jumped|bounced].',
        '“{rabbitCall}!” [went|said] the ground under {hero’s} [feet|toes].',
      ],
      more('Was it a [giant’s|monster’s|troll’s] [boot|foot]?', '{Hero} felt it in {their} [tummy|knees|teeth].'),
      asideHere('way', {
        person: ['“A giant!” [cried|whispered] {friend}.', '“It has big, big boots!” said {friend}.'],
        pet: ['{Friend} [jumped|hopped] at every thump.', '{Friend} hid behind {hero}.'],
      }),
      page,
    ],
    'rabbit.found': [
      [
        'It was {rabbit} the rabbit, [dancing|learning to dance] on his big feet!',
        'It was only {rabbit} the rabbit! He danced, and his feet went [thump|bump].',
        'It was {rabbit} the rabbit, dancing in the moonlight: hop, kick, [thump|bump]!',
        'It was only {rabbit} the rabbit, who was [learning|trying] to dance!',
      ],
      ifRoom(
        '“Dance with me!” he said. {Hero} danced, and {rabbit} danced on.',
        '{Hero} danced [one|a] round with him. “I’ll dance all night!” said {rabbit}.',
        plants('clapped', '“Don’t laugh,” he said. {Hero} clapped, so he danced [on|again].'),
        plants('clapped', '{Hero} clapped. “More!” said {rabbit}, and danced [on and on|on].'),
      ),
      parting('rabbit'),
      '¶{refrain}',
    ],
    'fox.heard': [
      [
        'Low in the [dark|ferns|roots] something went “{foxCall}!”',
        'Then something [long|with a tail|soft] went “{foxCall}!”',
        '“{foxCall}!” The dry leaves [flew|jumped|danced] up.',
        '“{foxCall}!” Leaves flew [past|over] {hero}.',
      ],
      more('Was it a [snake|dragon|ghost] in the leaves?', 'One leaf [sat|landed] on {hero’s} [head|nose].'),
      asideHere('way', {
        person: ['“A snake!” [cried|whispered] {friend}.', '“It is a [dragon|long snake]!” said {friend}.'],
        pet: ['{Friend} snapped at a leaf.', '{Friend} hid behind {hero}.'],
      }),
      page,
    ],
    'fox.found': [
      [
        'It was {fox} the fox, sweeping his den with his [own|big|red] tail!',
        'It was only {fox} the fox! He swept the leaves out of his [house|den].',
        'It was {fox} the fox, and his [big|red|fluffy] tail was his broom!',
        'It was only {fox} the fox, who swept the leaves away with his tail!',
      ],
      ifRoom(
        plants('wiped', '“Wipe your feet!” he said. {Hero} did, and {fox} swept on.'),
        plants('wiped', '{Hero} wiped {their} feet for him. “Thank you!” said {fox}, and swept on.'),
        '“[So|Too] many leaves!” [he said|said {fox}]. “I’ll sweep [all night|till morning|and sweep]!”',
        '“How [clean|tidy|fine]!” said {hero}. {Fox} was [so glad|pleased], and swept on.',
      ),
      parting('fox'),
      '¶{refrain}',
    ],
    'bird.heard': [
      [
        'On a tree [trunk|in the dark] something went “{birdCall}!”',
        'Then something [small|sharp] went “{birdCall}!”',
        '“{birdCall}!” [went|said] this tree. Then that tree!',
        '“{birdCall}!” Somebody knocked on a [tree|trunk].',
      ],
      more(
        'Was it a [ghost|giant|monster] who [wanted to come in|knocked there]?',
        '“Come in,” whispered {hero}, but nobody came.',
      ),
      asideHere('way', {
        person: ['“A ghost is knocking!” said {friend}.', '“Don’t open!” whispered {friend}.'],
        pet: ['{Friend} looked for a door.', '{Friend} barked, or nearly, and hid.'],
      }),
      page,
    ],
    'bird.found': [
      [
        'It was {bird} the bird, who could not find her own tree!',
        'It was only {bird} the bird! She knocked at every tree to find her nest.',
        'It was {bird} the bird. “Is this my tree?” she asked, and knocked.',
        'It was only {bird} the bird, who [looked|knocked] and knocked for her nest!',
      ],
      ifRoom(
        '{Hero} [lifted|held up] the light and found it, so she knocked for [joy|{hero}].',
        '“[That one|This one|It is here|Over there]!” said {hero}. [So it was, and she|She] knocked a [loud |happy |big |]thank-you.',
        '{Hero} found her nest. “I’ll knock for you, too,” [said|sang] {bird}.',
        '{Hero} showed her the nest. “Home!” [said|sang] {bird}, and knocked and knocked.',
        '{Hero} found her nest, and {bird} knocked on it [all night|for joy|to say thanks].',
      ),
      parting('bird'),
      '¶{refrain}',
    ],
    'turtle.heard': [
      [
        'By a [root|rock|log] something went “{turtleCall}!”',
        'Then something [hard|made of stone|heavy] went “{turtleCall}!”',
        '“{turtleCall}!” [Wait|Stop|Listen]. There it was again!',
        '“{turtleCall}!” [went|said] something [hard|heavy] on the path.',
      ],
      more('Was it a [robot|knight|stone giant]?', 'Was it a [rock|pot|stone] with feet?'),
      asideHere('way', {
        person: ['“A robot!” [cried|whispered] {friend}.', '“The rocks are walking!” said {friend}.'],
        pet: ['{Friend} sniffed and jumped back.', '{Friend} hid behind {hero}.'],
      }),
      page,
    ],
    'turtle.found': [
      [
        'It was {turtle} the turtle! She climbed a root and fell off: bonk!',
        'It was only {turtle} the turtle, who could not get over a root!',
        'It was {turtle} the turtle. Up the root she went, and [bonk, down|down, bonk]!',
        'It was only {turtle} the turtle, bumping into a big root!',
      ],
      ifRoom(
        '{Hero} [helped|heaved|pushed and helped] her over. “Now [for |]the next root!” said {turtle}.',
        '{Hero} gave her a push. “Thank you! Only nine more roots,” she said.',
        '“Push!” she said. {Hero} pushed, and on she went to the next root.',
        'So {hero} helped her over, and she climbed the next root, too.',
      ),
      parting('turtle'),
      '¶{refrain}',
    ],
    fork: [
      [
        'Then there were two paths in {wood}. Which one went to {lost}?',
        'The path in {wood} [split|broke] in two. Which one [went|led] to [{spot}|the picnic]?',
        'Left or right? [Here|Now] {wood} had two paths.',
        '[In {wood} one|One] path went left and one [went |]right. Which way was {lost}?',
      ],
      asideHere('trouble', {
        person: ['“[I|Wait, I] smell mushrooms!” said {friend}.', '“Left? Right? Smell it,” said {friend}.'],
        pet: ['{Friend} sniffed left, and then right.', '{Friend} put {friend.their} nose down and sniffed.'],
      }),
      [
        '{Hero} sniffed [twice|hard]. This way smelled of {treat}, like the picnic!',
        'One path smelled of [mushrooms|rain and mushrooms] and {treat}, so {hero} took that.',
        '“I smell {treat},” said {hero}. “The picnic was [this|that] way!”',
      ],
    ],
    there: [
      asideHere('way', {
        person: ['“There!” [cried|said] {friend}, and [pointed|ran].', '“Look!” [cried|said] {friend}. “Look there!”'],
        pet: ['{Friend} ran ahead, and stopped.', '{Friend} sniffed and sniffed, and [ran|barked].'],
      }),
      [
        'And there, by {spot}, [sat|lay|was] {lost}!',
        '{Hero} came to {spot}, and there [was|sat|lay] {lost}!',
        'By {spot} there was something [small|wet]. It was {lost}!',
        'Who was that by {spot}, with a leaf for a hat? It was {lost}!',
        'In the [grass|moss], by {spot}, {hero} found {lost}!',
        '{Hero} saw {spot}, and there was {lost}!',
      ],
      thread(
        [
          ifRoom(
            '{Hero} [hugged|squeezed|kissed] {lost}. “Now we go home!”',
            '“You are [wet|cold],” said {hero}, and [hugged|rubbed] {lost} warm.',
            '{Hero} told {lost} [who|about all who] made the noises.',
          ),
        ],
        [
          ifRoom(
            '“[Not|No] good night yet, {lost}! First we go home,” said {hero}.',
            '{Hero} [hugged|squeezed|kissed] {lost}. “We say good night at home!”',
            '“Good night comes later,” said {hero}, and [hugged|kissed|squeezed] {lost}.',
          ),
        ],
        [
          ifRoom(
            '“Now I look after you,” said {hero}, and [hugged|dried|kissed] {lost}.',
            '{Lost} was [wet|cold], so {hero} [put|tucked] it inside {their} shirt.',
            '“You are [wet|cold],” said {hero}. “I’ll keep you warm.”',
          ),
        ],
      ),
    ],
    dark: [
      [
        'Then a puff of wind came, and [pff|fff|whoo], out went the [light|lantern]!',
        '“[Fff|Whoo|Fffff],” went the wind, and the [lantern|light] went [out|dark].',
        'Then came the wind, whoo, and out went the [light|lantern].',
        '[Puff|Whoosh|Fff|Whoo]! The [wind|cold wind] [blew out|put out] the [light|lantern].',
        'The wind blew [hard|cold], and then [harder|colder]. Out went the [lantern|light]!',
      ],
      [
        'Now it was dark in front, dark behind and dark [on top|all over|all round].',
        'Now {hero} could not see [the path|the tent|the way home|a tree|the path or the tent].',
        'Now {hero} and {lost} could not see [the path|the tent|the way home|a thing].',
        'It was so dark that {hero} could not see [the path|the way|{their} own nose].',
        'Now it was [dark, dark, DARK|all dark]. Which way was the tent?',
        'How could {hero} [find|see] the [little tent|tent|way home|way back|path] [now|in the dark|like that]?',
      ],
      asideHere('trouble', {
        person: ['“I’m here,” said {friend}, and held {hero’s} {hero.hand}.', '“Which way now?” asked {friend}.'],
        pet: ['{Friend} pressed close, soft and warm.', '{Friend} sat on {hero’s} foot and shivered.'],
      }),
      thread(
        [more('{Hero} [held|hugged] {lost} very [tight|close].')],
        [more('{Hero} [held|hugged] {lost} and did not want to sleep here.')],
        [
          ifRoom(
            '“Don’t be [scared|afraid], {lost},” said {hero}. “I’m here.”',
            '“I look after you,” {hero} [told|said to] {lost}, and held it tight.',
          ),
        ],
      ),
    ],
    listen: [
      TURN,
      asideHere('turn', {
        person: ['“Shh!” said {friend}. “What was that?”', '“Listen!” whispered {friend}.'],
        pet: ['{Friend} pricked up both ears.', '{Friend} [stood still|turned] and listened.'],
      }),
      [
        'Then {hero} heard “{call2.sound}!” [That was|It was] {helper2}, so home was that way!',
        'Far off something went “{call2.sound}!” “{Helper2}! Home is that way!” said {hero}.',
        'Then came “{call2.sound}!” {Hero} knew {helper2’s} [sound|noise|voice], so {they} knew the way [home|back]!',
        '“{call2.sound}!” That was no [monster|giant|ghost]. It was {helper2}! So the tent was over there!',
        '“{call2.sound}!” It was {helper2}, still {call2.doing}. So that was the way!',
      ],
      thread(
        [more('{Hero} did not [have|need] to ask who was there.', '“I know who is there!” [said|laughed] {hero}.')],
        [
          more(
            'So [somebody|someone] else was [still|not in bed, but] awake!',
            '{Hero} was glad that {helper2} was not asleep.',
          ),
        ],
        [
          more(
            '“You see, {lost}? [We are not alone|Don’t be scared]!” said {hero}.',
            '“Come, {lost}, I’ll take you home,” said {hero}.',
          ),
        ],
      ),
    ],
    back: [
      thread(
        [
          [
            'First {hero} came to {helper2}. Then, “{call1.sound}!”, and that was {helper1}!',
            '“I know you, {helper2}!” Then “{call1.sound}!” “I know you, too, {helper1}!”',
            '{Hero} went past {helper2}. Then “{call1.sound}!” So {helper1} was next!',
            '{Hero} went by ear: first to {helper2}, then to {helper1}.',
          ],
        ],
        [
          [
            '“Good night, {helper2}! Good night, {helper1}!” [said|called] {hero} on the way.',
            '“[Good night|Sleep well], {helper2}!” Then “{call1.sound}!” “[Good night|Sleep well], {helper1}!”',
            'Past {helper2}: good night! Then “{call1.sound}!” Past {helper1}: [good night, too|good night]!',
          ],
        ],
        [
          [
            '“Look, {lost}, here is {helper2}!” Then “{call1.sound}!” “And there is {helper1}!”',
            '{Hero} held {lost} tight and went past {helper2} and past {helper1}.',
            'Past {helper2} they went. Then “{call1.sound}!” And past {helper1}, {hero} and {lost}.',
          ],
        ],
      ),
      asideHere('turn', {
        person: ['{Friend} came close behind.'],
        pet: ['{Friend} ran ahead.', '{Friend} led the way.'],
      }),
      '¶{refrain}',
      [
        '¶And there was [the tent|the little tent|the tent, hooray]!',
        '¶And [there|here], [at last|look|hooray], [stood|was] the [little |]tent!',
        '¶So {they} found the way, and [here|there] was the tent!',
        '¶{They} put out [a|one] {hero.hand} and felt [the tent|something soft: the tent]!',
        '¶[Bump|Bonk|Flump], {hero} [walked|ran|bumped] into something soft: the tent!',
      ],
    ],
    tent: [
      [
        'In went {lost}, in went {hero}, and in went some [mud|moss].',
        'In went {lost}, in went {hero}, and [zip|zzzip] went the door!',
        '{Hero} [crawled|wriggled] in with {lost} and [ten|six|two] leaves.',
        'Back in the tent, {hero} shook off the leaves and [dried|wiped|hugged] {lost}.',
      ],
      asideHere('turn', {
        person: ['“We did it!” said {friend}, and [hopped|crawled] in.', '{Friend} pulled the zip shut.'],
        pet: ['{Friend} rolled up at the bottom.', '{Friend} shook, and everything was wet.'],
      }),
      adult('end'),
      [
        'It was still dark [outside|out there], but {hero} knew who [was out there|lived there|made the noises].',
        'The [dark|wood|night] was the same, but now it was full of [friends|friends for {hero}].',
        'Far off {hero} heard “{call1.sound}!” and it was a nice noise now.',
      ],
    ],
    sleep: [
      adult('end'),
      asideHere('end', {
        person: ['{Friend} lay down, too.', '{Friend} [yawned|fell asleep] first.'],
        pet: ['{Friend} curled up, too.', '{Friend} curled up [first|at the bottom].'],
      }),
      thread(
        [
          [
            '{Hero} [hugged|held|squeezed] {lost} and [lay down|fell asleep].',
            '{Lost} went under {hero’s} [chin|arm], and {they} fell asleep.',
            '{Hero} was [tired|sleepy], so {they} [hugged|took] {lost} and [slept|lay down].',
          ],
          [
            'Then the wood heard “[Snnn|Hrrr|Khhh|Snff], [zzz|pyoo|shoo]!” “Who is there?” said {helper1}.',
            '“[Snnn|Hrrr|Khhh|Snff], [zzz|pyoo|shoo]!” “Who is there?” asked {helper1}, a [little|teeny] bit scared.',
            '“[Snnn|Hrrr|Khhh|Snff], [zzz|pyoo|shoo]!” said the tent. “Who is there?” whispered {helper1}.',
          ],
          [
            '¶{Helper2} [looked|peeped|crept] in, and it was [only|just] {hero}!',
            '¶“It is [only|just] {hero},” said {helper2}, “[fast asleep|asleep with {lost}|sleeping].”',
            '¶It was only {hero}, [snoring|sleeping] like a [bear|big bear|happy bear]!',
          ],
        ],
        [
          [
            '“Good night, {lost},” said {hero} at last, and [hugged|kissed] it.',
            'Now {hero} could say it: “Good night, {lost}!”',
            '“And good night, {lost}!” said {hero}, and fell asleep.',
          ],
          [
            'Then the wood heard “[Snnn|Hrrr|Khhh|Snff], [zzz|pyoo|shoo]!” “What is that?” asked {helper1}.',
            '“[Snnn|Hrrr|Khhh|Snff], [zzz|pyoo|shoo]!” [said|went] the tent. “What was that?” asked {helper1}.',
          ],
          [
            '¶“That is {hero},” said {helper2}, “and it means [good night|sleep well].”',
            '¶“It’s [only|just] {hero},” said {helper2}, “saying good night[| to {lost}| to us| to you].”',
            '¶“That is how {hero} says good night[| in bed],” [said|laughed] {helper2}.',
          ],
        ],
        [
          [
            '“Now you look after me,” {hero} told {lost}, and fell asleep.',
            '{Hero} tucked in {lost}, and {lost} looked after {hero}.',
            '“Now we look after each other, {lost},” said {hero}.',
          ],
          [
            'Then the wood heard “[Snnn|Hrrr|Khhh|Snff], [zzz|pyoo|shoo]!” {Helper1} was scared.',
            '“[Snnn|Hrrr|Khhh|Snff], [zzz|pyoo|shoo]!” [said|went] the tent. “A [monster|giant]!” whispered {helper1}.',
          ],
          [
            '¶“Don’t be [scared|afraid],” said {helper2}. “It’s [only|just] {hero}[|, asleep|, snoring|, with {lost}]!”',
            '¶“I’ll look after you,” said {helper2}. “It’s only {hero}[|, asleep|, snoring|, with {lost}]!”',
            '¶“I’m here,” said {helper2}, “and that’s [only|just] {hero}[|, snoring|, asleep]!”',
          ],
        ],
      ),
    ],
  },
  asides: {
    start: { person: ['“I’ll come, too,” said {friend}.'], pet: ['{Friend} looked, too.'] },
    way: { person: ['{Friend} [came along|came, too].'], pet: ['{Friend} came, too.'] },
    trouble: { person: ['{Friend} [gulped|held on tight].'], pet: ['{Friend} pressed close.'] },
    turn: { person: ['“You did it!” said {friend}.'], pet: ['{Friend} ran ahead.'] },
    end: { person: ['{Friend} slept, too.'], pet: ['{Friend} slept, too.'] },
  },
  adults: {
    start: [
      '“Take the lantern,” said {grownUp}. “I’ll wait here.”',
      '“Take a light,” said {grownUp}. “I’ll listen for you.”',
      '“Go, but take the lantern,” said {grownUp}.',
      '“I’ll stay by the tent,” said {grownUp}. “Call me!”',
    ],
    end: [
      '“There you are!” said {grownUp}.',
      '{GrownUp} tucked {hero} in.',
      '“I heard you come,” said {grownUp}.',
      '{GrownUp} [hugged|kissed] {hero}.',
    ],
  },
  traits: {
    habit: {
      brave: [
        'Brave {hero} [jumped|leaped|hopped] over [every|each|the longest] rope.',
        '{Hero} was brave, [mostly|best of all|always] [in the sun|in the daytime|by day].',
        '{Hero} [shook hands with|said hello to|tickled] a [beetle|spider|big ant].',
      ],
      curious: [
        '{Hero} looked [under|behind|inside] every [stone|leaf|log|cup].',
        '“What’s [that|this]? And [that|this|him]?” [said|asked] {hero}.',
      ],
      kind: [
        '{Hero} [gave|fed] [an ant|a beetle|a snail] a [crumb|bite].',
        '{Hero} [carried|saved] a [snail|worm|moth] out of the [tent|rope|path].',
      ],
      funny: [
        '{Hero} wore a [leaf|bucket|bowl] [for a hat|on {their} head].',
        '{Hero} said [good evening|how do you do] to a [tree|log|stone].',
      ],
      shy: [
        '{Hero} [waved|whispered|smiled] at the [trees|ferns|moon], just a little.',
        '{Hero} was [quiet|still], like the [ferns|moss|moon|stones].',
      ],
      stubborn: [
        '“[I can|I will] do it [alone|myself],” said {hero}, and [did|did it].',
        '{Hero} carried the [biggest|longest|heaviest] [pole|bag], all alone.',
      ],
      dreamy: [
        '{Hero} saw a [whale|camel|boat|giant shoe] in the [clouds|leaves].',
        '{Hero} [lay|sat] and watched the [clouds|birds|leaves] go by.',
      ],
      careful: [
        '{Hero} counted the [pegs|ropes|cups], and then [again|counted again].',
        '{Hero} put {their} [shoes|socks|things] [in a row|side by side].',
      ],
      energetic: [
        '{Hero} [ran|hopped|raced] round the tent [six|nine|ten|two] times.',
        'Hop, skip, [jump|bump], went {hero}, [all day|up and down].',
      ],
      clever: [
        '{Hero} [made|tied] a [very good|new|clever] [sort of knot|knot].',
        '{Hero} found [north|the way] by the [moss|sun|shadows].',
      ],
    },
    turn: {
      brave: [
        '{Hero} took one [big|deep|long] [breath|breath, down to {their} toes].',
        '“I am [here|still here],” {hero} [told|said to] the [dark|big dark|night].',
        '{Hero} stood up [tall|straight] in the [dark|middle of the dark].',
      ],
      curious: [
        '“What can I [hear|find out]?” [wondered|said|asked] {hero}.',
        '{Hero} [wondered|wanted to know] what the [dark|night] [was saying|said].',
      ],
      kind: [
        '“Don’t be [scared|sad],” {hero} [told|said to] {lost}.',
        '{Hero} [patted|stroked|hugged] {lost}: “I’m [here|with you].”',
      ],
      funny: [
        '“Knock, knock,” {hero} [told|said to] the [dark|night|nothing].',
        '“Who [switched off|ate|put away] the [world|wood|trees]?” said {hero}.',
      ],
      shy: [
        '{Hero} was [good|very good] at [being quiet|keeping still].',
        '{Hero} went quiet as [moss|snow|a moth|a mouse].',
      ],
      stubborn: [
        '“No,” {hero} told the [dark|night], “[no, no, no|I won’t cry|you go home].”',
        '{Hero} stamped a foot: “I [will|shall] get [home|back]!”',
      ],
      dreamy: [
        '{Hero} [closed|shut] {their} eyes, and it was dark [inside|in there], too.',
        '{Hero} [closed|shut] {their} eyes, [just to see|to see better].',
      ],
      careful: [
        '{Hero} stood still, and counted [one, two, three|to three|to five].',
        '“First stop,” said {hero}, “and then [think|look|listen].”',
      ],
      energetic: [
        'Even {hero’s} [feet|knees|toes] stood still [now|for once].',
        '{Hero} did not run, not [one step|at all|one hop].',
      ],
      clever: [
        '“Eyes are no [use|good],” said {hero}. “[Ears|But ears] are!”',
        '{Hero} had two [eyes|feet], but {they} had two ears [too|as well].',
      ],
    },
  },
};
