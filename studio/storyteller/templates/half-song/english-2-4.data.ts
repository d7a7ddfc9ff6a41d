/** The half song in English for readers of 2 to 4. */
import {
  asideHere,
  HABIT,
  ifRoom,
  more,
  TURN,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';

/**
 * Whoever has sung looks at what stuck to the box and sends the hero on: to the next who is asked, and the last of them,
 * because it is so cold, up to the snow.
 */
const sendsOn = (animal: string): Line =>
  when(
    `one:${animal}`,
    [
      `“Not mine! [Ask|Try|Go to] {helper3},” said {${animal}}.`,
      `“[Ask|Try|Go to] {helper3}!”`,
      `“[Not my|That’s not my|It’s not my] {trace}, so [ask|try|go to] {helper3},” [said|sang] {${animal}}.`,
      `“{Helper3} [may know|will know|knows] whose {trace} [it|that] is,” [said|sang] {${animal}}.`,
      `“[Ask|Try|Go to] {helper3}. [It’s|That’s] not my {trace},” [said|sang] {${animal}}.`,
      `{${animal}} [looked|blinked|sniffed] at the {trace}. “[Ask|Try|Go to] {helper3}!”`,
    ],
    when(
      `last:${animal}`,
      [
        `“[Brr|Ooh|Cold]! [Up|Off|Go] to the [snow|ice]!”`,
        `“[Brr|Ooh|Cold|Icy]! [Look|Ask|Try|Go] up in the [snow|ice],” [said|sang|cried] {${animal}}.`,
        `“It’s [so cold|icy|like snow]. [Somebody|Someone] up in the [snow|ice] [lost|wants] it,” said {${animal}}.`,
        `{${animal}} [felt|touched] the box. “[Brr|Ooh|Cold]! [Look|Ask|Try] up in the [snow|ice]!”`,
      ],
      [
        `“[Not my|That’s not my] {trace}, so [ask|try|go to] {helper4},” [said|sang] {${animal}}.`,
        `“{Helper4} [may know|will know|knows] whose {trace} [it|that] is,” [said|sang] {${animal}}.`,
      ],
    ),
  );

/** What those who know the song say before they hear it. */
const knowsIt = (animal: string): Line =>
  ifRoom(
    `“[Oh, I|Ah, I|I] know [this|that] [song|one],” [said|hummed] {${animal}}.`,
    `“Do you know [this|my|the] [song|tune]?” asked {hero}. “[Yes|I do|Of course],” said {${animal}}.`,
    `“[Play|Let me hear] it,” said {${animal}}. “[I sing it every day|Who doesn’t know it]!”`,
    `“How does it [end|go on], {${animal}}?” asked {hero}.`,
  );

export const english24: BandText = {
  refrains: [
    '“{Tune}…” and there it [stopped|ended].',
    '“{Tune}…” [and|and then] [no more|nothing].',
    '“{Tune}…” it [went|sang], and [stopped|hushed|ended].',
    '“{Tune}…” and [hush|oh|click], [all gone|all done]!',
  ],
  beats: {
    open: [
      [
        '{Party} found {a look} box {spot}, with {a trace} [on it|in the lock].',
        'One day, {spot}, {party} found {a look} box with {a trace} on it.',
        '[Bump|Bonk]! {Party} fell over {a look} box with {a trace} [on it|in the lock].',
        'What [was that|lay there|stood there], {spot}? {Party} found {a look} box with {a trace} on it.',
        '{A look} box lay {spot}, [all alone|all by itself], till {party} came. On it [was|stuck] {a trace}.',
        '[What|And what] sat {spot}? {A look} box, with {a trace} on it!',
      ],
      { more: HABIT },
      when(
        'adults',
        ifRoom(
          '“Not [mine|ours],” said {adults}. “[Whose|Who lost it], then?”',
          '“Somebody [lost|wants] it,” said {adults}.',
        ),
      ),
    ],
    play: [
      [
        '{Hero} [turned the key|opened the lid|lifted the lid]. It [sang|played].',
        'Out [came|hopped|flew|danced|jumped] a [song|tune|small song|little tune|soft tune|thin tune].',
        'Inside, a [song|tune|small song|little tune] [woke|woke up|began].',
        'It [sang|played|hummed], all [alone|by itself].',
        'It [sang|played|hummed].',
      ],
      '¶{refrain}',
      [
        '“[Where’s|Who has|Who knows|And] the [end|rest]?” [asked|said|cried] {hero}.',
        '“How does it [end|go on]?” [asked|said] {hero}.',
        '“[More|Go on|Please], box!” [said|begged|cried] {hero}.',
        '“I [must|will] [find|fetch|hear] the [end|rest],” said {hero}.',
      ],
      asideHere('start', {
        person: [
          '“[Let’s ask|We can ask] all of them!” said {friend}.',
          '{Friend} put on {friend.their} shoes. “[Come|Come on]!”',
        ],
        pet: ['{Friend} [ran|was] at the gate [already|first].', '{Friend} sniffed the box, and then the [road|path].'],
      }),
    ],
    go: [
      [
        '{Hero} took the box under one arm, and off they [went|marched].',
        'Off [went|marched] {hero}, out of {found}, with the box.',
        '“Who [sings|knows] you, box?” said {hero}. “Let’s [go and ask|ask].”',
        '[Left|Up] or [right|down]? {Hero} [hugged|held] the box and went.',
      ],
      [
        '{They} [asked|sang to] a [hen|fat hen|red hen], but hens [only|just] [cluck|say cluck].',
        '{They} [asked|sang to] a cow. “Moo,” said the cow, and that was [not it|all].',
        '{They} [asked|sang to] a well. It [only|just] said it back.',
      ],
      asideHere('way', {
        person: [
          '{Friend} hummed it all the way, so they would not [forget|lose] it.',
          '{Friend} [carried|held] the key.',
        ],
        pet: [
          '{Friend} ran [ahead|in front] and [looked back|waited].',
          '{Friend} [trotted|came] along, close to the box.',
        ],
      }),
    ],
    'frog.ask': [
      [
        'By the river sat {frog} the frog, [wet|fat] and [green|glad].',
        '[Splash|Plop], up [out of|from] the river came {frog} the frog.',
        'Down by the river, {frog} the frog [blinked|caught a fly|sat on a leaf].',
      ],
      knowsIt('frog'),
    ],
    'frog.end': [
      '¶{refrain}',
      [
        '“[QUARRK|QUA-A-ARK]!” sang {frog}, and fell in, [plop|splash]!',
        '“[QUARRK|QUOAK]!” {frog} [sang|cried], and the [ducks|fish] [fled|hid].',
        '{Frog} puffed up [big|fat] and sang “[QUARRK|QUOARK]!”',
      ],
      asideHere('way', {
        person: ['{Friend} got wet, too.', '“Quarrk,” said {friend}, to try it.'],
        pet: ['{Friend} shook off the water.', '{Friend} hid from the splash.'],
      }),
      ifRoom('“[No|Oh no], that is too [wet|splashy],” [said|laughed|sighed] {hero}.'),
      sendsOn('frog'),
    ],
    'camel.ask': [
      [
        'In the sand lay {camel} the camel, [long|brown] and [slow|warm].',
        'In the warm sand, {camel} the camel [chewed and chewed|had a rest].',
        'Soft as the sand sat {camel} the camel, and [dozed|chewed].',
      ],
      knowsIt('camel'),
    ],
    'camel.end': [
      '¶{refrain}',
      [
        '“[Aaa-AAHM|Haaa-AAM],” sang {camel}, and [fell asleep|lay down].',
        '{Camel} sang “[aaa-AAHM|oo-AAHM]” and shut [one eye|both eyes].',
        '“[Aaahm|Yaaahm],” sang {camel}, and a [moth|fly] flew in!',
      ],
      asideHere('way', {
        person: ['{Friend} yawned, too.', '“Wake up!” said {friend} to {camel}.'],
        pet: ['{Friend} yawned, too.', '{Friend} lay down by {camel}.'],
      }),
      ifRoom('“[No|Oh no], that is a [yawn|nap],” [said|laughed|sighed] {hero}.'),
      sendsOn('camel'),
    ],
    'owl.ask': [
      [
        'In the book room sat {owl} the owl, [high up|reading].',
        'On a table in the book room, {owl} the owl turned a [page|leaf].',
        '“[Hush|Shh]!” said {owl} the owl, in the book room.',
      ],
      knowsIt('owl'),
    ],
    'owl.end': [
      '¶{refrain}',
      [
        '“[Shhhh|Hu-u-ush],” sang {owl}, [so|very] [low|soft].',
        '{Owl} sang “[shhhh|shh-hoo],” and [nobody|no one] heard a thing.',
        '“[Shh|Hush]!” sang {owl}, and [ten|six] books fell asleep.',
      ],
      asideHere('way', {
        person: ['{Friend} tiptoed out.', '“Shh,” said {friend}, to try it.'],
        pet: ['{Friend} sneezed, and all the books woke up.', '{Friend} lay very still.'],
      }),
      ifRoom('“[No|Oh no], that is too [quiet|low],” [said|laughed|sighed] {hero}.'),
      sendsOn('owl'),
    ],
    'elephant.ask': [
      [
        'Under the [big|green] leaves [stood|washed] {elephant} the elephant.',
        'In the leaves {elephant} the elephant [swung|lifted] his [nose|long nose].',
        'Out of the leaves [came|stomped|looked] {elephant} the elephant.',
      ],
      knowsIt('elephant'),
    ],
    'elephant.end': [
      '¶{refrain}',
      [
        '“[TARAAA|TA-RAA-RAA]!” sang {elephant}, and [leaves|nuts] came down!',
        '{Elephant} sang “[TARAAA|TRRRAAA]!” and {hero’s} [hair|hat] flew up.',
        '“[TARAAA|TARUU]!” sang {elephant}, and the [frogs|birds|bees] fell off.',
      ],
      asideHere('way', {
        person: ['{Friend} held both ears.', '“So loud!” said {friend}.'],
        pet: ['{Friend} hid behind a leaf.', '{Friend} ran round and round.'],
      }),
      ifRoom('“[No|Oh no], that is too [big|loud],” [said|laughed|sighed] {hero}.'),
      sendsOn('elephant'),
    ],
    'goose.ask': [
      [
        'In the market [stood|sat|sang] {goose} the goose.',
        '“[Pears|Plums|Hats]!” cried {goose} the [market goose|goose].',
        'In the market, {goose} the goose [sold|sang of|ate] [pears|plums|eggs].',
      ],
      knowsIt('goose'),
    ],
    'goose.end': [
      '¶{refrain}',
      [
        '“[HONK|HO-O-ONK]!” sang {goose}, and a [melon|pear] rolled off.',
        '{Goose} sang “[HONK|HONK-A-HONK]!” and a [cat|man] [hid|ran].',
        '“[HONK|HA-HONK]!” sang {goose}, and the [eggs|bells|plums] shook.',
      ],
      asideHere('way', {
        person: ['{Friend} put the pears back.', '“Honk,” said {friend}, to try it.'],
        pet: ['{Friend} ate a plum.', '{Friend} hid under a basket.'],
      }),
      ifRoom('“[No|Oh no], that is a [honk|horn],” [said|laughed|sighed] {hero}.'),
      sendsOn('goose'),
    ],
    'sheep.ask': [
      [
        'On the [green|round|soft] hill [stood|sat|chewed] {sheep} the sheep.',
        'On a green hill, {sheep} the sheep ate a [daisy|leaf].',
        'Up the green hill sat a cloud. No, it was {sheep} the sheep!',
      ],
      knowsIt('sheep'),
    ],
    'sheep.end': [
      '¶{refrain}',
      [
        '“[Mehhh|Meh-heh-hehh],” sang {sheep}, with a [daisy|leaf] in his mouth.',
        '{Sheep} sang “[mehhh|behhh]” and [forgot|lost] the rest.',
        '“[Mehhh|Bahhh]!” sang {sheep}, and [all the|ten] sheep sang it, too.',
      ],
      asideHere('way', {
        person: ['“Mehhh,” said {friend}, to try it.', '{Friend} patted {sheep}.'],
        pet: ['{Friend} sniffed the wool.', '{Friend} lay down in the wool.'],
      }),
      ifRoom('“[No|Oh no], that is [wool|too woolly],” [said|laughed|sighed] {hero}.'),
      sendsOn('sheep'),
    ],
    climb: [
      [
        'Up went {hero}, up, [up|puff, puff], with the box.',
        '[Step|Puff], step, [step|puff]: the box got [cold|colder], and so did {hero}.',
        'The path was [thin|steep] and the wind was [cold|strong], but up went {hero}.',
      ],
      [
        'Far below, {helper2} still [sang|hummed] it: {tune}…',
        'The trees got [small|short], and then there were [none|no trees].',
        'First there was one snowflake, then [two|ten], and then [more|a hundred].',
      ],
      asideHere('way', {
        person: ['{Friend} pushed from behind.', '{Friend} lent {hero} one glove.'],
        pet: ['{Friend} went first, to show the way.', '{Friend} [shook|sniffed] the snow.'],
      }),
    ],
    drop: [
      [
        'So {hero} [climbed|went] up, [puff, puff|step by step|higher and higher|hop by hop|on and on], [into|to] the [snow|ice].',
        '{Hero} [climbed|went] up [and up|and on|and up and up], till all was [white|snow|ice].',
        'It was [steep|white|slippery] up in the [snow|ice|cold], and {hero} [hugged|held] the box [close|tight].',
      ],
      [
        '[Oops|Oh no|Oh dear]! The box [slid|slipped|fell], [bim, bam|bonk, bonk|clack, clack], down the [stones|ice|rocks]!',
        'But {hero} [slid|tripped|slipped], and down [fell|went|rolled] the box, [bonk, bonk|clack, clack]!',
        'The wind [pushed|puffed], and [bang|clonk|bonk], the box fell [on the ice|on a stone]!',
      ],
      [
        '{Hero} [turned|wound] the key. “[Tk|Krk|Krr],” it went. [No song|Not one note].',
        '“[Tk|Krk|Krr|Tick],” it [said|went|coughed], and no [song|tune] came [out|any more].',
        'Now it [only said|just went] “[tk|krk|krr].” [Where was the song|Where did the song go]?',
        '{Hero} [shook|rubbed|warmed] it. “[Tk|Krk|Krr].” The song was gone.',
      ],
      asideHere('trouble', {
        person: ['{Friend} picked up the key.', '{Friend} blew off the snow. “Tk,” went the box.'],
        pet: ['{Friend} [fetched|found] the key.', '{Friend} licked the box, but it did not help.'],
      }),
    ],
    still: [
      [
        '{Hero} sat on a [stone|rock], and the box [sat|lay] on {hero’s} knee.',
        '{Hero} [held|hugged] the box. It was [so|very] still.',
        '“I am [sorry|so sorry], box,” [said|sniffed] {hero}.',
      ],
      [
        'One [tear|snowflake] [fell|sat] on the lid.',
        'Who would [want|love] a box with no [song|tune]?',
        'The sun went [down|to bed], and it was [far|a long way] home.',
      ],
      asideHere('trouble', {
        person: ['{Friend} sat close, so it was not so cold.', '“Poor box,” said {friend}, and patted it.'],
        pet: ['{Friend} [sat|lay] close, so it was not so cold.', '{Friend} licked {hero’s} cheek.'],
      }),
    ],
    sing: [
      asideHere('trouble', {
        person: ['“Then you sing it,” said {friend}.', '“You know it, {hero},” said {friend}.'],
        pet: ['{Friend} looked at {hero} and waited.', '{Friend} put up both ears.'],
      }),
      TURN,
      [
        '¶“{Tune}…” and [there|here|then] {hero} [stopped|had to stop|got stuck|came to a stop], [too|like the box|just like the box].',
        '¶“{Tune}…” and [then|there] {hero} [had|knew] no [more|more of it].',
        '¶“{Tune}…” [that far|up to there], and {hero} [waited|listened].',
      ],
      ifRoom(
        'Far [down|below], {helper2} heard it and [sang|hummed] it, too!',
        '{Helper2} heard it, far [off|below], and [sang|hummed] along!',
      ),
    ],
    answer: [
      [
        'And [high up|on top|up there], a [small|thin|high] voice sang, “…{tune.end}!” [It was|That was|There was|Oh, that was] the [end|last bit|last note|rest]!',
        'Up in the [snow|ice] a [small|thin|high] voice sang, “…{tune.end}!” And who [knew the end|was that|could that be]?',
        '[And then|Then|Hush! And then|Listen]: “…{tune.end}!” [Somebody|Someone] [up there|in the snow|on top|high up] knew the [end|last bit|last note|rest]!',
      ],
      more(
        '“[Wait|We are coming]!” [cried|called] {hero}, and ran.',
        '{Hero} [ran|climbed|puffed|stamped] [to it|after it], [up, up|on and on|through the snow].',
      ),
      asideHere('turn', {
        person: ['“There!” said {friend}. “[Look|Come]!”', '{Friend} heard it first and pointed.'],
        pet: ['{Friend} heard it first and ran.', '{Friend} ran [up|ahead], nose in the snow.'],
      }),
    ],
    'bear.found': [
      [
        'There sat {bear} the bear, brown [from nose to toes|from top to tail|all over].',
        'It was {bear} the bear, [big and|so|all] brown, [wide awake|with red eyes|in the snow].',
        'And who [sat|waited] there? {Bear} the bear, all brown hair!',
        'There in the [snow|ice] [sat|waited] {bear} the bear, [big and|so|all] brown.',
      ],
      [
        '“[My box|Oh|It’s here|At last]! I can’t [sleep|go to sleep|nod off] without my [song|tune].”',
        '“[My song|My box|It’s here|At last]! I [count and count|lie and lie here|roll and roll], and I can’t sleep!”',
        '“[My box|Oh|It’s here|At last]! I [must|should] sleep all winter, [but|and] I need my [song|tune].”',
      ],
      [
        '“It [broke|fell|slipped],” [said|whispered|sniffed] {hero}, “but I can sing it, [nearly all|almost|most of it|a bit].”',
        '“It [broke|fell|slipped],” [said|whispered|sniffed] {hero}. “But I know [most of it|the first bit|a lot of it|the long bit]!”',
        '“[Oh, it|Oh dear, it|Sorry, it] [broke|fell|slipped],” [said|whispered] {hero}. “I’ll sing [for you|it|it for you]!”',
      ],
    ],
    'bear.give': [
      [
        'So they sang it, {hero} and {bear}: “{Tune}… {tune.end}!”',
        '“{Tune}…” [sang|began] {hero}. “…{tune.end},” [sang|yawned] {bear}.',
        '{Hero} sang the [start|first bit|long bit], and {bear} sang the end: “…{tune.end}.”',
      ],
      [
        'And {bear} slept, [round|soft|warm] as a [bun|pillow|hill].',
        '{Bear} lay down [at once|in the snow]. [Hrrr|Snnn], [pff|phoo]!',
        '{Bear’s} eyes [went|fell] shut, and [soon he snored|he slept till spring].',
      ],
      more(
        'The box [lay|sat] on his tummy and went [up and down|up, down, up].',
        '{Hero} [tucked|put] the box in {bear’s} arm.',
      ),
      asideHere('turn', {
        person: ['{Friend} [tucked him in|patted him].', '“Good night,” whispered {friend}.'],
        pet: ['{Friend} tiptoed off, paw by paw.', '{Friend} lay on {bear’s} feet, to warm them.'],
      }),
    ],
    'penguin.found': [
      [
        'There stood {penguin} the penguin, black [from head to tail|feather by feather|all over].',
        'It was {penguin} the penguin, [so|all] black, [and she flapped|with an egg|and an egg].',
        'And who [stood|waited] there? {Penguin} the penguin, all black feathers!',
        'There in the [snow|ice] [stood|waited] {penguin} the penguin, [so|all] black.',
      ],
      [
        '“[My box|Oh|It’s here|At last]! My egg won’t [open|hatch|crack] without its [song|tune].”',
        '“[My song|My box|It’s here|At last]! My egg [waits and waits|waits day and night|waits|listens] for [it|the end]!”',
        '“[My box|Oh|It’s here|At last]! With no [song|tune], my egg stays [shut|an egg|cold].”',
      ],
      [
        '“It [broke|fell|slipped],” [said|whispered|sniffed] {hero}, “but I can sing it, [nearly all|almost|most of it|a bit].”',
        '“It [broke|fell|slipped],” [said|whispered|sniffed] {hero}. “But I know [most of it|the first bit|a lot of it|the long bit]!”',
        '“[Oh, it|Oh dear, it|Sorry, it] [broke|fell|slipped],” [said|whispered] {hero}. “I’ll sing [for you|it|it for you]!”',
      ],
    ],
    'penguin.give': [
      [
        'So they sang it, {hero} and {penguin}: “{Tune}… {tune.end}!”',
        '“{Tune}…” [sang|began] {hero}. “…{tune.end},” sang {penguin} to the egg.',
        '{Hero} sang the [start|first bit|long bit], and {penguin} sang the end: “…{tune.end}.”',
      ],
      [
        '[And|Then] the egg went [crick|tick|pock], [crack|tock], and out [came|hopped|looked] a [|small |wet ]chick!',
        '[Crick|Tick], crack! A [wet|small] head [came|popped] out of the egg.',
        '“[Peep|Pip|Cheep]!” [said|went] the egg, and it was a [chick|wet chick].',
      ],
      more('The box was its [bed|nest] now.', 'The chick [sat|sat down|hopped] in the box and [peeped|sang].'),
      asideHere('turn', {
        person: ['“Hello, chick,” said {friend}.', '{Friend} gave it a [hat|sock] to wear.'],
        pet: ['{Friend} [sniffed|licked] the chick dry.', '{Friend} lay round the chick to warm it.'],
      }),
    ],
    'little-star.found': [
      [
        'On a stump sat {little-star}, a little star, gold [all over|from top to toe|but sad].',
        'It was {little-star}, a little star, [all gold|gold and lost|so gold].',
        'And who [sat|waited] there? {Little-star}, a little star, all gold sparks!',
        'There in the [snow|ice] [sat|waited] {little-star}, a little star, [so|all] gold.',
      ],
      [
        '“[My box|Oh|It’s here|At last]! I fell down, and I can’t fly [up|home|back] without my [song|tune].”',
        '“[My song|My box|It’s here|At last]! I [hop and hop|jump and jump], and I can’t get [home|up]!”',
        '“[My box|Oh|It’s here|At last]! I [jump|fly|hop] home on the last note,” it [said|peeped|sniffed].',
      ],
      [
        '“It [broke|fell|slipped],” [said|whispered|sniffed] {hero}, “but I can sing it, [nearly all|almost|most of it|a bit].”',
        '“It [broke|fell|slipped],” [said|whispered|sniffed] {hero}. “But I know [most of it|the first bit|a lot of it|the long bit]!”',
        '“[Oh, it|Oh dear, it|Sorry, it] [broke|fell|slipped],” [said|whispered] {hero}. “I’ll sing [for you|it|it for you]!”',
      ],
    ],
    'little-star.give': [
      [
        'So they sang it, {hero} and {little-star}: “{Tune}… {tune.end}!”',
        '“{Tune}…” [sang|began] {hero}. “…{tune.end},” sang {little-star}.',
        '{Hero} sang the [start|first bit|long bit], and {little-star} sang the end: “…{tune.end}.”',
      ],
      [
        '{Little-star} flew up, [zip|whoosh|hop], [zip|hop|higher], into the [sky|night sky|dark sky]!',
        'Hop! {Little-star} [jumped|flew], and up in the sky it [shone|stuck]!',
        'On the last note {little-star} [flew|shot] [home|up] to the sky.',
      ],
      more(
        'The box [stayed|lay|sat] in the snow, with [its gold spark|one gold spark|its spark].',
        'Down fell one gold spark, [on|into] the box.',
      ),
      asideHere('turn', {
        person: ['{Friend} waved till it was a [dot|small dot].', '“Good night!” called {friend} to the sky.'],
        pet: ['{Friend} looked up and up.', '{Friend} hopped after it, but not that high.'],
      }),
    ],
    end: [
      [
        'Back in {found}, {party} had no box, but [the whole|all of the] song.',
        'Home again! {Spot} [lay|was] no box, but {party} had [the whole|all of the] song.',
        '{Party} came home to {found} [and brought|with] the [whole|full] song[|, end and all| at last].',
        'Home again, {party} [danced|hopped|skipped|spun] [in|all over|round] {found}.',
      ],
      when('adults', ['“[There|Here] you are!” said {adults}.', '“What is that song?” [said|asked] {adults}.']),
      [
        '“{Tune}… {tune.end}!” [sang|hummed] {hero}. And as it had an end, {they} could start [again|it again|once more]: “{Tune}…”',
        '“{Tune}… {tune.end}!” [sang|hummed] {hero}. The end! “[Again|Once more],” said {hero}. “{Tune}…”',
        '{Hero} sang it to the [end|very end], “…{tune.end},” and then [from the start|once more|all over again|right from the start]: “{Tune}…”',
        '“{Tune}… {tune.end}!” sang {hero}. Now it had an end, so it [never stopped|went round and round].',
      ],
      asideHere('end', {
        person: ['And {friend} sang it, [too|loudest].', '“[Again|More]!” said {friend}.'],
        pet: ['{Friend} [hummed|purred] it in {friend.their} sleep.', 'And {friend} slept like a [bear|stone].'],
      }),
    ],
  },
  asides: {
    start: {
      person: [
        '“[Again|More]!” said {friend}.',
        '“Who [lost|made] it?” said {friend}.',
        '{Friend} [danced|looked in].',
      ],
      pet: ['{Friend} [licked|sniffed] it.', '{Friend} [stared|looked] at the lid.', '{Friend} sat on it.'],
    },
    way: {
      person: [
        '“[No|Nope]!” said {friend}.',
        '{Friend} [giggled|sang along].',
        '“[Next|Come on]!” said {friend}.',
        '{Friend} [skipped|hopped] on.',
      ],
      pet: [
        '{Friend} [trotted|came] too.',
        '{Friend} [howled|hummed] a bit.',
        '{Friend} put {friend.their} ears [flat|up].',
        '{Friend} ran [ahead|on].',
      ],
    },
    trouble: {
      person: [
        '“[Oh no|Oh dear],” said {friend}.',
        '{Friend} held the [key|lid].',
        '“Is it [dead|ill]?” said {friend}.',
      ],
      pet: ['{Friend} [licked|nudged] the box.', '{Friend} [sat|lay] close.', '{Friend} found the [key|lid].'],
    },
    turn: {
      person: [
        '“[Hurray|Yes]!” said {friend}.',
        '{Friend} sang [too|along].',
        '“I [hear|know] it!” said {friend}.',
        '{Friend} [clapped|hopped].',
      ],
      pet: [
        '{Friend} sang [too|along].',
        '{Friend} [wagged|purred].',
        '{Friend} [sat|lay] in the snow.',
        '{Friend} [listened|looked up].',
      ],
    },
    end: {
      person: ['{Friend} sang it [wrong|loudest].', 'And {friend} [sang|hummed], too.'],
      pet: ['{Friend} [hummed|slept].', 'And {friend} [sang|hummed], too.'],
    },
  },
  adults: {
    start: [
      '“[Not|It is not] mine,” said {grownUp}.',
      '“[Ask|Go and ask] them all,” said {grownUp}.',
      '{GrownUp} [shook|scratched] {grownUp.their} head.',
    ],
    end: ['“[Sing|Play] it!” said {grownUp}.', '{GrownUp} [sang|danced] too.', '{GrownUp} [hugged|kissed] {hero}.'],
  },
  traits: {
    habit: {
      brave: ['{Hero} [took|grabbed] it, [at once|just like that].', '“I [dare|will]!” said {hero} to the [box|lid].'],
      curious: [
        '{Hero} [shook|sniffed] it, [top and bottom|left and right|all over].',
        '“What’s in [there|you]?” said {hero} to the [lid|box].',
      ],
      kind: ['{Hero} [dried|kissed] it.', '{Hero} [lifted|helped] a [snail|bug] off the [lid|box].'],
      funny: ['{Hero} wore it for a [hat|shoe].', '“[Knock|Toc], knock!” said {hero} to the [lid|box].'],
      shy: ['{Hero} [touched|stroked] it with one [toe|finger].', '“[Hello|Hi],” said {hero} [shyly|softly].'],
      stubborn: ['{Hero} [pulled|tugged] and [pulled|tugged] at it.', '“Come [out|on]!” said {hero} to the [lid|box].'],
      dreamy: ['To {hero} it was a [ship|house].', '{Hero} saw a [face|moon] in it.'],
      careful: ['{Hero} [poked|tapped] it, [once|twice].', '{Hero} put it on a [leaf|cloth].'],
      energetic: [
        '{Hero} [hopped|ran] round it, [six|ten] times.',
        '{Hero} [jumped|leaped] over it, [twice|and back].',
      ],
      clever: ['{Hero} [saw|found] the [key|catch] at once.', '{Hero} [looked|felt] under it for a [name|clue].'],
    },
    turn: {
      brave: [
        '{Hero} stood up [tall|on a rock] and [sang|sang out].',
        '“I [dare|will],” said {hero}, and [sang|sang out].',
      ],
      curious: ['Could {hero} [do|sing] it? {They} [tried|did].', '“What if I [sing|try]?” said {hero}.'],
      kind: ['“[Rest|Sleep], box. I will sing,” said {hero}.', '{Hero} sang [for|to] the box, [low|softly].'],
      funny: [
        '{Hero} [turned|wound] {their} own [nose|ear] and sang.',
        '“I am the [box|lid],” said {hero} and [sang|opened up].',
      ],
      shy: ['{Hero} sang, so [low|soft], then [loud|louder].', '{Hero} [hid|shut {their} eyes] and sang.'],
      stubborn: [
        '“[No|No, no]! You will get [home|back],” said {hero}, and sang.',
        '{Hero} [stamped|sat up] and sang it [loud|anyway].',
      ],
      dreamy: ['It [swam|hummed] in {hero’s} head and [came|swam] out.', '{Hero} looked at the [moon|snow] and sang.'],
      careful: ['{Hero} [coughed|counted], and sang it, note by note.', '{Hero} took a [big|slow] breath and sang.'],
      energetic: ['{Hero} [hopped|jumped] up and sang it.', 'Hop, [stamp|clap], {hero} sang it [out loud|loud].'],
      clever: [
        '“It is in my [head|ear]!” said {hero}, and sang.',
        '“No [box|lid]? I have a [mouth|nose],” said {hero}, and sang.',
      ],
    },
  },
};
