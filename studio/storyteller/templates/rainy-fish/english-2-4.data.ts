/** The rainy fish in English for readers of 2 to 4. */
import { inBooksOf } from '#studio/storyteller/templates/rainy-fish/linking.ts';
import {
  adult,
  asideHere,
  HABIT,
  planting,
  TURN,
  when,
  type BandText,
  type Line,
  type Passage,
  given,
} from '#studio/storyteller/text/passage.ts';

/** The umbrella waits for rain where none falls. */
const waiting = (umbrella: string): Line =>
  when(
    'adults',
    [
      `“It never rains at {bay},” said {adults}. But {party} [waited|wished|hoped] for rain under ${umbrella}.`,
      `{Party} [waited|wished|hoped] for rain under ${umbrella} at {bay}. “It never rains here,” said {adults}.`,
    ],
    [
      `[It never rained|The rain never came|No rain ever fell] at {bay}. But {party} [waited|wished|hoped] for it under ${umbrella}.`,
      `{Party} [waited|wished|hoped] for rain under ${umbrella} at {bay}. But it never [rained there|rained, not once].`,
      `The sun [shone|always shone] at {bay}. But {party} [waited|wished|hoped] for rain under ${umbrella}.`,
    ],
  );

/** One try at rain, and what the fish asks; the first follows from the wish, the others from the last try. */
const attempt = (first: readonly string[], again: readonly string[]): Passage => [
  when('told:tried', again, planting('tried', ...first)),
  '¶{refrain}',
];

/** Somebody of the sea tries. */
const tries = (...tell: readonly string[]): Passage => attempt(tell, tell);

/** What the whale asks, and the answer that she gets this time; `more` is what else the fish says. */
const notYet = (more: string): readonly string[] => [
  `¶“[Enough|All wet|Shall I stop]?” [called|puffed|asked|boomed] the whale. “Not yet!” [sang|laughed|called|cried|answered] {fish}.${more && ` “${more}”`}`,
  `¶“[Are you wet|All wet now|Wet enough]?” [called|puffed|asked|boomed] the whale. “Not yet!” [sang|laughed|called|cried|answered] {fish}.${more && ` “${more}”`}`,
  `¶The whale [called|puffed|asked|boomed], “[Enough|All wet|Stop now]?” {Fish} [sang|laughed|called|cried|answered], “Not yet!${more && ` ${more}`}”`,
];

