/** The half song in English for readers of 2 to 4. */
import {
  asideHere,
  HABIT,
  ifRoom,
  more,
  plants,
  TURN,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';

/** Whoever has sung sends the hero on: to the next who is asked, and the last of them up to the snow. */
const sendsOn = (animal: string): Line =>
  when(
    `one:${animal}`,
    [
      `“[Ask|Try|Go and ask] {helper3},” said {${animal}}.`,
      `“{Helper3} [may know|might know|knows more],” said {${animal}}.`,
      `“[Go|Run] to {helper3},” said {${animal}}, “and ask [there|again].”`,
    ],
    when(
      `last:${animal}`,
      [
        `“So cold! It [fell|came|is] from the [snow|ice],” said {${animal}}.`,
        `“[Brr|Ooh], [try|look|ask|go] up in the [snow|ice],” said {${animal}}.`,
        `“[So cold|Cold as ice|Cold as snow]! [Go|Look|Try] [up high|higher],” said {${animal}}.`,
        `“It is [cold|so cold|ice cold]! [Look|Try|Go] [higher|higher up|up there],” said {${animal}}.`,
      ],
      [
        `“[Ask|Try|Go and ask] {helper4},” said {${animal}}.`,
        `“{Helper4} [may know|might know|knows more],” said {${animal}}.`,
      ],
    ),
  );

/** What those who know the song say before they hear it. */
const knowsIt = (animal: string): Line =>
  ifRoom(
    `“[Oh, I|Ah, I|I] [know|think I know] [this|that] [song|one|tune],” [said|hummed] {${animal}}.`,
    `“Do you know [this|the|its] [song|tune]?” [asked|said] {hero}. “[Yes|I do|Of course],” said {${animal}}.`,
    `“[Play|Let me hear|Sing] it,” said {${animal}}. “[I know it|It’s an old one|I sing it every day]!”`,
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
        '{Party} [played|sat] in {found}. What was that {spot}? {A look} box!',
        '[Today|One day], {spot}, {party} found {a look} box.',
        '{A look} box lay {spot}, [all alone|all by itself], till {party} [came|saw it].',
        '{Party} looked [up|left], looked [down|right], and there, {spot}, [sat|lay|stood] {a look} box!',
        '[Bump|Bonk]! {Party} fell over {a look} box, {spot}.',
      ],
      ifRoom(
        'It was [as|just as] cold as [snow|ice|a snowball|a snowman|a wet nose|rain].',
        '“[Brr|Ooh], [so|it is so] cold!” [said|cried|laughed] {hero}.',
        'It was [so cold|cold], as if it had [slept|sat] in the snow.',
      ),
      when(
        'owner:bear',
        ifRoom(
          plants('clue', 'In the lock [sat|stuck] one brown hair.'),
          plants('clue', 'On it [lay|stuck] a bit of brown fur.'),
        ),
      ),
      when(
        'owner:penguin',
        ifRoom(
          plants('clue', 'On it [lay|stuck] one [small|wee] black feather.'),
          plants('clue', 'In the lock [sat|stuck] a black feather.'),
        ),
      ),
      when(
        'owner:little-star',
        ifRoom(
          plants('clue', 'On it [lay|was] a pinch of [star dust|light].'),
          plants('clue', 'It had a [wee|small] spot of light on it.'),
        ),
      ),
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
        '{Hero} [turned|wound] the [key|wee key|lock]. It [sang|played].',
        '{Hero} [opened|lifted] the lid. It [sang|played].',
        'Out of it [came|hopped|flew] a [song|tune|little song].',
        '[In the box|Inside], a [song|tune] [woke|woke up|began].',
      ],
      '¶{refrain}',
      [
        '“Where is the [end|rest]?” [asked|said|cried] {hero}.',
        '“Who [knows|has|sings] the [end|rest]?” [asked|said] {hero}.',
        '“And the [end|rest]?” [asked|said|cried] {hero}.',
        '“[I will|We will|Let us|I must|Come, we] [find|hunt for|go and get] the [end|rest],” said {hero}.',
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
      ifRoom(
        '“[No|Oh no], that is too [wet|splashy],” [said|laughed|sighed] {hero}.',
        'But the end was not [wet|a splash] at all.',
      ),
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
      ifRoom(
        '“[No|Oh no], that is a [yawn|nap],” [said|laughed|sighed] {hero}.',
        'But the end was not a [yawn|nap] at all.',
      ),
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
      ifRoom(
        '“[No|Oh no], that is too [quiet|low],” [said|laughed|sighed] {hero}.',
        'But the end was not a [hush|whisper] at all.',
      ),
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
      ifRoom(
        '“[No|Oh no], that is too [big|loud],” [said|laughed|sighed] {hero}.',
        'But the end was not so [big|loud] at all.',
      ),
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
      ifRoom(
        '“[No|Oh no], that is a [honk|horn],” [said|laughed|sighed] {hero}.',
        'But the end was not a [honk|horn] at all.',
      ),
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
      ifRoom(
        '“[No|Oh no], that is [wool|too woolly],” [said|laughed|sighed] {hero}.',
        'But the end was not a [bleat|meh] at all.',
      ),
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
        'So {hero} [went|climbed] up, up to the [snow|ice], with the [cold|ice-cold] box.',
        'Up to the [snow|ice] [climbed|went|marched] {hero}, [puff, puff|step, step|higher and higher].',
        'So [up {hero} went|up and up {hero} went|{hero} climbed], [hill by hill|puff, puff|step by step], till all was [snow|white|ice].',
      ],
      [
        '[Oops|Oh no|Oh dear]! The box [slid|slipped|fell], [bim, bam|bonk, bonk|clack, clack], down [the stones|the ice]!',
        'But {hero} [slid|tripped], and down [fell|went|rolled] the box, [bonk, bonk|clack, clack]!',
        'The wind [pushed|puffed], and [bang|clonk|bonk], the box fell [on the ice|on a stone]!',
      ],
      [
        '{Hero} [turned|wound] the key. “[Tk|Krk|Krr],” it went. [No song|Not one note].',
        '“[Tk|Krk|Krr],” went the [poor|cold|sad] box, and the song was [gone|all gone|lost].',
        'Now it [only said|just went] “[tk|krk|krr].” [Where was the song|Where did the song go|And the song]?',
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
        '¶“{Tune}…” and there {hero} [stopped|had to stop|got stuck], [too|like the box].',
        '¶“{Tune}…” and then {hero} [had|knew] no [more|more of it].',
        '¶“{Tune}…” [that far|up to there], and {hero} [waited|listened].',
      ],
      ifRoom(
        'Far [down|below], {helper2} heard it and [sang|hummed] it, too!',
        '{Helper2} heard it, far [off|below], and [sang|hummed] along!',
      ),
    ],
    answer: [
      [
        'And [high up|on top|up there], a [small|wee|thin] voice sang, “…{tune.end}!” [It was|That was|There was] the [end|last bit|last note]!',
        'Up in the [snow|ice] a [small|thin|wee] voice sang, “…{tune.end}!” And who [knew the end|was that|could that be]?',
        'And then: “…{tune.end}!” [Somebody|Someone] [up there|in the snow|on top] knew the [end|last bit|last note]!',
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
        'It was {bear} the bear! “My {look} box! It [slid|rolled] [away|down the hill].”',
        'There sat {bear} the bear, with [big|sleepy] eyes. “My {look} box! [You found it|You have it]!”',
        '“You found my {look} box!” said {bear} the bear, [up in the snow|so tired].',
      ],
      when(
        'told:clue',
        ifRoom(
          'His fur was [brown, like|as brown as] the bit on the box.',
          'He had [lots of|so many] brown hairs, [and|but] one was [missing|gone].',
        ),
      ),
      [
        '“I can’t [sleep|go to sleep] without my [song|tune].”',
        '“I [should|must] sleep all winter, but I need my song.”',
        '“No song, no [sleep|nap|snore],” he [yawned|sniffed|sighed].',
      ],
      ifRoom(
        '“[Oh no, it|Oh dear, it|But it|Oh, it] [broke|is broken|fell],” [sighed|said|sniffed|whispered] {hero}.',
        '“It [fell|broke]. I am [so sorry|sorry],” [said|sniffed|whispered] {hero}.',
        '{Hero} [held|put] out the [box|poor box]. “It [broke|fell|slipped].”',
      ),
    ],
    'bear.give': [
      [
        'So they sang it, {hero} and {bear}: “{Tune}… {tune.end}!”',
        '“{Tune}…” [sang|began] {hero}. “…{tune.end},” [sang|yawned] {bear}.',
        '{Hero} sang the [start|first bit], and {bear} sang the end: “…{tune.end}.”',
      ],
      [
        'And {bear} slept, as [flat|soft] as a [rug|bun].',
        '{Bear} lay down [at once|in the snow]. [Hrrr|Snnn], [pff|phoo]!',
        '{Bear’s} eyes went shut. [Shh|Hush]!',
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
        'It was {penguin} the penguin! “My {look} box! It [slid|rolled] [away|down the hill].”',
        'There stood {penguin} the penguin, with an egg on her toes. “My {look} box!”',
        '“You found my {look} box!” said {penguin} the penguin, [hop, flap|hop, hop|flap, flap|flap, hop].',
      ],
      when(
        'told:clue',
        ifRoom(
          'Her feathers were [black, like|as black as] the one on the box.',
          'She [had|wore] black feathers, [and|but] one was [missing|gone].',
        ),
      ),
      [
        '“With no song my egg stays [shut|cold|an egg].”',
        '“My egg will not [open|crack] without its song.”',
        '“My egg waits and waits for its song.”',
        '“My egg needs it, for no song, no [chick|crick, no crack|baby],” she [sniffed|sobbed|sighed|cried].',
      ],
      ifRoom(
        '“[But it|Oh, it] [broke|is broken|fell],” [said|sniffed|whispered] {hero}.',
        '“It [fell|broke]. I am [so sorry|sorry],” [said|sniffed|whispered] {hero}.',
        '{Hero} [held|put] out the [box|poor box]. “It [broke|fell|slipped].”',
      ),
    ],
    'penguin.give': [
      [
        'So they sang it, {hero} and {penguin}: “{Tune}… {tune.end}!”',
        '“{Tune}…” [sang|began] {hero}. “…{tune.end},” sang {penguin} to the egg.',
        '{Hero} sang the [start|first bit], and {penguin} sang the end: “…{tune.end}.”',
      ],
      [
        'And the egg went [crick|tick], [crack|tock], and out came a chick!',
        '[Crick|Tick], crack! A [wet|wee] head [came|popped] out of the egg.',
        '“[Peep|Pip|Cheep]!” [said|went] the egg, and it was a [chick|wet chick].',
      ],
      more('The box was its [bed|nest] now.', 'The chick sat in the box and [peeped|sang].'),
      asideHere('turn', {
        person: ['“Hello, chick,” said {friend}.', '{Friend} gave it a [hat|sock] to wear.'],
        pet: ['{Friend} [sniffed|licked] the chick dry.', '{Friend} lay round the chick to warm it.'],
      }),
    ],
    'little-star.found': [
      [
        'It was {little-star}, a little star! “My {look} box! It fell [down|from the sky] with me.”',
        'On a stump sat {little-star}, a little star. “My {look} box! [You found it|You have it]!”',
        '“You found my {look} box!” said {little-star}, a [pale|lost] little star.',
      ],
      when(
        'told:clue',
        ifRoom(
          'Its [light|shine] was [just like|the same as] the [bit|spot] on the box.',
          'It [shone|was bright], just like the [bit|spot] on the box.',
        ),
      ),
      [
        '“I can’t fly [up|home] without my song.”',
        '“I [jump|hop] home on the last note, and I have no [box|song].”',
        '“No song, no [sky|home|way up],” it [sniffed|peeped|sighed].',
      ],
      ifRoom(
        '“[But it|Oh, it] [broke|is broken|fell],” [said|sniffed|whispered] {hero}.',
        '“It [fell|broke]. I am [so sorry|sorry],” [said|sniffed|whispered] {hero}.',
        '{Hero} [held|put] out the [box|poor box]. “It [broke|fell|slipped].”',
      ),
    ],
    'little-star.give': [
      [
        'So they sang it, {hero} and {little-star}: “{Tune}… {tune.end}!”',
        '“{Tune}…” [sang|began] {hero}. “…{tune.end},” sang {little-star}.',
        '{Hero} sang the [start|first bit], and {little-star} sang the end: “…{tune.end}.”',
      ],
      [
        'And up went {little-star}, [zip|whoosh], [zip|hop], into the sky!',
        'Hop! {Little-star} [jumped|flew], and up in the sky it [shone|stuck]!',
        'On the last note {little-star} [flew|shot] [home|up] to the sky.',
      ],
      more(
        'And the box [stayed|lay] in the snow and [shone|glowed], like a spark.',
        'The box [stood|sat] in the snow and went “[ting|ting, ting]”!',
      ),
      asideHere('turn', {
        person: ['{Friend} waved till it was [small|far].', '“Good night!” called {friend} to the sky.'],
        pet: ['{Friend} looked up and up.', '{Friend} hopped after it, but not that high.'],
      }),
    ],
    end: [
      [
        'Back in {found}, {party} [danced|hopped] round and [sang|hummed].',
        '{Party} came home to {found}, [and brought|with] the [whole|full] song.',
        'Home again, {party} [danced|hopped|skipped] in {found} and sang.',
      ],
      when('adults', ['“[There|Here] you are!” said {adults}.', '“What is that song?” [said|asked] {adults}.']),
      [
        '“{Tune}… {tune.end},” [sang|hummed] {hero}, and now the [song|tune] had [an end|its end].',
        'There was no box any more, but “{tune}… {tune.end}!” sang {hero}.',
        '“{Tune}… {tune.end}!” [it went|went the song], and did not [stop|break off] [this time|halfway].',
        '“{Tune}…” sang {hero}. “…{tune.end}!” sang [a bird|the gate|the wind].',
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
      pet: ['{Friend} [licked|sniffed] it.', '{Friend} [barked|looked] at the lid.', '{Friend} sat on it.'],
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
