/** The not-yet flower in English for readers of 2 to 4. */
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
  type Line,
  type Option,
} from '#studio/storyteller/text/passage.ts';

const planting = (name: string, ...tell: readonly string[]): readonly Option[] =>
  tell.map((each) => plants(name, `¶${each}`));

/** Each time the robot asks, it has waited longer: so it has learned to wait when the hero cannot. */
const PATIENCE: Line = when(
  'told:once',
  when(
    'told:twice',
    when(
      'told:thrice',
      [
        '¶{Robot} [waited|sat still] till a star [fell|went by].',
        '¶{Robot} counted to [ten, twice|twenty|thirty].',
        '¶{Robot} [waited|sat still] as long as a [long song|bath].',
      ],
      planting(
        'thrice',
        '{Robot} [waited|sat still] for a whole [song|tune].',
        '{Robot} counted to [nine|ten|eleven].',
        '{Robot} sat on its hands and counted to [nine|ten].',
      ),
    ),
    planting(
      'twice',
      '{Robot} [waited|sat still|held still|was good] for [two|three|four] [breaths|hums|blinks].',
      '{Robot} counted to [four|five|six|seven][|, slowly| and stopped].',
      '{Robot} [counted|said]: “One, two, three, four.”',
    ),
  ),
  planting(
    'once',
    '{Robot} [waited|sat still|held still|was good] for one [breath|hum|blink|moment].',
    '{Robot} counted to [one|two], [slowly|and stopped|as slowly as it could].',
    '{Robot} [counted|said|beeped]: “One… [two|and two].”',
  ),
);

