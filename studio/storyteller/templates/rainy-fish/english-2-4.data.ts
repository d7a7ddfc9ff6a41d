/** The rainy fish in English for readers of 2 to 4. */
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

/** He waits for the rain in one spot of his own, and holds it out less gladly each time. */
const WAITS: Line = when(
  'told:first',
  when(
    'told:second',
    when(
      'told:third',
      [
        '{Fish} held [a bit of it up|up the tip|it up, just a bit].',
        'A bit of {spot} [went|came] [up|out].',
        '“[Oh, well|Again]?” said {fish}.',
      ],
      planting(
        'third',
        '{Fish} held it up, [not so high|slowly|a bit|with one eye shut].',
        'The {spot} came up, [slowly|but slowly|not so high].',
      ),
    ),
    planting(
      'second',
      '[Up|Out] [came|went] the {spot} [again|once more].',
      '[Again|Once more] the {spot} [came|went] [up|out].',
      '{Fish} held up his {spot} [again|once more].',
    ),
  ),
  planting(
    'first',
    '{Fish} held up his {spot}[| and waited| and kept still].',
    '[Up|Out] [came|went] a {spot}.',
    'The {spot} [went|came] [up|out].',
    '[Up|Out] [came|went] {fish’s} {spot}.',
  ),
);

