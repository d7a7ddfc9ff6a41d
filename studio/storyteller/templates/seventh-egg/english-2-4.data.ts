/** The seventh egg in English for readers of 2 to 4. */
import { adult, asideHere, HABIT, ifRoom, more, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '{Flap}, [right|close|just] behind {hero} came {duck}.',
    'And [right|close] behind, {flap}, [came|ran|went] {duck}.',
    '[Where|Wherever] {hero} went, {flap}, [went|came] {duck}.',
    '{Hero} went first, and, {flap}, {duck} came [behind|after].',
  ],
  beats: {
    open: [
      when(
        'together',
        [
          '“Look at [me|this]!” called {hero}, and did a {trick}. {Others} [laughed|cheered|clapped].',
          '{Hero} did a {trick}. [All|They all] [looked|clapped]: {others}, {dog} and {hen}.',
          'Who [can|could] do a {trick}? {Hero} [can|could]! “Again!” said {others}.',
          'Here {party|was|were} {party}. And {hero} did a {trick}, [hop, hey|hop, la|ta-da]!',
          '“[See|Watch] my {trick}!” said {hero}. {Others} [stopped|came] to see.',
        ],
        [
          '“Look at [me|this]!” called {hero}, and did a {trick}. {Dog} [laughed|barked|cheered].',
          '{Hero} did a {trick}. [All|They all] [looked|clapped]: {dog}, {hen} and {donkey}.',
          'Who [can|could] do a {trick}? {Hero} [can|could]! “Again!” said {dog}.',
          'Here [was|came] {hero}. And {hero} did a {trick}, [hop, hey|hop, la|ta-da]!',
          '“[See|Watch] my {trick}!” said {hero}. {Donkey} [stopped|came] to see.',
        ],
      ),
      { more: HABIT },
      ifRoom(
        '{Hero} was the [smallest|littlest|little one] in the house. [All|They all] looked at {them}.',
        '{Hero} was the [smallest|littlest] of all. {Dog} [watched|loved] [it all|every jump].',
        '{Hero} was the [smallest|little one] at home, and liked it when [all looked|they clapped].',
        '{Dog} the dog [barked|said “woof”]. {Hen} the hen [clapped|flapped] both wings.',
      ),
      when('adults', ifRoom('{Adults} [clapped|cheered|took a bow], too.', '“Well [done|jumped]!” said {adults}.')),
      adult('start'),
    ],
    egg: [
      [
        '{Goose} the goose had six [fine|grey] eggs. “But this is [number seven|one more],” she said. “[Not mine|No room]!”',
        '“Six are mine,” said {goose} the goose. “[This|That] one [is not|has no nest].”',
        '“[Honk|Hm]!” said {goose} the goose. By her nest lay [one more egg|a cold, blue egg].',
        '{Goose} the goose [counted|sat on] six eggs. But there was [a number seven|one more], too!',
      ],
      when(
        'giver',
        [
          'It was [cold|so cold], so they put it in the [warm|soft] {thing} from {giver}.',
          'They put it in the {thing} from {giver}. [Oh|Hey], that was {hero’s}!',
          '[It went|In it went,] into the {thing} that {giver} gave {hero}.',
        ],
        [
          'It was [cold|alone|so cold], so it [went|had to go] into {hero’s} {thing}!',
          'What was [soft|warm] and just right? {Hero’s} {thing}. [Oh|Hey]!',
          'They put it in a {thing}. [Hey|Stop], that was {hero’s}!',
          'And who had to give up a {thing}? {Hero} [did|had to]!',
        ],
      ),
      asideHere('start', {
        person: ['“It is [cold|so blue],” said {friend}.', '{Friend} [patted|stroked] the egg.'],
        pet: ['{Friend} [sniffed|licked] the egg.', '{Friend} lay down by the egg.'],
      }),
    ],
    arrive: [
      when(
        'together',
        [
          '{Hero} did a {trick}. But {others} [looked|stared] at an egg. “[Not mine|Not me|Not my egg]!” said {goose} the goose.',
          'Here {party|was|were} {party}, and here was [an|one blue|a cold] egg. “[Not mine|I have six],” said {goose} the goose.',
          '{Party} [found|saw] [an|a blue|a cold] egg by {goose} the goose. “[That is|There is|Honk, that is] [one|one egg] too many!”',
        ],
        [
          '{Hero} did a {trick}. But {dog} [looked|stared] at an egg. “[Not mine|Not me|Not my egg]!” said {goose} the goose.',
          '“Look at my {trick}!” [said|called] {hero}. But there [lay|was] [an|a cold|a blue] egg, by {goose} the goose.',
          '{Hero} [found|saw] [an|a blue|a cold] egg by {goose} the goose. “[That is|There is|Honk, that is] [one|one egg] too many!”',
          '“[Honk|Hm|No, no], I have six,” said {goose} the goose, “and [here|there] is [one more egg|another egg|one more]!”',
        ],
      ),
      [
        'They put it in {hero’s} {thing}. And [all eyes|all] [looked at it|stayed with it], not at {hero}.',
        'They [put|laid] it in {hero’s} {thing}. Now all [said|went], “[Shh|Aah|Ooh]!”',
        '[So|Quick], into {hero’s} {thing} with it! Now all [sat and looked|looked|stared] at the [egg|blue egg|{thing}].',
        '{Hero’s} {thing} was its [bed|nest] now. And nobody [looked at|saw] {hero}.',
      ],
      when('adults', ifRoom('“So [round|blue|big]!” said {adults}.', '{Adults} said, “[Aah|Ooh|Shh].”')),
    ],
    home: [
      [
        '{Dog} warmed the egg. {Hen} turned the egg. And all [said|went], “[Aah|Ooh]!”',
        'Now all sat [by|round] the {thing}: {dog}, {hen}, {party}, and all said, “[Shh|Hush].”',
        '“So [round|blue|still]!” said {dog} the dog. “So [blue|good]!” said {hen} the hen.',
        '{Dog} the dog [kissed|licked] the egg. {Hen} the hen [sang|clucked] to it.',
      ],
      [
        '{Hero} did a {trick}. “Shh,” said {dog}, “the [egg|egg is asleep]!”',
        '{Hero} did a {trick} for {hen}. But nobody [saw|clapped|looked].',
        '“Look, a {trick}!” said {hero}. But {dog} [looked|stared] at the egg.',
        'So {hero} did {a trick} all [alone|for {themselves}], in the [dark|corner].',
      ],
      when('adults', ifRoom('“Not [now|so loud],” said {adults}.', '{Adults} [sang|hummed] to an egg!')),
      asideHere('trouble', {
        person: ['“[Later|Not now],” said {friend}.', '{Friend} looked at the egg, too.'],
        pet: ['{Friend} [sat|slept] by the egg, too.', '{Friend} [sniffed|licked] the egg, too.'],
      }),
    ],
    watch: [
      [
        'At night {hero} had to [warm|hold] the egg, nose to [nose|shell].',
        'Now it was {hero’s} turn to [sit|lie] by the egg and keep it [warm|safe].',
        '{Dog} slept. {Hen} slept. {Hero} [sat up|lay] with the egg.',
        'It was [night|dark]. {Hero} [lay|sat] down [next to|by] the egg, to keep it warm.',
      ],
      [
        '“I am the [small|little] one here,” {hero} told it. “I can do a {trick}.” [Tok|Tick]!',
        '“You have my {thing},” {hero} said. “You [thief|egg], you.” And the egg said [tok|tick].',
        '“Do you [know|like] my {trick}?” said {hero}. “[Tok|Tick],” said the egg.',
        '{Hero} put one ear [on it|down]. [Tick|Tok], [tap|pick], went the egg!',
      ],
      when('interest', more('{Hero} told the egg about {interest}.', '“I like {interest},” said {hero} to the egg.')),
    ],
    hatch: [
      [
        '“I want my {thing},” {hero} [said|told the egg]. [Crick, crack|Pick, crack|Crack, crack]! Out [came|fell|popped] {duck}, a [wet|little|small] duck!',
        '{Hero} [bent over|looked at|kissed] the egg. And [crack|crick, crack|pick, pack, crack], {duck}, a [wet|little|small] duck, [came|fell] out!',
        '“Give my {thing} back,” {hero} said to the egg. [Pop|Crack|Crick, crack]! There [sat|was] {duck}, a [duck|wet duck|small duck].',
        '{Hero} [was all alone with the egg|was the only one up|sat with the egg]. And [crack|crick, crack|pick, crack], out [fell|came|hopped] {duck}, a [wet|small] duck!',
      ],
      [
        '{Duck} saw {hero} [first of all|first]. “[Peep|Pee-eep|Peep, you]!”',
        'He [looked|looked up] at {hero} and [said|sang], “[Peep|Peep, peep|Pip]!”',
        'The first thing he saw was {hero’s} [nose|face|big nose|left ear].',
        '“[Peep|Pip|Peep, peep]!” said {duck}, and [kissed|bit] {hero’s} [toe|nose].',
      ],
      '¶{refrain}',
    ],
    follow: [
      [
        '{Hero} went left, {duck} went left. {Hero} [sat|hopped], {duck} [sat|hopped].',
        '{Hero} said, “[Shoo|Go home], {duck}.” “Peep,” said {duck}, and [came|stayed].',
        '{Hero} went to the [gate|tree|wall] and back. {Duck} [did|went], too.',
        '{Hero} [ran|skipped] fast. {Duck} ran, and [fell|fell over], and ran.',
      ],
      ifRoom(
        '{Hero} scratched {their} ear. {Duck} had no ear, and [scratched it|did it], too.',
        '“He thinks he is [you|{hero}],” said {dog}.',
        'Even to the [bath|potty|shed] came {duck}!',
      ),
      asideHere('way', {
        person: ['“He likes [you|{hero}],” said {friend}.', '{Friend} [laughed|giggled] at {duck}.'],
        pet: ['{Friend} [sniffed|licked] {duck}.', '{Friend} came [last|last of all].'],
      }),
      '¶{refrain}',
    ],
    hide: [
      [
        '{Hero} hid [behind|in|under] a basket. “{Duck} will not [find|see|get] me [here|now]!”',
        '[Shh|Hush], {hero} [sat|hid] [behind|in|under] a [big |]basket, away from {duck}.',
        '{Hero} made {themselves} [small|flat|thin] in the grass, so {duck} would [go|walk|run] by.',
        '{Hen} the hen [stood|sat] in front, and {hero} hid from {duck} [behind|in] a basket.',
      ],
      [
        '“[Peep|Boo|Peep-o]!” said {duck}, who [liked|loved] this game.',
        'But who [looked in|came, too|sat there]? {Duck}, with a [peep|loud peep|happy peep]!',
        'And [{duck}|where was {duck}]? He hid [there|in it|right there], too!',
        'One, two, [peep|three|four]! {Duck} had [found|got|seen] {hero}.',
      ],
      asideHere('way', {
        person: ['“{Duck} won,” said {friend}.', '{Friend} hid [better|well].'],
        pet: ['{Friend} hid [well|better].', '{Friend} found [them|both].'],
      }),
      '¶{refrain}',
    ],
    climb: [
      [
        'Up [the|a tall|a long] ladder went {hero}, [hop|step, step]. “{Duck} [can’t|cannot|won’t] [climb|come up]!”',
        '{Hero} [climbed|went|ran] up the ladder, [up and up|to the top], away from {duck}.',
        'Ducks have no [hands|ladder|knees], so {hero} [went|climbed] [up|high up], away from {duck}.',
        '“[Bye-bye|Bye|So long], {duck}!” {Hero} [sat|stood|sang] [on top of|high on] the ladder.',
      ],
      [
        'But {donkey} the donkey gave {duck} a [lift|ride|leg up]. “[Peep|Pip|Peep, peep]!”',
        'Then two long ears came [up|by|near]: {donkey} the donkey, and {duck} [on top|on him]!',
        '“[Hee-haw|Up you go|Hop on],” said {donkey} the donkey. {Duck} [sat|stood] [on his head|between his ears]!',
        'But {donkey} the donkey was [tall|taller], and {duck} [sat|stood|rode] on his [head|back].',
      ],
      asideHere('way', {
        person: ['{Friend} held the ladder.', '“Hello up there,” said {friend}.'],
        pet: ['{Friend} stayed [down|on the ground].', '{Friend} looked up.'],
      }),
      '¶{refrain}',
    ],
    mirror: [
      [
        '{Hero} [got|brought|held up] a mirror. “Look, {duck}, a [friend|duck|pal] for you!”',
        '“[Play|Stay] with that duck,” said {hero}, and [put|set] {duck} by the mirror.',
        'In the mirror [was|sat|stood] a second {duck}. “[There|Go on|Look], play!” said {hero}.',
        '{Hero} [gave|got] {duck} a mirror to [look at|peep at|play with].',
      ],
      [
        'But {duck} looked [past|round|over] it, at {hero}. “[Peep|Pip|Peep, peep]!”',
        'But in the mirror {duck} saw {hero}, too, and [ran|came|hopped] to {them}.',
        '{Duck} [saw|looked at] a duck. He [saw|looked at] {hero}. He [liked|picked|ran to] {hero}.',
        '{Duck} [pecked|kissed] the mirror once. Then he [pecked|kissed] {hero’s} [nose|knee|toe].',
      ],
      asideHere('way', {
        person: ['“He likes [you|{hero}] best,” said {friend}.', '{Friend} [waved|winked] at the mirror.'],
        pet: ['{Friend} [licked|sniffed] the mirror.', '{Friend} looked behind the mirror.'],
      }),
      '¶{refrain}',
    ],
    drum: [
      [
        '[Boom|Bom|Bam], {hero} [hit|beat] a drum. “Go [off|home|away], {duck}!”',
        '{Hero} [had|got] a drum. It was [loud|so loud|big]. “[Now go|Off you go|Shoo], {duck}!”',
        'Bam, [bam|bim], [bum|boom]! {Hero} beat a drum to [scare|shoo] {duck}.',
        '{Hero} made a [big|bad|loud] noise, bom, [bom|bam], to [scare|shoo] {duck}.',
      ],
      [
        'But {duck} [danced|hopped|jumped]! [Left foot, right foot|Right foot, left foot|Hop, hop], [bum|tail]!',
        'But {duck} [loved|liked] [it|the drum]! He [wagged|shook] his [tail|wings] to it.',
        '[Up and down|Round and round] [danced|hopped] {duck}. {Hen} held her [ears|head].',
        '“Peep, peep, [boom|peep|bom]!” sang {duck}, and [danced|spun|hopped].',
      ],
      asideHere('way', {
        person: ['{Friend} danced, [too|with {duck}].', '{Friend} held both ears.'],
        pet: ['{Friend} hid from the drum.', '{Friend} [wagged|danced], too.'],
      }),
      '¶{refrain}',
    ],
    dog: [
      [
        '“You [mind|watch] {duck},” [said|whispered] {hero} to {dog} the dog, and [crept|ran|tiptoed] off.',
        '{Hero} [gave|handed|took] {duck} to {dog} the dog. “[Sit|Stay|Sleep], both of you!”',
        '{Dog} the dog [had|got|minded] {duck}. [Tiptoe, tiptoe|Shh, shh|Hush, hush], off [went|crept] {hero}.',
        '“I can [watch him|mind him],” said {dog} the dog, and sat [by|down by] {duck}.',
      ],
      [
        'But {dog} [slept|snored]. {Duck} [ran|came|hopped] over his [nose|back|head].',
        'But {dog} [shut|closed] [one|his left] eye. He [shut|closed] [two|the other]. {Duck} [ran|left|was off]!',
        'But {dog} [got up|yawned|woke] and came, too. Now {hero} had {duck} and [a dog|{dog}] behind!',
        'But {duck} [sang|peeped] {dog} to sleep, and [then ran|off he went|off he ran].',
      ],
      asideHere('way', {
        person: ['{Friend} [tickled|woke] {dog}.', '“{Dog} snores,” said {friend}.'],
        pet: ['{Friend} slept by {dog}.', '{Friend} [yawned|looked on].'],
      }),
      '¶{refrain}',
    ],
    hen: [
      [
        '“[Please mind|Mind] {duck},” said {hero} to {hen} the hen, and [ran|ran off].',
        '{Hen} the hen showed {duck} how to [peck|scratch|sit]. {Hero} [crept|ran|went] off.',
        '“I had [nine|ten|six] chicks,” said {hen} the hen. “[So|Now] give me {duck}.”',
        '{Hero} [left|put] {duck} with {hen} the hen, and [ran|went|ran off].',
      ],
      [
        'But back came {duck}. And back came {hen}, [cross|very cross|puffing].',
        '“He is no [hen|chick],” said {hen}. “He [wants|likes|loves] you.” “[Peep|Pip],” said {duck}.',
        'But [soon|back] came {duck}, and then {hen}, and then [nine|four|ten] chicks!',
        '“He ate my [corn|lunch|tea],” said {hen}. “[Take|Have] {duck} back!”',
      ],
      asideHere('way', {
        person: ['{Friend} [counted|fed] the hens.', '“Poor {hen},” said {friend}.'],
        pet: ['{Friend} [chased|sniffed] a chick.', '{Friend} ate the corn, too.'],
      }),
      '¶{refrain}',
    ],
    alone: [
      [
        '{Duck} [slept|dozed|had a nap]. {Hero} [crept|tiptoed] [past|behind] the wall, [alone|free] at last!',
        '[Shh|Hush|Look], {duck} had [shut|closed] one eye, then [two|both]. Off [went|crept|ran] {hero}!',
        '{Duck} sat in the sun and [nodded|slept|dozed]. {Hero} was [free|off|alone]!',
        'At last {duck} had a [nap|sleep|rest]. {Hero} [ran|went] away, all alone.',
      ],
      [
        '{They} did the best {trick} [ever|of all]. “Did you see [my {trick}|that|it]?” [No one|Nobody] [had|did].',
        '{They} did a {trick}, and looked [round|back|up]. But [nobody|no one] [saw|clapped|cheered], not even {duck}.',
        '{They} did a {trick}, a [big|great|fine] one! And who [clapped|saw it]? Not {duck}.',
        '“Look, a {trick}!” said {hero}. It was [very|so|oh so] [still|quiet]. No {duck} said peep.',
      ],
      asideHere('trouble', {
        person: ['“Where is {duck}?” said {friend}.', '“No {duck}?” said {friend}.'],
        pet: ['{Friend} [looked|sniffed] for {duck}.', '{Friend} missed {duck}, too.'],
      }),
    ],
    gone: [
      [
        '“{Duck}?” {Hero} looked [under|in] the basket. {Dog} looked under {donkey}.',
        'Where was {duck}? The {thing} was [gone|not there], too!',
        'Was {duck} in the [sun|grass|hay|yard]? No! And the {thing} was [gone|not there].',
        '“[Here|Come], {duck}!” called {hero}, {dog} and {donkey}. But no one said [peep|pip].',
      ],
      more(
        '{Hero} called [left and called right|up and called down|high and called low].',
        '{Hen} looked in the [pot|nest].',
        '{Hero’s} tummy felt [cold|odd|small].',
      ),
      asideHere('trouble', {
        person: ['{Friend} [called|looked], too.', '“Oh, {duck},” said {friend}.'],
        pet: ['{Friend} [looked|sniffed] in the hay.', '{Friend} [sniffed|looked] left and right.'],
      }),
    ],
    track: [
      [
        '{Duck} was gone! [Little|Small] footprints and a long [line|track] went to the [gate|road].',
        '{Hero} ran back. No {duck}! But [little|small] footprints went [round|past] the tree, {flap}.',
        'No {duck}! But look, [small|wee] steps went by the wall, to the [gate|road].',
        '{Duck} was gone, and so was the {thing}! [But there|There|But look, there] were [small|wee|little] steps in the [mud|dust|grass].',
      ],
      [
        '“He is looking for me!” said {hero}, and [ran|went] [behind|after] {duck}.',
        'Now who ran behind {duck}? {Hero} [did|ran], {flap}!',
        '{Hero} [went|ran] after {duck}, with {dog} [behind|last of all|close behind].',
        '“[Wait|Stay there|Stop], {duck}!” [called|said] {hero}, and [ran|hurried].',
      ],
      asideHere('trouble', {
        person: ['“This way,” said {friend}.', '{Friend} ran, too.'],
        pet: ['{Friend} [sniffed|smelled] the steps.', '{Friend} ran in front.'],
      }),
    ],
    pond: [
      [
        'There was {duck} by the water, with the {thing}. He put in one [toe|foot]. [Brr|No]!',
        'By the [big|cold|wide] water sat {duck}, and he did not [go in|dare|put a toe in].',
        '{Duck} [stood|sat] by the water and did not [dare|go in]. Six little geese [swam|swam by|could swim].',
        'At the water [stood|was] {duck}. It was [big|deep], and he was so [small|little].',
      ],
      TURN,
      [
        'So {hero} went in [first|before him], shoes and [all|socks].',
        '{Hero} [walked|stepped] in. “Look, {duck}! Like [me|this]!”',
        'Splash, in went {hero}, up to the [knee|knees], for {duck}.',
        '“Do it like [me|this], {duck},” said {hero}, and [went|stepped] in.',
      ],
    ],
    swim: [
      [
        'Plop, in went {duck}. And he [swam|could swim], [round|round and round] {hero}!',
        '{Duck} put in one foot, then [two|the other]. And [off he swam|he swam], [round|round and round] {hero}!',
        'Look, {duck} [swam|could swim]! He went [left, right|round and round], [faster|better] than {hero}!',
        '{Duck} went in after {hero}. He swam [out|off], and he swam [back|in]!',
      ],
      [
        '“Look!” [called|cried|shouted] {hero}. “Look at [him|{duck}]!”',
        '“{Goose}! {Dog}! Look at {duck}!” [cried|called] {hero}.',
        '{Hero} [told|called to] them all: “Look at {duck}, not me!”',
        '“Did you see {duck}?” [cried|said] {hero}, and [jumped|clapped].',
      ],
      asideHere('turn', {
        person: ['{Friend} [clapped|cheered] for {duck}.', '“He can swim!” said {friend}.'],
        pet: ['{Friend} [swam|paddled], too.', '{Friend} [barked|jumped] for joy.'],
      }),
    ],
    water: [
      [
        '{Duck} sat by the water and did not [dare|go in].',
        '{Duck} put in one [toe|foot|wing]. [Brr|No]!',
        'There was {duck}, at the [big|cold|wide] water, [all alone|quite alone|with the {thing}].',
        '{Duck} looked at the [big|cold|deep] water. He was so small.',
      ],
      { more: TURN },
      [
        'So {hero} went in [first|first, shoes and all].',
        '“Like [me|this]!” said {hero}, and [went|stepped] in.',
        'So {hero} [stepped|went|walked|ran|jumped] in [first|before him|for him].',
        'Splash, in went {hero}, shoes and [all|socks].',
      ],
      [
        'Then {duck} [came|hopped] in and [swam|could swim]! “Look at [him|{duck}]!” [cried|called|sang] {hero}.',
        '[Plop|Plip|Splish], {duck} [swam|could swim]! “Look at [him|{duck}],” {hero} [called to|told|cried to] [them all|all of them|{goose}].',
        'And {duck} [swam|paddled] [round|behind|next to] {hero}! “{Goose}, [look at him|look at {duck}]!”',
        'In [came|went] {duck}, and he [swam|could swim]! “[Look|Oh, look] at {duck}!” cried {hero}.',
      ],
    ],
    slow: [
      [
        '[Then|So] {party} and {duck} [went|walked] home by the [moon|light of the moon].',
        'The moon [shone|came up|was out]. {Party} and {duck} went [home|home to bed].',
        'Home [went|walked] {party} with {duck} and the [wet|cold|damp] {thing}.',
        '“You can have my {thing}, {duck},” said {hero} on the way [home|to bed].',
      ],
      adult('end'),
      when('adults', ifRoom('{Adults} stood at the [door|gate].', '“[Two|Two of you]!” said {adults}.')),
      '¶{refrain}',
      [
        'And now {hero} went [slow|slowly], so {duck} could [come, too|keep up|follow].',
        'And {hero} [waited|stopped|stood still] for {duck}[| now and then| on the way].',
        'And {hero} took small, [small|slow|tiny] steps, [for|just for] {duck}.',
        '[And if|When] {duck} [fell|stopped], {hero} [stood still|waited].',
      ],
      asideHere('end', {
        person: ['{Friend} went slow, [too|as well].', '{Friend} held the gate.'],
        pet: ['{Friend} came [last|very last].', '{Friend} went slow, too.'],
      }),
    ],
  },
  asides: {
    start: { person: ['“[Oh|Ooh], an egg,” said {friend}.'], pet: ['{Friend} [sniffed|licked] it.'] },
    way: {
      person: [
        '{Friend} [laughed|giggled].',
        '“He likes [you|{hero}],” said {friend}.',
        '“Peep,” said {friend}, [too|for fun].',
        '{Friend} walked [last|behind him].',
      ],
      pet: [
        '{Friend} [came last|came, too].',
        '{Friend} [sniffed|licked] {duck}.',
        '{Friend} [yawned|looked on].',
        '{Friend} hid [well|better].',
      ],
    },
    trouble: {
      person: ['{Friend} [sighed|looked, too].', '“[Hm|Oh],” said {friend}.'],
      pet: ['{Friend} [sighed|sniffed].', '{Friend} [looked|sat] down.'],
    },
    turn: { person: ['{Friend} [clapped|cheered].'], pet: ['{Friend} [swam|paddled], too.'] },
    end: { person: ['{Friend} went slow, [too|as well].'], pet: ['{Friend} came [last|very last].'] },
  },
  adults: {
    start: ['“[Bravo|Lovely],” said {grownUp}.', '{GrownUp} [laughed|smiled].'],
    end: [
      '“[My|Oh, my] big one,” said {grownUp}.',
      '{GrownUp} [hugged|kissed] both.',
      '“Wet [feet|toes]!” said {grownUp}.',
    ],
  },
  traits: {
    habit: {
      brave: [
        '{Hero} did it from the [wall|top step|cart].',
        '{Hero} did it with {their} eyes [shut|closed], on {donkey}.',
      ],
      curious: ['“[Why|How] do I land?” asked {hero}.', '{Hero} looked at the sky, upside [down|down, twice].'],
      kind: ['{Hero} did one more for an [ant|old ant].', '{Hero} let {dog} [try|win].'],
      funny: ['{Hero} had a [cup|pot] on {their} head.', '{Hero} [mooed|quacked] in the air.'],
      shy: ['{Hero} went [red|pink], and did it again.', '{Hero} only did it at [home|tea time].'],
      stubborn: [
        '{Hero} did it [ten|six] times, till it [worked|was right].',
        '“I can do it [alone|by myself]!” said {hero}.',
      ],
      dreamy: ['{Hero} forgot to come [down|back].', '{Hero} sang a [cloud|moon] song to it.'],
      careful: ['{Hero} put a [pillow|mat] there first.', '{Hero} [looked|checked] left and right first.'],
      energetic: ['And again! And [again|ten times again]!', '{Hero} could not [stop|sit still].'],
      clever: ['{Hero} had [made|thought] it up.', '{Hero} did it [backward|the other way], too.'],
    },
    turn: {
      brave: [
        '“I’m [here|coming], {duck}!” said {hero}.',
        '{Hero} was not [scared|scared of water], for {duck}.',
        '{Hero} [ran|went] right up to {duck}.',
      ],
      curious: ['{Hero} looked where {duck} [looked|peeped].', '“[Why|What] is it, {duck}?” said {hero}.'],
      kind: ['“Poor {duck},” said {hero}, and [sat|bent] down.', '{Hero} [dried|stroked] {duck’s} head.'],
      funny: ['“[Quack|Peep],” said {hero} to {duck}.', '{Hero} walked like {duck}, [flap|wobble], wobble.'],
      shy: ['{Hero} came up [softly|slowly] to {duck}.', '{Hero} said it [softly|low]: “{Duck}.”'],
      stubborn: [
        '“I will not go home [alone|without {duck}],” said {hero}.',
        '“You can do it, {duck},” said {hero}, [twice|ten times].',
      ],
      dreamy: [
        '{Hero} saw {duck}, and a [second duck|little duck] in the water.',
        '{Hero} [saw|knew] how {duck} felt: so small.',
      ],
      careful: ['{Hero} put one toe in, too. [Cold|Brr]!', '{Hero} felt with one [foot|toe] first.'],
      energetic: [
        '{Hero} ran, [hop|skip], and stood by {duck}.',
        '{Hero} [raced|ran] to {duck}, and stood [still|quite still].',
      ],
      clever: [
        '“{Duck} does what I [do|show him],” [thought|said] {hero}.',
        '“{Duck} [needs|wants] to see it done,” said {hero}.',
      ],
    },
  },
};
