/** The half song in English for readers of 2 to 4. */
import { adult, aside, HABIT, ifRoom, more, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';

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
        'What [sat|lay|shone] {spot}? {A look} box, [and|so] {party} [took|got] it.',
        '{Party} [ran|came] to {found}, and [bump|bonk], there was {a look} box!',
        '{A look} box lay {spot}, all [wet|cold|alone], till {party} [came|saw it].',
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
        '{Hero} [turned|wound] the key, [crick|tick], crack.',
        '{Hero} [opened|lifted] the {look} lid, [slow|up], [slow|up].',
        'Up went the {look} lid, and [out|up] came a [song|tune].',
        'It [woke|began|sang], the {look} box.',
      ],
      '¶{refrain}',
      ifRoom(
        '“Who [has|knows] the [end|rest]?” said {hero}. “It is their {look} box!”',
        '“[Who|Somebody] lost you, {look} box,” said {hero}. “[We|I] will [find|look for] them!”',
        '“Where is [the|your] [end|rest]?” {hero} [asked|said to] the {look} box.',
      ),
      aside('start'),
    ],
    go: [
      [
        '{Hero} [put|took] on a [hat|coat] and took the {look} box by the [arm|hand].',
        'Off [went|marched] {hero}, out of {found}, [box|{look} box] and all.',
        '“Who [sings|knows] you?” said {hero}. “Let’s [go|ask|see]!”',
        '[Left|Up] or [right|down]? {Hero} and the {look} box [just went|went on].',
      ],
      [
        'They went past a [hen|cow|well], and a [hill|gate|stream].',
        'They went [over|past] a [bridge|hill] and [up|round] a [lane|road].',
        '{Hero} [sang|hummed] it: {tune}, [hm, hm|mm, mm]…',
      ],
      aside('way'),
    ],
    'frog.ask': [
      [
        'By the river sat {frog} the frog, [wet|fat] and [green|glad].',
        '[Splash|Plop], up came {frog} the frog, with a [leaf|weed] for a hat.',
        '“[Hm|Oh], I know that one!” [said|croaked] {frog} the frog.',
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
        '{Frog} [puffed|blew] up, [up|big]: “[QUARRK|QUOARK]!”',
      ],
      ifRoom(
        '[No|Oh no], that was [wet|wrong]!',
        '“[Brr|Ooh], so cold, that {look} box!” said {frog}, “[go up|go on|try up there]!”',
        '“Not mine, it is [so|too] [cold|dry]!” [said|cried] {frog}.',
      ),
      aside('way'),
    ],
    'camel.ask': [
      [
        'In the sand lay {camel} the camel, [long|brown] and [slow|warm].',
        'Up a [hill|heap] of sand came {camel} the camel, [chew, chew|munch, munch].',
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
        '“[Aaa-AAHM|Haaa-AAM],” sang {camel}. It was a [yawn|long yawn]!',
        '{Camel} [sang|did] “[aaa-AAHM|oo-AAHM]” and [slept|fell over].',
        '“[Aaahm|Yaaahm],” went {camel}, so [big|wide] that a [bird|fly] flew in!',
      ],
      ifRoom(
        '[No|Oh no], that was a [nap|yawn]!',
        '“[Brr|Ooh], so cold, that {look} box!” said {camel}, “[go up|go on|try up there]!”',
        '“Not mine, it is [so|too] [cold|quick]!” [said|cried] {camel}.',
      ),
      aside('way'),
    ],
    'owl.ask': [
      [
        'In the book room sat {owl} the owl, up [on a shelf|high].',
        '“[Hush|Shh]!” said {owl} the owl. “[Books|They] are [asleep|thinking]!”',
        'Behind a [big|fat|thick] book sat {owl} the owl and [blinked|read].',
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
        '{Owl} [sang|did] the end: “[Shhhh|Shh-hoo].” No one [heard|woke].',
        '“[Shh|Hush]!” sang {owl}, so loud that [ten|six] books fell!',
      ],
      ifRoom(
        '[No|Oh no], that was [hush|a hush]!',
        '“[Brr|Ooh], so cold, that {look} box!” said {owl}, “[go up|go on|try up there]!”',
        '“Not mine, it is [so|too] [cold|loud]!” [said|cried] {owl}.',
      ),
      aside('way'),
    ],
    'elephant.ask': [
      [
        'Under the big leaves [sat|stood] {elephant} the elephant, [fanning|washing].',
        'A grey [wall|hill] moved! It was {elephant} the elephant, [all ears|ears and all].',
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
        '{Elephant} [blew|sang] “[TARAAA|TRRRAAA]!” and {hero’s} [hair|hat] [flew|stood up].',
        '“[TARAAA|TARUU]!” went {elephant}, and the [frogs|birds|bees] [fell off|sat down].',
      ],
      ifRoom(
        '[No|Oh no], that was [loud|too big]!',
        '“[Brr|Ooh], so cold, that {look} box!” said {elephant}, “[go up|go on|try up there]!”',
        '“Not mine, it is [so|too] [cold|small]!” [said|cried] {elephant}.',
      ),
      aside('way'),
    ],
    'goose.ask': [
      [
        'In the market [sat|ran] {goose} the goose, with [pears|six hats].',
        '“[Pears|Plums|Hats], [pears|eggs]!” [cried|called] {goose} the goose. “Oh, a [box|song]!”',
        'On a heap of [melons|plums] stood {goose} the goose and [shouted|sang].',
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
        '“[HONK|HO-O-ONK]!” sang {goose}, and a [melon|pear] [rolled|ran] off.',
        '{Goose} [sang|cried] “[HONK|HONK-A-HONK]!” and sold [it|two plums] to a [cat|man].',
        '“[HONK|HA-HONK]!” went {goose}, and the [eggs|bells|plums] [shook|rang|hopped].',
      ],
      ifRoom(
        '[No|Oh no], that was a [honk|horn]!',
        '“[Brr|Ooh], so cold, that {look} box!” said {goose}, “[go up|go on|try up there]!”',
        '“Not mine, it is [so|too] [cold|quiet]!” [said|cried] {goose}.',
      ),
      aside('way'),
    ],
    'sheep.ask': [
      [
        'On the green hill stood {sheep} the sheep and [chewed|looked].',
        'A [cloud|cushion] had legs! It was {sheep} the sheep, [chewing|knitting].',
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
        '{Sheep} [sang|said] “[mehhh|behhh]” and [forgot|lost] the rest.',
        '“[Mehhh|Bahhh]!” went {sheep}, and [all|ten] sheep did too.',
      ],
      ifRoom(
        '[No|Oh no], that was [wool|fluff]!',
        '“[Brr|Ooh], so cold, that {look} box!” said {sheep}, “[go up|go on|try up there]!”',
        '“Not mine, it is [so|too] [cold|hard]!” [said|cried] {sheep}.',
      ),
      aside('way'),
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
      aside('way'),
    ],
    drop: [
      [
        '[Oops|Oh no|Oh dear], the {look} box [slid|slipped], and [bim|bonk], bam, down [it went|the stones]!',
        'Up, up, and [oops|whoops]: the {look} box [jumped|fell], [bonk, bonk|clack, clack]!',
        'The wind [pushed|bumped], {hero} [slid|tripped], and [bang|clonk] went the {look} box!',
        '[Snow|Ice], and {hero} [slid|slipped], and down [rolled|hopped] the {look} box, [bonk|clack], [bonk|clack].',
      ],
      [
        '{Hero} [turned|wound] the key, and “[tk|krk],” said the {look} box, [no song|not a note]!',
        '{Hero} [shook|rubbed|kissed] the {look} box, and it [said|went] “[tk, tk|krr]” and no more.',
        'The {look} lid [hung|flapped], and the song was [gone|out], [tk|pff]!',
      ],
      aside('trouble'),
    ],
    still: [
      [
        '{Hero} sat on a [stone|rock], and the {look} box [sat|lay] on {hero’s} knee.',
        'It was [so|very] still. {Hero} [held|hugged] the {look} box.',
        '“I am [sorry|so sorry], box,” [said|sniffed] {hero}.',
      ],
      [
        'One [tear|snowflake] [fell|sat] on the lid.',
        'How can they [know|hear] us now, with no [song|tune]?',
        'The sun went [down|out], [bit by bit|slow, slow].',
        'No box, no [song|tune], and it was [far|late].',
      ],
      aside('trouble'),
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
      aside('turn'),
    ],
    'bear.found': [
      [
        'It was {bear} the bear, [wide awake|so tired]! “[My|Oh, my] {look} box!”',
        'In the snow sat {bear} the bear. “[My|Oh, my] {look} box, that rolled [off|away]!”',
        '“[You|Oh], you found it!” said {bear} the bear, with [red|big] eyes.',
      ],
      [
        '“I can’t sleep with no [song|end],” said {bear}.',
        '“I [should|must] sleep [now|all winter],” {bear} said, “but I need the [song|tune].”',
        '“No song, no [sleep|nap],” [sniffed|yawned] {bear}.',
      ],
      ifRoom('“It [broke|is broken], {bear},” [said|sniffed] {hero}.', '{Hero} [gave|held out] the {look} box.'),
      aside('turn'),
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
      aside('turn'),
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
      aside('turn'),
    ],
    'penguin.give': [
      [
        'So they sang, {hero} and {penguin}: “{Tune}… {tune.end}!”',
        '“{Tune}…” [sang|began] {hero}. “…{tune.end},” sang {penguin} [for|to] the egg.',
        '{Hero} sang the [start|first bit], and {penguin} sang, “…{tune.end}.”',
      ],
      [
        'And the egg of {penguin} went [crick|tick], [crack|tock]!',
        '[Crick|Tick], crack! A [wet|wee] head [came|popped] out by {penguin’s} toes.',
        '“[Peep|Pip]!” said the egg [to|under] {penguin}.',
      ],
      more(
        'The {look} box went [tk|ting]. It was a [bed|nest] now.',
        'The chick sat in the {look} box and [peeped|sang].',
      ),
      aside('turn'),
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
      aside('turn'),
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
      aside('turn'),
    ],
    end: [
      [
        'Back in {found}, {party} [sang|hummed] it, [end and all|right to the end].',
        '{Party} came [back|home] to {found}, with the [whole|full] song.',
        'Home in {found}, {spot}, [sat|sang] {party}.',
      ],
      when('adults', '“[There|Here] you are!” said {adults}.'),
      [
        '“{Tune}… {tune.end},” [sang|hummed] {hero}, and [now|here] it was [{hero’s}|ours] too.',
        'No box [at all|any more], but “{tune}… {tune.end}!” sang {hero}.',
        '“{Tune}… {tune.end}!” And it did not [stop|break off] [now|any more].',
        '“{Tune}…” sang {hero}. “…{tune.end}!” sang [a bird|the gate|the wind].',
      ],
      adult('end'),
      aside('end'),
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