export const english24: BandText = {
  // In the end it is the fish who says “not yet”, and then the hero once more, to something else.
  refrains: [
    '“[Is|Was] [that|it|this] rain?” [asked|said] {fish}. “Not yet,” [said|sang] {hero}.',
    '“[Is|Was] [that|it|this] rain?” [asked|said] {fish}. “[No, not|Oh, not|Wait, not|Not quite] yet,” [said|sang] {hero}.',
    '“Rain?” [asked|said|called] {fish}. “[No, not|Oh, not|Wait, not|Not quite] yet,” [said|sang] {hero}.',
    '“[Rain now|Is it rain]?” [asked|said] {fish}. “[Not|Wait, not|Not just] yet,” [hummed|called] {hero}.',
  ],
  beats: {
    open: [
      [
        'It never rained at {bay}. {Party} had an umbrella [all the same|just in case|anyway].',
        'At {bay} it never rained. {Party} sat under [an|a big|a round] umbrella and waited.',
        '{Party} came to {bay} with [an|a big|a round] umbrella. It never rained there.',
        'There was [no rain|never rain] at {bay}. {Party} put up an umbrella [all the same|and hoped|anyway|just in case].',
        'Sun, sun, sun: it never rained at {bay}. {Party} had [an|a big|a good] umbrella.',
      ],
      when('giver', ['It came from {giver}.', 'It was from {giver}, who lives where it rains.']),
      ifRoom(
        '{Hero} looked up for a cloud. [The sky was blue|Blue, blue, blue|Not one].',
        '“It will rain [one day|soon|at {bay}, one day],” said {hero}[|, and looked up|, and waited].',
        'A [gull|fly|bird] sat on it, and a [crab|cat|snail|hen] sat under it.',
        '[A boy|The {seller}] laughed at {hero’s} umbrella. “You’ll see,” said {hero}.',
        'It was [good|fine] for [shade|a {treat}|a nap|sand], but it was for rain.',
      ),
      { more: HABIT },
      adult('start'),
    ],
    ask: [
      [
        '“What is that for?” [asked|called] {fish} the fish.',
        'Up [popped|came] {fish} the fish. “What is that [big thing|round thing]?”',
        '“What is that over [your head|you]?” [asked|called] {fish} the fish.',
        '{Fish} the fish [put his head out|looked up]. “What is that for?”',
        '“[Is that a boat|Is that a hat|What is that]?” [asked|called] {fish} the fish.',
      ],
      [
        '“Rain,” said {hero}. “It falls from the sky, {drops}, and {touch.s} your {spot}.”',
        '“For rain,” said {hero}. “Rain comes from up high, {drops}, and {touch.s} your {spot}.”',
        '“It keeps off rain,” said {hero}, “that falls, {drops}, and {touch.s} your {spot}.”',
        '“For rain,” said {hero}. “Drops fall from the sky, {drops}, and {touch} your {spot}.”',
      ],
    ],
    wish: [
      [
        '“On MY {spot}, please!” [said|cried] {fish}.',
        '“I want some on MY {spot}!” [said|cried] {fish}.',
        '{Fish} put up his {spot}. “[Me, too|I want some|Now mine]!”',
        '“MY {spot}! I want [rain|some], too!” [said|cried] {fish}.',
        '“Here is my {spot},” said {fish}. “[Rain, please|One rain, please]!”',
      ],
      ifRoom(
        '“I’ll [get|find|make] you {drops}, {fish},” said {hero}.',
        '“You shall have it,” said {hero}.',
        '“[Wait there|Wait here|Hold it up], {fish},” said {hero}.',
      ),
      more(
        'But there was not one cloud over {bay}.',
        'But the sky over {bay} was as blue as a [plate|jug|bead].',
        'But how? {Hero} looked up. [Blue|Blue, blue, blue|No cloud].',
      ),
    ],
    dive: [
      [
        '{Hero} swam down to the reef. “Who has [some rain|rain] for {fish’s} {spot}?”',
        'Down swam {hero} and {fish}, [glug, glug|blub, blub]. “Who can make [rain|{drops}]?”',
        'Under the sea {hero} asked [a crab|a shrimp|all the fish]: “Have you got any {drops}?”',
        '“Who can {touch} {fish’s} {spot}?” {hero} asked [the reef|under the sea|a crab]. “{Drops}?”',
      ],
      ifRoom(
        '“[Is {drops} good to eat|Does {drops} bite|What is {drops}]?” asked a [crab|shrimp].',
        'An octopus looked in [all eight|her] hands. [No|Not one] {drops}.',
        'A [crab|shrimp] laughed till {fish} laughed, too.',
      ),
      aside('start'),
      more('“We’ll make some, {fish},” said {hero}.', '“Then we must make it, {fish},” said {hero}.'),
    ],
    can: [
      [
        '{Hero} [took|got|found|filled] a [watering|big|tin] can.',
        '“[I’ll|I can] pour some,” said {hero}, with a can.',
        '“[Rain is wet|It is wet]!” said {hero}, and [got|filled|took] a can.',
        '{Hero} held a [watering|full|tin] can over {fish}.',
      ],
      WAITS,
      [
        '[Glug, glug|Glug]! It washed the {spot}. [No {drops}|It was no {drops}].',
        'The water [ran|slid] right [down|off] it[, glug, glug|, like a snake|, cold and fast].',
        'It washed the {spot}. It did not {touch} it.',
        '[Glug|Glug, glug|Splosh]! It [washed|hit|ran down] the {spot}.',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} ran for more water.'],
        pet: ['{Friend} drank what was left.'],
      }),
    ],
    basket: [
      [
        '{Hero} held [up|out] a [wet|full|leaky|dripping] basket.',
        '“[I’ll|I can] drip,” said {hero}, with a [wet|full|leaky] basket.',
        '“It drips,” said {hero}, and held up a [wet|leaky|full] basket.',
        '{Hero} held a [wet|leaky|dripping] basket over {fish}.',
      ],
      WAITS,
      [
        'One drop {touch.ed} it! Then the basket was [empty|dry].',
        '[Drip|Plip]! One drop {touch.ed} his {spot}. There were no more.',
        'A drop {touch.ed} his {spot}. [Just one|One drop|No more].',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} counted the drops. [One|“One,” said {friend}].'],
        pet: ['{Friend} looked in the basket. It was dry.'],
      }),
    ],
    dolphin: [
      [
        '“[Rain|I rain|I can rain|Watch me]!” said {dolphin} the dolphin, and [jumped|leaped|flew up].',
        '{Dolphin} the dolphin [jumped|leaped|flew up]. “[Rain|Here comes rain|Look, rain]!”',
        '“[Easy|I know|Like this|Rain? Easy]!” said {dolphin} the dolphin, and [jumped|leaped|flew up].',
      ],
      WAITS,
      [
        '[SPLASH|WHUMP|SPLOSH]! [Half|All] the sea [fell|sat down|landed] on it.',
        '[SPLASH|WHUMP|SPLOSH]! The {spot} was [gone|under a wave|under the sea].',
        '[SPLASH|WHUMP|SPLOSH]! It did not {touch} his {spot}. It sat on it.',
        '[SPLASH|SPLOSH|WHUMP]! One drop, as big as a [cow|boat|house].',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} put {fish} back in the sea.'],
        pet: ['{Friend} shook, all over everybody.'],
      }),
    ],
    octopus: [
      [
        '“[Rain|I rain|I can rain|Watch me]!” said {octopus} the octopus, and [threw shells|let shells fall].',
        '{Octopus} the octopus [threw shells|let shells fall]. “[Rain|Here comes rain|Look, rain]!”',
        '“[Easy|I know|Like this|Rain? Easy]!” said {octopus} the octopus, and [threw shells|let shells fall].',
      ],
      WAITS,
      [
        '[Tick, tack|Plink, plonk|Tock, tock]! A shell hit the {spot}. [Ouch|Ow]!',
        'A shell [sat down|landed|stayed] on the {spot}, [dry and hard|hard and dry].',
        '[Tick, tack|Plink, plonk]! The shells did not {touch} it. They [bumped|hit] it.',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} picked the shells off {fish}.'],
        pet: ['{Friend} hid beside {fish}.'],
      }),
    ],
    crab: [
      [
        '“[Rain|I rain|I can rain|Watch me]!” said {crab} the crab, and [drummed|hit a drum].',
        '{Crab} the crab [drummed|hit a drum]. “[Rain|Here comes rain|Look, rain]!”',
        '“[Easy|I know|Like this|Rain? Easy]!” said {crab} the crab, and [drummed|hit a drum].',
      ],
      WAITS,
      [
        'It went {drops}, and nothing {touch.ed} his {spot}.',
        '{Drops}, went the drum. But nothing [fell|came|fell on it].',
        '{Drops}, and the {spot} [was dry|stayed dry].',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} put out a hand. It stayed dry.'],
        pet: ['{Friend} danced, and stayed dry.'],
      }),
    ],
    turtle: [
      [
        '“[Rain|I rain|I can rain|Watch me]!” said {turtle} the turtle, and [blew bubbles|blew].',
        '{Turtle} the turtle [blew bubbles|blew]. “[Rain|Here comes rain|Look, rain]!”',
        '“[Easy|I know|Like this|Rain? Easy]!” said {turtle} the turtle, and [blew bubbles|blew].',
      ],
      WAITS,
      [
        '[Up|Up, up] went the bubbles. They {touch.ed} [his|{fish’s}] tummy.',
        '[Blub|Blub, blub]! They {touch.ed} his tummy, and [up they went|flew up|up they flew].',
        'They went [up|past], and {touch.ed} his tummy, not his {spot}.',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} caught one, and pop, it was air.'],
        pet: ['{Friend} bit one. It was air.'],
      }),
    ],
    low: [
      planting(
        'low',
        '“There is no rain,” said {fish}, and his {spot} went [under|down|under the water].',
        '{Fish} put his {spot} [away|under the water]. “You made it up,” he said.',
        '“My {spot} is tired,” said {fish}. “[There is no rain|Rain is just a story].”',
        '“Rain is only a story,” said {fish}, and his {spot} went [under|down].',
      ),
      [
        '{Hero} [shut|closed] the umbrella and sat down by {fish}.',
        '{Hero} [shut|closed] the umbrella. No {drops}, [not one|not today].',
        '{Hero} sat by the umbrella. It was [so dry|hot and dry|dry from top to toe].',
        'The sun went low over {bay}[| and {hero}| and {fish}].',
      ],
      asideHere('trouble', {
        person: ['{Friend} sat down, too, and looked out to sea.'],
        pet: ['Then {friend} put up both ears. What was that?'],
      }),
    ],
    idea: [
      when('told:low', TURN, [
        '“There is no rain at {bay},” said {fish}.',
        '“My {spot} is [still dry|dry|all dry],” said {fish}[, and sank|].',
        '“You made it up,” said {fish}[, and sank|].',
        '“Rain is just a story,” [said|sighed] {fish}.',
        '{Fish} [put|took] his {spot} away. “No rain.”',
        '“My {spot} is tired,” said {fish}.',
      ]),
      [
        'Far out it went “{puff}!” Up it [flew|shot], and down, {drops}.',
        '“{puff}!” it went, far out. Up, [high|up|higher], and down, {drops}.',
        '“{puff}!” it went, out at sea, [up, up|up, so high], and down, {drops}.',
        'What went “{puff}” [out at sea|far out]? Up it [flew|went], and down, {drops}.',
      ],
      [
        '“[RAIN|Rain], {fish}!” [cried|said] {hero}. “No, {whale} the whale,” said {fish}.',
        '“[Look, {fish}, rain|{Fish}, it’s rain]!” [cried|said] {hero}. “It’s {whale} the whale.”',
        '“[Oh|Only], {whale} the whale,” said {fish}. “[No|Oh], {fish}, RAIN!” [cried|said] {hero}.',
        '“{Whale} the whale [sneezed|breathes|puffs],” said {fish}. “It’s RAIN, {fish}!” [cried|said] {hero}.',
      ],
    ],
    sail: [
      [
        'Up went the umbrella for a sail. {Hero} [stood on|took|got on] {a log}, and off they [flew|went].',
        'On {a log} {hero} [flew|sailed] to {whale}. The umbrella was the sail.',
        '{Hero} got on {a log} and held up the umbrella. [Whoosh|Flap], off to {whale}!',
        '{Hero} sailed to {whale} on {a log}, with the umbrella for a sail.',
      ],
      ifRoom(
        '“[Faster|Go, go]!” called {fish}, hop, hop, beside them.',
        '“At last it is good for something,” said {hero}.',
        '{Fish} swam in front, {spot} first.',
      ),
    ],
    whale: [
      [
        '“Please [breathe|blow|puff] on {fish’s} {spot}!” called {hero}. “[My old breath|My breath]?” said {whale}, [all pink|and went pink].',
        '“Please do that again, {whale}!” called {hero}. “I only [breathe|puff],” said {whale}, [all pink|and went pink].',
        '“[Please rain|Please {drops}] on {fish’s} {spot}!” called {hero}. “[I only sneeze|I only puff|That’s my nose|It’s just a sneeze],” said {whale}.',
        '“Please rain on {fish}!” called {hero}. “I? I [just|only] [breathe|puff],” said {whale}.',
      ],
      ifRoom(
        '“[Here|Right here], on my {spot}!” said {fish}.',
        '“Please!” said {fish}, {spot} up.',
        '“It’s for my {spot},” said {fish}.',
      ),
    ],
    rain: [
      [
        '{Fish} held his {spot} as high as he could. “{puff}!” went {whale}.',
        'Up went the {spot}, as high as it could. “{puff}!” went {whale}.',
        '{Whale} breathed in, and in, and in. “{puff}!” {Fish} held up his {spot}.',
        '“{puff}!” went {whale}, right over them. [High|Up] went {fish’s} {spot}.',
      ],
      [
        '{Drops}, {drops}! It {touch.ed} his {spot}, and it was RAIN!',
        'It fell from the sky, {drops}, and it {touch.ed} his {spot}!',
        'And down it came, {drops}, and {touch.ed} and {touch.ed} his {spot}.',
        '{Drops}, it {touch.ed} his {spot}! “It’s RAIN!” [cried|sang] {fish}.',
      ],
      ifRoom(
        '{Hero} [shut|closed] the umbrella. {Drops}, [on {hero}, too|all over {hero}]!',
        '{Hero} [shut|closed] the umbrella, and it {touch.ed} {hero}, too.',
        '“[On|And] MY {spot}, too!” said {hero}, and [shut|closed] the umbrella.',
        'And the umbrella? {Hero} shut it. [Who wanted one|Nobody wanted it dry]?',
      ),
      asideHere('turn', {
        person: ['{Friend} drank a drop.', '{Friend} held out a shoe, to keep some.'],
        pet: ['{Friend} ate a drop.', '{Friend} shook, and it rained twice.'],
      }),
    ],
    below: [
      [
        'From below, [every|each] drop [drew|made|was] a [gold ring|ring of light|little crown].',
        'They looked up from below. [Every|Each] drop [drew|made] a [gold ring|ring of light|star].',
        'From [below|under the sea], the rain [drew|made] [gold rings|rings of light] all over the roof.',
      ],
      [
        '¶“[Enough|Shall I stop|Stop now|Enough {drops}]?” asked {whale}. “[Not yet, not|No, not|Oh, not|Not] yet!” [cried|called|sang|begged] {fish}.',
        '¶“[Is it enough|Is your {spot} wet|Is that {spot} wet|All wet, {fish}]?” asked {whale}. “[Not yet, not|No, not|Oh, not|Please, not] yet!” [cried|called|sang|begged] {fish}.',
      ],
    ],
    next: [
      [
        '¶“And what is {next}, {hero}?” “Not yet!” laughed {hero}[, all wet|, and kissed his {spot}|, with {their} face in it].',
        '¶“{Hero}, what is {next}?” “Not yet!” [said|laughed|sang] {hero}[, all wet|, and patted his {spot}|, with {their} eyes shut].',
        '¶“And [then|now], what is {next}?” he asked. “Not yet!” laughed {hero}[, wet through|, and hugged him].',
        '¶“Now tell me what {next} is.” “Not yet!” [said|laughed|sang] {hero}[, wet all over|, and held up {their} face].',
        '¶“And {next}? What is {next}?” But {hero} [said|laughed]: “Not yet!”',
      ],
      aside('end'),
    ],
    home: [
      [
        '{Hero} came home with a wet umbrella, [drip, drop|squelch, squelch|squish, squash].',
        '[Squish, squash|Squelch, squelch|Drip, drop], up the sand came {hero}, and the umbrella was wet.',
        'That day it rained at {bay}. {Hero’s} umbrella was wet[ at last|, and so was {hero}|].',
      ],
      adult('end'),
      more('“Good night, {whale}!” called {hero}. “{puff}!”', 'Far out it still went “{puff}!”'),
    ],
    last: [
      [
        'Up popped {fish}. “{Hero}, what is {next}?”',
        'One more head came up: {fish}. “And what is {next}, {hero}?”',
        '“One more thing,” called {fish}. “What is {next}, {hero}?”',
        '“Thank you for the rain,” said {fish}. “And what is {next}, {hero}?”',
      ],
      [
        '“Not yet,” [yawned|laughed] {hero}. “[{Next}? Tomorrow|First I must get dry|Tomorrow, {fish}|Ask me tomorrow, {fish}].”',
        '“Not yet, {fish},” [yawned|said|laughed] {hero}. “[{Next} is for tomorrow|Go to bed with your wet {spot}|Good night, {spot}|I’m wet, too].”',
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
      person: ['{Friend} [laughed|giggled].', '“[Again|More]!” said {friend}.'],
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
    start: ['“It never rains here,” said {grownUp}.', '{GrownUp} slept in the shade.', '“Dry again,” said {grownUp}.'],
    end: [
      '“You are wet!” said {grownUp}.',
      '“It rained? Here?” said {grownUp}.',
      '{GrownUp} had [a towel|{a treat} and a towel].',
    ],
  },
  traits: {
    habit: {
      brave: ['{They} [put|stuck] a toe in the [big|cold] waves.', '{They} [shook|held] a crab’s claw.'],
      curious: ['{They} looked under [every|each] [shell|stone].', '{They} looked for a cloud in the [bucket|basket].'],
      kind: ['{They} let the [gulls|ants|crabs] sit in the shade.', '{They} put a snail in the shade.'],
      funny: ['{They} wore a bucket for a hat.', '{They} sat there in [boots|one boot].'],
      shy: ['{They} waved at the sea, a little.', '{They} sat right at the back of the shade.'],
      stubborn: ['{They} would not put it down.', 'The wind wanted it. {They} held on.'],
      dreamy: ['{They} saw a ship in the [foam|waves].', '{They} thought of a cloud[, a small one|].'],
      careful: ['{They} counted the clouds: none.', '{They} put the shells in a row, big to small.'],
      energetic: ['{They} ran round it, [ten|six] times.', '{They} hopped from its shade to the sea and back.'],
      clever: ['{They} moved round with the shade.', '{They} knew where the shade would be next.'],
    },
    turn: {
      brave: ['“One last try,” said {hero}.', '{Hero} climbed a rock to look.'],
      curious: ['{Hero} looked far out.', '“What is that?” asked {hero}.'],
      kind: ['{Hero} stroked {fish’s} {spot}.', '“Don’t be sad, {fish},” said {hero}.'],
      funny: ['{Hero} spat, but not much came.', '{Hero} sneezed on {fish}. It was not enough.'],
      shy: ['{Hero} said nothing, and heard the sea.', 'It was quiet. {Hero} listened.'],
      stubborn: ['“There IS rain,” said {hero}.', '“I said rain,” said {hero}, and looked out to sea.'],
      dreamy: ['{Hero} looked and looked out to sea.', '{Hero} looked where sea meets sky.'],
      careful: ['{Hero} looked left, and right, and far out.', '“Let me think,” said {hero}.'],
      energetic: ['{Hero} jumped up and down, to see far.', '{Hero} ran up a rock to look.'],
      clever: ['“Who is wet and high?” said {hero}.', '{Hero} rubbed {their} nose. “Hm!”'],
    },
  },
};
