/** The seventh egg in English for readers of 2 to 4. */
import { asideHere, HABIT, ifRoom, more, plants, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '{Flap}, and [right|close|just] behind {hero} came {duck}.',
    'And [right|close|just] behind {hero}, {flap}, came {duck}.',
    '{Flap}, who came [right|close|just] behind {hero}? {Duck}.',
    '[Right|Close|Just] behind {hero}, {flap}, came {duck}.',
  ],
  beats: {
    open: [
      [
        '“Look at me!” [called|cried|said] {hero}, and did a {trick}. {Dog} the dog [barked|danced]. {Hen} the hen [clapped|flapped].',
        '“Look at me!” [called|cried|said] {hero}, and did a {trick}. {Dog} the dog [looked up|came]. {Hen} the hen [looked up, too|came, too].',
        '“Look at me!” said {hero}, and did a {trick} [in the grass|off the wall|by the gate]. {Dog} the dog [looked|sat up|wagged]. {Hen} the hen [looked, too|looked twice|clucked|flapped].',
      ],
      when(
        'together',
        ['“[Again|Once more|Do it again]!” [called|cried|shouted] {others}.'],
        [
          '“[Again|Do it again|Once more]!” [said|cried|called] {hen}.',
          '“[Again|Do it again|Once more]!” [barked|called|cried] {dog}.',
        ],
      ),
      ifRoom(
        '{Hero} was the [smallest|youngest|littlest] [of them all|in the house|at home], and [each|every] {trick} was higher than the last.',
        'For {hero} was the [smallest|youngest|littlest] [of them all|in the house|at home], and [who would not|they all liked to] look at that?',
      ),
      { more: HABIT },
      when(
        'adults',
        ifRoom('{Adults} [clapped|cheered] at the [door|window].', '“[Higher|Well done]!” called {adults}.'),
      ),
    ],
    egg: [
      [
        'Then {goose} the goose [honked|cried], “I [had|have|laid] six, and [who left this one|whose is this one|what is this|where is this one from]?”',
        'But {goose} the goose [counted|was counting] her eggs. “[Six are mine|Six I know], [and one is not|but not this one|and who left this]!” she [said|honked].',
        'But [one evening|that evening] {goose} the goose found a [blue|cold] egg. “[I have six, and this is not mine|I have six, and this makes seven|I only laid six],” she [said|honked].',
      ],
      when(
        'giver',
        [
          'It was [cold|as cold as a stone], so they [put|laid] it in the {thing} that {giver} gave {hero}.',
          'It had no [nest|bed], so it got {hero’s} {thing}, the one from {giver}.',
        ],
        when(
          'adults',
          [
            'It was [cold|as cold as a stone], so {adults} [put|laid] it in {hero’s} {thing}.',
            'It had no [nest|bed], so {adults} gave it {hero’s} {thing}.',
          ],
          [
            'It was as cold as a [stone|spoon|frog|fish]. So they [put|laid] it in {hero’s} {thing}.',
            'It had no [nest|bed|mother], so [they gave it|it got|they let it have] {hero’s} {thing}.',
          ],
        ),
      ),
      ifRoom(
        '“[But that|Hey, that|That] is MY {thing.noun}!” [said|cried] {hero}.',
        '“[But that is|That is] my {thing.noun},” said {hero}, [and nobody|but nobody|and no one] heard.',
        '“MY {thing.noun}!” [said|cried] {hero}. “[Shh|Hush],” said {goose}.',
      ),
      asideHere('start', {
        person: ['{Friend} carried it home, step by step.', '{Friend} blew on it, to warm it.'],
        pet: ['{Friend} walked home in front, very slowly.', '{Friend} lay down close, to warm it.'],
      }),
    ],
    arrive: [
      when(
        'together',
        [
          '“Look at me!” [called|cried] {hero}, and did a {trick}. But {others} [looked|stared] at [an egg|a blue egg|a cold egg].',
          '“Look at me, look at my {trick}!” [called|cried|shouted] {hero}. But {others} [looked|stared] at [an egg|a blue egg|a cold egg].',
        ],
        [
          '“Look at me!” [called|cried] {hero}, and did a {trick}. But {goose} the goose had found [an|a blue|a cold] egg, and they looked at that.',
          '“Look at my {trick}!” [called|cried|shouted] {hero}. But {goose} the goose had [an egg too many|one egg too many], and they looked at that.',
          '“Look at me, look at my {trick}!” [called|cried|shouted] {hero}. They all looked at {goose} the goose and [an|a blue|a cold] egg.',
        ],
      ),
      when(
        'adults',
        [
          'It was cold, and {adults} gave it {hero’s} {thing}.',
          '{Adults} put it in {hero’s} {thing}, to [warm it|keep it warm].',
        ],
        [
          'It was cold, so [they gave it|it got] {hero’s} {thing}.',
          'They put it in {hero’s} {thing}, to [warm it|keep it warm].',
          'It had no [nest|bed], so it got {hero’s} {thing}.',
        ],
      ),
    ],
    home: [
      [
        'At home they all [looked at|sat round|lay round] the egg in the {thing.noun}. {Dog} [warmed|licked] it. {Hen} [turned it|sang to it|clucked to it].',
        'At home {dog} lay [down by|round|close to|next to] the egg. {Hen} [turned it|sang to it|clucked to it].',
        'All evening they looked at the egg in the {thing.noun}. “[So blue|So round]!” said {dog}, and, “[So still|So smooth]!” said {hen}.',
      ],
      [
        '“Look at me!” said {hero}, and did a {trick}. “[Shh|Hush]!” said {dog}. “The egg [is asleep|is sleeping]!”',
        '“Look at me!” said {hero}, and did a {trick} [in the corner|by the door|on the rug]. Nobody looked, [not {dog}, not {hen}|not even {dog}|not even {hen}].',
        '{Hero} did a {trick} [in the corner|by the door|on the rug]. “Look at me!” “[Not now|Later],” said {hen}. “The egg!”',
      ],
      when('adults', ifRoom('“[Softly|Hush], {hero},” said {adults}.', '{Adults} sang to the egg, too.')),
      asideHere('trouble', {
        person: ['Even {friend} only looked at the egg.', '“Later, {hero},” said {friend}. “The egg!”'],
        pet: ['Even {friend} slept by the egg.', 'Even {friend} licked the egg.'],
      }),
    ],
    watch: [
      [
        'At night {hero} [kept the egg warm|sat by the egg|lay by the egg] in {their} {thing.noun}.',
        '{Dog} [slept|snored], and {hen} [slept|dozed|nodded]. Only {hero} sat up with the egg [in|and] the {thing.noun}.',
        'All night {hero} sat by the egg in the {thing.noun}[|, all alone|, wide awake].',
      ],
      [
        '“That is my {thing.noun},” {hero} told [the egg|it]. “And I am the [small|little] one here.” “[Tok|Tick|Tap],” [said|went] the egg in [the|{their}] {thing.noun}.',
        '“When you come out,” said {hero}, “you give me back my {thing.noun}.” “[Tok|Tick|Tap],” [said|went] the egg in [the|{their}] {thing.noun}.',
        '“Look at me,” [whispered|said] {hero}, and did a very [quiet|soft] {trick}. “[Tok|Tick|Tap],” [said|went] the egg in [the|{their}] {thing.noun}.',
      ],
      when(
        'interest',
        more(
          '{Hero} told the egg about {interest}.',
          '“Do you like {interest}?” asked {hero}. The egg [kept still|listened].',
        ),
      ),
    ],
    hatch: [
      [
        '[Next day|At dawn|At sunrise] {hero} [came for|pulled at|tugged at|asked for] {their} {thing.noun}.',
        '“[Now|Egg], [give me|I want] my {thing.noun}!” [said|cried] {hero} [next day|at dawn].',
      ],
      [
        '[Crick|Pick|Tick|Crack], crack, out [came|looked|hopped|fell] {duck}, a [small|wet|little] duck.',
        '[Crick|Pick|Tick|Crack], crack, there [sat|was] {duck}, a [small|wet|little] duck.',
      ],
      [
        '[He|And he] [looked|blinked|peeped|smiled] [up |]at {hero}, [only at {hero}|at nobody else|and at nobody else].',
      ],
      '¶{refrain}',
    ],
    follow: [
      [
        '{Hero} [hopped|ran|turned left|turned right], and {duck} [did, too|did it, too]. Then {hero} sat down. {Duck} fell [down|over].',
        'When {hero} ran, {duck} ran. When {hero} hopped, {duck} [hopped|fell over]. [When {hero} stood still, bump|And when {hero} stopped, bump]!',
        '“[Shoo|Go home], {duck}!” said {hero}, and stamped {their} foot, and {duck} [stamped his|stamped, too].',
        '{Hero} made a [long|silly|bad] face at {duck}, and {duck} made [one, too|it, too|the same face].',
      ],
      [
        '“He does [all you do|what you do],” said {dog}. “[All|Everything] of it.”',
        '“He thinks he is you,” [said|laughed] {dog}.',
        'Even to the [bath|potty|table] came {duck}, [and the {thing.noun}, too|{thing.noun} and all].',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['“Now he is the small one,” said {friend}.'],
        pet: ['{Friend} licked {duck}, but he only looked at {hero}.'],
      }),
    ],
    hide: [
      [
        '“I want to [be|play|sit] [alone|by myself], {duck},” said {hero}, and hid behind a [big |round |tall |]basket.',
        '{Hero} wanted to [be|play|sit] alone, and hid [from {duck} |]behind a [big |round |tall |]basket.',
        '“[Stay|Sit|Wait] [there|here], {duck},” said {hero}, and hid behind a [big |round |tall |]basket.',
      ],
      [
        '“Peep!” said the [big |round |tall |]basket, and up [came|popped] {duck}.',
        '[But who|Who] was in the [big |round |tall |]basket, {thing.noun} and all? {Duck}!',
        'The [big |round |tall |]basket [wobbled|shook|rocked]. “Peep!” There was {duck}, [hiding|hiding too]!',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['“{Duck} won,” said {friend}.'],
        pet: ['{Friend} had shown him the way.'],
      }),
    ],
    climb: [
      [
        '“Ducks can’t climb, {duck},” said {hero}, and went up [a|the] [long |tall |]ladder.',
        '“[Can you do this|Can you climb], {duck}?” asked {hero}, and went up [a|the] [long |tall |]ladder.',
        '{Hero} climbed [a|the] [long |tall |]ladder. “[Bye|Goodbye|Ducks can’t climb], {duck}!”',
      ],
      [
        '[Up|Then up] came {donkey} the donkey’s ears, with {duck} [on top|between them].',
        'But {donkey} the donkey was [as tall|just as tall], and {duck} sat on [him|his head|his back].',
        '“[Good day|Hello],” said {donkey} the donkey. On his [head|back] sat {duck}.',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} held the ladder and laughed.'],
        pet: ['{Friend} wanted a ride, too.'],
      }),
    ],
    mirror: [
      [
        '“[Here is|Look, here is] a friend for you, {duck},” said {hero}, and [put up|set up|got out] a mirror.',
        '{Hero} [put up|set up] a mirror. “Look, {duck}, [a friend|a duck]! [Play with him|Go and play].”',
        '“Follow HIM, {duck},” said {hero}, and [put up|set up|got out] a mirror.',
      ],
      [
        '{Duck} [kissed|pecked|felt] it. But [it|the mirror] was [so |]cold, and {hero} was warm.',
        '{Duck} looked in, and [behind him|behind the duck] in the mirror stood {hero}! So he [turned|ran] round.',
        '“Peep?” said {duck} to the [other duck|duck in there], [and got no answer|but it said nothing].',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['“He likes you best,” said {friend}.'],
        pet: ['{Friend} looked behind the mirror. Nobody!'],
      }),
    ],
    drum: [
      [
        '“This will make you run, {duck},” said {hero}, and beat a drum, [boom, boom, boom|bam, bam, bam|boom, bam, boom]!',
        '“[Now go|Go home|Run], {duck}!” said {hero}, and beat a drum, [boom, boom, boom|bam, bam, bam|boom, bam, boom]!',
        '[Boom, boom, boom|Bam, bam, bam|Boom, bam, boom]! {Hero} beat a drum, to make {duck} run [away|off].',
      ],
      [
        'And {duck} ran: [up to|right up to] the drum, to dance [on it|round it].',
        'But {duck} [thought|was sure] it was his song, and danced, [left foot, right foot|bum left, bum right].',
        '{Duck} [shook his tail|stamped his feet]. “Peep, peep, [boom|bam]!” he sang, and wanted [more|it again].',
      ],
      '¶{refrain}',
      asideHere('way', { person: ['{Friend} danced, too.'], pet: ['{Friend} hid from the drum.'] }),
    ],
    dog: [
      [
        '“You [watch|mind] {duck},” [said|whispered] {hero} to {dog} the dog, and tiptoed [off|away].',
        '{Hero} left {duck} with {dog} the dog, and tiptoed [off|away].',
        '“I [can|will] [watch|mind] {duck},” said {dog} the dog. So {hero} tiptoed [off|away].',
      ],
      [
        '{Dog} [watched|looked] with two eyes, with one, with none. {Duck} tiptoed, too.',
        'But {dog} [slept|snored]. {Duck} climbed [right |]over him: [feet, tummy, nose|tail, tummy, nose|tail, back, nose].',
        '“Peep,” sang {duck}, till {dog} [slept|snored]. And {duck} tiptoed, too.',
      ],
      '¶{refrain}',
      asideHere('way', { person: ['“{Dog} is asleep,” said {friend}.'], pet: ['{Friend} fell asleep, too.'] }),
    ],
    hen: [
      [
        '“You [watch|mind] {duck},” said {hero} to {hen} the hen, and ran [off|away].',
        '{Hero} [left|put] {duck} with {hen} the hen, and ran [off|away].',
        '“I [mind|have] [nine|ten|six] chicks,” said {hen} the hen. “I can mind {duck}.” {Hero} ran [off|away].',
      ],
      [
        '[Soon|But soon] {hen} came [puffing|running]. “{Duck} wants [only you|you, only you|nobody but you|you, no hen]!”',
        'But [soon|puff, puff,] {hen} was back. “{Duck} wants [only you|you, only you|nobody but you|you, no hen]!”',
        '[Soon|But soon] {hen} was back. “I said [cluck|come]. {Duck} said peep!”',
      ],
      '¶{refrain}',
      asideHere('way', { person: ['“Poor {hen},” said {friend}.'], pet: ['{Friend} sniffed a chick.'] }),
    ],
    alone: [
      when(
        'together',
        [
          'Then {duck} fell asleep in the {thing.noun}, and {others} in the grass. {Hero} [crept|tiptoed|ran] off, [alone|alone at last|and not one {flap} behind].',
          'Then {others} slept, and {duck} slept in the {thing.noun}. {Hero} [crept|tiptoed|ran] off, [alone|alone at last|all by {themselves}].',
        ],
        [
          'Then {duck} [fell asleep|curled up|went to sleep] in the {thing.noun}. {Hero} [crept|tiptoed|ran] [off|away], [alone|alone at last|all by {themselves}].',
          'At last {duck} [slept|took a nap|closed both eyes|curled up|lay down] in the {thing.noun}. Off {hero} [crept|tiptoed|ran|hopped], [alone|alone at last|all by {themselves}].',
          'And then {duck} [slept|snored|shut his eyes] in the {thing.noun}. {Hero} [crept|tiptoed|ran] [off|away] to do a {trick}.',
        ],
      ),
      [
        '“Look at me!” {they} [called|cried|said], and did {their} [best|highest|very best] {trick}. But nobody looked, [not even {duck}|and where was {duck}].',
        '“Look at me!” {they} [called|cried|said], high in a {trick}. But it was [so |too |]quiet [without {duck}|with no {duck}].',
        '{They} did {their} [best|highest|very best] jump [ever|of all]. Oh, {duck} would have [looked at|liked] that {trick}!',
      ],
    ],
    gone: [
      [
        plants(
          'gone',
          '{Hero} [ran|raced|hurried] back to [show|fetch|wake] {duck}. But {duck} was gone, [and so was the {thing.noun}|and the {thing.noun}, too|{thing.noun} and all]!',
        ),
        plants(
          'gone',
          '“{Duck}, [did you see|wake up|look at me]!” called {hero}, and ran back. No {duck}. And no {thing.noun}!',
        ),
      ],
      [
        '{Dog} looked under the [hay|bench|cart], and {hero} in the [shed|basket|well]. [No|Not one] {flap}.',
        '{Hen} looked in her nest, and {hero} looked [behind {them}|behind]: no {flap}, [no|and no] {duck}.',
        '{Hero} turned round and round, and nobody was [there|behind {them}], no {flap}, no {duck}.',
      ],
      asideHere('trouble', {
        person: ['“{Duck}!” called {friend}.', '{Friend} looked in the well.'],
        pet: ['{Friend} sniffed in the hay.', '{Friend} looked left and right.'],
      }),
    ],
    track: [
      when(
        'told:gone',
        when(
          'together',
          [
            '{Others} found [small|tiny] footprints in the [mud|dust|sand].',
            'Then {others} saw [small|tiny] footprints, and [the line|a line] of a {thing.noun} behind.',
          ],
          [
            'Then {hero} saw [small|tiny] footprints in the [mud|dust|sand], and where the {thing.noun} had [been dragged|trailed].',
            'But in the [mud|dust|sand] were [small|tiny] footprints, and the line of a {thing.noun}.',
          ],
        ),
        when(
          'together',
          [
            '{Hero} ran back, [and there was|but there was] no {duck}. {Others} found [small|tiny|his] footprints.',
            'But {duck} was gone, {thing.noun} and all. {Others} found [small|tiny|his] footprints.',
          ],
          [
            '{Hero} [ran|hurried|raced] back. No {duck}, no {thing.noun}, only [small|tiny|his] footprints [in the mud|in the sand|by the gate].',
            '{Hero} [ran|hurried|raced] back. {Duck} was gone, {thing.noun} and all! [Small|Tiny] footprints [went|led] [out of|through] the [gate|garden gate].',
            '[Back|Back to {duck}|Back to the {thing.noun}] [ran|raced|hurried] {hero}. [No|But no] {thing.noun}, no {duck}! [In the mud|In the sand|By the gate|In the dust] were [small|tiny|his] footprints.',
          ],
        ),
      ),
      [
        '“{Duck} [is looking|was looking|has gone to look|went to look|ran to look] for me!” [said|cried|called] {hero}.',
      ],
      [
        '¶{Flap}, and this time {hero} [ran|came] [right|close|just] behind {duck}.',
        '¶And this time, {flap}, {hero} [ran|came] [right |close |]behind {duck}.',
        '¶{Flap}! This time it was {hero} who [ran|came] behind {duck}.',
      ],
    ],
    pond: [
      [
        'There was {duck}, by the [big|wide|cold] water. He put in [one toe|one foot], and took it out.',
        'By the [big|wide|cold] water [sat|stood] {duck} with the {thing.noun}, and [would not|did not dare to] go in.',
        '{Duck} [sat|stood] by the [big|wide|cold] water. Six [little |small |]geese swam by, but {duck} did not dare.',
      ],
      { ifRoom: TURN },
      [
        '“You do [what|all] I do, {duck},” said {hero}, and [went|walked|stepped] in first, up to {their} [knees|tummy].',
        'But {duck} did [all|what] {hero} did. So {hero} [went|walked|stepped] in first, up to {their} [knees|tummy], [brr|splash]!',
        '“[Then|Well, then] do it like me, {duck},” said {hero}, and [went|walked|stepped] in first, up to {their} [knees|tummy].',
      ],
    ],
    swim: [
      [
        'And right behind {hero}, [plop|plip|plup], came {duck}. [He could swim|He swam]!',
        '[Plop|Plip|Plup]! Right behind {hero} came {duck}, and swam [round and round|in a ring|left and right]!',
        'In came {duck}, [plop|plip|plup], right behind {hero}, and swam [round and round|in a ring|left and right]!',
      ],
      [
        '“[Look|Oh, look] at {duck}!” [called|cried|sang] {hero}.',
        '“{Goose}! {Dog}! Look at {duck}!” [cried|called] {hero}.',
        '“Look at {duck}!” [called|cried] {hero}, as loud as {they} could.',
      ],
      [
        plants('looked', '[They all|All of them] [clapped for|looked at] {duck}, and {duck} [only |]looked at {hero}.'),
        plants(
          'looked',
          '[They all|The geese all] [clapped|cheered|looked]. But {duck} [only looked|just looked|looked] at {hero}.',
        ),
        plants(
          'looked',
          '{Goose} [stared|looked|gaped], and so did [they all|all the geese|{dog}]. {Duck} looked [only |]at {hero}.',
        ),
      ],
      asideHere('turn', {
        person: ['{Friend} cheered for both.'],
        pet: ['{Friend} paddled in, too.', '{Friend} jumped for joy.'],
      }),
    ],
    water: [
      [
        '{Duck} [sat|stood] by the [big|wide|cold|deep] water, and [did not dare|would not go in|did not dare go in].',
        'There was {duck}, by the [big|wide|cold|deep] water, and [would not go in|did not dare|put in one toe: brr].',
        'By the [big|wide|cold|deep] water [sat|stood] {duck}, {thing.noun} and all, and did not dare.',
      ],
      [
        'So {hero} [went|walked|stepped|waded] in first, up to {their} [knees|tummy].',
        '“[Like me|Like this|Come|Look], {duck}!” And {hero} [went|walked|stepped] in first.',
      ],
      [
        'And right behind {them}, [plop|plip|plup], came {duck}, and swam! “Look at {duck}!” [cried|called|sang|shouted] {hero}.',
        '[Plop|Plip|Plup], {duck} came right behind, and [swam|could swim]! “Look at {duck}!” [cried|called|sang|shouted] {hero}.',
        'And [plop|plip|plup], right behind {them} swam {duck}! “[Look|Oh, look] at {duck}!” [cried|called|sang|shouted] {hero}.',
      ],
    ],
    slow: [
      [
        '“Keep my {thing.noun}, {duck},” said {hero}[ on the way home| on the way|]. “[Now you are|You are] the [small|little] one.”',
        '{Hero} walked home [slowly|very slowly], and {duck} [behind|close behind]. “[Keep|You keep] my {thing.noun}, {duck}, you are the [small|little] one.”',
        '{Hero} walked home [slowly|very slowly], [for|because] {duck} had [short legs|small feet]. “[Keep|You keep] my {thing.noun}, {duck},” {they} said.',
      ],
      [
        '¶“Peep!” said {duck}, and did a [very small|tiny|small, small] {trick}.',
        '¶“Peep!” {Duck} stopped, and did a [very small|tiny|small, small] {trick}.',
        '¶Then {duck} said, “Peep!” and did a [very small|tiny|small, small] {trick}.',
      ],
      when(
        'adults',
        ['“[Again|Do it again|Once more|Bravo], {duck}!” [said|cried|called] {hero} and {adults}.'],
        [
          '{Hero} looked [and looked|at all of it|very hard|with both eyes|from start to end]. “[Again|Do it again|Once more], {duck}!” [said|cried] {hero}.',
          '“[Again|Do it again|Once more], {duck}!” [said|cried] {hero}, [and looked and looked|and looked at nobody else|and [clapped|cheered]|the very first to clap].',
          'And who looked at {duck}? {Hero}. “[Again|Do it again|Once more|Bravo]!”',
        ],
      ),
    ],
  },
  asides: {
    start: { person: ['“[Oh|Ooh], an egg,” said {friend}.'], pet: ['{Friend} [sniffed|licked] it.'] },
    way: {
      person: [
        '{Friend} [laughed|giggled].',
        '“He likes [you|{hero}],” said {friend}.',
        '“Peep,” said {friend}, [too|for fun].',
        '{Friend} walked [last|behind him].',
      ],
      pet: [
        '{Friend} [came last|came, too].',
        '{Friend} [sniffed|licked] {duck}.',
        '{Friend} [yawned|looked on].',
        '{Friend} hid [well|better].',
      ],
    },
    trouble: {
      person: ['{Friend} [sighed|looked, too].', '“[Hm|Oh],” said {friend}.'],
      pet: ['{Friend} [sighed|sniffed].', '{Friend} [looked|sat] down.'],
    },
    turn: { person: ['{Friend} [clapped|cheered].'], pet: ['{Friend} [swam|paddled], too.'] },
    end: { person: ['{Friend} went slow, [too|as well].'], pet: ['{Friend} came [last|very last].'] },
  },
  adults: {
    start: ['“[Bravo|Lovely],” said {grownUp}.', '{GrownUp} [laughed|smiled].'],
    end: [
      '“[My|Oh, my] big one,” said {grownUp}.',
      '{GrownUp} [hugged|kissed] both.',
      '“Wet [feet|toes]!” said {grownUp}.',
    ],
  },
  traits: {
    habit: {
      brave: [
        '{Hero} did it from the [wall|top step|cart].',
        '{Hero} did it with {their} eyes [shut|closed], on the donkey.',
      ],
      curious: ['“[Why|How] do I land?” asked {hero}.', '{Hero} looked at the sky, upside [down|down, twice].'],
      kind: ['{Hero} did one more for an [ant|old ant].', '{Hero} let {dog} [try|win].'],
      funny: ['{Hero} had a [cup|pot] on {their} head.', '{Hero} [mooed|quacked] in the air.'],
      shy: ['{Hero} went [red|pink], and did it again.', '{Hero} only did it at [home|tea time].'],
      stubborn: [
        '{Hero} did it [ten|six] times, till it [worked|was right].',
        '“I can do it [alone|by myself]!” said {hero}.',
      ],
      dreamy: ['{Hero} forgot to come [down|back].', '{Hero} sang a [cloud|moon] song to it.'],
      careful: ['{Hero} put a [pillow|mat] there first.', '{Hero} [looked|checked] left and right first.'],
      energetic: ['And again! And [again|ten times again]!', '{Hero} could not [stop|sit still].'],
      clever: ['{Hero} had [made|thought] it up.', '{Hero} did it [backward|the other way], too.'],
    },
    turn: {
      brave: [
        '“I’m [here|coming], {duck}!” said {hero}.',
        '{Hero} was not [scared|scared of water], not with {duck} there.',
        '{Hero} [ran|went] right up to {duck}.',
      ],
      curious: ['{Hero} looked where {duck} [looked|peeped].', '“[Why|What] is it, {duck}?” said {hero}.'],
      kind: ['“Poor {duck},” said {hero}, and [sat|bent] down.', '{Hero} [dried|stroked] {duck’s} head.'],
      funny: ['“[Quack|Peep],” said {hero} to {duck}.', '{Hero} walked like {duck}, [flap|wobble], wobble.'],
      shy: ['{Hero} came up [softly|slowly] to {duck}.', '{Hero} said it [softly|low]: “{Duck}.”'],
      stubborn: [
        '“I will not go home [alone|without {duck}],” said {hero}.',
        '“You can do it, {duck},” said {hero}, [twice|ten times].',
      ],
      dreamy: [
        '{Hero} saw {duck}, and a [second duck|little duck] in the water.',
        '{Hero} [saw|knew] how {duck} felt: so small.',
      ],
      careful: ['{Hero} put one toe in, too. [Cold|Brr]!', '{Hero} felt with one [foot|toe] first.'],
      energetic: [
        '{Hero} ran, [hop|skip], and stood by {duck}.',
        '{Hero} [raced|ran] to {duck}, and stood [still|quite still].',
      ],
      clever: [
        '“{Duck} does what I [do|show him],” [thought|said] {hero}.',
        '“{Duck} [needs|wants] to see it done,” said {hero}.',
      ],
    },
  },
};
