/** The quiet turtle in English for readers of 2 to 4. */
import {
  adult,
  aside,
  asideHere,
  HABIT,
  ifRoom,
  more,
  TURN,
  planting,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';

/** The river calls behind them, smaller the further the camel leads: so a listener knows before the hero where it is. */
const CALL: Line = when(
  'told:first',
  when(
    'told:second',
    when(
      'told:third',
      when(
        'told:fourth',
        [
          '{Turtle} [listened and listened|held her breath|put her head on one side]. [Nothing|No {call.one}].',
          '[Nothing|Nobody] went {call} [any more|now|here].',
        ],
        planting(
          'fourth',
          'Was that a {call.one}, or [only|just] the wind?',
          'Then the {call.one} was [gone|too far away].',
          'One last {call.one}, then [nothing|no more].',
        ),
      ),
      planting(
        'third',
        'Now it was [as small as a crumb|only a whisper|as thin as a hair]: {call}.',
        'Only {turtle} [still heard|heard] it: {call.one}.',
        '{Call}, [so small now|thin as a hair|no bigger than a crumb].',
        'You could [hardly|only just] hear it [now|any more]: {call}.',
      ),
    ),
    planting(
      'second',
      '{Call}, it went, but [not so loud|far away|softly|a long way back].',
      '{Call}, [a long way back|far behind|not so loud].',
      '[Far behind|A long way back|Far, far back], it still went {call}.',
      'The {call} [was far back now|got small].',
    ),
  ),
  planting(
    'first',
    '[Behind them|Back there|Behind his tail] it went {call}.',
    'It went {call}, [back there|at the back|past his tail].',
    '{Call}, it went, [back there|behind them|past his tail].',
  ),
);

export const english24: BandText = {
  // What the camel says to it stands in the beats: each time from where he has just got to.
  refrains: [
    '“{Ask},” [said|peeped|tried] {turtle}.',
    '“{Ask}…” [said|peeped|breathed] {turtle}.',
    '“{Ask},” [breathed|squeaked] {turtle}.',
  ],
  beats: {
    find: [
      when(
        'adults',
        [
          '{Adults} [made tea|made bread|shook the rugs], and {party} got up.',
          '{Party} woke up. {Adults} [made tea|had the tea ready|baked bread].',
          '{Adults} [sang|made tea|baked bread] in {dunes}, and {party} woke up.',
        ],
        [
          '{Party} [woke up|got up] in [a tent in {dunes}|{dunes}].',
          'The sun [came up|got up] in {dunes}, and so did {party}.',
          'In {dunes} stood a tent, and out [came|crawled|looked] {party}.',
          'It was [morning|hot] in {dunes}. {Party} [ate {snack}|woke up|got up|shook off the sand].',
          '[It was morning|Morning came|The sun was up]. {Party} ate {snack}.',
          '{Party} [got up|woke] [early|with the sun] in {dunes}.',
          '{Party} [sat|lay|had breakfast] in front of a tent in {dunes}.',
          '{Party} [woke up|got up|crawled out] [early|with the sun|and looked at the sand].',
          'Good morning, {party}! Good morning, {dunes}!',
        ],
      ),
      { more: HABIT },
      adult('start'),
      '“{Ask},” [said|whispered|peeped] a [stone|small stone|round stone] {nook}.',
    ],
    who: [
      [
        '[It was|They saw] {turtle} the turtle. “Where is [my|the] {call.one}-{call.one} river?”',
        'It was {turtle}, a turtle. “[Where is|Who has] my {call.one}-{call.one} river?”',
        'It was {turtle}. “[I want|I lost|Oh,] my {call.one}-{call.one} river!”',
        'It was {turtle} the turtle. “Where is the river that goes {call}?”',
        'It was a turtle, {turtle}. “I[’ve| have] lost my river, the one that goes {call}.”',
        'The stone [was|had a nose. It was] {turtle} the turtle. “I live in the river that goes {call}.”',
        'It had [eyes|a nose|feet]! “I am {turtle},” it said. “Where is the river that goes {call}?”',
        'Out came [a head|a nose|four feet]: {turtle} the turtle. “I want the river that goes {call}.”',
        '“I am {turtle},” [it said|said the stone]. “My river goes {call}, [and this does not|but not here|and I lost it].”',
        'It was {turtle} the turtle. “My river goes {call}. [Here it goes hush|I can’t find it|I came too far].”',
      ],
      ifRoom(
        '“[We’ll|I’ll|We can|Let’s] [find it|look for it|find that river], {turtle},” said {hero}.',
        '“[We’ll|I’ll] take you [there|home], {turtle},” said {hero}.',
        '“Come, {turtle}, we’ll [look for it|find it],” said {hero}.',
      ),
      more(
        'She had gone to sleep in the {cargo}, and the {cargo} had gone [to market|away].',
        '{Hero} gave {turtle} three drops of water. [Plip, plop, plip|Drip, drip, drip|Plip, plip, plip].',
        'Here was [only sand|sand and {snack}|sand, and then sand], and no river.',
      ),
      aside('start'),
    ],
    camel: [
      [
        '“Who knows the [way|river]?” asked {hero}. “I do!” [said|boomed|cried] {camel} the camel.',
        '“[A river? This way|A river? Follow me|Rivers? I know them all]!” [said|boomed|cried] {camel} the camel.',
        'Up got {camel} the camel, [tall as a tent|so tall|tall and proud]. “[I know the way|That way|Follow me]!”',
        '“[Leave it to me|I know rivers]!” [said|boomed] {camel} the camel, and [marched off|off he went|walked away].',
        '{Camel} the camel [asked nobody|did not ask|did not look]. “[I know|This is] the way!” he [said|boomed|sang].',
        '“The river is this way,” [said|boomed] {camel} the camel. [It was not|It was that way].',
      ],
      ifRoom(
        '{Turtle} rode on his hump and looked [back|behind them].',
        '{Turtle} sat on [his|the] hump, the wrong way round.',
        '{Turtle} sat [up top|up there] and looked back.',
        '{Hero} [went|came] after him, and {turtle} looked back.',
      ),
      CALL,
      '¶{refrain}',
      '“{Brush},” [said|sang|boomed] {camel}[|, nose up|, nose in the air| to the sky].',
    ],
    mirage: [
      [
        '{Camel} saw a [lake|blue lake|river] and [jumped|dived|ran] in. [It was sand|It was all sand|Splash? No, sand].',
        '“[A lake|Water|The river|Blue water]!” [cried|shouted|sang] {camel}, and [jumped|dived|ran] into [hot|dry|yellow] sand.',
        '“[Bath time|In I go|I see it]!” [cried|sang] {camel}. But the blue lake was [sand|only sand|yellow sand].',
        '“[Look|See], the river!” said {camel}, and [swam|splashed] in [hot|dry|yellow] sand.',
      ],
      ifRoom('{Hero} [laughed|dug {camel} out|pulled {camel} out].'),
      CALL,
      '¶{refrain}',
      '“{Brush},” [said the sand|came from the sand|said {camel}, and spat sand|said {camel}, flat on his tummy].',
      asideHere('way', {
        person: ['{Friend} pulled him out by the tail.'],
        pet: ['{Friend} dug for the lake. It was dry.'],
      }),
    ],
    circle: [
      [
        '{Camel} found [big|round|fat] footprints. He [followed them|went after them]. They were [his own|{camel’s}].',
        '“[Somebody|A camel|Some fat camel] went this way,” said {camel}. [It was him|It had been him|It was {camel}].',
        '“[Big|Round] footprints! [He knows|Here is] the way,” said {camel}. But [“he” was|they were from] {camel}.',
        '“Whose [big|fat|round] feet are these?” said {camel}. “[Yours|They are yours],” said {hero}.',
        'They went [round and round|in a ring]. {Camel} found {camel’s} [footprints|own big footprints].',
      ],
      CALL,
      '¶{refrain}',
      '“{Brush},” said {camel}, and [hid one foot|counted his feet|walked on].',
      asideHere('way', {
        person: ['“And this one is me,” said {friend}.'],
        pet: ['{Friend} sniffed the prints, and then {camel}.'],
      }),
    ],
    storm: [
      planting(
        'sled',
        'The wind [threw|blew] sand at them. {Hero} hid {turtle} under {a sled}.',
        '[Sand flew|Whoo, went the wind]. Under {a sled} [sat|hid] {hero} and {turtle}.',
        '“[Only a breeze|Just a little wind],” said {camel}. {Hero} hid {turtle} under {a sled}.',
        'Then [the sky went yellow|came the wind|it blew]. {Hero} hid under {a sled} with {turtle}.',
        '[Whoo|Whoosh]! {Hero} hid under {a sled} with {turtle}, and {camel} got the sand.',
      ),
      CALL,
      '¶{refrain}',
      '“{Brush},” [said a heap of sand|said the yellow camel|said {camel}, all yellow|sneezed {camel}].',
      asideHere('way', {
        person: ['{Friend} held it down by the corner.'],
        pet: ['{Friend} was under it first.'],
      }),
    ],
    fox: [
      [
        '“Your river is —” said {fox} the fox, out of a hole. “I KNOW,” said {camel}.',
        'Up popped {fox} the fox, all ears. “I can hear it! It’s —” “I KNOW,” said {camel}.',
        '“Go ba—” said {fox} the fox, out of a hole. “I’m going!” said {camel}.',
        '“I [can hear|hear] your river,” said {fox} the fox. But {camel} [talked|sang].',
      ],
      CALL,
      '¶{refrain}',
      '“{Brush},” said {camel}[ to her, too|, not looking|].',
    ],
    palm: [
      [
        '“[That|The|Look, the] palm points to the river,” said {camel}. The wind turned, and it pointed [back|at {camel}|to the sky].',
        '{Camel} asked a palm the way. It [pointed|leaned] left and right[| and up| and back].',
        '“Palms [always|all] lean to the river,” said {camel}. [But this|This] one leaned [both ways|the other way|all ways].',
        '“Where is the river, [tree|palm]?” said {camel}. The [palm|tree] pointed [here and there|left and right|all ways].',
      ],
      ifRoom('{Hero} [laughed at {camel}|laughed at them both|laughed at the palm].'),
      CALL,
      '¶{refrain}',
      '“{Brush},” said {camel}[, cross with it|, dizzy|, and frowned| to tree and turtle].',
    ],
    dune: [
      [
        'Up a [tall|high|big] dune went {camel}. Down he [came|rolled|fell], [tail first|hump first].',
        '{Camel} went up a dune to look. He came down [bump, bump|like a ball|tail first].',
        '“[From up here I see|Up here I see] it all!” said {camel} on a dune. Down he [rolled|came|fell].',
        '“Look how [high|tall] I am!” said {camel} on a dune. Down he [rolled|came|fell], hump over heels.',
        '{Camel} [stood|bowed] on top of a dune. He [sneezed|slipped]. He [rolled|fell] all the way down.',
      ],
      ifRoom('{Hero} [helped {camel} up|jumped aside|got {camel} back up].'),
      CALL,
      '¶{refrain}',
      '“{Brush},” [said {camel}, upside down|said {camel}, feet up|said a cloud of dust|came out of the dust].',
      asideHere('way', {
        person: ['{Friend} pulled {hero} out of the way.'],
        pet: ['{Friend} jumped out of the way.'],
      }),
    ],
    water: [
      [
        'The bottle was [nearly|almost] empty, and the sun was [so hot|very hot].',
        '[It was hot|How hot it was]! There was one [sip|drop] left in the bottle.',
        '{Hero} [shook|tipped] the bottle: one drop[, and no more|, one].',
      ],
      [
        'It was for {turtle}. [Plip|Plop].',
        '“For you, {turtle},” said {hero}. [Plip|Plop].',
        '{Hero} let {turtle} have it. [Plip|Plop].',
      ],
      [
        '“Thank you,” said {turtle}. “And my river —” But {camel} was singing.',
        '“Oh, thank you,” said {turtle}. “I think —” But {camel} [sang|hummed].',
        '“Mm,” said {turtle}. “And —” But {camel} looked [away|the other way].',
      ],
      asideHere('trouble', {
        person: ['{Friend} gave up {friend.their} sip, too.'],
        pet: ['{Friend} lay down in {hero’s} shadow.'],
      }),
    ],
    lost: [
      [
        '[It got dark|Night came|The sun was gone], and {camel} [stopped|sat down]. “I don’t know the way[|, {hero}|, I never did],” he [said|whispered|sniffed].',
        'Down went the sun. {Camel} looked [here and there|left and right]. [Dunes, all the same|It all looked alike].',
        '[Night came|It got dark], and {camel} [hung his head|said nothing|sat down].',
        '“Who [moved|took|hid|has] the river[|, {hero}]?” said {camel}[ in the dark|. Night came|. It got dark].',
        'At night {camel} sat down. “I said I knew the way,” he said. “I don’t[|, {hero}|, not one bit].”',
        '{Camel} sat down in the dark. A [big|fat|round] tear ran down his [long|big] nose.',
      ],
      aside('trouble'),
      ifRoom(
        'It was so still that {hero} [could hear|heard] [the sand|a grain of sand|the stars].',
        '{Hero} was cold, and {turtle} was [cold|small], and they sat close.',
      ),
      '¶{refrain}',
      ['This time nobody said “{brush}.”', '[And nobody|Nobody at all|Now nobody] said “{brush}.”'],
    ],
    hush: [
      [
        '“Yes, {turtle}?” [said|asked|whispered] {hero}.',
        '“What is it, {turtle}?” [said|asked|whispered] {hero}.',
        '“[Tell me|Go on], {turtle},” [said|whispered] {hero}.',
      ],
      TURN,
      [
        '“[That is|That’s] my river,” [said|breathed] {turtle}. “[It’s behind us|We walked away from it|It’s back there].”',
        '“My river is behind us,” said {turtle}. “[Listen|Hush]!”',
        '“We’ve walked away from it[| all day],” said {turtle}. “[Listen|Hush]!”',
        '“Turn round,” said {turtle}. “My river is back there. [Listen|Hush]!”',
        '“You can hear my river,” said {turtle}[. “|, “if you are still. ][Hush|Listen]!”',
      ],
      asideHere('turn', {
        person: ['{Friend} held {camel’s} mouth shut.'],
        pet: ['{Friend} lay down on {camel’s} feet.'],
      }),
      [
        '[Far, far away|Very far away], it went {call}.',
        'They all held their breath. {Call}, [far away|it went|very small].',
        'And there it was, [tiny|very small|far away]: {call}.',
        'Nobody [moved|breathed]. {Call}, [far away|it went|very small].',
      ],
    ],
    march: [
      planting(
        'march',
        'So they turned round. {Turtle} was in front now, and {camel} came last.',
        '{Hero} carried {turtle} in front, like a lamp. {Camel} came last.',
        'So back they went [by moonlight|under the stars], {turtle} first, {camel} last.',
        'Now {turtle} [led|showed the way], in {hero’s} [arms|two arms], and {camel} [came|walked] behind.',
      ),
      [
        '“Left a bit,” said {turtle}, and [everybody|they all] went left.',
        'When {turtle} [spoke|said a word], they [all stopped|stood still|kept still] to hear [it|her].',
        '“[There|That way],” said {turtle}, [very low|very softly]. Everybody heard.',
      ],
      [
        'It went {call}, a little [louder|nearer|bigger].',
        'The {call} was [as big as a bean|bigger|nearer] now.',
        '{Call}, it went, and [not so far|not so small].',
      ],
      aside('turn'),
    ],
    doubt: [
      [
        'A cloud [ate|hid|swallowed] the moon, and {hero} [stopped|could not see].',
        '[The moon went|It got too dark], and {hero} [stopped|could not see] the way.',
        '{Hero} [stopped|stood still]. A cloud had [eaten|swallowed|taken] the moon.',
      ],
      [
        '“I kn—” said {camel}, and [shut|closed] his mouth again.',
        '“I thi—” said {camel}. Then {camel} held his [breath|tongue].',
        '{Camel} opened his mouth, and shut it[, all by himself| again].',
      ],
      [
        'They sat and [listened|waited]. {Call}! “[There|That way],” said {turtle}.',
        '{Hero} [put|set] {turtle} down, and they [all listened|waited]. {Call}! That way!',
        'They [listened|sat and listened] to the dark: {call}! [That way|There it was].',
      ],
    ],
    slide: [
      when('not told:march', [
        '[They turned round|{Hero} turned round]. All night they [walked|went] after the {call.one}.',
        'All night they [walked|went] [back|after it]. It [grew|got] [louder|nearer|bigger]: {call}.',
        'Back they [went|walked], all night, {turtle} first, {camel} last.',
        '{Hero} carried {turtle} all night, and {camel} [came last|just followed].',
      ]),
      [
        'Behind the last dune [lay|shone] the river[. {Call.loud}!|, and it went {call.loud}!]',
        'One last dune, and there [it was|lay the river|was the river]: {call.loud}!',
        '{Call.loud}! [Under|Below|Behind] the last dune [lay|shone|ran] the river.',
        '{Call.loud}, [it went|cried the morning], and there [it was|lay the river|was the Nile]!',
      ],
      when(
        'told:sled',
        [
          '{Hero} and {turtle} sat on the {sled}. [Whee|Whoosh], down [to the water|they went|they flew]!',
          'On the {sled} sat {turtle} and {hero}, and [whee|whoosh], down they [flew|went|slid]!',
          'Down [on the {sled}|to it on the {sled}] [slid|flew|came] {hero} and {turtle}.',
        ],
        [
          '{Hero} and {turtle} sat on {a sled}. [Whee|Whoosh], [down to the water|down they went|down they flew]!',
          'On {a sled} sat {turtle} and {hero}, and [whee|whoosh], down they [flew|went|slid]!',
          'Down [on {a sled}|to it on {a sled}] [slid|flew|came] {hero} and {turtle}.',
        ],
      ),
      more('{Camel} slid down on his bottom.', '“Again!” said {turtle}.', '“[Me too|Wait for me]!” cried {camel}.'),
      aside('turn'),
    ],
    river: [
      [
        '[Plop|Splash|Splosh|Hop], in [went|slid|jumped] {turtle}. “{Call}!” said {call.who}.',
        '{Hero} put {turtle} in the [water|river|Nile]. “{Call}!” said {call.who}.',
        '“[Home|Oh, home|My river]!” said {turtle}, and in she [went|slid]. “{Call}!” said {call.who}.',
        '{Hero} opened {their} {hero.hands}, and {turtle} swam. “{Call}!” said {call.who}.',
        '“{Call}!” said {call.who}, and [plop|splash], in [went|slid|jumped] {turtle}.',
      ],
      more(
        '{Camel} drank and drank and drank.',
        '{Camel} drank [the river a bit lower|forty buckets].',
        '{Camel} [drank so much that he|drank, and then he] could not talk.',
      ),
      aside('end'),
    ],
    goodbye: [
      ifRoom(
        '“You have [good|kind|quiet|fine] ears, {hero},” [said|sang] {turtle}.',
        '“Thank you for [asking|hearing] me, {hero},” [said|sang] {turtle}.',
        '“Bye, [good|kind|quiet] ears,” [said|sang] {turtle} to {hero}.',
        '{Turtle} [kissed|hugged] {hero} on the nose.',
        '“Come back soon, {hero},” said {turtle}. It was the most she had ever said.',
      ),
      [
        '¶“{Ask},” said {camel} to a [stone|round stone] in the water. “{Brush},” [laughed|said] the stone[|, and dived].',
        '¶“{Ask},” [said|whispered] {camel} to a stone. “{Brush},” [laughed|giggled] the stone[|, and dived|, and swam off].',
        '¶{Camel} bowed to a stone in the water. “{Ask}…” “{Brush},” [laughed|said] the stone[|, and dived].',
        '¶A stone sat in the water. “{Ask},” said {camel}, [just in case|and bowed]. “{Brush},” it [laughed|said|giggled].',
      ],
      when('adults', ifRoom('Back at the tent {adults} poured tea.', 'Back at the tent {adults} heard all about it.')),
    ],
    home: [
      [
        'All the way home {camel} said “{ask}” to every stone[, just in case|].',
        '“{Ask},” said {camel} to every stone on the way home. [You never know|Just in case].',
        'Now {camel} says “{ask}” to every stone he meets[, just in case|].',
      ],
      [
        'And if you are [quiet|very quiet], {hero}, you can hear it: {call}.',
        'And at night, when nobody talks, {hero} can hear it: {call}.',
        '{Hero} lay still and listened. Far, far away it went {call}.',
      ],
      adult('end'),
    ],
  },
  asides: {
    start: {
      person: ['“I’ll come too!” said {friend}.', '“Poor turtle,” said {friend}.', '“Can I hold her?” asked {friend}.'],
      pet: ['{Friend} [sniffed|licked] her. Hello!', '{Friend} sat down, nose to nose.', '{Friend} came too.'],
    },
    way: {
      person: [
        '“No river,” said {friend}.',
        '“[Oh dear|Silly {camel}],” said {friend}.',
        '{Friend} [giggled|laughed].',
      ],
      pet: ['{Friend} looked back, like {turtle}.', '{Friend} lay down in {camel’s} shadow.', '{Friend} panted.'],
    },
    trouble: {
      person: ['“I want to go home,” said {friend}.', '“Are we lost?” asked {friend}.', '{Friend} leaned on {hero}.'],
      pet: ['{Friend} leaned on {hero}.', '{Friend} lay down flat.', '{Friend} [whimpered|sighed].'],
    },
    turn: {
      person: ['“[Wheee|Whee]!” [cried|shouted] {friend}.', '“I hear it!” said {friend}.'],
      pet: ['{Friend} ran ahead.', '{Friend} pricked up both ears.'],
    },
    end: {
      person: ['{Friend} jumped in, shoes and all.', '{Friend} splashed {camel}.'],
      pet: ['{Friend} drank, too.', '{Friend} shook. Now they were all wet.'],
    },
  },
  adults: {
    start: [
      '“Hats on!” said {grownUp}.',
      '“Be kind to small things,” said {grownUp}.',
      '“Take water,” said {grownUp}.',
    ],
    end: [
      '“Well done,” said {grownUp}.',
      '{GrownUp} poured the tea.',
      '“Tell me!” said {grownUp}.',
      '{GrownUp} [hugged|squeezed] {hero}.',
    ],
  },
  traits: {
    habit: {
      brave: [
        '{Hero} [slid|jumped|rolled] down the [biggest|tallest] dune.',
        'Brave {hero} [shook|held] a [beetle’s|lizard’s] [foot|hand].',
      ],
      curious: [
        '“Why is [sand so yellow|sand so hot|the sun so far|the sun so hot]?” asked {hero}.',
        '{Hero} looked [in|into] every [hole|shoe|jar].',
      ],
      kind: [
        '{Hero} gave the [ants|beetles] a [raisin|crumb|bite].',
        '{Hero} said good [morning|day] to the [beetles|flies|ants].',
      ],
      funny: ['{Hero} made a sand [hat|cake|nose].', '{Hero} walked like a [camel|duck|crab].'],
      shy: [
        '{Hero} [whispered|waved] good morning to the [sun|sand].',
        '{Hero} liked it [quiet|still|when it was quiet].',
      ],
      stubborn: [
        '“I’ll put on my [shoes|hat|socks] MYSELF,” said {hero}.',
        '{Hero} dug and dug, all [alone|by {themselves}], with a [spoon|cup].',
      ],
      dreamy: [
        '{Hero} watched the [sand blow|wind run|sun walk|sand run] by.',
        '{Hero} saw [faces|lions|ships] in the dunes.',
      ],
      careful: [
        '{Hero} shook {their} [shoes|socks|hat], in case of scorpions.',
        '{Hero} counted the [cups|pegs|spoons], and then [again|twice more].',
      ],
      energetic: [
        '{Hero} ran round the tent, [again and again|ten times|six times].',
        '{Hero} jumped over [every|each] [shadow|rope|stone].',
      ],
      clever: [
        '{Hero} could tell the time by {their} [shadow|own shadow|nose].',
        '{Hero} made [shade|a roof] with two [sticks|poles].',
      ],
    },
    turn: {
      brave: [
        '{Camel} opened his mouth. “[Hush|Stop]!” said {hero}.',
        '{They} put up one {hero.hand}. {Camel} [stood still|was quiet].',
      ],
      curious: ['{They} put an ear [close|very close] to her.', 'What had she wanted to say, all day?'],
      kind: ['{They} wiped the dust from her [face|nose].', 'All day she had asked, and [nobody|no one] had answered.'],
      funny: [
        '{They} put [a fig|a date|bread] in {camel’s} mouth[, to stop it|].',
        '“{Camel}, button up,” {they} said. [Click|Zip]!',
      ],
      shy: ['{They} knew how it is to have a small voice.', '{They} sat down, nose to nose with her.'],
      stubborn: [
        '{Camel} got up to go. {Hero} did not [move|budge].',
        '{They} sat down, and would not go [on|one step].',
      ],
      dreamy: ['She looked back. She had looked back all day.', '{They} looked where she looked: [back|behind them].'],
      careful: ['{They} counted to ten, and let her think.', '{They} waited until she was ready.'],
      energetic: ['{They} sat still, [for once|like a stone].', '{They} did not hop, not once.'],
      clever: ['“Why do you look back all day?”', '“You always look back,” {they} said. “Why?”'],
    },
  },
};
