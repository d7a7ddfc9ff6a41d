/** The rainy fish in English for readers of 2 to 4. */
import {
  adult,
  aside,
  asideHere,
  HABIT,
  ifRoom,
  planting,
  TURN,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';

/** Each try begins with what is done, and how gladly the fish waits for it: less each time. */
const tryWith = (...leads: readonly string[]): Line => {
  const all = (waits: string): string[] => leads.map((lead) => `${lead}${waits}`);
  return when(
    'told:first',
    when(
      'told:second',
      all(', and up [crept|inched] the {spot}[| once more| again| a bit].'),
      planting('second', ...all(', and up [went|came] the {spot} [again|once more].')),
    ),
    planting(
      'first',
      ...all(', and up [went|came] a {spot}.'),
      ...leads.map((lead) => `${lead}, and {fish} held up his {spot}.`),
    ),
  );
};

/** Somebody of the sea knows how to make rain. */
const sure = (who: string, does: string): readonly string[] => [
  `“[I can rain|I’ll rain|I make rain]!” said {${who}} the ${does}`,
  `“[Rain? Easy|Rain? I know|That’s easy]!” said {${who}} the ${does}`,
  `“[Watch me rain|Look, I rain|Me, me, I rain]!” said {${who}} the ${does}`,
];

export const english24: BandText = {
  // The fish asks it each time; in the end he is asked, and says “not yet” himself.
  refrains: [
    '“[Is|Was] [that|it|this] rain?” [asked|said] {fish}. “Not yet,” [said|sang|hummed] {hero}.',
    '“[Rain|Is it rain|Rain now]?” [asked|said] {fish}. “[No, not|Oh, not|Wait, not] yet,” [said|sang|hummed] {hero}.',
    '{Fish} asked, “[Rain now|Is it rain|Is this rain]?” “Not yet,” [said|sang|hummed] {hero}.',
  ],
  beats: {
    open: [
      [
        'It never rained at {bay}, not [once|one drop]. But {party} had [an|a big|a good] umbrella all the same.',
        'At {bay} the sun [always shone|shone all day], and it never rained. {Party} put up [an|a big|a good] umbrella all the same.',
        '{Party} came to {bay} with [an|a big|a good] umbrella. But it never rained there, not [once|one drop].',
      ],
      when('giver', ['It came from {giver}.', 'It was from {giver}, who lives where it rains.']),
      ifRoom(
        '“[One day|Some day] it [will|must] rain,” said {hero}, and [looked up|waited|sat down under it].',
        '{Hero} sat under it and [waited for|looked for|wished for] [rain|one cloud|a cloud].',
        '“It [will|must] rain [one day|some day|soon],” said {hero}, [looking up|and waited|under it].',
      ),
      { more: HABIT },
      adult('start'),
    ],
    ask: [
      [
        '“[What’s that|What’s this|Oh, what’s that]?” asked {fish} the fish. “[And what|Oh, and what|And then, what] is {next}?”',
        'Up [came|popped|looked] {fish} the fish. “[What’s that|What’s this|Oh, what’s that]? And what is {next}?”',
        '“[What’s that|What’s this|Oh, what’s that]? And what is {next}?” [asked|called|said] {fish} the fish.',
      ],
      [
        '“That’s for rain, which [falls|comes] down, {drops}, and {touch.s} your {spot},” said {hero}.',
        '“For rain,” said {hero}, “which [falls|comes] down, {drops}, and {touch.s} your {spot}.”',
        '“It’s for rain,” said {hero}, “and rain [goes|says] {drops}, and {touch.s} your {spot}.”',
      ],
    ],
    wish: [
      [
        '¶“On MY {spot}, [please|please, please|oh please]!”',
        '¶“I want [some|rain|it] on MY {spot}!”',
        '¶“MY {spot}? [Oh, please|Yes, please|Now, please]!”',
      ],
      ifRoom(
        '“I’ll [make|find|get] you [some|rain],” said {hero}.',
        '“You [shall|will] have [it|some|rain],” said {hero}.',
      ),
    ],
    dive: [
      [
        'So {hero} swam down and asked [everyone|everybody|them all]: “Who has some rain?”',
        'Down {hero} swam with {fish}. “Who has some rain?” {they} asked [everyone|everybody|them all].',
        'Under the sea {hero} asked [everyone|everybody|them all], “Who can make rain?”',
      ],
      ifRoom(
        '[Nobody|No one] had [any|one drop], but [all of them|they all|each of them] wanted to [try|make some|have a go].',
        'They [all|just] shook their heads, but [all of them|they all|each of them] wanted to [try|make some|have a go].',
      ),
      aside('start'),
    ],
    can: [
      tryWith(
        '{Hero} [poured|tipped] water from a [can|big can|tin can]',
        '{Hero} [took|filled|fetched] a [can|big can|tin can]',
        '“Rain is wet,” said {hero} with a [can|big can|tin can]',
      ),
      [
        'It [washed|wet] it, [glug, glug|splosh|slosh], but did not {touch} it.',
        '[Glug, glug|Splosh|Slosh], it [ran|slid] off, and did not {touch} it.',
        'The water [ran|slid] off, [glug|splosh|slosh], and did not {touch} it.',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['So {friend} ran for more water.'],
        pet: ['So {friend} drank what was left.'],
      }),
    ],
    basket: [
      tryWith(
        '{Hero} held up a [wet|full|dripping] basket',
        '{Hero} [lifted|filled] a basket full of holes',
        '“Rain drips,” said {hero} with a [wet|full|leaky] basket',
      ),
      [
        '[Plip|Drip|Plop], one drop {touch.ed} it, and [that was all|no more came|it was empty].',
        'One drop {touch.ed} it, [plip|drip|plop], and [that was all|no more came|it was empty].',
        'One drop fell, [plip|drip|plop], and then the basket was [dry|empty].',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['“One drop,” said {friend}, who had counted.'],
        pet: ['{Friend} looked into the basket. It was dry.'],
      }),
    ],
    dolphin: [
      tryWith(...sure('dolphin', 'dolphin')),
      [
        'He jumped, and [SPLASH|WHUMP|SPLOSH], [half|all] the sea fell down.',
        '[SPLASH|WHUMP|SPLOSH], he jumped, and [half|all] the sea fell down.',
        '[SPLASH|WHUMP|SPLOSH], he jumped, and it was [all wave|too big|too heavy|too much].',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} put {fish} back in the sea.'],
        pet: ['{Friend} shook, all over everybody.'],
      }),
    ],
    octopus: [
      tryWith(...sure('octopus', 'octopus')),
      [
        'She let shells fall, [tick, tack|plink, plonk|tock, tock], and they were [hard|dry].',
        '[Tick, tack|Plink, plonk|Tock, tock], down came shells, and one [hit|bumped] it.',
        'Down came shells, [tick, tack|plink, plonk|tock, tock], and [ouch|ow], [one hit it|they hurt].',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} took the shells off {fish}.'],
        pet: ['{Friend} hid beside {fish}.'],
      }),
    ],
    crab: [
      tryWith(...sure('crab', 'crab')),
      [
        'He drummed, {drops}, {drops}, but nothing [fell|came|fell down].',
        '{Drops}, went his drum, and [it all stayed dry|nothing fell|no drop fell].',
        'He hit a drum, {drops}, but it [all stayed dry|stayed dry|was dry].',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} put out a hand. It stayed dry.'],
        pet: ['{Friend} danced, and stayed dry.'],
      }),
    ],
    turtle: [
      tryWith(...sure('turtle', 'turtle')),
      [
        'She blew bubbles, [blub|glub|blub, blub], but [bubbles|they] go UP.',
        'Up went her bubbles, [blub, blub|blub|glub, glub], and {touch.ed} his tummy.',
        '[Blub, blub|Blub|Glub, glub], [her |]bubbles {touch.ed} his tummy, and flew up.',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} caught a bubble, and pop, it was air.'],
        pet: ['{Friend} bit a bubble. It was air.'],
      }),
    ],
    low: [
      planting(
        'low',
        '“There is no rain,” [said|sighed] {fish}, and let his {spot} [sink|go under].',
        '“You made it up,” [said|sighed] {fish}, and let his {spot} [sink|go under].',
        '“Rain is just a story,” [said|sighed] {fish}, and let his {spot} [sink|go under].',
      ),
      [
        '{Hero} [shut|closed] the umbrella and sat down [beside|by|close to] him. It was [so|quite|very] still.',
        '{Hero} [shut|closed] the umbrella. “I did not,” {they} said, and [looked at|listened to] the sea.',
        'So {hero} [shut|closed] the dry umbrella and [sat down by him|sat by him|sat close]. The sun [sank|went low].',
      ],
      asideHere('trouble', {
        person: ['{Friend} sat down, too, and looked out to sea.'],
        pet: ['Then {friend} put up both ears. What was that?'],
      }),
    ],
    idea: [
      when('told:low', TURN, [
        '“There is no rain,” [said|sighed] {fish}.',
        '“You made it up,” [said|sighed] {fish}.',
        '“Rain is just a story,” [said|sighed] {fish}.',
      ]),
      [
        '“{puff}!” Far out, water flew up and [came|fell] down, {drops}.',
        '“{puff}!” it went, far out, and water [came|fell] down, {drops}.',
        'Then, far out: “{puff}!” Up flew water, and [came|fell] down, {drops}.',
      ],
      [
        '“[Look|There|Oh|See], RAIN!” [cried|shouted] {hero}. “[That’s only|It’s only|That’s just] {whale} the whale,” said {fish}, “breathing.”',
        '“RAIN, [look|there|see]!” [cried|shouted] {hero}. “That’s [just|only] how {whale} the whale breathes,” said {fish}.',
        '“That’s RAIN, {fish}!” [cried|said|shouted] {hero}. “[That’s|No, it’s] {whale} the whale, breathing,” he said.',
      ],
    ],
    sail: [
      [
        '{Hero} [got|climbed|jumped|hopped] on {a log}, the umbrella for a sail, and {fish} [swam ahead|led the way|swam in front], to {whale}.',
        'On {a log}, the umbrella for a sail, {hero} [flew|sailed|went|rode] off with {fish}, to {whale}.',
        'With {a log} for a boat and the umbrella for a sail, {hero} [went|sailed|flew|rode|set off] to {whale}.',
      ],
      ifRoom(
        '“[Faster|Go, go|Come on]!” [cried|called] {fish}, and swam [ahead|in front].',
        '{Fish} [swam|hopped|shot] [ahead|in front], {spot} first.',
        '“[Now|At last] it’s good for something,” said {hero}.',
      ),
    ],
    whale: [
      [
        '“Please [breathe|puff|blow] on {fish}!” [called|cried] {hero}. “[My breath? That’s|That? It’s|Oh, that’s] [nothing|just air],” said {whale}.',
        '“Please [do it|breathe] again, on {fish}!” [called|cried] {hero}. “[Just my breath|My old breath|What, my breath]?” said {whale}.',
        '“Please rain on {fish}!” [called|cried] {hero}. “I [only|just] breathe,” said {whale}, [all shy|and went pink|a bit pink].',
      ],
      ifRoom(
        '“[Right here|Here], on my {spot}!” [cried|said] {fish}.',
        '“[For me|Please, for me]!” [cried|said] {fish}, {spot} up.',
      ),
    ],
    rain: [
      [
        '“{puff}!” went {whale}. And it came down, {drops}, and {touch.ed} his {spot}.',
        '{Fish} held his {spot} up high. “{puff}!” And it [fell|came down], {drops}, and {touch.ed} it.',
        '{Whale} took a big breath. “{puff}!” And {drops}, it {touch.ed} his {spot}.',
      ],
      [
        '“[It’s rain|This is rain|Oh, it’s rain]!” [sang|cried|shouted] {fish}.',
        'It was rain, and {fish} [sang|danced|jumped|laughed] for joy.',
        '“Rain, [rain on me|my rain|I have rain]!” [sang|cried|shouted] {fish}.',
      ],
      ifRoom(
        '{Hero} [shut|closed] the umbrella[ at last|], and got [wet|dripping wet], too.',
        '“[On|And] MY {spot}, too!” [said|cried] {hero}, and [shut|closed] the umbrella.',
        'And {hero} [shut|closed] the umbrella, to [get|be] wet, too.',
      ),
      asideHere('turn', {
        person: ['{Friend} drank a drop.', '{Friend} held out a shoe, to keep some.'],
        pet: ['{Friend} ate a drop.', '{Friend} shook, and it rained twice.'],
      }),
    ],
    below: [
      [
        'From below they [saw|watched] it: [every|each] drop [made|drew] a [gold ring|ring of light|little crown].',
        'They looked up from below. [Every|Each] drop [made|drew] a [gold ring|ring of light|little crown].',
        'Down in the sea they looked up. [Every|Each] drop [made|drew] a [gold ring|ring of light|little crown].',
      ],
      [
        '¶“[Enough|Shall I stop|Is that enough]?” asked {whale}. “[Not|Oh, not|No, not] yet!” [cried|called] {fish}.',
        '¶“[Is your {spot} wet|All wet]?” asked {whale}. “[Not|Oh, not|No, not] yet!” [cried|called] {fish}.',
        '¶“[Enough|Shall I stop|Is that enough]?” [called|puffed] {whale}. “[Not|Oh, not|No, not] yet!” [sang|laughed] {fish}.',
      ],
    ],
    next: [
      [
        '¶“[Good|Well]! And what is {next}?” [he asked|asked {fish}].',
        '¶“[Now|And now], what is {next}?” [he asked|asked {fish}].',
        '¶“[But|So] what is {next}?” [he asked|asked {fish}].',
      ],
      aside('end'),
    ],
    home: [
      [
        '{Hero} came home with a wet umbrella, [drip, drop|squelch, squelch|squish, squash].',
        'Up the [beach|sand] came {hero}, [squelch, squelch|squish, squash|drip, drop], with a wet umbrella.',
        'That day it [did rain|rained] at {bay}. {Hero’s} umbrella was wet[ at last|, and so was {hero}|].',
      ],
      adult('end'),
    ],
    last: [
      [
        '¶“[And|Now|But], {hero},” called {fish}, “what is {next}?”',
        '¶“[But|Now|And] what is {next}?” [called|asked] {fish}, [all wet|head out].',
        '¶“One more thing,” [called|said] {fish}, “[and that is|it’s this]: what is {next}?”',
      ],
      [
        '“Not yet,” [laughed|yawned] {hero}, “[tomorrow|I must get dry first|ask me tomorrow].”',
        '“Not yet,” [laughed|yawned] {hero}, “and good night, wet {spot}!”',
      ],
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: ['{Friend} asked a shell.', '{Friend} swam after them.'],
      pet: ['{Friend} asked a sponge.', '{Friend} paddled after them.'],
    },
    way: {
      person: ['{Friend} got wet, too.', '“[Again|More]!” said {friend}.'],
      pet: ['{Friend} sneezed.', '{Friend} got wet, too.'],
    },
    trouble: {
      person: ['{Friend} sat down, too.'],
      pet: ['{Friend} lay down close to them.'],
    },
    turn: {
      person: ['{Friend} drank a drop.'],
      pet: ['{Friend} ate a drop.'],
    },
    end: {
      person: ['“Yes, what is it?” asked {friend}.', '{Friend} laughed.'],
      pet: ['{Friend} shook it all off.', '{Friend} yawned.'],
    },
  },
  adults: {
    start: ['“It never rains here,” said {grownUp}.', '“Dry again,” said {grownUp}.'],
    end: ['“You’re all wet!” said {grownUp}.', '“Rain? Here?” said {grownUp}.', '{GrownUp} had a towel.'],
  },
  traits: {
    habit: {
      brave: ['The wind wanted it, but {hero} held on.', '{They} put a toe in the [big|cold] waves.'],
      curious: [
        '{They} looked for a cloud under [every|each] shell.',
        '{They} looked for a cloud in the [bucket|basket].',
      ],
      kind: ['The [gulls|ants|crabs] could sit in its shade, too.', '{They} put a snail in the shade.'],
      funny: ['{They} wore boots, just in case.', '{They} wore a bucket for a hat.'],
      shy: ['{They} waved at the sea, a little.', '{They} sat right at the back of the shade.'],
      stubborn: ['{They} would not shut it, [never|not once].', 'The wind wanted it, but {hero} held on.'],
      dreamy: ['{They} thought of a cloud, a small one.', '{They} saw a cloud in the foam.'],
      careful: ['{They} counted the clouds: none.', '{They} looked up, left and right: no cloud.'],
      energetic: ['{They} ran round it, [ten|six] times.', '{They} hopped from its shade to the sea and back.'],
      clever: ['{They} moved round with the shade.', '{They} knew where the shade would be next.'],
    },
    turn: {
      brave: ['{Hero} climbed a rock, to look out.', '“One more try,” said {hero}.'],
      curious: ['“What’s that?” said {hero}.', '{Hero} looked far, far out.'],
      kind: ['“Don’t be sad, {fish},” said {hero}.', '{Hero} stroked {fish}.'],
      funny: ['{Hero} sneezed, but it was too little.', '{Hero} spat, but it was too little.'],
      shy: ['{Hero} said nothing, and listened.', 'It was quiet, and {hero} listened.'],
      stubborn: ['“There IS rain,” said {hero}.', '“I said rain,” said {hero}.'],
      dreamy: ['{Hero} looked and looked, out to sea.', '{Hero} looked to where sea meets sky.'],
      careful: ['{Hero} looked left, and right, and far out.', '“Let me think,” said {hero}.'],
      energetic: ['{Hero} jumped up, to see far.', '{Hero} ran up a rock, to look.'],
      clever: ['“Who is wet and high?” said {hero}.', '{Hero} rubbed {their} nose. “Hm!”'],
    },
  },
};
