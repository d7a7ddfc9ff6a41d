/** The seventh egg in English for readers of 2 to 4. */
import { adult, aside, HABIT, ifRoom, more, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '{Flap}, [right|close|just] behind {hero} came {duck}.',
    'And [right|close] behind, {flap}, [came|ran|went] {duck}.',
    '[Where|Wherever] {hero} went, {flap}, [went|came] {duck}.',
    '{Hero} in front, and, {flap}, {duck} behind.',
  ],
  beats: {
    open: [
      when(
        'together',
        [
          '“Look at [me|this]!” {Hero} did a {trick}, and {others} [laughed|cheered|clapped].',
          '{Hero} did a {trick}, and all [looked|clapped]: {others}, {dog} and {hen}.',
          'Who can do a {trick}? {Hero} [can|could]! “Again!” said {others}.',
          'Here {party|is|are} {party}, and {hero} does a {trick}, [hop, hey|hop, la|ta-da]!',
          '“[See|Watch] my {trick}!” said {hero}, and {others} [stopped|came] to see.',
        ],
        [
          '“Look at [me|this]!” {Hero} did a {trick}, and {dog} [laughed|barked|cheered].',
          '{Hero} did a {trick}, and all [looked|clapped]: {dog}, {hen} and {donkey}.',
          'Who can do a {trick}? {Hero} [can|could]! “Again!” said {dog}.',
          'Here is {hero}, and {hero} does a {trick}, [hop, hey|hop, la|ta-da]!',
          '“[See|Watch] my {trick}!” said {hero}, and {donkey} [stopped|came] to see.',
        ],
      ),
      { more: HABIT },
      ifRoom(
        '{Dog} the dog [barked|said, “Woof”], and {hen} the hen [nodded|clucked].',
        '{Hero} was the [smallest|littlest], and {dog} [watched|loved] it all.',
        '{Hero} was the [smallest|little one] in the house, and liked [that|it] a lot.',
        '{Hen} the hen [clapped|flapped] both wings.',
      ),
      when('adults', ifRoom('{Adults} [clapped|cheered|took a bow], too.', '“Well [done|jumped]!” said {adults}.')),
      adult('start'),
    ],
    egg: [
      [
        '{Goose} the goose had six [fine|grey] eggs. “But this is [number seven|one more],” said {goose}. “[Not mine|No room]!”',
        '“Six are mine,” said {goose} the goose, “and [one|that one] [is not|has no nest].”',
        '“[Honk|Hm]!” said {goose} the goose. By her nest lay [one more|a cold, blue] egg.',
        '{Goose} the goose [counted|sat on] six. But there was [a number seven|one egg more], too!',
      ],
      when(
        'giver',
        [
          'It was [cold|so cold], and {giver’s} {thing} was so [warm|soft]…',
          'They put it in the {thing} from {giver}. [Oh|Hey]!',
          'It went into the {thing} that {giver} gave {hero}.',
        ],
        [
          'It was [cold|alone|so cold], so it [went|had to go] into {hero’s} {thing}!',
          'What was [soft|warm] and just right? {Hero’s} {thing}. [Oh|Hey]!',
          'They put it in a {thing}. [Hey|Stop], that was {hero’s}!',
          'And who had to give up a {thing}? {Hero} [did|had to]!',
        ],
      ),
      aside('start'),
    ],
    arrive: [
      when(
        'together',
        [
          '{Hero} did a {trick}, but {others} [looked|all looked|stared] at an egg. {Goose} the goose [said|honked], “[Not mine|Not me|Not my egg]!”',
          'Here {party|is|are} {party}, and here is [an|one blue|a cold] egg. “[Not mine|I have six|Take it],” said {goose} the goose.',
          '{Party} [found|saw] [an|a blue|a cold] egg next to {goose} the goose. “That is [one|an egg|one egg] too many[|, honk]!”',
        ],
        [
          '{Hero} did a {trick}, but {dog} [looked|only looked|stared] at an egg. {Goose} the goose [said|honked], “[Not mine|Not me|Not my egg]!”',
          '“Look at my {trick}!” [said|called] {hero}. But there [lay|was] [an|a cold|a blue] egg, by {goose} the goose.',
          '{Hero} [found|saw] [an|a blue|a cold] egg next to {goose} the goose. “That is [one|an egg|one egg] too many[|, honk]!”',
          '“[Honk|Hm|No, no], I have six,” said {goose} the goose. “And [here|there] is [one more|another]!”',
        ],
      ),
      [
        'It [went|rolled|had to go] into {hero’s} {thing}. [All eyes|All noses|{Dog} and {hen}] went [there|with it|that way], too.',
        'They [put|laid] it in {hero’s} {thing}, and [said|went], “[Shh|Aah|Ooh]!”',
        '[Plop|So|Quick], into {hero’s} {thing} with it! Now all [looked|stared|sat and looked] at [it|the egg].',
        '{Hero’s} {thing} was its [bed|nest] now, and nobody [asked|looked at|saw] {hero}.',
      ],
      when('adults', ifRoom('“So [round|blue|big]!” said {adults}.', '{Adults} said, “[Aah|Ooh|Shh].”')),
    ],
    home: [
      [
        '{Dog} warmed the egg, {hen} turned the egg, and all [said|went], “[Aah|Ooh]!”',
        'Now all sat [by|round] the {thing}: {dog}, {hen}, {party}, and all said, “[Shh|Hush].”',
        '“So [round|blue|still]!” said {dog} the dog. “So [blue|good]!” said {hen} the hen.',
        '{Dog} the dog [kissed|licked] the egg, and {hen} the hen [sang|clucked] to it.',
      ],
      [
        '{Hero} did a {trick}. “Shh,” said {dog}, “the [egg|egg is asleep]!”',
        '{Hero} did a {trick} for {hen}. Nobody [saw|clapped|looked].',
        '“Look, a {trick}!” said {hero}. But {dog} [looked|stared] at the egg.',
        'So {hero} did {a trick}, all [alone|for {themselves}], in the [dark|corner].',
      ],
      when('adults', ifRoom('“Not [now|so loud],” said {adults}.', '{Adults} [sang|hummed] to an egg!')),
      aside('trouble'),
    ],
    watch: [
      [
        'At night {hero} had to [warm|hold] the egg, nose to [nose|shell], by the {thing}.',
        'Now it was {hero’s} turn to [sit|lie] by the {thing} and keep it [warm|safe].',
        '{Dog} slept, {hen} slept, and {hero} [sat up|lay] with the egg.',
        'Hush, said the {thing}, and {hero} [lay|sat] down [next to|by] the egg.',
      ],
      [
        '“I am the [small|little] one here,” {hero} told it, “with the {trick}.” [Tok|Tick]!',
        '“You have my {thing},” {hero} said, “you [thief|egg], you.” And the egg said [tok|tick].',
        '“Do you [know|like] the {trick}?” said {hero}. “[Tok|Tick],” said the egg.',
        '{Hero} put one ear [on it|down], and [tick|tok], [tap|pick], went the {thing}!',
      ],
      when('interest', more('{Hero} told the egg about {interest}.', '“I like {interest},” said {hero} to the egg.')),
    ],
    hatch: [
      [
        '“I want my {thing},” {hero} [said|told the egg]. [Crick, crack|Pick, crack|Crack, crack]! Out [came|fell|popped] {duck}, a [wet|little|small] duck!',
        '{Hero} bent over the {thing}. [Crack|Crick, crack|Pick, pack, crack]! {Duck}, a [wet|little|small] duck, [came|fell] out.',
        '“Give [it|that] back,” {hero} said to the {thing}. [Pop|Crack|Crick, crack], and there [sat|was] {duck}, a [duck|wet duck|small duck].',
        '{Hero} was [all alone|there alone|the only one up]. [Crack|Crick, crack|Pick, crack], and out of the {thing} [fell|came|hopped] {duck}, a duckling.',
      ],
      [
        '{Duck} saw {hero} [first of all|first]. “[Peep|Pee-eep|Peep, you]!”',
        '{Duck} [looked|looked up] at {hero} and [said|sang], “[Peep|Peep, peep|Pip]!”',
        'The first thing {duck} saw was {hero’s} [nose|face|big nose|left ear].',
        '“[Peep|Pip|Peep, peep]!” said {duck}, and [sat on|kissed|bit] {hero’s} [toe|nose].',
      ],
      '¶{refrain}',
    ],
    follow: [
      [
        '{Hero} went left, {duck} went left. {Hero} [sat|hopped], {duck} [sat|hopped].',
        '{Hero} said, “[Shoo|Go home], {duck}.” “Peep,” said {duck}, and [came|stayed].',
        'To the [gate|tree|wall] and back went {hero}, and {duck} [did|went], too.',
        '{Hero} [ran|skipped] fast. {Duck} [ran|skipped] faster, and [fell|fell over], and ran.',
      ],
      ifRoom(
        '{Hero} scratched {their} ear, and {duck}, with no ear, [did, too|fell over].',
        '{Dog} [laughed|smiled] into his paw.',
        '“He thinks he is [you|{hero}],” said {dog}.',
        'Even to the [bath|potty|shed] came {duck}!',
      ),
      aside('way'),
      '¶{refrain}',
    ],
    hide: [
      [
        '{Hero} hid [behind|in|under] a basket. “{Duck} will not [find|see|get] me [here|now]!”',
        '[Shh|Hush], {hero} [sat|hid] behind a [big |]basket, away from {duck}.',
        '{Hero} made {themselves} [small|flat|thin] in the grass, so {duck} would [go|walk|run] by.',
        '{Hen} the hen [stood|sat] in front, and {hero} hid from {duck} [behind|in] a basket.',
      ],
      [
        '“[Peep|Boo|Peep-o]!” said {duck}, who [liked|loved] this game.',
        'But who [looked in|came, too|sat there]? {Duck}, with a [peep|loud peep|happy peep]!',
        'And [{duck}|where was {duck}]? He hid [there|in it|right there], too!',
        'One, two, [peep|three|four]! {Duck} had [found|got|seen] {hero}.',
      ],
      aside('way'),
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
      aside('way'),
      '¶{refrain}',
    ],
    mirror: [
      [
        '{Hero} [got|brought|held up] a mirror. “Look, {duck}, a [friend|duck|pal] for you!”',
        '“[Play|Stay] with [him|that one],” said {hero}, and [put|set] {duck} by the mirror.',
        'In the mirror [was|sat|stood] a second {duck}. “[There|Go on|Look], play!” said {hero}.',
        '{Hero} [gave|got] {duck} a mirror to [look at|peep at|play with].',
      ],
      [
        'But {duck} looked [past|round|over] it, at {hero}. “[Peep|Pip|Peep, peep]!”',
        'But in the mirror {duck} saw {hero}, too, and [ran|came|hopped] to {them}.',
        '{Duck} [saw|looked at] a duck. He [saw|looked at] {hero}. He [took|liked|picked|ran to] {hero}.',
        '{Duck} [pecked|kissed] the mirror once, and then {hero’s} [nose|knee|toe].',
      ],
      aside('way'),
      '¶{refrain}',
    ],
    drum: [
      [
        '[Boom|Bom|Bam], {hero} [hit|beat] a drum. “Go [off|home|away], {duck}!”',
        '{Hero} [had|got] a drum, and it was [loud|so loud|big]. “[Now go|Off you go|Shoo], {duck}!”',
        'Bam, [bam|bim], [bum|boom]! [Nobody|No one] [likes|liked] that, not even {hen}. [And|But] {duck}?',
        '{Hero} made a [big|bad|loud] noise, bom, [bom|bam], to [scare|shoo] {duck}.',
      ],
      [
        '{Duck} [danced|hopped|jumped]! [Left foot, right foot|Right foot, left foot|Hop, hop], [bum|tail]!',
        '{Duck} [loved|liked] [it|the drum|the boom]! He [wagged|shook] his [tail|wings] to it.',
        '[Up and down|Round and round] [danced|hopped] {duck}, and {hen} held her [ears|head].',
        '“Peep, peep, [boom|peep|bom]!” sang {duck}, and [danced|spun|hopped].',
      ],
      aside('way'),
      '¶{refrain}',
    ],
    dog: [
      [
        '“You [mind|watch] {duck},” [said|whispered] {hero} to {dog} the dog, and [crept|ran|tiptoed] off.',
        '{Hero} [gave|handed|took] {duck} to {dog} the dog. “[Sit|Stay|Sleep], both of you!”',
        '{Dog} the dog [had|got|minded] {duck}. [Tiptoe, tiptoe|Shh, shh|Hush, hush], off [went|crept] {hero}.',
        '“I can [do it|watch him|mind him],” said {dog} the dog, and sat [on|by|down by] {duck}.',
      ],
      [
        'But {dog} [slept|snored], and {duck} [ran|came|hopped] over his [nose|back|head].',
        '{Dog} the dog [shut|closed] [one|his left] eye. He [shut|closed] [two|the other]. {Duck} [ran|left|was off]!',
        '{Dog} [got up|yawned|woke] and came, too. Now {hero} had {duck} and [one more|a dog|{dog}] behind!',
        '{Duck} [put|sang|peeped] {dog} to sleep, and off he [went|ran].',
      ],
      aside('way'),
      '¶{refrain}',
    ],
    hen: [
      [
        '“[Take|Mind] {duck},” said {hero} to {hen} the hen. “[Please|Teach him hen things|Just for now]!”',
        '{Hen} the hen showed {duck} how to [peck|scratch|sit]. {Hero} [crept|ran|went] off.',
        '“I had [nine|ten|six],” said {hen} the hen, “[so|now] give me {duck}.”',
        '{Hero} [left|put] {duck} with {hen} the hen, and [ran|went|ran off].',
      ],
      [
        'Back came {duck}, and [scratched|pecked|clucked]. And back came {hen}, [cross|very cross|puffing].',
        '“He is no [hen|good at pecking],” said {hen}. “He [wants|likes|loves] you.” “[Peep|Pip|Peep, peep],” said {duck}.',
        '[Then|Back] came {duck}, and then [came |]{hen}, and then [nine|four|ten] chicks!',
        '“He ate my [corn|lunch|tea],” said {hen}. “[Take|Have] {duck} back!”',
      ],
      aside('way'),
      '¶{refrain}',
    ],
    alone: [
      [
        '{Duck} [slept|dozed|had a nap]. {Hero} [crept|tiptoed] off, [past|behind] the wall, [alone|free] at last!',
        'Shh, {duck} had [shut|closed] one eye, then two. Off [went|crept|ran] {hero}!',
        '{Duck} sat in the sun and [nodded|slept|dozed]. {Hero} was [free|off|alone]!',
        'At last {duck} had a [nap|sleep|rest], and {hero} [ran|went] away, all alone.',
      ],
      [
        '{Hero} did the best {trick} [ever|of all]. “Did you see [my {trick}|that|it]?” [No one|Nobody] [had|did].',
        '{Hero} did a {trick}, and looked [round|back]. [There was no {duck}|No {duck} anywhere|But no {duck}], not one [peep|flap|feather].',
        'A {trick}, a [big|great|fine] one! And who [saw|clapped|saw it]? Not {duck}, not [{dog}|{hen}].',
        '“Look, a {trick}!” said {hero}. It was [very|so|oh so] [still|quiet].',
      ],
      aside('trouble'),
    ],
    gone: [
      [
        '“{Duck}?” {Hero} looked [under|in] the basket. {Dog} looked under {donkey}.',
        'Where was {duck}? The {thing} was [gone|not there], too!',
        'No {duck} in the [sun|grass|hay|yard]. [No|And no] {duck} in the {thing}. [No|And no] {thing}!',
        '“[Here|Come], {duck}!” called {hero}, {dog} and {donkey}. Not a [peep|flap].',
      ],
      more(
        '{Hero} called [left and called right|up and called down|high and called low].',
        '{Hen} looked in the [pot|nest].',
        '{Hero’s} tummy felt [cold|odd|small].',
      ),
      aside('trouble'),
    ],
    track: [
      [
        'Look, wet [little|small] footprints, and a long [line|track] from the {thing}! {Duck} [went|ran] [here|there|this way].',
        '[Little|Wet] footprints went [all round|past] the tree, {flap}, {flap}. {Duck} had [looked for|come for|gone to find] {hero}!',
        '[Small|Wee] steps, and the {thing} [behind|dragged along]: {duck} went by the wall, to the [gate|road].',
        'There were {duck’s} [feet|toes|steps] in the [mud|dust]. He [took|had dragged] the {thing}, too!',
      ],
      [
        '[So|And] now {hero} [ran|went|came] [behind|after] {duck}.',
        'Now who [was|came|ran] behind {duck}? {Hero}, {flap}!',
        '{Hero} [went|ran] after {duck}, with {dog} [behind|last of all|close behind].',
        '“[Wait|Stay there|Stop], {duck}!” [called|said] {hero}, and [ran|hurried].',
      ],
      aside('trouble'),
    ],
    pond: [
      TURN,
      [
        'There was {duck} by the water, with the {thing}. He put in one [toe|foot]. [Brr|No]!',
        'By the [big|cold|wide] water sat {duck} in the {thing}, and did not [go in|dare].',
        '{Duck} [stood|sat] by the water. Six [fat|grey] little geese swam, and he [did not|looked on].',
        'At the water [stood|was] {duck}. He did a {trick}, and fell [down|on his tail].',
      ],
      [
        'So {hero} went in [first|before him], shoes and [all|socks].',
        '{Hero} [walked|stepped] in. “Look, {duck}! Like [me|this]!”',
        'Splash, in went {hero}, up to the [knee|knees], for {duck}.',
        '“Do it like [me|this], {duck},” said {hero}, and [went|stepped] in.',
      ],
    ],
    swim: [
      [
        'Plop, in went {duck}. And he [swam|could swim], round and [round|round and round] {hero}!',
        '{Duck} put in one foot, then [two|the other], and [swam|off he swam]!',
        'Look who [swims|can swim]! {Duck}, [left, right|round and round], [faster|better] than {hero}!',
        '{Duck} swam [out|off], and he swam [back|in] to {hero}.',
      ],
      [
        '“Look!” [called|cried|shouted] {hero}. “Look at [him|{duck}]!”',
        '“{Goose}! {Dog}! Look at {duck}!” [cried|called] {hero}.',
        '{Hero} [told|called] them all: “Look at {duck}, [not|not at] me!”',
        '“Did you see {duck}?” [cried|said] {hero}, and [jumped|clapped].',
      ],
      aside('turn'),
    ],
    water: [
      TURN,
      [
        'By the water [sat|stood] {duck}, and did not [dare|go in]. So {hero} went [first|in, shoes and all|in, socks and all].',
        '{Duck} put in one [toe|foot|wing]. “Like [me|this|so]!” said {hero}, and went in, [splash|splosh].',
        '[There|Here] was {duck}, at the water, [alone|with the {thing}]. {Hero} [stepped|went|walked] in [first|before him].',
        '{Duck} looked at the water, and it looked [back|cold|deep]. {Hero} [stepped|went|walked] in, shoes and [all|socks].',
      ],
      [
        '{Duck} [came|hopped] in, and {duck} [swam|could swim]! “Look at [him|{duck}]!” [cried|called|sang] {hero}.',
        '[Plop|Plip|Splish], {duck} [swam|could swim]! “[Look|Oh, look] at [him|{duck}],” {hero} [called to|told] them all.',
        'And {duck} [swam|paddled] [round|behind|next to] {hero}! “Look, {goose}, [look|look at him|look at {duck}]!”',
        'Then in [came|went] {duck}, and [swam|went round and round]! “[Did you see|Look at] {duck}!” cried {hero}, and [laughed|clapped].',
      ],
    ],
    slow: [
      [
        '[Then|So] they [went|walked] home by the [moon|light of the moon], {party} and {duck}.',
        'The moon [shone|came up|was out], and {party} and {duck} went [home|home to bed].',
        'Home [went|walked] {party} with {duck} and the [wet|cold|damp] {thing}.',
        '“You can have my {thing}, {duck},” said {hero} on the way [home|to bed].',
      ],
      adult('end'),
      when('adults', ifRoom('{Adults} stood at the [door|gate].', '“[Two|Two of you]!” said {adults}.')),
      '¶{refrain}',
      [
        'And {hero} went [slow|slower|slowly], so {duck} could [come, too|keep up|follow].',
        'And {hero} [waited|stopped|stood still] for {duck}[| now and then| on the way].',
        'And {hero} took small, [small|slow|tiny] steps, [for|just for] {duck}.',
        '[And if|When] {duck} [fell|stopped], {hero} [stood still|waited|sat down].',
      ],
      aside('end'),
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
      funny: ['{Hero} did it with a [cup|pot] on {their} head.', '{Hero} [mooed|quacked] in the air.'],
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
        '{Hero} did not [stop|wait] for {dog}.',
      ],
      curious: ['What did {duck} [look|peep] at?', '“[Why|What] is it, {duck}?” said {hero}.'],
      kind: ['“Poor {duck},” said {hero}, and [sat|bent] down.', '{Hero} [dried|stroked] {duck’s} head.'],
      funny: ['“[Quack|Peep],” said {hero} to {duck}.', '{Hero} walked like {duck}, [flap|wobble], wobble.'],
      shy: ['{Hero} came up [softly|slowly] to {duck}.', '{Hero} said it [softly|low]: “{Duck}.”'],
      stubborn: [
        '“I will not go home [alone|without {duck}],” said {hero}.',
        '{Hero} did not [give up|stop] for {duck}.',
      ],
      dreamy: [
        '{Hero} saw {duck}, and two [moons|suns] in the water.',
        '{Hero} looked, and [saw|knew] how {duck} felt.',
      ],
      careful: ['{Hero} put one toe in, for {duck}. [Cold|Brr]!', '{Hero} felt with one [foot|toe] first, for {duck}.'],
      energetic: [
        '{Hero} ran, [hop|skip], and stood by {duck}.',
        '{Hero} [raced|ran] to {duck}, and stood [still|quite still].',
      ],
      clever: [
        '{Duck} does what I [do|show him], [thought|said] {hero}.',
        '“{Duck} [needs|wants] to see it done,” said {hero}.',
      ],
    },
  },
};
