/** The seventh egg in English for readers of 2 to 4. */
import { asideHere, HABIT, ifRoom, more, plants, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '{Flap}, [right|close|just] behind {hero} came {duck}.',
    'And [right|close] behind, {flap}, [came|ran|went] {duck}.',
    '[Where|Wherever] {hero} went, {flap}, [went|came] {duck}.',
    '{Flap}, {duck} [came|ran|went] [right|close] behind {hero}.',
  ],
  beats: {
    open: [
      [
        '“Look at me!” [called|cried] {hero}, and did a {trick}. {Dog} the dog [barked|danced]. {Hen} the hen [clapped|flapped].',
        '“Look at me!” [said|called] {hero}, and did a {trick}. They all [cheered|clapped], {dog} the dog and {hen} the hen, [too|as well].',
        '“Look at me! A {trick}!” [said|cried] {hero}. “Again!” [said|cried] {dog} the dog and {hen} the hen, [every time|each time].',
        'Every [day|evening] {hero} [said|cried], “Look at me!” and did a {trick}. {Dog} the dog [barked|cheered], and {hen} the hen [clapped|danced]!',
        'Who can do a {trick}? “I can! Look at me!” [said|cried] {hero}. {Dog} the dog [cheered|barked], and {hen} the hen [clapped|danced].',
      ],
      when('together', ifRoom('{Others} [clapped|cheered] loudest.', '“Do it [again|once more]!” said {others}.')),
      { more: HABIT },
      ifRoom(
        '{Hero} was the [smallest|littlest] [in the house|at home]. [Oh, how|And how|How] they all [looked|clapped|cheered]!',
        '{Hero} was the [little|small] one at home, and [liked|loved] a [clap|big clap|good clap|long clap].',
      ),
      when('adults', ifRoom('{Adults} [clapped|cheered], too.', '“Well [done|jumped]!” said {adults}.')),
    ],
    egg: [
      [
        'But one evening {goose} the goose had an egg too many. “Six are mine,” she [said|honked]. “This one is not!”',
        'One evening {goose} the goose counted her eggs. “[Six, and one more|Six, seven]! [The last one|This one] is not mine.”',
        'Then {goose} the goose found a [blue|cold, blue] egg by her nest. “[It is not mine|That is not mine|I have six],” she [said|honked].',
        '“[Honk|Oh], one too many!” said {goose} the goose. She had six eggs, and [now|here] there was a blue one, too.',
      ],
      when(
        'giver',
        [
          'It was [cold|so cold]. So they [put|laid] it in the {thing} {giver} gave {hero}.',
          'It had no [nest|bed]. So they [put|laid] it in {hero’s} {thing}, from {giver}.',
        ],
        when(
          'adults',
          [
            'The egg was [cold|so cold]. So {adults} [put|laid] it in {hero’s} {thing}.',
            'It had no [nest|bed]. So {adults} gave it {hero’s} [warm|own|soft] {thing}.',
          ],
          [
            'The egg was [cold|so cold]. So they [put|laid] it in {hero’s} [warm|own|soft] {thing}.',
            'It had no [nest|bed]. So they gave it {hero’s} [warm|own|soft] {thing}.',
            'It was [cold|so cold], and {hero’s} {thing} was [warm|soft], so [in it went|they put it in].',
          ],
        ),
      ),
      ifRoom(
        '“[Hey|But hey|Oh], that is [mine|my {thing}]!” [said|cried] {hero}.',
        '“My {thing}!” [said|cried] {hero}. [Nobody|No one] [heard|looked up].',
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
          '“Look at me!” [said|cried] {hero}. But {others} looked at {goose} the goose, who had [found an egg|an egg too many].',
          '“Look at my {trick}!” [called|cried] {hero}. But {others} [looked|stared] at [a blue|a cold] egg. “[Not mine|It is not mine],” said {goose} the goose.',
          '{Others} found [a blue|a cold] egg. “[Not mine|It is not mine|I have six],” said {goose} the goose. And who looked at {hero’s} {trick}?',
        ],
        [
          '“Look at me!” [said|cried] {hero}. But nobody looked, for {goose} the goose had [found an egg|an egg too many|a blue egg by her nest].',
          '“Look at my {trick}!” [called|cried] {hero}. But they [all looked|looked] at [an|a blue|a cold] egg. “[Not mine|It is not mine|I have six],” said {goose} the goose.',
          '{Goose} the goose [called|honked] in the middle of {hero’s} {trick}. “[Oh|Look|Honk], [an|a blue|a cold|one more] egg, and [it is not mine|I have six|not one of mine]!”',
          '“Who saw my {trick}?” [asked|called] {hero}. But {goose} the goose had found a [blue|cold|seventh] egg, and [nobody looked|they looked at that].',
        ],
      ),
      when(
        'adults',
        [
          'It was cold, so {adults} [put|laid] it in {hero’s} [own |]{thing}.',
          'It had no bed, so {adults} gave it {hero’s} [own |]{thing}.',
        ],
        [
          'It was cold, so they put it in {hero’s} {thing}, and [sat round it.|said, “Aah!”]',
          'They [put|laid] it in {hero’s} {thing}, for it was [cold|so cold|all alone].',
          'It had no bed, so it got {hero’s} {thing}. And they all [looked|stared] at the [egg|{thing.noun}].',
        ],
      ),
    ],
    home: [
      [
        'At home they all sat round the egg. {Dog} kept it [warm|dry]. {Hen} [sang|clucked] to it.',
        'Now they all looked at the egg, all evening: {dog}, {hen}, [everybody|every one].',
        'At home {dog} [warmed|watched] the egg. {Hen} turned it, and all said, “[Aah|Ooh]!”',
        '“So [blue|round|still]!” said {dog}. “So [good|smooth]!” said {hen}. They all looked at the egg.',
      ],
      [
        '{Hero} did a {trick}. “[Shh|Hush],” said {dog}, “the egg is asleep!”',
        '{Hero} did a {trick}. But nobody [clapped|looked|saw it].',
        '“Look, a {trick}!” said {hero}. But nobody [looked|heard].',
        'So {hero} did a {trick} in the corner, all [alone|by {themselves}].',
      ],
      when('adults', ifRoom('“Not [now|so loud],” said {adults}.', '{Adults} [sang|hummed] to the egg, too!')),
      asideHere('trouble', {
        person: ['Even {friend} only looked at the egg.', '“Later, {hero},” said {friend}. “The egg!”'],
        pet: ['Even {friend} slept by the egg.', 'Even {friend} [licked|kissed] the egg.'],
      }),
    ],
    watch: [
      [
        'At night it was {hero’s} turn to [sit|lie] by the egg and keep it warm.',
        '{Dog} slept, and {hen} slept. {Hero} had to [sit up|stay up] with the egg.',
        'In the [night|dark] {hero} had to keep the egg warm, nose to [shell|egg].',
      ],
      [
        '“I am the [small|little] one here,” {hero} told it. “[Not you|Only me].” [Tok|Tick]! went the egg.',
        '“You have my [{thing}|{thing.noun}],” said {hero}. “Give it back.” “[Tok|Tick],” said the egg.',
        '“Do you want to see a {trick}?” asked {hero}. “[Tok|Tick],” said the egg. [It|At last somebody] did!',
        '{Hero} put one ear on it. [Tick|Tok], [tap|pick]! Somebody was in there.',
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
        '“[Egg, give|Give] me back my [{thing}|{thing.noun}]!” said {hero}. [Crick|Pick], crack! Out [fell|came|hopped] {duck}, a [wet|little|small] duck!',
        'At [dawn|sunrise] {hero} [sat by|watched|went to] the egg. [Crick|Pick|Pop], crack! Out [fell|came] {duck}, a [wet|little] duck!',
        '{Hero} [pulled at|tugged at|wanted] the [{thing}|{thing.noun}]. [Pick|Crick], crack! Out [fell|came|hopped] {duck}, a [wet|little] duck!',
        'In the morning, only {hero} [was there|was up|sat there]. [Crick|Pick|Pop], crack! Out [fell|came|hopped] {duck}, a [wet|little] duck!',
      ],
      [
        'He [looked|peeped|blinked] [up at|at] {hero}. “[Peep|Pip|Pee-eep]!”',
        'The first thing he saw was {hero’s} [nose|face|ear|toe|chin].',
        '“[Peep|Pip|Peep, you]!” he [said|sang], and [kissed|pecked] {hero’s} [nose|toe|knee].',
      ],
      '¶{refrain}',
    ],
    follow: [
      [
        '{Hero} went left, and {duck} went left. {Hero} [sat|hopped], and {duck} [sat|hopped].',
        '“[Shoo|Go home], {duck},” said {hero}. “Peep,” said {duck}, and [came along|stayed].',
        '{Hero} went to the [gate|tree|wall] and back. {Duck} did, too.',
        '{Hero} [ran|skipped]. {Duck} ran, too. He fell over, got up, and ran [on|again|more].',
      ],
      ifRoom(
        'All day long! Even to the [bath|potty] came {duck}.',
        '“He thinks he is [you|{hero}],” said {dog}.',
        '“He does what you do,” said {dog}.',
      ),
      '¶{refrain}',
      asideHere('way', {
        person: ['“Now he is the small one,” said {friend}.', '“Peep,” said {friend}, but he only liked {hero}.'],
        pet: [
          '{Friend} [called|licked] {duck}, but he only liked {hero}.',
          '{Friend} [sniffed|licked] him, and he [sneezed|ran on].',
        ],
      }),
    ],
    hide: [
      [
        '“I want to be alone,” said {hero}, and [hid|sat] behind a [big |round |]basket.',
        '{Hero} hid behind a [big|round|tall] basket. “{Duck} will not find me [here|now]!”',
        '[Shh|Hush]! {Hero} [sat|hid|lay] behind a [big |round |]basket, away from {duck}.',
      ],
      [
        '“[Boo|Peep-o]!” said {duck}, who [liked|loved] [this game|hiding].',
        'But who [looked|came|peeped] in? {Duck}, with a [loud|happy|big] peep!',
        'One, two, [three|peep], peep! {Duck} had [found|got|seen] {hero}.',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['“{Duck} won,” said {friend}.', '{Friend} hid, too, and nobody came.'],
        pet: ['{Friend} showed {duck} the way.', '{Friend} hid, too, and nobody came.'],
      }),
    ],
    climb: [
      [
        '“Ducks can’t climb,” said {hero}, and went up a [tall|long] ladder.',
        'Up a [tall|long] ladder went {hero}, [up and up|step by step], away from {duck}.',
        '{Hero} climbed [high up|up] a [tall|long] ladder. “[Bye|Bye-bye], {duck}!”',
      ],
      [
        'But {donkey} the donkey was [tall|taller], and {duck} [rode|sat|stood] on his [head|back].',
        'Then [two long ears|two ears] came up. {Donkey} the donkey had {duck} on his [head|back]!',
        '“[Hop on|Up you go],” said {donkey} the donkey, and up came {duck} on his [head|back].',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} held the ladder and laughed.', '“Hello up there,” called {friend}.'],
        pet: ['{Friend} stayed down and [looked|barked] up.', '{Friend} wanted a ride, too.'],
      }),
    ],
    mirror: [
      [
        '{Hero} [got|found|brought] a [mirror|big mirror|round mirror]. “Look, {duck}, a [friend|duck|pal] to play with!”',
        '“Play with [that|this] duck, not with me,” said {hero}, and [put|set] up a mirror.',
        'In the mirror was a second {duck}. “[There|Look], play with him!” said {hero}.',
      ],
      [
        'But in the mirror {duck} saw {hero}, too, and [ran|hopped] to {them}.',
        '{Duck} looked at the duck, and then at {hero}, and [liked|picked|ran to] {hero}.',
        '{Duck} [pecked|kissed] the mirror [once|twice]. Then he [pecked|kissed] {hero’s} [nose|knee|toe].',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['“He likes you best,” said {friend}.', '{Friend} waved at the mirror. {Duck} did not.'],
        pet: ['{Friend} looked behind the mirror. Nobody!', '{Friend} [barked|blinked] at the mirror.'],
      }),
    ],
    drum: [
      [
        '{Hero} beat a drum, [boom|bam], boom! “Go [away|home], {duck}!”',
        '“[Now he will|This will make him] [go|run],” said {hero}, and beat a drum, [boom|bam], boom!',
        '[Boom|Bam], boom! {Hero} beat a drum to [scare|shoo] {duck} off.',
      ],
      [
        'But {duck} [danced|hopped] to it, left foot, right foot, [tail|bum]!',
        'But {duck} [loved|liked] the drum! He [shook|wagged|swung] his tail to it.',
        '“Peep, peep, [boom|bom]!” sang {duck}, and [danced|spun] round.',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} danced, too.', '{Friend} held both ears.'],
        pet: ['{Friend} hid from the drum.', '{Friend} [hopped|danced], too.'],
      }),
    ],
    dog: [
      [
        '“You [mind|watch] {duck},” [said|whispered] {hero} to {dog} the dog, and [crept|tiptoed] off.',
        '{Hero} gave {duck} to {dog} the dog to [mind|watch], and [crept|tiptoed] off.',
        '“I can [watch|mind] him,” said {dog} the dog. So off [went|crept|tiptoed] {hero}.',
      ],
      [
        'But {dog} fell asleep. {Duck} [ran|hopped] over his [nose|back] and [away|off].',
        'But {dog} shut one eye, then [two|the other]. Off [ran|hopped|went] {duck}!',
        'But {duck} [sang|danced|peeped] {dog} to sleep. Off he [ran|hopped|skipped]!',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} tickled {dog}. He only snored.', '“{Dog} is asleep,” said {friend}.'],
        pet: ['{Friend} fell asleep, too.', '{Friend} [yawned|blinked] at {dog}.'],
      }),
    ],
    hen: [
      [
        '“Please mind {duck},” said {hero} to {hen} the hen, and ran off.',
        '{Hero} [left|put] {duck} with {hen} the hen, and [ran|crept|tiptoed] off.',
        '“I had [nine|ten|six] chicks,” said {hen} the hen. “Give me {duck}.” So {hero} ran off.',
      ],
      [
        'But [soon|oh,] back came {duck}, and [back came|so did] {hen}, [cross|very cross|puffing].',
        '“He is no [chick|hen],” said {hen}. “He [wants|likes|loves] you.” “[Peep|Pip],” said {duck}.',
        '“He ate my [corn|lunch|tea],” said {hen}. “Have him back!”',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['“Poor {hen},” said {friend}.', '{Friend} fed {hen}, to say sorry.'],
        pet: ['{Friend} ate the corn, too.', '{Friend} [chased|sniffed] a chick.'],
      }),
    ],
    alone: [
      when(
        'together',
        [
          'Then {duck} [fell asleep|slept|dozed] in the [sun|grass], and so did {others}. {Hero} [crept|tiptoed|ran] [away|off]!',
          '{Duck} had a [nap|sleep|rest], and so did {others}. [Off|Away] [ran|crept|tiptoed] {hero}, all alone!',
        ],
        [
          'Then {duck} [fell asleep|slept|dozed] in the [sun|grass|hay]. {Hero} [crept|tiptoed|ran|hopped] [away|off], [all alone|alone at last|alone]!',
          'At last {duck} shut one eye, then two. [Off|Away] [ran|crept|tiptoed] {hero}, all alone!',
          'Then {duck} had a [nap|sleep|rest]. {Hero} was [free|alone] [at last|now], and [ran|tiptoed|hopped|crept] off!',
        ],
      ),
      [
        '{They} did the best {trick} [ever|of all]. But [nobody|no one] [clapped|cheered|looked], not even {duck}.',
        '{They} did a {trick}, a [big|great] one, and looked round. [Nobody|No one] said, “[Peep|Pip|Pee-eep].”',
        '“Look, a {trick}!” said {hero}. [It was|It was so] [still|quiet], with no {duck} to [peep|see it].',
        '{They} did a [big|great|good] {trick}. But with no {duck}, it was [no fun|not so good|a sad one].',
      ],
    ],
    gone: [
      [
        plants(
          'gone',
          '{Hero} [ran|went|hurried] back to the [wall|sun]. But where was {duck}? And where was the [{thing}|{thing.noun}]?',
        ),
        plants(
          'gone',
          '{Hero} [went|ran|hurried] back [at once|to the wall|home]. No {duck}, and no [{thing}|{thing.noun}]!',
        ),
        plants(
          'gone',
          '{Hero} [missed|wanted] {duck}, and [ran|went|hurried] back. [But he|He] was gone, and so was the [{thing}|{thing.noun}]!',
        ),
      ],
      [
        '{Dog} looked under {donkey} the donkey, and {hero} in the [shed|hay]. [There was no|But no] [peep|pip].',
        '{Hen} looked in her nest, and {hero} in the [shed|hay]. [Nothing|Nobody]!',
        '{Hero} called [left and right|up and down|in the hay|in the shed], and [nobody|no one] said [peep|pip].',
      ],
      asideHere('trouble', {
        person: ['“{Duck}!” called {friend}.', '{Friend} looked in the well, just in case.'],
        pet: ['{Friend} [sniffed|looked] in the hay.', '{Friend} [sniffed|looked] left and right.'],
      }),
    ],
    track: [
      when(
        'together',
        [
          '{Others} found [little|small|wee] steps [in the mud|by the gate|in the grass]. {Duck} had gone [out|down the road|off], [{thing}|{thing.noun}] and all!',
          'Where was {duck}? {Others} [found|saw] his [little|small|wee] steps [in the mud|by the gate|in the grass].',
        ],
        when(
          'told:gone',
          [
            'Then {hero} saw [little|small|wee] footprints in the [mud|dust|grass], [to the gate|down the road|round the tree].',
            'But in the [dust|mud|grass] there were [little|small|wee] steps, and they went [to the gate|down the road|round the tree].',
          ],
          [
            'When {hero} [came|got|ran] back, {duck} was [gone|not there]. But [little|small|wee|tiny] footprints went [to the gate|down the road|round the tree].',
            '{Hero} [ran|hurried|hopped|went] back. But {duck} had [gone|run off|left], [{thing}|{thing.noun}] and all! [Little|Small|Wee] steps went [to the gate|down the road|round the tree].',
            '{Duck} was gone, and so was the [{thing}|{thing.noun}]! But there were [little|small|wee] steps in the [dust|mud|grass], [to the gate|down the road].',
          ],
        ),
      ),
      [
        '“He [is looking|was looking|looks] for me!” [said|cried] {hero}, and ran [after {duck}|after him].',
        '[Now who|And who] ran behind {duck}? {Hero} did, {flap}!',
        '“[Wait|Stop], {duck}!” called {hero}, and ran after him, with {dog} [last|behind].',
      ],
    ],
    pond: [
      [
        'There was {duck}, by the [big|wide|cold] water. He put in [one toe|one foot|half a foot], and [took it out|ran back].',
        'By the [big|wide|cold] water sat {duck}. He wanted to [swim|go in], but did not [dare|dare to]!',
        '{Duck} [stood|sat] by the water. Six [little|small|fat] geese swam [there|past|by], but he did not [dare|dare, not he].',
      ],
      TURN,
      [
        'So {hero} [went|stepped|walked] in [first|before him], shoes and [all|socks].',
        '“Do it like [me|this], {duck},” [said|called] {hero}, and [went|stepped|walked] in [first|before him].',
        '[Splash|Splish|Plash]! In went {hero} [first|before him], up to the [knee|knees|ankles].',
      ],
    ],
    swim: [
      [
        '[Plop|Plip], in came {duck}, [close|right] behind. And he [swam|could swim], [round|round and round] {hero}!',
        '{Duck} put in one foot, then [two|the other]. He [could swim|swam like a boat|did not sink]!',
        'And {duck} [came|hopped] in after {hero}! He swam [left, right|out, in|in a ring], [faster|better] than {hero}!',
      ],
      [
        '“[Look|Oh, look] at {duck}!” [called|cried|sang] {hero}.',
        '“{Goose}! {Dog}! Look at {duck}!” [cried|called] {hero}.',
        '“[Look at|Clap for|See] {duck}, not me!” [called|cried] {hero}.',
      ],
      [
        plants('looked', '[And they|They] all looked at {duck}. And {duck}? He looked at {hero}.'),
        plants('looked', 'They all [clapped|looked]. But {duck} [only looked|looked] at {hero}.'),
        plants('looked', 'All of them [looked at|clapped for] {duck}, and {duck} [peeped at|looked at] {hero}.'),
      ],
      asideHere('turn', {
        person: ['{Friend} [clapped|cheered] for both.'],
        pet: ['{Friend} [swam|paddled] in, too.', '{Friend} [barked|jumped] for joy.'],
      }),
    ],
    water: [
      [
        '{Duck} sat by the [big|wide|cold|deep] water and [did not dare|would not go in|shook|wanted to swim, but how].',
        'By the [big|wide|cold|deep] water was {duck}. [He put in|In went] [one|a|half a] [toe|foot], and [brr|no|oh no]!',
        '{Duck} [stopped|shook|held back] at the water, for it was [so|too] [big|deep|cold|wide].',
        '{Hero} [found|saw] {duck} by the [big|wide|cold|deep] water, and he [did not dare|shook|would not go in].',
      ],
      [
        'So {hero} went in first, [shoes|hat] and [all|socks].',
        '“[Like|Do it like] [me|this],” said {hero}, and [went|stepped|walked] in [first|before him].',
        '[Splash|Splish|Plash]! {Hero} [went|stepped|walked] in [first|before him], for {duck}.',
      ],
      [
        '[Plop|Plip|Plup], [{duck} came after|in came {duck}|in hopped {duck}], and [swam|he swam|he could swim|see, he swam]! “[Oh, look|Look|All of you, look] at [him|{duck}]!” [cried|called|sang] {hero}.',
        'And {duck} [came|hopped] in [behind|after {hero}], and [could swim|swam]! “Look at [him|{duck}], not [at me|me]!” [cried|called|sang] {hero}.',
        'In [came|went|hopped] {duck}, [one foot, two|plop|close behind], and he [swam|could swim]! “[You must|Come and] look at [him|{duck}]!” [cried|called] {hero}.',
      ],
    ],
    slow: [
      [
        '“[Keep|You keep] my [{thing}|{thing.noun}], {duck},” said {hero}. [They|All] went home by the [moon|stars].',
        'Then {party} and {duck} went home in the moonlight. “Keep the [{thing}|{thing.noun}],” said {hero}. “You are [small|smaller|the small one].”',
        'Home went {party} with {duck}. “The [{thing}|{thing.noun}] is [yours|for you] now,” said {hero}. “You are [so small|the small one|smaller].”',
      ],
      when(
        'adults',
        ['“My big [one|{hero}]!” said {adults} at the [door|gate].', '“So big now!” said {adults} to {hero}.'],
        when('told:looked', '¶{refrain}', [
          '¶And who looked at {hero}, [all the way|at every step|step by step]? {Duck} [did|did, of course]!',
          '¶{Duck} looked at {hero}, [all the way|at every step|and at nobody else], and [peeped|was glad].',
        ]),
      ),
      [
        'And {hero} went [slow|slowly|so slowly], so {duck} could [come, too|keep up|follow].',
        'And [when|each time] {duck} [fell|stopped|sat down], {hero} [waited|stood still|stopped, too].',
        'And {hero} took [small, small|slow, small|tiny] steps, [just for {duck}|so he could keep up].',
        'And [this time|now] {hero} [looked back|waited|stopped] [at every step|now and then|for him].',
      ],
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
