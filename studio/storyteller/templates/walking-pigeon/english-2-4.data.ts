/** The walking pigeon in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  given,
  HABIT,
  ifRoom,
  planting,
  TURN,
  when,
  type BandText,
  type Line,
  type Option,
  type Passage,
} from '#studio/storyteller/text/passage.ts';
import { why } from '#studio/storyteller/templates/walking-pigeon/choices.ts';

const SAID = '[said|cooed|answered] {pigeon}';
const SCARED = '[I am|I’m] [scared|so scared|just scared|too scared|afraid],” [whispered|said|breathed] {pigeon}';
const SAID_LOWER = '[said|mumbled|whispered|murmured] {pigeon}';

/** Whatever is in the way, he could fly. His reason gets smaller each time, so a listener knows before the hero. */
const ANSWER: Line = when(
  'told:first',
  when(
    'told:second',
    when(
      'told:third',
      [
        '{Pigeon} [only|just] looked at his [feet|toes|pink feet|pink toes].',
        'But {pigeon} [did not answer|said nothing|said not a word][| this time| now].',
        '{Pigeon} [looked|peeped] [up|at the sky], and [said nothing|did not answer|gulped].',
      ],
      why({
        asleep: planting('third', `“[Shh|Hush], [now I am|I am|I think I am] asleep, too,” ${SAID_LOWER}.`),
        best: planting('third', `“[But|Well|You see], I only have [two|these two|the two] wings,” ${SAID_LOWER}.`),
        lunch: planting('third', `“I [had|ate] [a crumb|a seed|a pea|one more bun], too,” ${SAID_LOWER}.`),
        feet: planting('third', `“My feet [say no|want to walk|said no|say never],” ${SAID_LOWER}.`),
        tomorrow: planting(
          'third',
          `“Is it [still|really still|not tomorrow but] today?” [asked|mumbled|whispered] {pigeon}.`,
        ),
        sky: planting('third', `“The [sun|wind] is up there, too[|, you see|, look],” ${SAID_LOWER}.`),
      }),
    ),
    why({
      asleep: planting(
        'second',
        `“[My… my wings|They… my wings|My, er, wings] are [dreaming|snoring|napping],” ${SAID_LOWER}.`,
      ),
      best: planting(
        'second',
        `“[They… they|They, er,|They, um,] are for [weddings|parties|birthdays|Sundays|holidays],” ${SAID_LOWER}.`,
      ),
      lunch: planting('second', `“[I… I|Er, I|Um, I] am [still|so|too|quite] full,” ${SAID_LOWER}.`),
      feet: planting('second', `“[My… my feet|But… my feet|My, er, feet] are too [small|young|shy],” ${SAID_LOWER}.`),
      tomorrow: planting('second', `“Tomorrow, or [next week|on Friday|on Monday|in May|next year],” ${SAID_LOWER}.`),
      sky: planting('second', `“There… there is a [small|tiny|thin] [cloud|fly|leaf|feather],” ${SAID_LOWER}.`),
    }),
  ),
  why({
    asleep: planting(
      'first',
      `“My wings are still [asleep|sleeping|fast asleep],” ${SAID}.`,
      `“[Shh|Hush|No, no], you will wake my wings,” ${SAID}.`,
    ),
    best: planting(
      'first',
      `“My best wings [would|might|will] get [dusty|dirty|sticky|bent|wet],” ${SAID}.`,
      '“[My best wings|Oh, my best wings]? They [would|might] get [dusty|dirty|wet],” [said|cooed|answered] {pigeon}.',
    ),
    lunch: planting(
      'first',
      `“I am [still|much|far|all] too full,” ${SAID}.`,
      `“[Too many|Oh, those|All those] [beans|figs|buns],” ${SAID}.`,
    ),
    feet: planting('first', `“Leave my [poor|two|dear] feet [here|behind|all alone]?” [asked|said|cooed] {pigeon}.`),
    tomorrow: planting(
      'first',
      `“[First thing|Early|Right after breakfast|Before breakfast] tomorrow,” ${SAID}.`,
      `“[Not today|No, no|Oh no], tomorrow,” ${SAID}.`,
    ),
    sky: planting('first', `“No room, [see,|look,] a [cloud|kite|leaf|swallow|fly],” ${SAID}.`),
  }),
);