export const english24: BandText = {
  // The fish asks it each time; in the end he is asked, and says “not yet” himself.
  refrains: [
    '“Is [that|it|this] rain?” [asked|said] {fish}. “Not yet,” [said|sang|sighed|answered|laughed|called|puffed|whispered] {hero}.',
    '“[Rain now|Rain yet|Is it rain yet]?” [asked|said] {fish}. “Not yet,” [said|sang|sighed|answered|laughed|called|puffed|whispered] {hero}.',
    '{Fish} [asked|said|called], “[Is it|Is this|Is that] rain?” “Not yet,” [said|sang|sighed|answered|laughed|called|puffed|whispered] {hero}.',
    '“Has [it|the rain] come?” [asked|said] {fish}. “Not yet,” [said|sang|sighed|answered|laughed|called|puffed|whispered] {hero}.',
  ],
  beats: {
    open: [
      when('giver', waiting('an umbrella from {giver}'), waiting('[an|a big|a good] umbrella')),
      when('interest', { more: HABIT }, inBooksOf(3, { more: HABIT })),
      [
        '[Far out|Far away] a whale [breathed|blew|went|puffed]: “{puff}!”',
        '“{puff}!” [went|blew|puffed] a whale, [far out|far away].',
        'Only a whale, [far out|far away], [breathed|blew|puffed]: “{puff}!”',
      ],
    ],
    ask: [
      [
        '“[What’s that|What’s this|What is it] for?” asked {fish} the fish. “For rain,” [said|answered] {hero}. “[It|Rain] {touch.s} your {spot}, {drops}.”',
        'Up [came|popped|swam] {fish} the fish: “[What’s that|What’s this|What is it] for?” “For rain,” [said|answered] {hero}, “which {touch.s} your {spot}, {drops}.”',
        '“[What’s that|What’s this|What is it] for?” asked {fish} the fish. “For rain,” [said|answered] {hero}. “[It|The rain] {touch.s} your {spot}, {drops}.”',
      ],
    ],
    wish: [
      [
        '¶“Rain on MY {spot}, [please|now|quick]!” [cried|begged|called] {fish}.',
        '¶“I want [some|rain|it] on MY {spot}!” [cried|begged|called] {fish}.',
        '¶“On MY {spot}, [please|now|quick]!” [cried|begged|called] {fish}.',
      ],
      inBooksOf(4, [
        '{Fish} jumped [high|right up|up and down] for joy, and {hero} [said|called], “I’ll [find|get] you [some|rain]!”',
        '“I’ll [find|get] you [some|rain],” [said|called] {hero}, and {fish} jumped [high|right up|up and down] for joy.',
      ]),
    ],
    dive: [
      [
        'So {party} [swam|dived|went] down and asked [everyone|everybody|all the others], “Who can make rain?” They all wanted to [try|help].',
        'So {party} [swam|dived|went] down. “Who can [make|show us] rain?” {hero} asked [everyone|everybody|all the others]. They all wanted to [try|help].',
        'So {party} [swam|dived|went] down with {fish} to ask who [can|could] make rain. [Everyone|Everybody|All the sea] wanted to [try|have a go|help].',
      ],
    ],
    can: attempt(
      [
        'So {hero} [poured|tipped] water from a [can|big can|tin can] on {fish}. [Splosh|Slosh|Glug], it [all |]came [down |]at once.',
        'So {hero} [poured|tipped] a [big |tin |full ]can of water on {fish}. [Splosh|Slosh|Glug], [too|much too] much!',
      ],
      [
        'Then {hero} [poured|tipped] water from a [can|big can|tin can] on {fish}. [Splosh|Slosh|Glug], it [all |]came [down |]at once.',
        'Then {hero} [poured|tipped] a [big |tin |full ]can of water on {fish}. [Splosh|Slosh|Glug], [too|much too] much!',
      ],
    ),
    basket: attempt(
      [
        'So {hero} held a [wet|dripping|leaky] basket over {fish}. [Plip|Drip|Plop], one drop [fell|came], and it was [dry|empty].',
        'So {hero} [took|held up] a basket full of holes. [Plip|Drip|Plop], one drop [fell|came], but no more.',
      ],
      [
        'Then {hero} held a [wet|dripping|leaky] basket over {fish}. [Plip|Drip|Plop], one drop [fell|came], and it was [dry|empty].',
        'Then {hero} [took|held up] a basket full of holes. [Plip|Drip|Plop], one drop [fell|came], but no more.',
      ],
    ),
    dolphin: tries(
      '“[I can|Watch me]!” said {dolphin} the dolphin, and [jumped|leaped]. [SPLASH|WHUMP|SPLOSH], half the sea [fell|came down] on {fish}.',
      '{Dolphin} the dolphin [jumped|leaped], [SPLASH|WHUMP|SPLOSH], and half the sea [fell|came down] on {fish}.',
    ),
    octopus: tries(
      '“[I have some|Take this|Here]!” said {octopus} the octopus, and [threw|dropped] shells, [tick, tack|plink, plonk|tock, tock]. They were [hard|dry|not wet].',
      '{Octopus} the octopus [threw|dropped] shells, [tick, tack|plink, plonk|tock, tock]. But shells are [hard|dry], and {fish} [said|cried], “[Ouch|Ow]!”',
    ),
    crab: tries(
      '“[Listen|Like this]!” said {crab} the crab, and [drummed|tapped], {drops}. But [nothing|not one drop|no drop] [fell|came].',
      '{Crab} the crab [drummed|tapped], {drops}. It [sounded|was] like rain, but [nothing|no drop] [fell|came].',
    ),
    turtle: tries(
      '{Turtle} the turtle blew [round |big |]bubbles, [blub, blub|glub, glub|blup, blup]. But [they all|bubbles] [went|flew] UP.',
      'Then {turtle} the turtle blew bubbles, [blub, blub|glub, glub|blup, blup]. But they all [went|flew|floated] [UP|up and away].',
    ),
    low: [
      planting(
        'low',
        '“There is no rain,” [said|sighed] {fish}, and let his {spot} [sink|go under]. {Hero} [shut|closed] the [dry |]umbrella and sat [beside|by|close to|with] {fish}.',
        '“Rain is just a story,” [said|sighed] {fish}, and let his {spot} [sink|go under]. So {hero} [shut|closed] the [dry |]umbrella and [sat by|sat close to|sat with] {fish}.',
        '“You made it up,” [said|sighed] {fish}, and let his {spot} [sink|go under]. “I did not,” said {hero}, and [shut|closed] the [dry |]umbrella.',
      ),
      asideHere('trouble', {
        person: ['{Friend} sat down, too.'],
        pet: ['{Friend} lay down, too.'],
      }),
    ],
    idea: [
      when('told:low', TURN, [
        '“[There is|I see|I feel] no rain,” [said|sighed|sniffed] {fish}.',
        '“You made it up,” [said|sighed|sniffed] {fish}.',
        '“Rain is [only|just] a story,” [said|sighed|sniffed] {fish}.',
      ]),
      when('not told:low', when('interest', { more: TURN })),
      [
        'Far out the whale [breathed|blew|puffed]: “{puff}!” Water [came|fell] down, {drops}. “[Look|There|See], rain!” [cried|shouted|called|sang] {hero}.',
        '“{puff}!” went the whale, far out, and water [came|fell] down, {drops}. “That’s rain, {fish}!” [cried|shouted|called|sang] {hero}.',
        'Then the whale [went|blew|puffed] “{puff}!” Water [flew up|came down|fell], {drops}. “[It’s|That’s] rain!” [cried|shouted|called|sang] {hero}.',
      ],
    ],
    sail: [
      [
        'So {hero} got on {a log} and [sailed|rode] to the whale, umbrella [up|high].',
        '{Hero} got on {a log}, and the umbrella sail [took|pulled|blew] them to the whale.',
        '{Hero} got on {a log}, the umbrella [pulled|tugged], and they [sailed|rode] to the whale.',
      ],
      asideHere('way', {
        person: ['{Friend} pushed[ hard| from behind|].', '{Friend} swam behind and [pushed|pushed hard].'],
        pet: ['{Friend} pulled[ hard| in front|].', '{Friend} swam ahead and [pulled|pulled hard].'],
      }),
      inBooksOf(4, [
        '“[Faster|Go on|Come on]!” [cried|called|sang] {fish}, and [swam|jumped] [ahead|in front].',
        '{Fish} [swam|jumped] [ahead|in front] and [cried|called|sang], “[Faster|Go on|Come on]!”',
      ]),
    ],
    whale: [
      [
        '“Please [breathe|puff|blow] on {fish}!” [called|cried|begged] {hero}. “I [only|just] breathe,” [said|whispered|answered] the whale.',
        '“[Do that|Puff|Breathe] on {fish}, please!” [called|cried|begged|said] {hero}. “With [my|just my] [breath|old breath]?” [said|asked|whispered] the whale.',
        '“Please [rain|blow rain|puff] on {fish}!” [called|cried|begged] {hero}. “[Is my breath|Can I make|Is breath] rain?” [said|asked|whispered] the whale.',
      ],
      inBooksOf(4, [
        '“[Yes|Oh yes], and here is my {spot}!” [cried|called|said] {fish}.',
        '{Fish} held up his {spot}: “[Here|Right here|On this], please!”',
      ]),
    ],
    rain: [
      [
        '“{puff}!” [went|blew|puffed] the whale. Down it came, {drops}, on {fish’s} {spot}. “[It’s rain|It rains|Rain]!” [sang|cried|shouted] {fish}. And {hero} [shut|closed|folded|put down] the umbrella and got wet, [too|as well].',
        'The whale [took|drew] a [big|deep|long] breath. “{puff}!” Down came rain, {drops}, and {touch.ed} {fish’s} {spot}. Then {hero} [shut|closed|folded|put down] the umbrella and got wet, [too|as well].',
        '“{puff}!” And it rained, {drops}, on {fish’s} {spot}. “[Rain|It’s rain|Real rain]!” [sang|cried|shouted] {fish}. {Hero} [shut|closed|folded|put down] the umbrella and got wet, [too|as well].',
      ],
    ],
    below: [
      [
        'From below {party} [saw|watched] [every|each] drop make a [gold|silver|shiny] [ring|crown|circle].',
        '{Party} [swam|dived] down, and [every|each] drop [made|was] a [gold|silver|shiny] [ring|crown|circle].',
        '{Party} looked from below: [every|each] drop [made|was] a [gold|silver|shiny] [ring|crown|circle].',
      ],
      inBooksOf(3, notYet('')),
    ],
    // Only in a short book, which ends down there.
    next: [notYet('[Again|Once more|More], on my {spot}!')],
    home: [
      [
        'That [evening|night] {party} came home with a [wet|dripping|soaking] umbrella.',
        'Home came {party}, [squelch, squelch|squish, squash|drip, drop], with a wet umbrella.',
        '{Party} [came|went] home, and the umbrella was [wet|dripping|very wet].',
      ],
      adult('end'),
    ],
    last: [
      [
        '¶“[And|And now,|But] what is {next}?” [called|asked] {fish}. “Not yet, [ask me tomorrow|tomorrow],” [laughed|yawned] {hero}.',
        '¶“{Hero},” [called|asked] {fish}, “what is {next}?” “Not yet,” [laughed|yawned] {hero}, “[ask me tomorrow|tomorrow].”',
        '¶{Fish} [called|asked], “[And|And now,|But] what is {next}?” “Not yet,” [laughed|yawned] {hero}, “and [good night|sleep well], wet {spot}!”',
      ],
    ],
  },
  asides: {
    start: {
      person: ['{Friend} [asked|looked], too.', '{Friend} asked a shell.', '{Friend} swam after them.'],
      pet: [
        '{Friend} paddled after them.',
        '{Friend} sniffed at a [shell|sponge].',
        '{Friend} came, too, [plip, plop|splash].',
      ],
    },
    way: {
      person: [
        '“[Again|More]!” said {friend}.',
        '{Friend} [laughed|clapped].',
        '{Friend} got wet, too.',
        '“[Oops|Never mind],” said {friend}.',
        '“[Nearly|Almost]!” said {friend}.',
      ],
      pet: [
        '{Friend} [shook off the water|sneezed].',
        '{Friend} [drank|licked up] a little.',
        '{Friend} [spun|ran] round and round.',
        '{Friend} got wet, too.',
      ],
    },
    trouble: {
      person: [
        '“[Poor|Oh, poor] {fish},” said {friend}.',
        '{Friend} [sat down|sighed], too.',
        '“I am sad, too,” said {friend}.',
      ],
      pet: ['{Friend} lay down close to them.', '{Friend} laid {friend.their} nose on the [sand|ground].'],
    },
    turn: {
      person: ['“[Rain|It rains]!” cried {friend}.', '{Friend} [danced|hopped], too.', '{Friend} drank a drop.'],
      pet: ['{Friend} [spun round|jumped] in the rain.', '{Friend} [ate|chased] the drops.'],
    },
    end: {
      person: [
        '“I [know|can say it]!” said {friend}.',
        '{Friend} laughed.',
        '“Let’s [tell her|say it]!” said {friend}.',
      ],
      pet: ['{Friend} shook it all off.', '{Friend} yawned.'],
    },
  },
  adults: {
    start: [
      '“It never rains here,” said {grownUp}.',
      '{GrownUp} [slept|snored] in the sun.',
      '“[How hot|So much sun],” said {grownUp}.',
    ],
    end: [
      '“You’re all wet!” said {grownUp}.',
      '“Did it [really |]rain?” asked {grownUp}.',
      '{GrownUp} had a towel.',
      '“Rain? Here?” said {grownUp}.',
    ],
  },
  traits: {
    habit: {
      interest: [
        '{Hero} would [even |]rather have rain than {interest}, [that day|just once|that morning].',
        '{Hero} told a [crab|gull|shell|snail] [all |]about {interest}, and waited.',
        '{Hero} did not [even |]think of {interest}, [only|but only] of rain.',
        given('liking', '{Hero} {liking.skill}, but could not make it rain.'),
      ],
      brave: ['The wind wanted it, but {hero} held on.', '{Hero} put a toe in the [big|cold] waves.'],
      curious: [
        '{Hero} looked for a cloud under [every|each] shell.',
        '{Hero} looked for a cloud in the [bucket|basket].',
      ],
      kind: ['The [gulls|ants|crabs] could sit in its shade, too.', '{Hero} put a snail in the shade.'],
      funny: ['{Hero} wore boots, just in case.', '{Hero} wore a bucket for a hat.'],
      shy: ['{Hero} waved at the sea, a little.', '{Hero} sat right at the back of the shade.'],
      stubborn: ['{Hero} would not shut it, [never|not once].', 'The wind wanted it, but {hero} held on.'],
      dreamy: ['{Hero} thought of a cloud, a small one.', '{Hero} saw a cloud in the foam.'],
      careful: ['{Hero} counted the clouds: none.', '{Hero} looked up, left and right: no cloud.'],
      energetic: ['{Hero} raced round it, [six|ten] times.', '{Hero} raced from its shade to the [sea|water].'],
      clever: ['{Hero} moved round with the shade.', '{Hero} knew where the shade would be next.'],
    },
    turn: {
      interest: [
        '“I asked and asked about {interest}, till I knew,” said {hero}, and looked [out to|over the] sea.',
        '“Nobody believed me about {interest}, [either|too],” said {hero}, and looked [out to|over the] sea.',
        '{Hero} knew all about {interest}, [just |]from looking. So {hero} looked [out to|over the] sea.',
      ],
      brave: [
        'But {hero} did not give up, and looked [out to|over the] sea.',
        '“One more try,” said {hero}, and looked [out to|over the] sea.',
      ],
      curious: [
        '“What’s that?” said {hero}, and looked [out to|over the] sea.',
        '{Hero} heard [something|a puff], and looked [out to|over the] sea.',
      ],
      kind: [
        '“Don’t be sad, {fish},” said {hero}, and [thought|looked out to sea].',
        '{Hero} stroked {fish}, and looked [out to|over the] sea.',
      ],
      funny: ['{Hero} sneezed on {fish}. It was a bit like rain.', '{Hero} spat, and it was a bit like rain.'],
      shy: [
        '{Hero} said nothing, and listened to the [waves|sea].',
        'It was quiet, and {hero} listened to the [waves|sea].',
      ],
      stubborn: [
        '“There IS rain,” said {hero}, and looked [out to|over the] sea.',
        '“I will find it,” said {hero}, and looked [out to|over the] sea.',
      ],
      dreamy: ['{Hero} looked and looked, [far |]out to sea.', '{Hero} looked to where sea and sky meet.'],
      careful: [
        '{Hero} looked left, then right, then out to sea.',
        '“Let me think,” said {hero}, and looked [out to|over the] sea.',
      ],
      energetic: [
        '{Hero} spun round and looked [out to|over the] sea.',
        '{Hero} stretched [up|up tall] and looked [out to|over the] sea.',
      ],
      clever: [
        '“Where does water fly up?” said {hero}, and [thought|looked out to sea].',
        '{Hero} rubbed {their} nose and looked [out to|over the] sea.',
      ],
    },
  },
};
