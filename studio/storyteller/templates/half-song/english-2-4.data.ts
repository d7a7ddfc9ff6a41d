/** The half song in English for readers of 2 to 4. */
import { adult, asideHere, HABIT, ifRoom, more, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '“{Tune}…” and there it [stopped|ended|broke off].',
    '“{Tune}…” [and|and then] [no more|nothing|not one note more].',
    '“{Tune}…” went the song, and [stopped|hushed|broke off].',
    '“{Tune}…” and [hush|stop|hop], it was [gone|over].',
  ],
  beats: {
    open: [
      [
        '[Look|Oh look], {spot}, {party} [found|saw] {a look} box!',
        '{Party} [played|sat] in {found}, and {spot} lay {a look} box.',
        'What [sat|lay|shone] {spot}? {A look} box, and {party} [took|got] it.',
        '{Party} [ran|came] to {found}, and [bump|bonk], there was {a look} box!',
        '{A look} box lay {spot}, till {party} [came|saw it].',
      ],
      { more: HABIT },
      when(
        'adults',
        ifRoom('“Not [mine|ours],” said {adults}.', '{Adults} did not know it.', '{Adults} [looked|listened] too.'),
      ),
      more('It was [cold|cool] as [snow|milk|a nose].', 'It had a [lid|key] and a [bird|moon] on top.'),
      adult('start'),
    ],
    play: [
      [
        '{Hero} [turned|wound] the key.',
        '{Hero} [opened|lifted] the lid.',
        'Up went the lid, and [out|up] came a [song|tune].',
        '{They} opened it, and it [woke and sang|began to sing].',
      ],
      '¶{refrain}',
      [
        '“Who [has|knows] the [end|rest]?” [said|asked] {hero}.',
        '“[I will find|We will find|Let us find] the [end|rest]!” [said|cried] {hero}.',
        '“Where is the [end|rest]?” [said|asked] {hero}, and [went|ran] to look.',
      ],
      asideHere('start', {
        person: [
          '“[Again|More]!” said {friend}.',
          '“Who [lost|made] it?” said {friend}.',
          '{Friend} [danced|looked in].',
        ],
        pet: ['{Friend} [licked|sniffed] the box.', '{Friend} [barked|looked] at the lid.', '{Friend} sat on it.'],
      }),
    ],
    go: [
      [
        '{Hero} put on a [hat|coat] and took the {look} box [along|under one arm].',
        'Off [went|marched] {hero}, out of {found}, [box|{look} box] and all.',
        '“Who [sings|knows] you, box?” said {hero}. “Let’s [go|ask|see]!”',
        '[Left|Up] or [right|down]? {Hero} and the {look} box [just went|went on].',
      ],
      [
        'They went past a [hen|cow|well], and a [hill|gate|stream].',
        'They went [over|past] a [bridge|hill] and [up|round] a [lane|road].',
        '{Hero} [sang|hummed] it: {tune}, [hm, hm|mm, mm]…',
      ],
      asideHere('way', {
        person: ['{Friend} [skipped|hopped] along.', '{Friend} hummed it, too.'],
        pet: ['{Friend} [trotted|came] along.', '{Friend} ran in front.'],
      }),
    ],
    'frog.ask': [
      [
        'By the river sat {frog} the frog, [wet|fat] and [green|glad].',
        '[Splash|Plop], up came {frog} the frog. “[A song|Oh, a song]!”',
        'By the river {hero} asked {frog} the frog. “[Yes|Oh], I know it!”',
      ],
      ifRoom(
        '“[Play|Let me hear] it!” said {frog}.',
        '{Hero} sat [down|in the mud] by {frog}.',
        'A [fish|duck] came up to [look|hear].',
      ),
    ],
    'frog.end': [
      '¶{refrain}',
      [
        '“[QUARRK|QUA-A-ARK]!” sang {frog}, and [fell|jumped] in, [plop|splash]!',
        '“[QUARRK|QUOAK]!” {frog} [sang|cried], and the [reeds|fish] [shook|hid].',
        '{Frog} puffed up, so [big|fat], and sang “[QUARRK|QUOARK]!”',
      ],
      [
        '“That is [a splash|too wet],” [said|laughed|sighed] {hero}.',
        '“[No|Oh no], [a splash|too wet],” [said|laughed|sighed] {hero}.',
      ],
      ifRoom(
        '“The box is [cold|so cold],” said {frog}, “so [go up|try up] [in|to] the snow!”',
        '“It is [so cold|cold as snow],” said {frog}, “[go|try] up [there|the hill]!”',
      ),
      asideHere('way', {
        person: ['{Friend} got wet, too.', '“Quarrk,” said {friend}.'],
        pet: ['{Friend} shook it off.', '{Friend} hid.'],
      }),
    ],
    'camel.ask': [
      [
        'In the sand lay {camel} the camel, [long|brown] and [slow|warm].',
        'In the sand {hero} asked {camel} the camel, [chew, chew|munch, munch].',
        '“[Wait|Hm], I know that one,” [said|hummed] {camel} the camel.',
      ],
      ifRoom(
        '“[Play|Let me hear] it,” said {camel}.',
        '{Hero} sat on {camel’s} [knee|foot].',
        '{Camel} shut [one eye|both eyes].',
      ),
    ],
    'camel.end': [
      '¶{refrain}',
      [
        '“[Aaa-AAHM|Haaa-AAM],” sang {camel}, and [slept|lay down].',
        '{Camel} sang “[aaa-AAHM|oo-AAHM]” and [slept|fell over].',
        '“[Aaahm|Yaaahm],” sang {camel}, and a [bird|fly] flew in!',
      ],
      [
        '“That is [a yawn|a nap],” [said|laughed|sighed] {hero}.',
        '“[No|Oh no], [a yawn|a nap],” [said|laughed|sighed] {hero}.',
      ],
      ifRoom(
        '“The box is [cold|so cold],” said {camel}, “so [go up|try up] [in|to] the snow!”',
        '“It is [so cold|cold as snow],” said {camel}, “[go|try] up [there|the hill]!”',
      ),
      asideHere('way', {
        person: ['{Friend} yawned, too.', '“Wake up!” said {friend}.'],
        pet: ['{Friend} slept, too.', '{Friend} yawned, too.'],
      }),
    ],
    'owl.ask': [
      [
        'In the book room sat {owl} the owl, [high up|reading].',
        'In the book room {hero} asked {owl} the owl, [softly|low].',
        '“[Hush|Shh]!” said {owl} the owl. “I know that one.”',
      ],
      ifRoom(
        '“I know [that|this] one,” [said|breathed] {owl}.',
        '{Hero} [tiptoed|crept] up to {owl}.',
        '{Owl} put one ear on the [lid|box].',
      ),
    ],
    'owl.end': [
      '¶{refrain}',
      [
        '“[Shhhh|Hu-u-ush],” sang {owl}, [so|very] [low|soft].',
        '{Owl} sang “[shhhh|shh-hoo],” and [no one heard|the books slept].',
        '“[Shh|Hush]!” sang {owl}, and [ten|six] books fell!',
      ],
      [
        '“That is [a hush|too quiet],” [said|laughed|sighed] {hero}.',
        '“[No|Oh no], [a hush|too quiet],” [said|laughed|sighed] {hero}.',
      ],
      ifRoom(
        '“The box is [cold|so cold],” said {owl}, “so [go up|try up] [in|to] the snow!”',
        '“It is [so cold|cold as snow],” said {owl}, “[go|try] up [there|the hill]!”',
      ),
      asideHere('way', {
        person: ['{Friend} tiptoed off.', '“Shh,” said {friend}, too.'],
        pet: ['{Friend} lay very still.', '{Friend} sneezed.'],
      }),
    ],
    'elephant.ask': [
      [
        'Under the big leaves [sat|stood] {elephant} the elephant, [all ears|washing].',
        '{Hero} asked {elephant} the elephant, under the [big|green] leaves.',
        '“[Oh|Ha], I know that one!” [said|boomed] {elephant} the elephant.',
      ],
      ifRoom(
        '“[Play|Let me hear] it!” said {elephant}.',
        '{Hero} sat on {elephant’s} [foot|toe].',
        '{Elephant} [swung|lifted] his nose.',
      ),
    ],
    'elephant.end': [
      '¶{refrain}',
      [
        '“[TARAAA|TA-RAA-RAA]!” sang {elephant}, and [off|down] came the [leaves|nuts]!',
        '{Elephant} sang “[TARAAA|TRRRAAA]!” and {hero’s} [hair|hat] flew up.',
        '“[TARAAA|TARUU]!” sang {elephant}, and the [frogs|birds|bees] [fell off|sat down].',
      ],
      [
        '“That is [too big|too loud],” [said|laughed|sighed] {hero}.',
        '“[No|Oh no], [too big|too loud],” [said|laughed|sighed] {hero}.',
      ],
      ifRoom(
        '“The box is [cold|so cold],” said {elephant}, “so [go up|try up] [in|to] the snow!”',
        '“It is [so cold|cold as snow],” said {elephant}, “[go|try] up [there|the hill]!”',
      ),
      asideHere('way', {
        person: ['{Friend} held both ears.', '“So loud!” said {friend}.'],
        pet: ['{Friend} hid.', '{Friend} ran in a ring.'],
      }),
    ],
    'goose.ask': [
      [
        'In the market [sat|ran] {goose} the goose, with [pears|six hats].',
        'In the market {hero} asked {goose} the goose. “[Yes|Oh], I know it!”',
        '“[Pears|Plums|Hats]!” cried {goose} the goose. “Oh, a [song|box]!”',
      ],
      ifRoom(
        '“I know [that|this] one!” said {goose}.',
        'All [stopped|hushed] to hear.',
        '{Goose} [bit|kissed] the lid.',
      ),
    ],
    'goose.end': [
      '¶{refrain}',
      [
        '“[HONK|HO-O-ONK]!” sang {goose}, and a [melon|pear] rolled off.',
        '{Goose} sang “[HONK|HONK-A-HONK]!” and a [cat|man] [hid|ran].',
        '“[HONK|HA-HONK]!” sang {goose}, and the [eggs|bells|plums] shook.',
      ],
      [
        '“That is [a honk|a horn],” [said|laughed|sighed] {hero}.',
        '“[No|Oh no], [a honk|a horn],” [said|laughed|sighed] {hero}.',
      ],
      ifRoom(
        '“The box is [cold|so cold],” said {goose}, “so [go up|try up] [in|to] the snow!”',
        '“It is [so cold|cold as snow],” said {goose}, “[go|try] up [there|the hill]!”',
      ),
      asideHere('way', {
        person: ['{Friend} picked up a plum.', '“Honk,” said {friend}.'],
        pet: ['{Friend} ate a plum.', '{Friend} hid.'],
      }),
    ],
    'sheep.ask': [
      [
        'On the green hill stood {sheep} the sheep and [chewed|looked].',
        'On a green hill {hero} asked {sheep} the sheep, so [soft|warm].',
        '“[Oh|Mm], I know that one,” [said|hummed] {sheep} the sheep.',
      ],
      ifRoom(
        '“[Play|Let me hear] it,” said {sheep}.',
        '{Hero} leaned on {sheep}, so [soft|warm].',
        '{Sheep} [ate|chewed] a [daisy|leaf] and [listened|thought].',
      ),
    ],
    'sheep.end': [
      '¶{refrain}',
      [
        '“[Mehhh|Meh-heh-hehh],” sang {sheep}, with a [daisy|leaf] in it.',
        '{Sheep} sang “[mehhh|behhh]” and [forgot|lost] the rest.',
        '“[Mehhh|Bahhh]!” sang {sheep}, and [all|ten] sheep did, too.',
      ],
      [
        '“That is [wool|too woolly],” [said|laughed|sighed] {hero}.',
        '“[No|Oh no], [wool|too woolly],” [said|laughed|sighed] {hero}.',
      ],
      ifRoom(
        '“The box is [cold|so cold],” said {sheep}, “so [go up|try up] [in|to] the snow!”',
        '“It is [so cold|cold as snow],” said {sheep}, “[go|try] up [there|the hill]!”',
      ),
      asideHere('way', {
        person: ['“Mehhh,” said {friend}, too.', '{Friend} patted {sheep}.'],
        pet: ['{Friend} sniffed the wool.', '{Friend} lay down.'],
      }),
    ],
    climb: [
      [
        'Up went {hero}, up, [up|puff, puff], with the {look} box.',
        '[Step|Puff], step, [step|puff]: the {look} box got [cold|colder], and so did {hero}.',
        'The path was [thin|steep] and the wind was [thin|strong], but up went {hero}.',
      ],
      [
        'Behind, {helper2} still [sang|hummed]: {tune}…',
        'A [goat|bird] looked [down|out] and went [in|away].',
        'The trees got [small|short], then there were [none|no trees].',
      ],
      asideHere('way', {
        person: ['{Friend} [puffed|climbed], too.', '“[Brr|So cold]!” said {friend}.'],
        pet: ['{Friend} [puffed|climbed], too.', '{Friend} [shook|sniffed] the snow.'],
      }),
    ],
    drop: [
      [
        'The box was as cold as snow, so {hero} [went|climbed] up to the snow.',
        '“So cold! You come from the [snow|ice],” said {hero}, and [went|climbed] up.',
        'Up, up to the [snow|ice] [went|climbed] {hero}, for the box was [so cold|ice cold].',
      ],
      [
        '[Oops|Oh no|Oh dear]! The {look} box [slid|slipped|fell], [bim, bam|bonk, bonk|clack, clack], down [the stones|the ice]!',
        'But {hero} [slid|tripped], and down [fell|went|rolled] the {look} box, [bonk, bonk|clack, clack]!',
        'The wind [pushed|bumped], and [bang|clonk|bonk] went the {look} box, down [the stones|the ice]!',
      ],
      [
        'Now it [said|went|sang] “[tk|krk|krr],” and [no more|not a note|no song].',
        '{Hero} [turned|wound] the key, but it [said|went] “[tk|krk|krr].”',
        '“[Tk|Krk|Krr],” [said|went] the [poor|{look}] box, and the song was [gone|all gone].',
        'And the {look} box [said|sang] [no more|not a note], just “[tk|krk|krr].”',
      ],
      asideHere('trouble', {
        person: ['“[Oh no|Oh dear]!” said {friend}.', '“Is it ill?” said {friend}.'],
        pet: ['{Friend} [sniffed|licked] the box.', '{Friend} [whined|sat down].'],
      }),
    ],
    still: [
      [
        '{Hero} sat on a [stone|rock], and the {look} box [sat|lay] on {hero’s} knee.',
        'It was [so|very] still. {Hero} [held|hugged] the {look} box.',
        '“I am [sorry|so sorry], box,” [said|sniffed] {hero}.',
      ],
      [
        'One [tear|snowflake] [fell|sat] on the lid.',
        'Who would [know|hear] it now, with no [song|tune]?',
        'The sun went [down|out], [bit by bit|slow, slow].',
        'No box, no [song|tune], and it was [far|late].',
      ],
      asideHere('trouble', {
        person: ['{Friend} sat close.', '“Poor box,” said {friend}.'],
        pet: ['{Friend} [sat|lay] close.', '{Friend} licked the tear.'],
      }),
    ],
    sing: [
      TURN,
      '¶{refrain}',
      ifRoom(
        'Far [down|off], {helper2} [sang|hummed] it too!',
        'And {helper2} [sang|hummed], and {helper3} sang, far [off|down]!',
        '{Helper3} [heard|woke], and sang it [on|too].',
      ),
    ],
    answer: [
      [
        'And up [there|on top], a [small|wee] voice sang, “…{tune.end}!”',
        'Then “…{tune.end}!” sang a [small|thin|far] voice [up there|in the snow]!',
        'Then: “…{tune.end}!” And who was [that|up there], with the [end|last bit]?',
      ],
      more(
        '“[Sing|Again]!” [cried|called] {hero}, and ran.',
        '{Hero} [ran|climbed] to it, [up, up|on and on].',
        '“You [know|have] it!” [cried|called] {hero}.',
      ),
      asideHere('turn', {
        person: ['“[Hurray|I hear it]!” said {friend}.', '{Friend} [hopped|ran], too.'],
        pet: ['{Friend} [barked|ran] up.', '{Friend} put up both ears.'],
      }),
    ],
    'bear.found': [
      [
        'It was {bear} the bear, [wide awake|so tired]! “[My|Oh, my] {look} box!”',
        'In the snow sat {bear} the bear. “[My|Oh, my] {look} box, that rolled [off|away]!”',
        '“[You|Oh], you found it!” said {bear} the bear, with [sleepy|big] eyes.',
      ],
      [
        '“I can’t sleep with no [song|end],” said {bear}.',
        '“I [should|must] sleep [now|all winter],” {bear} said, “but I need the [song|tune].”',
        '“No song, no [sleep|nap],” [sniffed|yawned] {bear}.',
      ],
      ifRoom('“It [broke|is broken], {bear},” [said|sniffed] {hero}.', '{Hero} [gave|held out] the {look} box.'),
      asideHere('turn', {
        person: ['“Oh,” said {friend}, [softly|low].', '{Friend} [said hello|waved].'],
        pet: ['{Friend} [sniffed|licked] the box.', '{Friend} sat down close.'],
      }),
    ],
    'bear.give': [
      [
        'So they sang, {hero} and {bear}: “{Tune}… {tune.end}!”',
        '“{Tune}…” [sang|began] {hero}. “…{tune.end},” [sang|yawned] {bear}.',
        '{Hero} sang the [start|first bit], and {bear} sang, “…{tune.end}.”',
      ],
      [
        'And {bear} [slept|snored], like a [rug|bun].',
        '{Bear} [lay|fell] down. [Hrrr|Snnn], [pff|phoo]!',
        '{Bear’s} eyes went [shut|down]. [Shh|Hush]!',
      ],
      more(
        'The {look} box went [tk|ting]. It [lay|sat] on his tummy.',
        '{Hero} [tucked|put] the {look} box in his arm.',
      ),
      asideHere('turn', {
        person: ['“Good night,” said {friend}.', '“Shh,” said {friend}.'],
        pet: ['{Friend} slept, too.', '{Friend} lay on his feet.'],
      }),
    ],
    'penguin.found': [
      [
        'It was {penguin} the penguin, on [one|an] egg! “My {look} box!”',
        'In the snow stood {penguin} the penguin. “[My|Oh, my] {look} box, that slid [off|away]!”',
        '“[You|Oh], you found it!” said {penguin} the penguin, [hop, hop|flap, flap].',
      ],
      [
        '“My egg [waits|sleeps] and waits,” said {penguin}.',
        '“The egg will not [open|crack] with no [song|end],” said {penguin}.',
        '“No song, no [chick|crack],” [sniffed|said] {penguin}.',
      ],
      ifRoom('“It [broke|is broken], {penguin},” [said|sniffed] {hero}.', '{Hero} [gave|held out] the {look} box.'),
      asideHere('turn', {
        person: ['“Oh,” said {friend}, [softly|low].', '{Friend} [said hello|waved].'],
        pet: ['{Friend} [sniffed|licked] the box.', '{Friend} sat down close.'],
      }),
    ],
    'penguin.give': [
      [
        'So they sang, {hero} and {penguin}: “{Tune}… {tune.end}!”',
        '“{Tune}…” [sang|began] {hero}. “…{tune.end},” sang {penguin} [for|to] the egg.',
        '{Hero} sang the [start|first bit], and {penguin} sang, “…{tune.end}.”',
      ],
      [
        'And the egg went [crick|tick], [crack|tock]!',
        '[Crick|Tick], crack! A [wet|wee] head [came|popped] out by {penguin’s} toes.',
        '“[Peep|Pip]!” said the egg [to|under] {penguin}.',
      ],
      more(
        'The {look} box went [tk|ting]. It was a [bed|nest] now.',
        'The chick sat in the {look} box and [peeped|sang].',
      ),
      asideHere('turn', {
        person: ['“Hello, chick,” said {friend}.', '{Friend} [clapped|cheered].'],
        pet: ['{Friend} sniffed the chick.', '{Friend} [wagged|hopped] for joy.'],
      }),
    ],
    'little-star.found': [
      [
        'It was {little-star}, a little star, in the [snow|stones]! “My {look} box!”',
        'On a rock sat {little-star}, a little star. “[My|Oh, my] {look} box, that fell [off|down]!”',
        '“[You|Oh], you found it!” said {little-star}, a [pale|small] little star.',
      ],
      [
        '“I can’t go [up|home] with no [song|end],” said {little-star}.',
        '“I [jump|hop] on the last note,” said {little-star}, “up, [up|home].”',
        '“No song, no [sky|shine],” [sniffed|said] {little-star}.',
      ],
      ifRoom('“It [broke|is broken], {little-star},” [said|sniffed] {hero}.', '{Hero} [gave|held out] the {look} box.'),
      asideHere('turn', {
        person: ['“Oh,” said {friend}, [softly|low].', '{Friend} [said hello|waved].'],
        pet: ['{Friend} [sniffed|licked] the box.', '{Friend} sat down close.'],
      }),
    ],
    'little-star.give': [
      [
        'So they sang, {hero} and {little-star}: “{Tune}… {tune.end}!”',
        '“{Tune}…” [sang|began] {hero}. “…{tune.end},” sang {little-star}.',
        '{Hero} sang the [start|first bit], and {little-star} sang, “…{tune.end}.”',
      ],
      [
        'And up went {little-star}, [zip|whoosh], [zip|hop], into the sky!',
        '{Little-star} [hopped|jumped], and up it [went|flew], and [shone|stuck]!',
        'On the last note {little-star} [flew|shot] up [to|into] the sky.',
      ],
      more('The {look} box went [tk|ting], full of [light|shine].', '{Hero} waved the {look} box. It [shone|winked].'),
      asideHere('turn', {
        person: ['{Friend} waved at the sky.', '“So bright!” said {friend}.'],
        pet: ['{Friend} looked up and up.', '{Friend} [jumped|hopped] after it.'],
      }),
    ],
    end: [
      [
        'Back in {found}, {party} [sang|hummed] it, [end and all|right to the end].',
        '{Party} came [back|home] to {found}, with the [whole|full] song.',
        'Home in {found}, {spot}, [sat|sang] {party}.',
      ],
      when('adults', '“[There|Here] you are!” said {adults}.'),
      [
        '“{Tune}… {tune.end},” [sang|hummed] {hero}, and now it was {hero’s}, too.',
        'No box [at all|any more], but “{tune}… {tune.end}!” sang {hero}.',
        '“{Tune}… {tune.end}!” And it did not [stop|break off] [now|any more].',
        '“{Tune}…” sang {hero}. “…{tune.end}!” sang [a bird|the gate|the wind].',
      ],
      adult('end'),
      asideHere('end', {
        person: ['{Friend} sang it, [too|wrong].', '{Friend} hummed it, too.'],
        pet: ['{Friend} [sang|howled], too.', '{Friend} [slept|lay down].'],
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
      brave: ['{Hero} [took|grabbed] it, [just so|first of all].', '“I [dare|will]!” said {hero} to the [box|lid].'],
      curious: [
        '{Hero} [shook|sniffed] it, [top|left] and [bottom|right].',
        '“What’s in [there|you]?” said {hero} to the [lid|box].',
      ],
      kind: ['{Hero} [dried|kissed] it.', '{Hero} put a [snail|bug] off the [lid|box].'],
      funny: ['{Hero} wore it for a [hat|shoe].', '“[Knock|Toc], knock!” said {hero} to the [lid|box].'],
      shy: ['{Hero} [touched|stroked] it with one [toe|finger].', '“[Hello|Hi],” said {hero} [low|softly].'],
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
      kind: ['“[Rest|Sleep], box. I will sing,” said {hero}.', '{Hero} sang [for|to] the box, [low|warm].'],
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
      energetic: ['{Hero} [hopped|jumped] up and sang it.', 'Hop, [stamp|clap], {hero} sang it [out|loud].'],
      clever: [
        '“It is in my [head|ear]!” said {hero}, and sang.',
        '“No [box|lid]? I have a [mouth|nose],” said {hero}, and sang.',
      ],
    },
  },
};
