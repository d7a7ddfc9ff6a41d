/** The second row in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  HABIT,
  planting,
  takes,
  TURN,
  when,
  type BandText,
  type Line,
  type Passage,
  type Option,
} from '#studio/storyteller/text/passage.ts';

/** The wetter the class, the higher the hero has to hold the boat, until there is nowhere left to hold it. */
const BOAT: Line = when(
  'told:close',
  when(
    'told:high',
    when(
      'told:head',
      when(
        'together',
        [
          '{Others} [sat|stayed|kept] still, or it would [fall|slide|slip|tip].',
          '{Others} [sat|stayed|kept] still, so that it would not [fall|slide|slip|tip].',
        ],
        [
          '{Hero} [sat|stayed|kept] still, or the boat would [fall|slide|slip|tip].',
          'The boat [shook|wobbled|rocked|tipped], but {hero} [held it|held on to it|caught it].',
          '{Hero} did not [nod|move|bend], or the boat would [fall|slide|slip|tip].',
        ],
      ),
      planting(
        'head',
        '{Hero} [wore|had to wear] {boat} as a [hat|cap|crown].',
        '{Hero} put the boat on {their} [head|hair], like a [hat|cap|crown].',
        'On {hero’s} [head|hair] [went|sat] the boat, like a [hat|cap|crown].',
      ),
    ),
    when(
      'together',
      planting(
        'high',
        'Up went the boat, down [went|ducked|crept] {others}.',
        'High went the boat, low [sat|went|crept] {others}.',
        'It went high, and {others} [hid|sat|crept] low.',
      ),
      planting(
        'high',
        '{Hero} [held|lifted|raised] the boat [high|up high|high up|over the desks].',
        'Up, up [went|flew|came] {boat}!',
        'So {hero} [held|lifted|raised] the boat [high|up high|high up|over the desks].',
      ),
    ),
  ),
  planting(
    'close',
    '{Hero} [hugged|held|hid|covered|grabbed|caught] {boat} to keep it dry.',
    '“Not on {boat}!” [said|cried|called] {hero}.',
    'So {hero} [hid|hugged|covered|grabbed|caught] {boat} to keep it dry.',
  ),
);