export const english24: BandText = {
  // The robot asks and the hero answers, until it is the other way round.
  refrains: [
    '“[Now|And now|Well, now|Ready now]?” And {hero} [said|laughed|whispered|sang], “Not yet.”',
    '“[Now, {hero}|Now? {Beep}|Now? Now|{Beep}! Now]?” And {hero} [said|laughed|whispered|sang], “Not yet.”',
    '“[Is it up|Is it here|Is it coming]?” And {hero} [said|laughed|whispered|sang], “Not yet.”',
  ],
  beats: {
    crash: [
      takes('idea', {
        hen: [
          [
            '{Party} played hen in a [warm|red|small|little|round|blue] tent[| in the grass| on the grass].',
            'In a [warm|red|small|little|round|blue] tent [in the grass |on the grass |]{party} played hen.',
            '[Cluck, cluck|Cluck], [said|went] the tent. In it {party} played hen.',
            '[Cluck, who|Who] laid an egg? {Party} played hen in a tent.',
            '{Party} had a tent [in the garden|on the grass], and played hen.',
          ],
        ],
        bread: [
          [
            '{Party} played baker in a [warm|red|small|little|round|blue] tent[| in the grass| on the grass].',
            'In a [warm|red|small|little|round|blue] tent [in the grass |on the grass |]{party} played baker.',
            '[Pat, pat|Thump, thump], [said|went] the tent. In it {party} played baker.',
            'Who wants a [bun|cake] of mud? {Party} played baker in a tent.',
            '{Party} had a tent [in the garden|on the grass], and played baker.',
          ],
        ],
        bed: [
          [
            '{Party} played bedtime in a [warm|red|small|little|round|blue] tent[| in the grass| on the grass].',
            'In a [warm|red|small|little|round|blue] tent [in the grass |on the grass |]{party} played bedtime.',
            '[Zzz, zzz|Snore], [said|went] the tent. In it {party} played bedtime.',
            '[Shh, who|Who] is asleep? {Party} played bedtime in a tent.',
            '{Party} had a tent [in the garden|on the grass], and played bedtime.',
          ],
        ],
        bear: [
          [
            '{Party} played bear in a [warm|red|small|little|round|blue] tent[| in the grass| on the grass].',
            'In a [warm|red|small|little|round|blue] tent [in the grass |on the grass |]{party} played bear.',
            '[Grr, grr|Grr], [said|went] the tent. In it {party} played bear.',
            'Who [growls|is that], grr? {Party} played bear in a tent.',
            '{Party} had a tent [in the garden|on the grass], and played bear.',
          ],
        ],
      }),
      [
        '[Bump|Bonk|Flump|Thump]! A [small|little|grey] robot fell into {patch}.',
        '[Bump|Bonk|Flump|Thump]! Who fell into {patch}? A [small|little|grey] robot!',
        'Then a [small|little|grey] robot fell into {patch}, [bump|bonk|flump|thump].',
        'Down came a [small|little|grey] robot, into {patch}, [bump|bonk|flump|thump]!',
        '[Bump|Bonk|Flump|Thump]! Down into {patch} came a [small|little|grey] robot.',
      ],
      { more: HABIT },
      [
        '“Brr, I am {robot},” it said. {Hero} [sat|put] it [down |]by the [lamp|warm lamp|little lamp].',
        '“[I’m cold|I’m so cold|It’s cold out here],” said {robot}. “Come in, [we have|here is|I have] a [warm |little |]lamp,” [said|called] {hero}.',
        '“{Beep}, I am {robot}. Brr!” {Hero} let it [in|come in] by the lamp.',
        '“I am {robot}, and I’m cold.” {Hero} [took|let] it in by the lamp.',
        '“[Brr|Oh, brr|Brr, brr],” said {robot}. {Hero} [let|took|pulled] it in, and the [lamp|little lamp] [made it warm|warmed it|warmed its nose].',
        '{Robot} was [cold|all cold|cold as ice], so {hero} [let|took] it in by the [lamp|warm lamp].',
      ],
    ],
    mission: [
      [
        '“My moon is [grey|all grey],” said {robot}. “I [need|want|came for|must find] one green thing[|, just one|, please|, a small one].”',
        '“{Moon} is [grey|all grey],” said {robot}. “I [need|want|came for|must find] one green thing[|, just one|, please|, a small one].”',
        '“Nothing is green on {moon},” said {robot}. “I [need|want|came for|must find] one green thing[|, just one|, please|, a small one].”',
        '“At home all is grey,” said {robot}. “[Do you have|May I have|Is there] [one|any|a] green thing[| here]?”',
        '{Moon} was all grey. So {robot} [wanted|had come for|needed|looked for] [one|a] green thing[| to take home].',
      ],
      takes('idea', {
        hen: [
          [
            '“[Take|Here is|I have] {a bloom} seed,” said {hero}. “It is like an egg, [and the green is inside|with green in it|but with a leaf in it].”',
            '{Hero} [had|took out|found] {a bloom} seed. “It is like an egg,” {they} said, “[and green comes|the green will come|something green comes] out.”',
            '“This is {a bloom} seed,” said {hero}. “The green is in [it|here|there], like a chick in [an|its] egg.”',
          ],
        ],
        bread: [
          [
            '“[Take|Here is|I have] {a bloom} seed,” said {hero}. “It is small, but it [comes up|gets big|gets round], like [bread|dough|a bun].”',
            '{Hero} [had|took out|found] {a bloom} seed. “It comes up, like a [bun|loaf|cake],” {they} said, “but [it is green|green|all green].”',
            '“This is {a bloom} seed,” said {hero}. “It comes up green, as [bread|dough] comes up [big|round|fat].”',
          ],
        ],
        bed: [
          [
            '“[Take|Here is|I have] {a bloom} seed,” said {hero}. “The green is [asleep|in bed|fast asleep] in [there|it|here].”',
            '{Hero} [had|took out|found] {a bloom} seed. “The green is in bed [in here|in it],” {they} said, “[but it|and it|it] will get up.”',
            '“This is {a bloom} seed,” said {hero}. “The green is [still |fast |]asleep, like me [at night|in bed].”',
          ],
        ],
        bear: [
          [
            '“[Take|Here is|I have] {a bloom} seed,” said {hero}. “The green is asleep, like a bear in [the snow|winter|its den].”',
            '{Hero} [had|took out|found] {a bloom} seed. “It sleeps like a bear,” {they} said, “and [then |]it gets up [green|all green].”',
            '“This is {a bloom} seed,” said {hero}. “It is a bear in [its|a] den, [a green one|but green|and it is green].”',
          ],
        ],
      }),
      when('giver', ifRoom('[It was|It came] from {giver}.')),
      more('“That is brown,” said {robot}. “[Wait|You’ll see|Wait and see],” said {hero}.'),
      adult('start'),
    ],
    pack: [
      [
        plants('packed', '{Hero} packed the tent, the lamp and {keepsake.name}.'),
        plants('packed', 'In went the tent, in went the lamp, and {keepsake.name}.'),
        plants('packed', 'What do you take to {moon}? A tent, a lamp, and {keepsake.name}.'),
        plants('packed', '{Robot} packed the tent and the lamp, and {hero} [took|packed] {keepsake.name}.'),
      ],
      [
        'In the [space suit|suit] {hero} was as round as a [bun|ball|melon].',
        'Zip! In the space suit {hero} [walked|waddled] like a duck.',
        '{Hero} put on a [big white|fat white|shiny] [suit|space suit]. [Zip|Squeak]!',
        '{Hero} put on the space suit. “Now you look like me,” said {robot}.',
      ],
      asideHere('start', {
        person: ['{Friend} [did up|pulled] the zip.', '{Friend} put on the helmet back to front.'],
        pet: ['{Friend} sat in the rocket [already|first].', '{Friend} got a [very small|little] helmet.'],
      }),
    ],
    launch: [
      when(
        'told:packed',
        [
          '“Hold [on|tight]!” said {robot}. [Up|Off] went the rocket, [up|all the way] to {moon}.',
          '{Robot} [pushed|pressed] a button. [Up|Off] [shot|went] the rocket, to {moon}!',
          'Three, two, one, [whoosh|vroom|zoom]! They [flew|shot] up, past the [clouds|birds], to {moon}.',
        ],
        [
          'They took the tent and the lamp, and [flew|shot] to {moon}.',
          'Tent in, lamp in, and [off|up] they [flew|shot|went] to {moon}.',
          '[Whoosh|Vroom|Zoom]! With tent and lamp they [flew|shot|went] to {moon}.',
          'With the tent and the lamp they [flew|shot|went] to {moon}.',
          'They packed the tent and the lamp. [Whoosh|Vroom|Zoom], [up|off] to {moon}!',
        ],
      ),
      more(
        '{Hero} [floated|flew|bobbed] like a balloon, and the seed floated, too.',
        '{Hero} [saw|looked back at] the whole world, round and [blue|small].',
        'The seed [slept|lay] [warm|snug] in {hero’s} {hero.hand}.',
        'A [star|big star] went by, and {hero} [waved|nodded] at it.',
      ),
      more(
        '“The [grey|cold] one is [mine|home],” said {robot}.',
        '“[It is not|Not] far,” said {robot}, and steered [round a star|with its foot].',
      ),
    ],
    arrive: [
      [
        '{Moon} was grey. It had grey [hills|stones], grey [dust|holes], and [no|not one] tree.',
        'Here was {moon}, [all |]grey [in front|on top], and grey [at the back|under that].',
        '{Hero} [got|climbed|jumped] out. Puff! Grey dust, [grey stones|grey hills], grey [all round|everywhere].',
      ],
      [
        '{Hero} [jumped|hopped], and came down [slowly|like a feather|after a while].',
        '{Hero} took one step and flew up [like a ball|as high as a house|to the stars].',
      ],
      more(
        '“This is my [stone|rock],” said {robot}. “[And this|This too|And one more].”',
        '“[Nice|Big|Round],” said {hero}, “but [grey|not green].”',
      ),
    ],
    plant: [
      takes('idea', {
        hen: [
          [
            '{Hero} made a [nest|little nest] of [dust|grey dust|moon dust] for the seed.',
            'In the dust {hero} made a [nest|little nest], and [in went|laid] the seed.',
            '{Hero} laid the seed in the [dust|grey dust|moon dust], like an egg.',
          ],
        ],
        bread: [
          [
            '{Hero} patted the seed into the [dust|grey dust|moon dust], like dough.',
            'Into the dust went the seed. {Hero} patted it [round|flat].',
            '{Hero} [put|pushed|set] the seed in the [dust|grey dust|moon dust], like a [bun|cake|loaf].',
          ],
        ],
        bed: [
          [
            '{Hero} put the seed to bed in [dust|grey dust|moon dust].',
            'In the dust {hero} made a [bed|little bed], and [in went|put in] the seed.',
            'To bed went the seed, with [dust|grey dust|moon dust] for a [sheet|blanket].',
          ],
        ],
        bear: [
          [
            '{Hero} [dug|made] a [den|little den] in the [dust|grey dust|moon dust] for the seed.',
            'In the dust {hero} dug a [den|little den], and [in went|put in] the seed.',
            '{Hero} put the seed in its [den|little den] of dust.',
          ],
        ],
      }),
      [
        '¶{Robot} [sat|sat down|knelt] [by|beside] it.',
        '¶{Robot} [looked|looked at it|bent down|looked and looked].',
        '¶{Robot} put its [nose|ear] [down|to it].',
      ],
      '{refrain}',
    ],
    order: [
      takes('idea', {
        hen: [
          [
            '“Come out, [chick|green chick]!” [called|shouted] {robot}. “[One, two|Hup, hup], OUT!”',
            '“[Cluck, cluck|Peep, peep], come OUT!” [called|shouted] {robot} [to|at] the [egg|chick].',
          ],
        ],
        bread: [
          [
            '“Up, [bun|seed|bread]!” [called|shouted] {robot}. “[One, two|Hup, hup], UP!”',
            '“Come UP! I am [hungry|waiting]!” [called|shouted] {robot} [to|at] the [bun|seed].',
          ],
        ],
        bed: [
          [
            '“[Wake up|Up you get], sleepy!” [called|shouted] {robot}. “It is [day|late]!”',
            '“[Get|Wake] UP!” [called|shouted] {robot} [to|at] the [bed|seed].',
          ],
        ],
        bear: [
          [
            '“[Wake up|Come out], bear!” [called|shouted] {robot}. “It is [spring|summer]!”',
            '“[Grr|Rrr], bear, come OUT!” [called|shouted] {robot} [to|at] the [dust|den].',
          ],
        ],
      }),
      [
        '{Hero} [held|covered] both ears, and the seed [slept on|lay still|slept].',
        'It was [so|too] loud, and {hero} [held|covered] both ears.',
        '“[Shh|Hush], my ears!” said {hero}.',
        '[No one|Nothing] came, [but|and] {hero} [held|covered] both ears.',
      ],
      asideHere('way', { person: ['{Friend} put a finger to {friend.their} lips.'], pet: ['{Friend} came at once.'] }),
      PATIENCE,
      '{refrain}',
    ],
    dig: [
      takes('idea', {
        hen: [
          [
            '“Is the chick [out|there] [yet|now]?” said {robot}, and dug up the [egg|seed].',
            '{Robot} [dug|took] it out. “No chick [here|yet]!”',
          ],
        ],
        bread: [
          [
            '“Is it [done|baked|big] [yet|now]?” said {robot}, and [dug it up|took it out].',
            '{Robot} [dug|took] it out. “No bread [here|yet]!”',
          ],
        ],
        bed: [
          [
            '“Is it [up|awake] [yet|now]?” said {robot}, and [dug it up|took off the sheet].',
            '{Robot} [dug|took] it out. “It is [still in bed|asleep]!”',
          ],
        ],
        bear: [
          [
            '“Is the bear [up|awake] [yet|now]?” said {robot}, and dug up the [den|seed].',
            '{Robot} [dug|took] it out. “No bear [here|yet]!”',
          ],
        ],
      }),
      [
        '“[In|Back] it goes,” said {hero}, “and there it STAYS.”',
        '{Hero} put it back, and [sat|lay] down on the [spot|hole].',
        '“[Oh|No], {robot},” said {hero}, and [tucked|put] it in [again|once more].',
        '“[Put|Tuck] it back,” said {hero}, and {robot} [did|had to].',
      ],
      asideHere('way', {
        person: ['{Friend} [filled|shut] the hole.'],
        pet: ['{Friend} lay down on the [spot|hole].'],
      }),
      PATIENCE,
      '{refrain}',
    ],
    oil: [
      takes('idea', {
        hen: [
          [
            '“A chick [has to|must] drink,” said {robot}, and [gave it|poured] [oil|black oil|its best oil].',
            '“Here, [chick|little chick], oil!” said {robot}, and [poured|tipped out] [the bottle|all of it].',
          ],
        ],
        bread: [
          [
            '“Bread has oil in it,” said {robot}, and [poured|tipped] [some|a lot|all of it] on.',
            '“More oil, for a [soft|big] bun,” said {robot}, and [poured|tipped] it on.',
          ],
        ],
        bed: [
          [
            '“Breakfast in bed!” said {robot}, and [gave it|poured] [oil|black oil|its best oil].',
            '“[A drink|Oil] in bed is [nice|good],” said {robot}, and [poured|tipped] it on.',
          ],
        ],
        bear: [
          [
            '“Bears like honey. I have oil,” said {robot}, and [poured|tipped] it on.',
            '“Here is [honey|some honey], bear,” said {robot}. But it was oil!',
          ],
        ],
      }),
      [
        '“[No|Stop]!” cried {hero}, and [washed|wiped] the [slippery|black|poor] seed.',
        '{Hero} ran and [washed|wiped|rinsed] it.',
        'The seed [slid|shot] off, and {hero} ran after it.',
        '“[Yuck|Ew|Oh no],” said {hero}, and [washed|wiped|rinsed] the seed.',
      ],
      asideHere('way', {
        person: ['{Friend} [brought|got] water to wash it.'],
        pet: ['{Friend} [stopped|caught] the slippery seed.'],
      }),
      PATIENCE,
      '{refrain}',
    ],
    drum: [
      takes('idea', {
        hen: [
          [
            '“I will knock on the egg,” said {robot}, and beat [a|its] drum, [BOM|BOOM]!',
            '“[Knock, knock|Tap, tap], chick!” said {robot}, with a drum. [BOM, BOM|BOOM]!',
          ],
        ],
        bread: [
          [
            '“Bread likes a [good |]thump,” said {robot}, and beat [a|its] drum, [BOM|BOOM]!',
            '“[I thump|Thump] it, so it [comes up|gets soft],” said {robot}, with a drum. [BOM, BOM|BOOM]!',
          ],
        ],
        bed: [
          [
            '“[Time to get|It must get] up,” said {robot}, and beat [a|its] drum, [BOM|BOOM]!',
            '“Good morning, [bed|seed]!” said {robot}, with a drum. [BOM, BOM|BOOM]!',
          ],
        ],
        bear: [
          [
            '“This wakes [any|a] bear,” said {robot}, and beat [a|its] drum, [BOM|BOOM]!',
            '“[Up|Get up], bear!” said {robot}, with a drum. [BOM, BOM|BOOM]!',
          ],
        ],
      }),
      [
        'The stones danced, {hero} danced, and the seed [did not|lay still].',
        'All the dust [danced|jumped], but not the seed.',
        '{Hero} [had to dance|danced]. The seed [slept|lay still].',
        '{Hero} [danced|hopped|marched], but the seed [slept on|lay still].',
      ],
      asideHere('way', { person: ['{Friend} took the drumstick.'], pet: ['{Friend} woke up. The seed did not.'] }),
      PATIENCE,
      '{refrain}',
    ],
    manual: [
      takes('idea', {
        hen: [
          [
            '“A chick goes to school,” said {robot}, and read it a [long|fat|big] book.',
            '{Robot} read to the egg: “[Page one|First|Now]: [peep|come out|go peep].”',
          ],
        ],
        bread: [
          [
            '{Robot} read it a cook book: “[Now|Then] it [comes up|gets big].”',
            '“This is how [bread|a bun] comes up,” [said|read] {robot}, out of a [big|fat] book.',
          ],
        ],
        bed: [
          [
            '“I read till it gets up,” said {robot}, and took a [long|fat|big] book.',
            '{Robot} read it a [bed|long, long] story, to wake it.',
          ],
        ],
        bear: [
          [
            '“It says [here|here] that bears get up,” said {robot}, and read to it.',
            '{Robot} read to the bear: “[Page one|Now]: [it is spring|get up].”',
          ],
        ],
      }),
      [
        '“Seeds can’t [read|spell],” [yawned|said] {hero}.',
        '{Hero} yawned, and the seed [slept on|lay still].',
        'It was so long that {hero} [fell asleep|yawned and yawned].',
        '{Hero} [yawned|nodded], and so did the [stones|stars].',
      ],
      asideHere('way', { person: ['{Friend} shut the book.'], pet: ['{Friend} lay down on the book.'] }),
      PATIENCE,
      '{refrain}',
    ],
    telescope: [
      takes('idea', {
        hen: [
          [
            '“I see the chick! It is [HUGE|BIG]!” said {robot} at [a|its] telescope.',
            '“[Oh|Look], what a [HUGE|BIG] chick!” said {robot} at [a|its] telescope.',
          ],
        ],
        bread: [
          [
            '“I see it! [A HUGE|A BIG] bun!” said {robot} at [a|its] telescope.',
            '“[Oh|Look], bread as big as a [hill|house]!” said {robot} at [a|its] telescope.',
          ],
        ],
        bed: [
          [
            '“It is up! It is [HUGE|BIG]!” said {robot} at [a|its] telescope.',
            '“[Oh|Look], it sits up, as big as a [hill|house]!” said {robot} at [a|its] telescope.',
          ],
        ],
        bear: [
          [
            '“I see the bear! It is [HUGE|BIG]!” said {robot} at [a|its] telescope.',
            '“[Oh|Look], what a [HUGE|BIG] bear!” said {robot} at [a|its] telescope.',
          ],
        ],
      }),
      [
        '“[That is|It is|That’s] your [toe|foot],” laughed {hero}.',
        'But it was {robot’s} own [toe|foot|knee].',
        '{Hero} looked. It was {robot’s} [foot|toe|knee]!',
        '{Hero} [poked|tickled] it. It was {robot’s} own [foot|toe]!',
      ],
      asideHere('way', { person: ['{Friend} laughed and laughed.'], pet: ['{Friend} [licked|sniffed] the foot.'] }),
      PATIENCE,
      '{refrain}',
    ],
    water: [
      takes('idea', {
        hen: [
          [
            '“The chick wants a [bath|drink],” said {robot}, and tipped [a|its] [water can|can|big can].',
            '“Swim, [chick|little chick]!” {Robot} tipped [a|its] [water can|can|big can].',
          ],
        ],
        bread: [
          [
            '“Dough needs water,” said {robot}, and tipped [a|its] [water can|can|big can].',
            '“A wet bun is a [big|good] bun.” {Robot} tipped [a|its] [water can|can|big can].',
          ],
        ],
        bed: [
          [
            '“Wash your face, [seed|sleepy]!” said {robot}, and tipped [a|its] [water can|can|big can].',
            '“Water wakes [me|us] up.” {Robot} tipped [a|its] [water can|can|big can].',
          ],
        ],
        bear: [
          [
            '“Bears like to [swim|fish],” said {robot}, and tipped [a|its] [water can|can|big can].',
            '“Here is a [lake|pond], bear!” {Robot} tipped [a|its] [water can|can|big can].',
          ],
        ],
      }),
      [
        'But water [flies|goes up|floats] there, and {hero} [jumped|hopped|ran] after it.',
        'Up [went|flew] the water, in balls, and {hero} [jumped|hopped] after it.',
        'The water [rolled|flew] off in balls, and {hero} [got it back|caught it|hopped after it].',
        'But the water [flew|floated|swam] [up|away|off], and {hero} jumped and [got it|got it back|caught it].',
      ],
      asideHere('way', { person: ['{Friend} caught some in a hat.'], pet: ['{Friend} drank it, ball by ball.'] }),
      PATIENCE,
      '{refrain}',
    ],
    low: [
      [
        'Night came, [cold|very cold], and {robot} did not ask [now|again|any more].',
        'Then it was [night|dark], and [cold|so cold], and nothing [grew|came].',
        'The sun went [down|away|out], and {robot} [sat and shook|went quiet|was cold again].',
        '“Brr,” said {robot}. It was [night|dark|cold], and nothing [came up|grew|came].',
        'It got [dark|cold], it got [cold|dark|late], and no [leaf|green] came.',
        'The [stars|first stars] came out. It got [cold|so cold|very cold].',
        '“Brr,” said {robot}. The [sun|warm sun] was gone.',
      ],
      more(
        '“Maybe never,” said {robot}, and {hero} held its [hand|cold hand].',
        '{Robot} let its head hang. {Hero} [held its hand|sat by it].',
        'A [drop|tear] of oil ran down {robot’s} [nose|cheek].',
      ),
      asideHere('trouble', {
        person: ['“[Oh|Ooh], I am cold, too,” said {friend}.'],
        pet: ['{Friend} crept [under {hero’s} arm|close], to get warm.'],
      }),
    ],
    turn: [
      TURN,
      takes('idea', {
        hen: [
          [
            'A hen [sits on|warms] her egg. So {they} put the tent [over|on] it, lamp and all.',
            'An egg needs a warm nest. So it got the [tent|whole tent|little tent], [and|with] the lamp [inside|in it].',
            '“I will be its [hen|nest],” said {hero}, and [over|on] it went the tent, [with|and] the lamp.',
            '[Eggs|An egg] must be [warm|kept warm], so the tent was the hen, [lamp and all|with the lamp in|with a lamp in].',
            'A hen would [sit on it|know what to do]. {They} put up the tent, [with|and] the lamp in it.',
          ],
        ],
        bread: [
          [
            'Bread comes up in the warm. So {they} put the tent [over|on] it, lamp and all.',
            'Bread needs an oven. So it got the [tent|whole tent|little tent], [and|with] the lamp [inside|in it].',
            '“I will be its [baker|oven],” said {hero}, and [over|on] it went the tent, [with|and] the lamp.',
            '[Dough|Bread] must be [warm|kept warm], so the tent was the oven, [lamp and all|with the lamp in|with a lamp in].',
            'A baker would [warm it|know what to do]. {They} put up the tent, [with|and] the lamp in it.',
          ],
        ],
        bed: [
          [
            'Who can sleep in a cold bed? So {they} put the tent [over|on] it, lamp and all.',
            'It needs a warm bed. So it got the [tent|whole tent|little tent], [and|with] the lamp [inside|in it].',
            '{They} tucked it in: [over|on] it went the [tent|little tent], [with|and] the lamp.',
            'A bed must be [warm|snug], so the tent was the quilt, [lamp and all|with the lamp in|with a lamp in].',
            'Cold feet can’t sleep. {They} put up the tent, [with|and] the lamp in it.',
          ],
        ],
        bear: [
          [
            'Bears get up when it is warm. So {they} put the tent [over|on] it, lamp and all.',
            'A bear needs a warm den. So it got the [tent|whole tent|little tent], [and|with] the lamp [inside|in it].',
            '“[Let us make|We make|We will make] it spring,” said {hero}, and [over|on] it went the tent, [with|and] the lamp.',
            'A den must be [warm|snug], so the tent was the den, [lamp and all|with the lamp in|with a lamp in].',
            'No bear gets up in the snow. {They} put up the tent, [with|and] the lamp in it.',
          ],
        ],
      }),
      asideHere('turn', {
        person: ['{Friend} held the [pole|lamp].', '{Friend} [shut|closed] the tent[| tight].'],
        pet: ['{Friend} lay down [on the cold side|round it].'],
      }),
      more(
        '“Now it is [warm|as warm as you were], {robot},” said {hero}.',
        '“[Now|So now] we do [nothing|nothing at all], {robot},” said {hero}.',
        '“[Now|So now] no one [digs|pokes|peeps], {robot},” said {hero}.',
      ),
    ],
    wait: [
      [
        'They sat by the tent, and {robot} counted the [stars|stones].',
        '{Robot} counted [all|all of] the stars, and then [the stones|all of them again].',
        'They waited[ and waited|, and {hero} got up, and sat down], and {robot} [sat still|did not dig].',
        '{Robot} [hummed|clicked] a [long|slow] song, and then [one more|hummed it again].',
        'They [sat|waited] so long that {robot} [learned|knew] all the [stars|stones].',
      ],
      when('told:packed', ifRoom('The {keepsake.noun} [waited|sat there|sat with them], too.')),
      when('interest', more('{Hero} told the seed about {interest}.', '{Hero} told {robot} [all |]about {interest}.')),
      asideHere('turn', {
        person: ['{Friend} sat on both hands, so they did not dig.'],
        pet: ['{Friend} [slept|lay] in {robot’s} lap, so it sat still.'],
      }),
      [
        '¶{Hero} [put|pressed] {their} nose to the [tent|cloth]. “Now?” {they} [asked|whispered|said], and {robot} [said|whispered|hummed], “Not yet.”',
        '¶{Hero} [got up|got up to look|could not sit still]. “Now?” {they} [asked|whispered|said], and {robot} [said|whispered|hummed], “Not yet.”',
        '¶{Hero} counted to [one|two|three]. “Now, {robot}?” {they} [asked|whispered|said], and {robot} [said|whispered|hummed], “Not yet.”',
        '¶[Then|At last|And then] {hero} asked, “[Now|And now|Is it up], {robot}?” And {robot} [said|whispered|hummed], “Not yet.”',
      ],
    ],
    sprout: [
      takes('idea', {
        hen: [
          [
            '¶Then, [crick, crack|crack, crick|crack, crack], [out|up] came one [green|small green|bent green|tiny green] leaf!',
            '¶Then [peep|out], out of the tent, came a [beak|bill]? No, a [green|small green] leaf!',
            '¶Then the dust went crack, and there was [green|one green leaf|a green chick, a leaf]!',
          ],
        ],
        bread: [
          [
            '¶Then the dust [came|went] up, [like a bun|round and soft], and there was [green|one green leaf]!',
            '¶Then [it rose|up it came], [soft|slow] and warm, one [green|small green] leaf!',
            '¶Then the tent smelled [good|of green], and up came one [small|tiny|warm] leaf!',
          ],
        ],
        bed: [
          [
            '¶Then [something|somebody] green [sat|got] up and [stretched|yawned]: a [leaf|small leaf]!',
            '¶Then out of bed, [stretch|yawn], [got|came] one [green|small green] leaf!',
            '¶Then the [sheet|blanket] of dust [moved|went up], and there was [green|one green leaf]!',
          ],
        ],
        bear: [
          [
            '¶Then out of the den came [a nose|a paw|an ear]. It was green! It was a leaf!',
            '¶Then [something|somebody] green got up and [stretched|yawned]: no bear, a leaf!',
            '¶Then the den [moved|went crack], and there was [green|one green leaf]!',
          ],
        ],
      }),
      more(
        '“Is that {a bloom}?” asked {hero}. “[No|Oh no],” [said|laughed] {robot}, “there is more to come!”',
        '{Robot} did not poke it, not [once|one time].',
        '“{Beep},” [said|breathed] {robot}, as soft as [wool|dust].',
      ),
      asideHere('turn', {
        person: ['“Hello, [leaf|little leaf],” [whispered|said] {friend}.'],
        pet: ['{Friend} sniffed it[| softly].'],
      }),
    ],
    goodbye: [
      [
        '“Keep the tent, {robot},” said {hero}, “[till it has|and wait for] the flower.”',
        '{Hero} left the tent and the lamp, so the leaf [was|stayed] warm.',
        '“The tent stays [here|up],” said {hero}, “[and so does the|with the] lamp.”',
        'The tent stayed on {moon}, and the lamp [stayed, too|did, too].',
      ],
      [
        'And {hero} gave {robot} the {keepsake.noun}, to wait with.',
        '“I will [wait|sit here],” said {robot}, “with the {keepsake.noun}.”',
        'The {keepsake.noun} stayed, too, so {robot} was not alone.',
      ],
      [
        'Hug, [hug|squeeze|clank], [clank|beep|squeak]!',
        '{Robot} hugged {hero} for a [long|long, long] time.',
        '“{Beep},” said {robot}, and hugged {hero}. That is “[thank you|come back]”.',
      ],
      asideHere('end', {
        person: ['{Friend} showed {robot} how to water it.'],
        pet: ['{Friend} gave the leaf one lick.'],
      }),
    ],
    home: [
      [
        '{Hero’s} tent was on {moon} now: a [small|tiny] light, with a green dot in it.',
        'From the roof {hero} saw {moon}, a [small|tiny] light on it, and in the light one green dot.',
        'In the morning {hero} looked up. {Moon} had one [small|tiny] light and one green dot.',
        '{Hero} ran up to the roof. There was {moon}, and the lamp, and one green dot.',
        '{Hero} had no tent now. It was up there on {moon}, by one [small|tiny] green dot.',
      ],
      adult('end'),
      [
        '¶“Now?” [called|whispered|asked] {hero}, and [far, far up|from far, far away] {robot} [beeped|called|hummed], “Not yet!”',
        '¶“Now, {robot}?” [called|whispered|asked] {hero}. And {robot}, who [could not|never could] wait, [beeped|called|hummed], “Not yet!”',
        '¶“Is it {a bloom} now?” [called|asked] {hero}, and [up there|far away] {robot} [beeped|called|hummed], “Not yet!”',
        '¶Up there {robot} sat and [waited|hummed]. “Now?” [called|whispered|asked] {hero}. And {robot} [beeped|called], “Not yet!”',
      ],
    ],
  },
  asides: {
    start: {
      person: ['“Hello, {robot}!” said {friend}.', '{Friend} shook its [hand|cold hand]. Clank!'],
      pet: ['{Friend} sniffed its foot.', '{Friend} licked it. Tin!'],
    },
    way: {
      person: ['“Silly {robot}!” said {friend}.', '{Friend} [laughed|giggled].'],
      pet: ['{Friend} [sneezed|blinked].', '{Friend} looked the other way.'],
    },
    trouble: {
      person: ['{Friend} gave {robot} a hug.', '“Poor {robot},” said {friend}.'],
      pet: ['{Friend} lay down on {robot’s} feet.', '{Friend} licked {robot’s} nose.'],
    },
    turn: {
      person: ['“I can wait,” said {friend}. “A bit.”', '{Friend} sat on both hands.'],
      pet: ['{Friend} [curled up|lay down] and [slept|waited].'],
    },
    end: {
      person: ['“Bye, leaf!” said {friend}.', '“I see it!” said {friend}.'],
      pet: ['{Friend} [sat up|looked up].', '{Friend} had moon dust on {friend.their} nose.'],
    },
  },
  adults: {
    start: [
      '“[Take|You take] the tent, it is cold up there,” said {grownUp}.',
      '“Take the [tent|lamp], it is dark up there,” said {grownUp}.',
      '“[Be home|Come home|Come back] by [breakfast|morning],” said {grownUp}.',
    ],
    end: ['{GrownUp} looked, too.', '“You smell of moon,” said {grownUp}.', '“Breakfast!” called {grownUp}.'],
  },
  traits: {
    habit: {
      brave: ['{Hero} was not [afraid|scared|afraid at all].', '{Hero} went [right|straight] up and shook its hand.'],
      curious: [
        '“How do you [work|fly|open]?” [said|asked] {hero}.',
        '{Hero} looked at it from [all|four|both] sides.',
      ],
      kind: ['“Did it [hurt|bump]?” asked {hero}.', '{Hero} helped it [up|out]: “Are you [all right|hurt]?”'],
      funny: ['“You’re sitting on my [lunch|salad|soup],” said {hero}.', '“Next time, [knock|ring],” said {hero}.'],
      shy: ['{Hero} waved, with just one [finger|toe].', '{Hero} said hello, [very|so] [softly|quietly].'],
      stubborn: ['“I’m not going [in|to bed] now!” said {hero}.', '“I saw you [first|before they did]!” said {hero}.'],
      dreamy: [
        '{Hero} had wished for [something|somebody] to [fall down|come].',
        '{Hero} had dreamed of [this|a robot] [all day|just now].',
      ],
      careful: [
        '{Hero} poked it with a [stick|long stick|spoon].',
        '{Hero} came closer, [one step|two steps] at a time.',
      ],
      energetic: ['{Hero} hopped [three|two|four] times round it.', '{Hero} [ran|hopped] round it, [fast|twice].'],
      clever: ['“You’re from [space|up there|a moon],” said {hero}.', '{Hero} [found|saw] its [button|plug] at once.'],
    },
    turn: {
      brave: [
        '“The seed is cold! I’ll [save|warm] it!” said {hero}.',
        '{Hero} [jumped|got] up [and said|and cried|at once]: “The seed is [cold|so cold]!”',
      ],
      curious: [
        '“Is the seed [cold|cold now], too?” [asked|said] {hero}.',
        '{Hero} felt the [dust|cold dust] and asked, “[Is|Oh, is] the seed cold, too?”',
      ],
      kind: [
        '“The [poor|little|poor little] seed is [cold, too|so cold|cold],” said {hero}.',
        '“Poor seed,” said {hero}, “[it is|are you|you are] [cold|so cold]!”',
      ],
      funny: ['“The seed needs [socks|a hat|a coat],” said {hero}.', '“It’s a [cold|frozen] pea!” said {hero}.'],
      shy: [
        '“[It is|The seed is] cold,” [whispered|said] {hero} [softly|low].',
        '{Hero} listened to the seed. It [shivered|was cold].',
      ],
      stubborn: [
        '“It WILL grow,” said {hero}, “[but it is|it is only] cold!”',
        '“It is only cold, [and|but] I stay,” said {hero}.',
      ],
      dreamy: [
        '{Hero} thought of the [warm lamp|warm tent], and the [cold|poor] seed.',
        '{Hero} dreamed of the [lamp|tent], [and it was warm|so warm], and [then |]of the seed.',
      ],
      careful: [
        '{Hero} felt the [dust|cold dust|dust with one finger], and it was [too|much too] cold.',
        '“[Water|A hole]? Yes,” said {hero}. “Warm? No!”',
      ],
      energetic: [
        '{Hero} hopped to get warm. “Seeds can’t [hop|jump]!”',
        '{Hero} [stopped|sat down], and got [cold|so cold], like the [seed|poor seed].',
      ],
      clever: [
        '“I know! The seed is [cold|too cold]!” said {hero}.',
        '{Hero} thought and [thought, and it|thought: it] was the [cold|cold, the cold]!',
      ],
    },
  },
};