/** And on he goes, on foot. */
const marching = (person: string, pet: string, ...deeds: readonly Option[]): Passage => [
  deeds,
  asideHere('way', { person: [person], pet: [pet] }),
  ifRoom('[On|And on|So on|Then on] [marched|walked|went|strolled] {pigeon}[| and sang]: {refrain}'),
];

/** How the hero has the pigeon say what helps. */
const asking: Line = when(
  'giver',
  [
    '“{Giver} sings [for me|then],” said {hero}, so they sang:',
    '“Sing, like {giver} [does|and me],” [said|whispered] {hero}, so he sang:',
    '“Sing, as I [do|sing] with {giver},” said {hero}, so he sang:',
  ],
  [
    '“[Sing|Just sing|Let us sing|Sing low]!” [said|whispered] {hero}, and they sang[| softly| slowly]:',
    given('together', '{Party} [held|stroked|hugged|patted] him, and they sang[| softly| slowly| low]:'),
    '“[Sing|Sing me|Just sing] your [walking|marching|foot] song,” said {hero}, so he sang:',
  ],
);

export const english24: BandText = {
  refrains: ['“{song.foot}!”'],
  beats: {
    open: [
      when(
        'episode:goat',
        [
          '{Party} sat in {lane} with {a snack}.',
          '{Party} sat [in the shade|outside|in the sun|by the wall|on the doorstep] with {a snack}.',
          '{Party} [had|ate] {a snack}.',
        ],
        [
          '{Party} sat in {lane}, [in the shade|outside|in the sun|by the wall|on the doorstep].',
          '{Party} sat [outside|by the door] in {lane}.',
          '{Party} sat [in the shade|outside|in the sun|by the wall|on the doorstep].',
        ],
      ),
      when('interest', { more: HABIT }, when('alone', { more: HABIT })),
      when('letter:song', [
        'Next door {sender} the {sender.noun} sang to the [roofs|sky|clouds|far roofs].',
        'Next door [stood|sat] {sender} the {sender.noun} and sang to the [roofs|sky].',
        '{Sender} the {sender.noun}, next door, sang [up |]to the [roofs|sky].',
      ]),
      when('letter:lamp', [
        'Next door {sender} the {sender.noun} was [afraid|scared] of the dark.',
        '{Sender} the {sender.noun}, next door, was [afraid|scared] of the dark.',
        'Next door {sender} the {sender.noun} was [afraid|scared] [at night|of the night].',
      ]),
      when('letter:melon', [
        'Next door {sender} the {sender.noun} had a [big|fat|round|huge] melon.',
        'Next door [stood|sat] {sender} the {sender.noun} with a [big|fat|round|huge] melon.',
        '{Sender} the {sender.noun}, next door, had a [big|fat|round|huge] melon.',
      ]),
      when('letter:song', {
        ifRoom: [
          'But [nobody|no one] sang [back|with him][| today| from up there].',
          '[Nobody|No one] sang [back|with him][| at all| today].',
        ],
      }),
      when('letter:lamp', {
        ifRoom: [
          'He wished for [a light|one light|a lamp|one small light][| up there].',
          'And [soon|later] it would be dark[| again].',
        ],
      }),
      when('letter:melon', {
        ifRoom: [
          'But he had [nobody|no one] to [share it with|eat it with].',
          'But who would [eat it|share it] with him?',
          'It was too [big|much|big to eat] for one.',
        ],
      }),
    ],
    pigeon: [
      [
        '¶[Along|Then along|And along] came {pigeon} the pigeon, [on foot|walking], with a letter for {tower}.',
        '¶{Pigeon} the pigeon [marched|walked|came walking] [by|past|along] with a letter for {tower}.',
        '¶[Tip, tap|Pit, pat|Tap, tap], {pigeon} the pigeon [marched|walked|came] by with a letter for {tower}.',
      ],
      ifRoom(
        'It had to be [up there|there|high up there] [by|before] dark.',
        '“I must be [up there|there|high up there] [by|before] dark,” he [puffed|said|cooed].',
        'The tower was [far|so far|a long way] [up|off].',
      ),
    ],
    set: [
      [
        '“[Why don’t|Can’t|Won’t|Why won’t] you [fly|just fly|fly there|fly up]?” [asked|said] {hero}.',
        '“[But why|So why|Why] [walk|walk there|walk so far|go on foot]?” [asked|said] {hero}.',
        '“You have [wings|two wings|big wings], so [why walk|why not fly|fly]!” [said|laughed|cried] {hero}.',
      ],
      why({
        asleep: [`“[Shh|Hush|Psst], my wings are [asleep|fast asleep|sleeping],” ${SAID}.`],
        best: [
          `“These are my [best|new|good] wings, [they get dirty|for parties|for Sundays|not for letters],” ${SAID}.`,
        ],
        lunch: [
          '“I [ate|had] [six|nine|ten] [seeds|buns], and I am full,” [said|cooed|answered] {pigeon}.',
          `“I am [too |]full of [six|nine|ten] [buns|figs|beans|peas],” ${SAID}.`,
        ],
        feet: [`“My [poor|two|dear] feet would [miss me|be sad|feel left out|be lonely],” ${SAID}.`],
        tomorrow: [`“[I fly|I will fly|I’ll fly|I can fly] tomorrow[|, not today|, I walk today],” ${SAID}.`],
        sky: [`“The sky is [too |]full, [one cloud|two clouds|one bird|one fly],” ${SAID}.`],
      }),
      when(
        'adults',
        [
          'So {hero} [took|carried|held] the letter, {adults} waved, and [off|on] they [marched|walked|went]:',
          '{Adults} waved, and {hero} [took|carried|held] the letter[, singing| and sang|, and they sang]:',
        ],
        [
          '[Off|On] they [marched|walked|went], {hero} with the letter:',
          '“[I will|I’ll|Let me] [carry|hold|take] the letter,” said {hero}, and they [sang|marched]:',
          '{Hero} [took|carried|held] the letter for him, and they [sang|walked]:',
        ],
      ),
      '¶{refrain}',
    ],
    'goat.met': [
      [
        '{Goat} the goat [wanted|tried] to [eat|bite|nibble|chew] the letter. “[Quick|Hurry|Oh], [fly|fly away|fly up]!” [said|cried] {hero}.',
        '{Goat}, a goat, [wanted|tried] to [eat|bite|nibble|chew] the letter. “[Fly|Take it and fly|Fly off with it]!” [said|cried|begged] {hero}.',
        '[Sniff, sniff|Yum|Mmm], {goat} the goat [wanted|tried] to [eat|chew] the letter. “[Fly|Fly up|Up in the air] with it!” [said|cried|begged] {hero}.',
      ],
      ANSWER,
    ],
    'goat.past': marching(
      '{Friend} wiped the letter [dry|clean].',
      '{Friend} [sat on|kept] the letter, so it was safe.',
      'So {hero} [gave {goat}|fed {goat}|let {goat} eat] {their} {snack}[|, munch|, crunch|, gulp].',
      'So {goat} got {hero’s} {snack} [instead|to eat][, munch|, crunch|, snap|, gulp].',
      '{Hero} held out {their} {snack}, so {goat} [ate|took|bit] that[|, munch|, gulp].',
    ),
    'cat.met': [
      [
        '{Cat} the cat lay [right across|all across|across] the [lane|way]. “[Fly|Just fly|Quick, fly] [over her|across]!” [said|hissed|cried] {hero}.',
        'Across the [lane|way] lay {cat} the cat[|, as big as a sofa|, as wide as a bed|, wall to wall]. “[Fly|Just fly|Quick, fly] over {cat}!” [said|hissed|cried] {hero}.',
        'A [fat|big|huge|wide] cat, {cat}, [lay in the way|filled the lane]. “[Fly|Fly up|Do fly|You fly], {pigeon}!” [said|hissed|cried] {hero}.',
      ],
      ANSWER,
    ],
    'cat.past': marching(
      '{Friend} held her tail, so {pigeon} could [pass|get by].',
      '{Friend} [lay|sat] by {cat}, so {pigeon} could [pass|get by].',
      'So {hero} [tickled|stroked|rubbed] {cat}, and {cat} [rolled|turned] [over|aside|away].',
      '{Hero} [tickled|stroked|rubbed] {cat}, [prrr|purr|mrrr], till she rolled [over|aside|away].',
      '{Hero} [tickled|stroked|rubbed] {cat’s} [tummy|chin|ears] till she rolled [over|aside|away].',
    ),
    'monkey.met': [
      [
        '[Snatch|Zip|Whip|Snap], onto [a|his] stall went {monkey} the monkey with the letter! “[Quick, fly|Hurry, fly|Fly up|Oh, fly]!” [said|cried|begged] {hero}.',
        '{Monkey} the monkey [took|grabbed|snatched] the letter onto [a|his] stall. “Fly [and get it|up and get it|after him]!” [said|cried|begged] {hero}.',
        'On [a|his] stall {monkey} the monkey [had|took|grabbed] the letter. “[Fly|Quick, fly|Hurry, fly|Fly and fetch it|Oh, fly]!” [said|cried|begged] {hero}.',
      ],
      ANSWER,
    ],
    'monkey.past': marching(
      '{Friend} [laughed|cheered] and clapped.',
      '{Friend} sat and watched the letter[, wide-eyed|].',
      '{Hero} [made|pulled] a [fish|frog|camel|duck] face. Laughing, the monkey [gave|handed] it back.',
      'So {hero} made a [fish|frog|camel] face, and {monkey}, laughing, [gave|handed] it back.',
      '{Hero} made a [funny|silly|long] face, so the [laughing|giggling] monkey [gave|handed] it back.',
    ),
    'owl.met': [
      [
        '{Pigeon} [sat|rested] in a bread basket, and {owl} the owl [pulled|drew] it up. “[Fly out|Fly down|Fly]!” [called|cried] {hero}.',
        'Down came {owl} the owl’s bread basket. {Pigeon} sat in it, and up it [went|flew]! “[Fly out|Fly down|Fly]!” [called|cried] {hero}.',
        'Up [went|came] {owl} the owl’s bread basket, {pigeon} and all! “[Fly out|Fly down|Fly]!” [called|cried] {hero}.',
      ],
      ANSWER,
    ],
    'owl.past': marching(
      '{Friend} held the basket [still|for him].',
      '{Friend} sat [on|by] the basket, so it stayed down.',
      '“[No|That’s no|What, no] [bread|bun|loaf|cake]!” [said|hooted|cried] {owl}, and lowered it.',
      '“[Wait|Stop], that is {pigeon} and no [bread|bun]!” called {hero}, so {owl} let it down.',
      '{Hero} [fetched|brought] [bread|a loaf|a cake], and down came {pigeon}.',
    ),
    'hoopoe.met': [
      [
        '“To the tower? [Left|Right|Straight on]! No, [back|round|there]!” said {hoopoe} the hoopoe. “[Fly up and look|Just fly and look|Fly and see],” [said|sighed|begged] {hero}.',
        '{Hoopoe} the hoopoe showed the way: [left, right, left|round and round|here and there]. “[Fly up and look|Just fly and look|Fly and see],” [said|sighed|begged] {hero}.',
        'They asked the way, but {hoopoe} the hoopoe pointed [all round|everywhere|up, down and back|here and there]. “[Fly up and look|Just fly and look|Fly and see],” [said|sighed|begged] {hero}.',
      ],
      ANSWER,
    ],
    'hoopoe.past': marching(
      '{Friend} [led|knew|found] the way from there.',
      '{Friend} ran [ahead|off] that way at once.',
      '{Hero} [stretched up tall|looked far up] and [saw|found|spotted] the tower.',
      given('not seated', 'So {hero} [climbed|got] on the fountain and [saw|found|spotted] the tower.'),
      '{Hero} looked [over the roofs|over the wall|far off], and there was the tower.',
    ),
    market: [
      [
        '[Then|Now|Next] they came to the market, and {pigeon} [marched|walked|hopped] under the [tables|carts|stalls].',
        'In the market {pigeon} [marched|walked|hopped] under the [tables|carts|stalls], past [drums|figs|shoes] and [melons|mint].',
        'The [lane|way] led [through|into] the market, so {pigeon} [marched|walked|hopped] past [drums|figs|shoes] and [feet|legs].',
      ],
      '“[Mind|Watch|Not on] my [toes|two feet|pink toes|feet]!” [said|cried|cooed] {pigeon}.',
      '¶{refrain}',
    ],
    awning: [
      [
        '[Whoosh|Swish|Fff|Whee], the wind [took|blew] the letter [up|high up] on [a cloth|a tent|a sunshade]. “[Please|Oh|Quick], fly!” [said|cried|begged] {hero}.',
        'The wind [took|blew|swept] the letter [up|high up] on [a cloth|a tent|a sunshade]. “[Fly|Fly up|Fly, fly], {pigeon}!” [said|cried|begged] {hero}.',
      ],
      ANSWER,
      [
        given('not seated', 'So {hero} climbed a [long|shaky|tall] ladder and [got|fetched] it.'),
        'So {hero} [got|fetched] it down, with a [long|thin|tall] ladder.',
      ],
      asideHere('trouble', {
        person: ['{Friend} held the ladder[, so it stood still|].'],
        pet: ['{Friend} sat on the foot of the ladder[, so it stood|].'],
      }),
    ],
    stairs: [
      planting(
        'up',
        'Then there were {steps} stairs, each as [tall|high|big] as {pigeon}. So he [rode|sat] on {hero’s} [shoulder|back], and they [puffed|sang|hummed]:',
        '[Now|Then] came {steps} stairs, each a [hop|jump|climb] for {pigeon}. “[Sit here|Hop on|Up here],” said {hero}, and carried him, singing:',
        'Up {steps} stairs {pigeon} [hopped|climbed|jumped], [one by one|puff, puff|hop by hop]. Then {hero} carried him the last bit, [singing|humming|still singing]:',
      ),
      '¶{refrain}',
    ],
    gap: [
      when(
        'told:up',
        [
          '{Party} [came|got] up, but the tower [stood|was] on the next [roof|house], across the [air|empty air|wide air].',
          'On the roof {party} stopped, for the tower was on the next [roof|house], across the [air|empty air|wide air|windy air].',
          'There {party} saw the tower, but one roof [on|further|away], across the [air|empty air|wide air].',
        ],
        [
          '{Party} [came|went|got] up to a roof, but the tower [stood|was] on the next one, across the [air|empty air|wide air].',
          'Up on a roof {party} stopped, for the tower [stood|was] on the next one, across the [air|empty air|wide air].',
          'At last {party} [came|got] up to a roof, but the tower [stood|was] one roof [on|away], across the air.',
        ],
      ),
      ifRoom(
        '“[Open|Hello|Open, please|Come out]!” [called|cried|shouted] {hero}, but [nobody|no one] [over there |]heard.',
        'The door [over there|down below|of that house] was shut, and [nobody|no one] [heard|came|opened].',
      ),
      why({
        asleep: [`“My wings are [wide awake|not asleep|not sleeping], but ${SCARED}.`],
        best: [`“[They are no party wings|They are old wings|They are for any day], but ${SCARED}.`],
        lunch: [`“[I am not full|My tummy is empty|I never had lunch], but ${SCARED}.`],
        feet: [`“[My feet are fine|My feet are brave|It is not my feet], but ${SCARED}.`],
        tomorrow: [
          `“[Tomorrow I say tomorrow|I always say tomorrow|I just say tomorrow|Each day I say tomorrow] because ${SCARED}.`,
        ],
        sky: [`“[The sky is empty|The sky is not full|There is room], but ${SCARED}.`],
      }),
    ],
    turn: [
      when('interest', when('told:market', TURN), when('alone', { ifRoom: TURN })),
      when(
        'interest',
        when(
          'told:market',
          asking,
          when(
            'giver',
            [
              '“{Giver} and I sing about {interest}. Sing!” said {hero}, so he sang:',
              '“[Sing|Just sing]! {Giver} sings about {interest},” said {hero}.',
              '“Sing about {interest}, like {giver}!” said {hero}.',
            ],
            [
              '“Sing! I [always |]sing about {interest},” said {hero}, so he sang:',
              '“I sing about {interest}, [so|now you] sing!” said {hero}, and they sang:',
              '“[Sing|Just sing]! I sing about {interest},” said {hero}.',
              '“Sing about {interest}, as I do!” said {hero}.',
            ],
          ),
        ),
        asking,
      ),
      '¶{refrain}',
    ],
    fly: [
      [
        '¶“[And now|Now|Now then,] wings!” [cried|said|sang|called] {hero}. “{song.wing}!” And [so |]{pigeon} [flew|was flying].',
        '¶“[And now|Now] [with wings|your wings|the wings|wings]!” [cried|called|said|sang] {hero}. “{song.wing}!” [Hop, hop|Hop, jump|One hop], and {pigeon} flew.',
        '¶“[And now|Now] [with wings|your wings|the wings|wings]!” [cried|called|said|sang] {hero}. “{song.wing}!” And {pigeon} [jumped|flapped|hopped|ran] and [flew|was up].',
        '¶“[Wings|Your wings|Now wings]! {song.wing}!” [cried|called|said|sang] {hero}. {Pigeon} [flapped|hopped|jumped] and flew.',
      ],
      ifRoom(
        '[Over|Across] the air he went, with the letter[| in his beak].',
        'The letter [flew|went] with him, [over the air|across the air|over the gap|across].',
      ),
    ],
    letter: [
      [
        '[Tap, tap|Peck, peck|Knock, knock|Coo, coo]! {Receiver} the {receiver.noun} opened the door. “Read it to me!” she [said|begged], and {hero} read:',
        '{Receiver} the {receiver.noun} [took|saw] the letter and opened the door below. “[Please read|Do read] it to me!” So {hero} read:',
        '“[Post|A letter|Mail]!” [cried|laughed|said] {receiver} the {receiver.noun}. “Who can read it to me?” {Hero} [could|came], and read:',
      ],
      when('letter:song', [
        '“[Please|Do] sing [with me|when I sing|back to me] [tonight|at night|each night]. [Love|Your neighbour|Your friend], {sender}.”',
      ]),
      when('letter:lamp', [
        '“[Please|Do] [light your lamp|put up your lamp], for [the dark is big|I am scared at night|it is so dark]. [Love|Your neighbour|Your friend], {sender}.”',
      ]),
      when('letter:melon', [
        '“[Please|Do] come [down |]and eat [my melon|melon with me|half my melon]. [Love|Your neighbour|Your friend], {sender}.”',
      ]),
      ifRoom(
        '“{Sender} [lives|sits] next door!” [laughed|cried|said] {hero}.',
        '“That is my [own |]neighbour!” [laughed|cried|said] {hero}.',
      ),
    ],
    home: [
      when('letter:song', [
        'That [night|evening] {sender} sang, and {receiver} sang back to {party}: {receiver.call}!',
        'That [night|evening] {party} and {sender} sang [up |]to {receiver}, and {receiver} sang back.',
        '{Sender} sang with {party}, and {receiver} sang [back|back: {receiver.call}|down to them].',
      ]),
      when('letter:lamp', [
        'That [night|evening] {receiver’s} lamp [shone|winked|twinkled], and {sender} waved with {party}.',
        '{Receiver} [lit|hung out] her lamp, and {sender} [waved|winked] with {party}.',
        '{Party} and {sender} [waved|winked|looked up] at {receiver’s} lamp, and [nobody|no one] was [scared|afraid].',
      ]),
      when('letter:melon', [
        'So {receiver} [came|walked|climbed] down, and {sender} and {party} ate melon with her[|, drip, drip|, slurp, slurp].',
        'So {party} [ate|shared] melon with {receiver} and {sender}.',
        'In {lane}, {sender} [ate|shared] his melon with {receiver} and {party}[|, drip, drip|, slurp, slurp].',
      ]),
      adult('end'),
      why({
        asleep: [
          '“[Now|So now|And now] my wings [really are|are really] [asleep|sleeping|tired],” [said|whispered|cooed|yawned] {pigeon}, [walking|hopping|strolling] home:',
        ],
        best: [
          '“[Now|So now|And now] for my best [feet|two feet|toes],” [said|sang|cooed|laughed] {pigeon}, [walking|hopping|strolling] home:',
        ],
        lunch: [
          '“[Now|So now|And now] I [really am|am really] full,” [said|sang|cooed|sighed] {pigeon}[| at last], walking home:',
        ],
        feet: [
          '“[Now|So now|And now] it is your turn, [|my ]feet,” [said|sang|cooed|laughed] {pigeon}, [walking|hopping|strolling] home:',
        ],
        tomorrow: [
          '“[I will fly|I’ll fly|I can fly] again [tomorrow|early tomorrow],” [said|sang|cooed|laughed] {pigeon}, and walked [home|off home]:',
        ],
        sky: [
          '“[Now|So now|And now] [the sky is full of stars|stars fill the sky],” [said|sang|cooed|laughed] {pigeon}, [walking|hopping|strolling] home:',
        ],
      }),
      '¶{refrain}',
    ],
  },
  asides: {
    start: { person: ['{Friend} [laughed|stared|sat up].'], pet: ['{Friend} sat up [at once|straight].'] },
    way: { person: ['{Friend} [came|walked] too.'], pet: ['{Friend} [came|trotted] too.'] },
    trouble: { person: ['{Friend} [gulped|held on].'], pet: ['{Friend} [whined|sat down].'] },
    turn: { person: ['{Friend} [cheered|clapped].'], pet: ['{Friend} [danced|spun] round.'] },
    end: { person: ['{Friend} [waved|yawned].'], pet: ['{Friend} [curled up|yawned].'] },
  },
  adults: {
    start: ['{GrownUp} [waved|laughed].'],
    end: ['{GrownUp} [waved|laughed|held a light|yawned].'],
  },
  traits: {
    habit: {
      interest: [
        '{Hero} [sang|hummed] [a bit|a song] about {interest}.',
        '{Hero} told [an ant|a cat|a bee|a snail] about {interest}.',
        '{Hero} made up a [song|rhyme|little song] about {interest}.',
        given('liking', '{Hero} {liking.skill}, and told [an ant|a cat|a bee] so.'),
      ],
      brave: [
        '{Hero} held a [beetle|bee|spider] in {their} {hero.hand} [and sang to it|and was not afraid|to say hello].',
        '{Hero} went down the lane [eyes shut|like a king].',
        'A [big|loud] dog [barked|came]. “[Shh|Sit],” said {hero}, and it did.',
        '{Hero} put a [beetle|snail] on {their} nose, [twice|again].',
        '{Hero} said boo to a [cart|big dog|donkey cart].',
      ],
      curious: [
        '{Hero} looked [in|under|behind] [each|every] [pot|mat|door].',
        '“Do [ants|flies] have knees?” asked {hero}.',
      ],
      kind: [
        '{Hero} gave [an ant|a cat|a fly] a [crumb|bit|bite].',
        '{Hero} [made|drew] a [path|road] for the [ants|snail|beetle].',
      ],
      funny: [
        '{Hero} wore a [pot|basket|bowl] [for a hat|as a hat|and sang].',
        '{Hero} said moo to a [cat|hen|door]. [It|The {snack}] did not laugh.',
      ],
      shy: [
        '{Hero} [waved|smiled] at a cat, [with one finger|just a bit|from behind a pot].',
        '{Hero} was [quiet|still], so the [birds|cats|flies] came [close|near].',
      ],
      stubborn: [
        '“I can do it,” {hero} told the [bag|lid|peel], and [pulled|tugged] and [pulled|tugged].',
        '“This is my spot,” said {hero}, “[only mine|mine alone].”',
      ],
      dreamy: [
        '{Hero} saw a [boat|camel|shoe|bed] in the clouds.',
        '{Hero} [watched|looked at] the [dust|sun|sky] and [forgot|did not see] the [flies|time].',
      ],
      careful: [
        '{Hero} [counted|wiped] the steps, one by one: [six|nine|four|five].',
        '{Hero} put the [crumbs|peels|shoes] in a [row|neat row].',
      ],
      energetic: [
        '{Hero} raced to the corner [and back|six times].',
        '{Hero} raced round the [cat|well], so the [dust flew|flies laughed].',
      ],
      clever: [
        '{Hero} [built|made] a [bridge|boat|house] out of [sticks|peel|pegs|lids].',
        '{Hero} knew [all|half] the [doors|cats|smells] by [heart|name].',
      ],
    },
    turn: {
      interest: [
        '{Hero} sang him a [bit|line|word or two] about {interest}.',
        'When {hero} was scared, {they} sang about {interest}.',
        'A song about {interest} [always|often] helped {hero}.',
      ],
      brave: ['{Hero} sat [close beside|right by] him.', '{Hero} took him [by the wing|in {their} arms].'],
      curious: ['{Hero} [felt|listened to] the [air|wind].', '{Hero} thought [for a bit|about it].'],
      kind: ['{Hero} [put|laid] {their} arm round him.', '{Hero} [stroked|patted] him[|, once, twice].'],
      funny: ['{Hero} put on a [sad|silly] pigeon face.', '{Hero} [cooed|bobbed] like a pigeon.'],
      shy: ['{Hero} sat by him[|, very still].', '{Hero} was quiet with him [a bit|for a while].'],
      stubborn: ['{Hero} did not [move|turn back|go home].', '{Hero} stayed with him.'],
      dreamy: ['{Hero} looked at the [pink|gold|soft] sky.', '{Hero} shut {their} eyes [and thought|for a bit].'],
      careful: ['{Hero} looked [left, right and up|up, down and up].', '{Hero} looked at one wing, then the other.'],
      energetic: ['{Hero} spun round [twice|again and again].', '{Hero} clapped [twice|for joy].'],
      clever: ['{Hero} thought [hard|and thought].', '{Hero} had an idea.'],
    },
  },
};