/** A first try stands for itself; a later one comes because the one before has not helped. */
const attempt = (...tellings: readonly string[]): Passage => [
  when(
    'told:close',
    tellings.map((telling) => `[So|Then] ${telling}`),
    tellings.map((telling) => telling.replace(/^\{?\p{L}/u, (start) => start.toUpperCase())),
  ),
  BOAT,
  '¶{refrain}',
];

/** What the hero wants with the boat: first without water, then with a whole sea of it. */
const byWant = (tell: Readonly<Record<'wish' | 'world' | 'dry' | 'wind', readonly string[]>>): Line =>
  takes('boat', { wish: [tell.wish], world: [tell.world], dry: [tell.dry], wind: [tell.wind] });

/** How a hero who likes something comes to go out to the cloud. */
const LIKED: readonly Option[] = [
  '“When I’m sad, I talk about {interest}. But whom has {cloud}?” said {hero}, and [raced|went] out.',
  '“I have somebody to tell about {interest}, and {cloud} has [nobody|no one],” said {hero}, and [raced|went] out.',
  '{Hero} forgot {interest}, and [raced|went] out to [say sorry|{cloud}].',
];

export const english24: BandText = {
  // First it is to get away from her, at the end to let her in.
  refrains: [
    '{Plip}, and [they all|everyone|the class] moved over.',
    '{Plip}, so [they all|everyone|the class] moved over.',
    '[Shuffle, bump|Bump, shuffle|Slide, bump|Wiggle, bump|Bump, bump], [they all|everyone|the class] moved over.',
    'And [shuffle, bump|bump, shuffle|slide, bump|wiggle, bump], [they all|everyone] moved over.',
  ],
  beats: {
    bell: [
      when(
        'giver',
        planting(
          'bell',
          '[One day|That day] {party} [came|went|hurried] to {school}. {Hero} had {giver’s} paper boat, {boat}.',
          '{Party} [brought|carried|took] {giver’s} paper boat to {school}. It was called {boat}.',
          '{Party} [came|went|hurried] to {school} with {giver’s} paper boat, {boat}.',
        ),
        planting(
          'bell',
          '[One day|That day] {party} [came|went|hurried] to {school}. {Hero} had a paper boat, {boat}.',
          '{Party} [brought|carried|took] a paper boat to {school}. It was called {boat}.',
          '{Party} [came|went|hurried] to {school} with a paper boat, {boat}.',
        ),
      ),
      { more: HABIT },
      byWant({
        wish: [
          'But there was no water to sail on. “[Please|Oh, please], rain [today|for us|a lot]!” {hero} [told|begged|asked] the sky.',
          'But there was no [water|puddle|sea] [to sail on|for it|there]. So {hero} [wished|asked|begged] for [rain|lots of rain].',
        ],
        world: [
          'It [wanted|was made] to sail round the [world|whole world]. But there was no [water|sea|lake|pond]!',
          'But without [water|a sea], how [can|could|will] it sail round the [world|whole world]?',
        ],
        dry: [
          'But there was no [lake|puddle|pond]. “[Stay|Keep] dry till [we find one|there is one],” {hero} told {boat}.',
          '“[Stay|Keep] dry till [we find a sea|we find a lake|we find a pond|you can sail],” {hero} [told|said to] it.',
        ],
        wind: [
          'But there was no water. {Hero} blew on {boat}, and it [did not go|did not move|would not sail].',
          '{Hero} blew on it, [whoo, whoo|puff, puff|whoosh, whoosh]. But without water it did not [go|move|sail].',
        ],
      }),
      adult('start'),
    ],
    new: [
      [
        'The door [opened|went creak], and into the second row [came|floated|drifted] {cloud}, a [little|small|tiny] cloud. [Everybody|Everyone|They all] [looked|stared], and {cloud} was so shy that she [rained|dripped].',
        '“This is {cloud}, and she is new,” said the teacher. In the second row, the [little|small|tiny] [grey |rain |]cloud was so shy that she [rained|dripped].',
        '“I’m {cloud},” [said|whispered|breathed] somebody new in the second row, a [little|small|tiny] cloud, so shy that she [rained|dripped].',
      ],
      '¶{refrain}',
    ],
    arrive: [
      when(
        'giver',
        byWant({
          wish: [
            '{Party} [took|brought|carried] {giver’s} paper boat, {boat}, [to school|to class|into class]. It needed a [lake|puddle|pond|sea]. “[Please|Now], rain!” [said|begged|cried] {hero}.',
            '{Party} [took|brought|carried] {giver’s} paper boat, {boat}, [to school|to class|into class]. It needed a [lake|puddle|pond|sea]. {Hero} [wished|asked|begged] for rain.',
          ],
          world: [
            '{Party} [took|brought|carried] {giver’s} paper boat, {boat}, [to school|to class|into class]. How could it sail round the world without [water|seas]?',
            '{Party} [took|brought|carried] {giver’s} paper boat, {boat}, [to school|to class|into class]. But where was the [sea|lake]?',
          ],
          dry: [
            '{Party} [took|brought|carried] {giver’s} paper boat, {boat}, [to school|to class|into class]. “[Stay|Keep] dry till we find [a sea|a lake|water],” {hero} told it.',
            '{Party} [took|brought|carried] {giver’s} paper boat, {boat}, [to school|to class|into class]. “[Stay|Keep] dry!” {hero} [told|begged] it.',
            '{Party} [took|brought|carried] {giver’s} paper boat, {boat}, [to school|to class|into class]. It had to [stay|keep] dry till there was [a sea|a lake|a pond|water].',
          ],
          wind: [
            '{Party} [took|brought|carried] {giver’s} paper boat, {boat}, [to school|to class|into class]. {Hero} blew, but no water, no [sailing|voyage|trip]!',
            '{Party} [took|brought|carried] {giver’s} paper boat, {boat}, [to school|to class|into class]. Without [water|seas|puddles], {hero} might blow and blow, it did not [sail|go|move].',
          ],
        }),
        byWant({
          wish: [
            '{Party} [took|brought|carried] a paper boat, {boat}, [to school|to class|into class]. It needed a [lake|puddle|pond|sea]. “[Please|Now], rain!” [said|begged|cried] {hero}.',
            '{Party} [took|brought|carried] a paper boat, {boat}, [to school|to class|into class]. It needed a [lake|puddle|pond|sea]. {Hero} [wished|asked|begged] for rain.',
          ],
          world: [
            '{Party} [took|brought|carried] a paper boat, {boat}, [to school|to class|into class]. How could it sail round the world without [water|seas]?',
            '{Party} [took|brought|carried] a paper boat, {boat}, [to school|to class|into class]. But where was the [sea|lake]?',
          ],
          dry: [
            '{Party} [took|brought|carried] a paper boat, {boat}, [to school|to class|into class]. “[Stay|Keep] dry till we find [a sea|a lake|water],” {hero} told it.',
            '{Party} [took|brought|carried] a paper boat, {boat}, [to school|to class|into class]. It had to [stay|keep] dry till there was [a sea|a lake|a pond|water].',
          ],
          wind: [
            '{Party} [took|brought|carried] a paper boat, {boat}, [to school|to class|into class]. {Hero} blew, but no water, no [sailing|voyage|trip]!',
            '{Party} [took|brought|carried] a paper boat, {boat}, [to school|to class|into class]. Without [water|seas|puddles], {hero} might blow and blow, it did not [sail|go|move].',
          ],
        }),
      ),
      [
        'A [little|small|tiny|shy] cloud, {cloud}, sat down by {hero} and [rained|dripped].',
        'In {hero’s} row sat {cloud}, a [little|small|tiny|shy] cloud, all [rain|drips].',
        '{Cloud}, a [little|small|new|shy] cloud, came to sit by {hero} and [dripped|rained].',
      ],
    ],
    seat: [
      [
        '{Cloud} [sat down|found a place] next to {hero}. [Plip|Plop|Splish], a drop fell by {boat}! “[Careful|Look out], it’s paper!” [said|cried|called] {hero}.',
        '{Cloud} took the [empty|free|last] chair, next to {hero}. [Plip|Plop|Splish], a drop fell by {boat}. “Please don’t wet it!” [said|cried|called] {hero}.',
        '“May I sit [here|with you|by you]?” [asked|whispered|said] {cloud}. “Yes,” said {hero}, “but don’t [wet|drip on] {boat}, it’s paper!”',
      ],
    ],
    umbrella: attempt(
      '{hedgehog} the hedgehog [put|held] [an|his] umbrella under {cloud}. But [splash|splosh|whoosh], it [tipped|fell|turned] over!',
      '{hedgehog} the hedgehog [opened|put up] [an|his] umbrella for {cloud}. But the [rain|water] ran off it, on the class!',
      '“I’ll stop it,” said {hedgehog} the hedgehog, and [opened|put up] [an|his] umbrella. [Splash|Splosh|Whoosh], it [tipped|fell|turned] over!',
    ),
    bucket: attempt(
      '{mouse} the mouse [put|rolled|pushed] a bucket under {cloud} and climbed in. Soon {mouse} had to swim!',
      '{mouse} the mouse [got|brought|fetched] {cloud} a bucket. But it ran over, and {mouse} [swam away|had to swim]!',
      '{mouse} the mouse [put|rolled|pushed] a bucket under {cloud} and sat in it. It got so full that {mouse} had to swim!',
    ),
    joke: attempt(
      '{frog} the frog told {cloud} a [funny|silly|good] joke. {Cloud} laughed so [hard|much|loud] that she poured!',
      '{frog} the frog made {cloud} [laugh|giggle]. But the more {cloud} [laughed|giggled], the more she [rained|poured]!',
      '{frog} the frog told {cloud} a joke. {Cloud} laughed, [ha, ha|hee, hee|ho, ho], and rained [more|harder]!',
    ),
    shelf: attempt(
      '{mouse} the mouse read {cloud} a story. But it was so sad that {cloud} [cried|wept].',
      '{mouse} the mouse read {cloud} a [book|story]. But it made {cloud} [cry|weep] on [the page|every page|the pictures].',
      '{mouse} the mouse read {cloud} a [book|story]. A [duck|cat|sheep|goose] got lost in it, and {cloud} [cried|wept].',
    ),
    board: attempt(
      'the teacher said, “Draw a [big|nice|warm|dry|yellow] sun to cheer you up.” But {cloud} rained it [right |all |]off the board.',
      'the teacher let {cloud} draw a [big|nice|warm|dry|yellow] sun on the board. But {cloud} [rained|dripped], and it ran [down|off].',
      '{cloud} [drew|painted] a [big|nice|warm|dry|yellow] sun on the board. But {cloud’s} rain [washed|wiped] it [off|away].',
    ),
    drum: attempt(
      '{goat} the goat let {cloud} [play|hit|bang] the drum. [BOOM|BROOM|BA-BOOM], {cloud} got such a fright that she poured.',
      '{goat} the goat [gave|brought|lent] {cloud} a drum. [BOOM|BROOM|BA-BOOM], it scared {cloud}, and she rained [more|harder].',
      '{goat} the goat drummed with {cloud}. [BOOM|BROOM|BA-BOOM], that [scared|frightened] {cloud}, and she [poured|rained more].',
    ),
    full: [
      [
        '“[Nobody|No one] has to move over for me,” said {cloud}, and held her rain in. But [one|one last|one big] drop [fell on|hit|fell right on] {boat}! “[Go and rain|Rain] [outside|out there]!” [shouted|cried] {hero}.',
        '“I won’t [rain|drip] [any more|now],” said {cloud}, and [got|grew] [big|round|fat] and [dark|black]. But [one|one last|one big] drop [fell on|hit|fell right on] {boat}! “Rain [outside|out there]!” [shouted|cried] {hero}.',
        '{Cloud} held her rain in, so that [nobody had to move|no one had to move|they could all stay]. But [one|one last|one big] drop [hit|fell on|landed on] {boat}! “[Go and rain|Rain] [outside|out there]!” [shouted|cried] {hero}.',
      ],
    ],
    gone: [
      [
        '“Sorry,” [said|whispered|breathed] {cloud}, and [floated|slipped|went] out [of|through] the [window|open window].',
        'So {cloud} [floated|slipped|went] out of the window. {Hero} looked at {cloud’s} [empty|wet] chair.',
        'Then {cloud’s} chair was empty, for she had [floated|slipped|gone] out [of|through] the [window|open window].',
      ],
      byWant({
        wish: [
          '“I [wished|asked|begged] for rain,” [said|whispered] {hero}, “and I sent it [away|off]!”',
          'It was the rain that {hero} had [wished|asked|begged] for, and {hero} had sent it [away|off].',
        ],
        world: [
          'Now {boat} was dry. But how could it sail round the world on a [desk|floor|table|shelf]?',
          '“Now you are dry,” {hero} [told|said to] {boat}. But [nobody can|no boat can|you can’t] sail round the world on [a floor|dry land|a dry floor].',
        ],
        dry: [
          '{Boat} was dry, as {hero} had [wanted|wished]. But {hero} was not [happy|glad].',
          'Now {boat} was [dry|nice and dry]. But {hero} did not [look at|play with|like|touch] it [any more|at all].',
        ],
        wind: [
          '{Hero} blew on {boat}, [puff|puff, puff|whoo]. But it did not move, and [everyone|the class|everybody] was [still|quiet], too.',
          'Now {hero} [could|might] blow and blow. Without water {boat} [would not sail|did not go|did not move].',
        ],
      }),
    ],
    leave: [
      [
        '{Cloud} held her rain in, so that [nobody had to move|no one had to move|they could all stay]. But [one|one last|one big] drop [hit|fell on|landed on] {boat}! “Rain [outside|out there]!” [shouted|cried] {hero}, so {cloud} went.',
        '“I won’t [rain|drip] [any more|now],” said {cloud}, and held her rain in. But [one|one last|one big] drop [fell on|hit|fell right on] {boat}! “Rain [outside|out there]!” [shouted|cried] {hero}, so {cloud} [went|went out].',
        '{Cloud} held her rain in and got [big|round|fat] and [dark|black]. But [one|one last|one big] drop [fell on|hit|fell right on] {boat}! “Rain [outside|out there]!” [shouted|cried] {hero}. So {cloud} [went|went out|floated out].',
      ],
    ],
    dry: [
      [
        '[The class|The floor] was dry, and {boat} was dry. But [nobody|no one] [laughed|sang|played]. “I was mean to {cloud},” [said|whispered] {hero}.',
        'Now {cloud} was gone, and [nobody|no one] had to move. {Hero} looked at {cloud’s} [wet|empty] chair and was [sorry|so sorry|very sorry].',
        'Not a drop fell on {boat} now, [not one|not a single one]. “But I [shouted at|was mean to] {cloud},” [said|whispered] {hero}.',
      ],
    ],
    out: [
      TURN,
      asideHere('trouble', {
        person: ['“[There|Look|Up there]!” [said|cried|called] {friend}.'],
        pet: ['{Friend} ran [ahead|first] and looked up.'],
      }),
      when(
        'together',
        [
          'Over the swing {party} [saw|found] {cloud}, [big|full] and [dark|sad]. “Sorry, {cloud}, where does [all that|so much] rain come from?” [asked|called] {hero}.',
          '{Party} [saw|found] {cloud} over the swing, [big|full] and [dark|sad]. “[Sorry|I’m sorry], {cloud}, [what’s|what is] wrong?” [asked|called|said] {hero}.',
          '{Party} [saw|found] {cloud} over the swing, [big and sad|dark and sad|big and dark]. “Sorry, {cloud}, why are you [so |]sad?” [asked|called] {hero}.',
        ],
        [
          '{Cloud} hung over the swing, [big|full] and [dark|sad]. “Sorry, {cloud}, where does [all that|so much] rain come from?” [asked|called] {hero}.',
          'Over the swing [was|hung] {cloud}, [big|full] and [dark|sad]. “[Sorry|I’m sorry], {cloud}, [what’s|what is] wrong?” [asked|called|said] {hero}.',
          'There hung {cloud}, over the swing, [big and sad|dark and sad|big and dark]. “Sorry, {cloud}, why are you [so |]sad?” [asked|called] {hero}.',
        ],
      ),
    ],
    rain: [
      takes('miss', {
        home: [
          [
            '“I miss [home|my home], and it is [far|so far],” [said|sobbed|whispered] {cloud}.',
            '“I think of home, and it is [far|so far],” [said|sobbed|whispered] {cloud}.',
          ],
        ],
        mother: [
          [
            '“I miss my [mother|mama], the [big|biggest] cloud,” [said|sobbed|whispered] {cloud}.',
            '“I want my [mother|mama], but she is [far|so far|far away],” [said|sobbed|whispered] {cloud}.',
          ],
        ],
        others: [
          [
            '“I miss the [other|ten other|nine other|hundred other] clouds,” [said|sobbed|whispered] {cloud}.',
            '“I am the only cloud [here|in this school],” [said|sobbed|whispered] {cloud}.',
          ],
        ],
      }),
      when(
        'together',
        [
          '{Hero} did not move over, but sat under {cloud} with {others} and said, “{Go}.” [How|Oh, how|My, how] she [rained|poured]!',
          '“{Go},” said {hero}, and did not move over. So {cloud} rained [and rained|on and on], right on top of {party}.',
          'So {hero} sat under {cloud} with {others} and said, “{Go}.” [How|Oh, how|My, how] she [rained|poured]!',
        ],
        [
          '{Hero} did not move over, but sat under {cloud} and said, “{Go}.” [How|Oh, how|My, how] she [rained|poured]!',
          '“{Go},” said {hero}, and did not move over. So {cloud} rained [and rained|on and on], right on top of {hero}.',
          'So {hero} sat under {cloud}, did not move over, and said, “{Go}.” [How|Oh, how|My, how] she [rained|poured]!',
        ],
      ),
    ],
    rainbow: [
      [
        'When it was all out, {cloud} was [as white as|white as] [milk|a sheep|snow]. The sun came, and there [was|stood] [a|a big|a whole] rainbow over [the swing|the school|the yard]!',
        'Then {cloud} had no more rain, and was as white as [milk|a sheep|snow]. The sun came, and {cloud} [had made|wore|made] a rainbow!',
        '“I’m [so light|all light|all empty]!” [laughed|giggled|said] {cloud}, as white as [milk|a sheep|snow]. And with the sun came a [big|wide|whole] rainbow!',
      ],
    ],
    sail: [
      byWant({
        wish: [
          '{Cloud’s} rain made a [puddle|lake|sea]. “That is the rain I [wished|asked|begged] for!” [said|cried] {hero}, and [fetched|got|ran for] {boat}.',
          '“{Cloud}, [you are|that is|this is] the rain I [wished|asked|begged] for!” [said|cried] {hero}, and [fetched|got|ran for] {boat}.',
        ],
        world: [
          '{Cloud’s} rain made a [puddle|lake|sea]. “[Now|At last,] round the world!” [said|cried] {hero}, and [fetched|got|ran for] {boat}.',
          '“{Cloud}, you made [us |me |][a sea|a lake|a world]!” [said|cried] {hero}, and {party} [fetched|got|ran for] {boat}.',
        ],
        dry: [
          '{Cloud’s} rain made a [puddle|lake|sea]. “Now my boat [may|can] get wet!” [said|cried] {hero}, and [fetched|got|ran for] {boat}.',
          '“{Cloud}, on your [puddle|sea|lake] my boat [may|can] get wet!” [said|cried] {hero}, and [fetched|got|ran for] it.',
        ],
        wind: [
          '{Cloud’s} rain made a [puddle|lake|sea], so {hero} [fetched|got|ran for] {boat}. “Now [please |help me ]blow, {cloud}!” [said|cried] {hero}.',
          '“{Cloud}, you made [us |me |][a sea|a lake]!” [said|cried] {hero}, and [fetched|got|ran for] {boat}. “Now [please |help me ]blow!”',
        ],
      }),
      [
        '[Puff|Whoo|Whoosh], blew {cloud}, and it [sailed|went] [all |right |once |twice |]round [the swing|the bench|the yard]!',
        'In it went, and {cloud} blew it [all |right |once |twice |]round [the swing|the bench|the yard]!',
        'Then {cloud} blew, [puff|whoo|whoosh], and it [sailed|went] [all |right |once |]round [the swing|the bench|the yard]!',
      ],
      when('together', ['{Others} [ran|raced] after.', '{Others} [ran|raced] along.']),
    ],
    voyage: [
      byWant({
        wish: [
          '“You are the rain I [wished|asked] for!” [said|cried] {hero}, and put the boat on {cloud’s} puddle.',
          '{Hero} put the boat on the [great |big |]rain {they} had [wished|asked] for.',
        ],
        world: [
          '{Hero} put the boat on {cloud’s} [great |big |wide |]puddle, and it sailed round the [world|whole world].',
          'So {hero} let the boat sail round the world, round {cloud’s} [big|great|wide] puddle.',
        ],
        dry: [
          'On {cloud’s} [great |big |wide |]puddle {hero} let the boat sail and get wet.',
          '“Now you may get wet!” said {hero}, and put the boat on {cloud’s} puddle.',
        ],
        wind: [
          '{Hero} put the boat on the [great |big |wide |]puddle, and {cloud} blew.',
          '{Hero} and {cloud} blew, [puff|whoo|whoosh], and the boat sailed on the [new |wide |]puddle.',
        ],
      }),
      [
        '[But|Soon|Then] {boat} [got soft and sank|got too soft and sank|got so soft that it sank]. {Hero} [cried|sobbed|wept], {plip}, so {cloud} came close: “{Go}.”',
        'Then [glug|blub|glug, glug], {boat} [sank|went down|was gone]. {Hero} [cried|sobbed|wept], {plip}. “{Go},” [said|whispered|breathed] {cloud}.',
        'But paper gets [soft|wet and soft|soft in water], and {boat} [sank|went down]. {Hero} [cried|sobbed|wept], {plip}. {Cloud} came close: “{Go}.”',
      ],
    ],
    sink: [
      [
        'But paper gets [soft|wet], and [glug|blub|glug, glug], {boat} [sank|went down|was gone].',
        'Then {boat} got so [soft|wet] that it [sank|went down], [glug|blub|glug, glug].',
        'But [glug|blub|glug, glug], {boat} got [softer and softer|lower and lower|wetter and wetter], and sank.',
      ],
      [
        '{Hero} [cried|sobbed|wept], {plip}. But {cloud} did not move [over|away]. “{Go},” [she|{cloud}] [said|whispered|breathed].',
        '{Plip}, went {hero’s} [nose|chin|tears]. But {cloud} did not move [over|away]. “{Go},” [she|{cloud}] [said|whispered|breathed].',
        'Now it was {hero} who [dripped|rained], {plip}. {Cloud} did not move over, and [said|whispered], “{Go}.”',
      ],
    ],
    bench: [
      when(
        'adults',
        [
          'The class sat on the sunny bench, and {adults} dried {party}. {Cloud} had no [place|seat|room].',
          'All sat on the sunny bench with {adults}. {Cloud} had no [place|seat|room].',
        ],
        when(
          'together',
          [
            '[They all|The others|The class] sat in the sun with {others}. {Cloud} had no [place|seat|room].',
            '[Everyone|The class] shared the bench with {others}. {Cloud} had no [place|seat|room].',
          ],
          [
            'Then [everyone|the class|they all] sat on the bench, and {cloud} had no [place|seat|room].',
            'Then [everyone|the class|they all] came out to sit in the sun. But {cloud} had no [place|seat|room] [there|on it|left].',
            'The [others|rest] came out and sat on the sunny bench, by {hero}. {Cloud} had no [place|seat|room].',
          ],
        ),
      ),
      asideHere('end', {
        person: ['{Friend} [got|stood|jumped] up [for her|at once|first].', '“Take my [place|seat],” said {friend}.'],
        pet: ['{Friend} [hopped|got|jumped] down to make [room|room for her|her some room].'],
      }),
      '¶{refrain}',
      when(
        'giver',
        [
          '“Sit [here|down], {cloud}! We’ll [fold|make] a [new|better|bigger] boat from {giver’s} paper,” said {hero}.',
          '“Here, {cloud}!” said {hero}. “Let’s make [another|a better] boat from {giver’s} paper!”',
          '“Here, {cloud},” said {hero}. “[Now we’ll|Let’s] [fold|make] a [new|better|bigger] boat from {giver’s} paper!”',
        ],
        [
          '“Sit [here|by me|with us|down], {cloud}, and we’ll [fold|make] a [new|better|bigger] boat!” said {hero}.',
          '“[Here is|This is] your [place|seat], {cloud},” said {hero}. “[Now we’ll|Now let’s|We’ll|Let’s] [fold|make] a [new|better|bigger] boat!”',
          '“[Come|Come here|Sit down], {cloud},” said {hero}. “[Let’s|We’ll] [fold|make] a [new|better|bigger] boat!”',
        ],
      ),
    ],
  },
  asides: {
    start: { person: ['“[Oh|Ooh],” said {friend}.'], pet: ['{Friend} [sniffed|looked].'] },
    way: { person: ['{Friend} got [wet|a wet nose], too.'], pet: ['{Friend} got [wet|a wet nose], too.'] },
    trouble: { person: ['{Friend} came, too.'], pet: ['{Friend} came, too.'] },
    turn: { person: ['{Friend} got wet, too.'], pet: ['{Friend} got wet, too.'] },
    end: { person: ['{Friend} made room.'], pet: ['{Friend} made room.'] },
  },
  adults: {
    start: [
      '“It [will|can] sail when it rains,” said {grownUp}.',
      '“[Wait for|It needs] rain,” said {grownUp}.',
      '“[One day|Soon] it will rain,” said {grownUp}.',
    ],
    end: ['“You are [wet|soaked]!” said {grownUp}.'],
  },
  traits: {
    // Where the hero looks for water.
    habit: {
      interest: [
        'It was folded from a [picture|page|book page] about {interest}.',
        '“At sea I’ll tell you about {interest},” {hero} [told|promised] it.',
        '{Hero} had drawn [something|a bit|two dots] about {interest} on its [sail|side].',
      ],
      brave: [
        '{Hero} looked for water in the [deep|dark|black] [drain|cellar].',
        '{Hero} asked the [big|biggest|crossest] goat for water.',
      ],
      curious: [
        '{Hero} looked for water [under|behind] the [mat|gate|steps].',
        '“[Where|Oh, where] is the water?” {hero} asked the [gate|bell|wall].',
      ],
      kind: [
        '{Hero} asked [an ant|a snail|a beetle], very nicely, for water.',
        '{Hero} gave [an ant|a snail|a beetle] a ride and looked for water.',
      ],
      funny: [
        '{Hero} looked for water in [one shoe|the other shoe|a sock].',
        '{Hero} [quacked|croaked] like a [duck|frog], so that the water would come.',
      ],
      shy: [
        '{Hero} [went softly|crept] along the [wall|fence] and looked for water.',
        '{Hero} looked for water, and asked [nobody|no one].',
      ],
      stubborn: [
        '{Hero} looked for water [three|four|ten] times, in [all|the same] [corners|places].',
        '“I’ll find water,” said {hero}, and looked [again|once more|everywhere].',
      ],
      dreamy: [
        '{Hero} [could|did] see the [big|blue|wide] sea, but [just|only] with both eyes shut.',
        '{Hero} looked for water up in the [blue|big|wide] sky.',
      ],
      careful: [
        '{Hero} looked for water in [all four|all the] corners, [one by one|slowly].',
        '{Hero} held it with [both hands|great care] and looked for water.',
      ],
      energetic: [
        '{Hero} raced [twice|three times] round the yard to find water.',
        '{Hero} [raced|zoomed|whizzed] [here and there|up and down] and looked for water.',
      ],
      clever: [
        '{Hero} turned on the [old|big|green] tap, but it [just|only] coughed.',
        '{Hero} [dug|made] a [hole|little hole] to find water.',
      ],
    },
    // How the hero comes to go out to the cloud.
    turn: {
      interest: LIKED,
      brave: [
        '“I [must|will] say sorry,” said {hero}, and [pushed|pulled] open the [big|heavy] door.',
        '{Hero} held {their} head [high|up] and went out to [say sorry|{cloud}].',
      ],
      curious: [
        '“Nobody asked {cloud} why she [rains|drips],” said {hero}, and [raced|went] out.',
        '“Where is {cloud} now?” said {hero}, and [raced|went] out to [look|see].',
      ],
      kind: [
        '“{Cloud} is all alone [out there|now],” said {hero}, and [raced|went] out.',
        '“Poor {cloud} [tried so hard|did try],” said {hero}, and [raced|went] out.',
      ],
      funny: [
        '“A [duck|frog|fish] [does not mind|likes] the rain,” said {hero}, and [raced|zoomed] out.',
        '“I’ll be a [duck|frog|fish] and get wet,” said {hero}, and went out.',
      ],
      shy: [
        '{Hero} knew what it is to be shy, and [crept|slipped|went] out.',
        'Very softly {hero} [crept|went|slipped] out to [look|see|say sorry].',
      ],
      stubborn: [
        '“I sent her out, so I’ll [get|bring|fetch] her back,” said {hero}.',
        '“I must find {cloud},” said {hero}, and [went|raced] out.',
      ],
      dreamy: [
        '{Hero} saw a [dark|sad|lonely] [spot|dot] in the sky, and [raced|went] out.',
        '{Hero} looked for {cloud} [at|out of] the window, and [raced|went] out, too.',
      ],
      careful: [
        '{Hero} left the boat where it was dry, and went out to [say sorry|{cloud}].',
        '{Hero} thought it over, [twice|three times], and went out to [say sorry|{cloud}].',
      ],
      energetic: [
        '{Hero} [raced|zoomed|whizzed], [quick, quick|whoosh, whoosh|one, two], out into the yard.',
        '{Hero} [could not|couldn’t] wait, and raced out to [say sorry|{cloud}].',
      ],
      clever: [
        '“A full [cup|pot|jug] must [spill|run over],” said {hero}, and went out to {cloud}.',
        '“She must let it out,” said {hero}, and [raced|went] out to {cloud}.',
      ],
    },
  },
};
