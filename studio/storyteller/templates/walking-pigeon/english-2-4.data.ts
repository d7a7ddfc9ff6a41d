/** The walking pigeon in English for readers of 2 to 4. */
import { adult, asideHere, HABIT, ifRoom, more, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '“[Coo, coo, coo|Coo-coo, coo-coo|Coo and coo|Coo to you|Coo, it’s true]! The [post|letter|mail] [comes|goes] [through|too]!”',
    '“[Coo, coo, hooray|Coo, coo, hey, hey|Coo, I say]! [A letter|The post|One letter] is [on its|on the|well on its] way!”',
    '“[Make|Make some|Out of the] way, [make way|all|I say]! [A letter|Post|The mail] today, [coo|hooray]!”',
    '“[Coo, coo, clear the way|Way, make way]! [Here comes|Here goes] the [post|letter]!”',
  ],
  beats: {
    open: [
      [
        '{Party} [sat|stopped] in {lane} and ate {a snack}.',
        'In {lane}, on a [warm|wide|blue|worn] step, sat {party}[| with {a snack}].',
        'There was a [warm|wide|blue] step in {lane}. On it sat {party}[| with {a snack}].',
        '{Party} had {a snack} on the [top|warm|bottom] step.',
        '{Lane} was [hot|sleepy|full of sun]. {Party} sat [in the shade|on the step].',
        '{Party} [sat on a step|sat in the sun], with {a snack} and one [fly|cat], in {lane}.',
      ],
      { more: HABIT },
      ifRoom(
        'Next door stood {sender} the {sender.noun} and looked [up|up, up, up|at the roofs].',
        '{Sender} the {sender.noun} lived [next door|one door on|by the well]. He [looked|stared|gazed] [up|at the sky|at a roof|up, up].',
        '“[Hello|Good morning|Hot today|Hi, you], {sender},” said {hero}. But {sender} the {sender.noun} [sighed|looked up|saw a roof|hummed].',
        '{Hero} [gave|threw] {sender} the {sender.noun} [a peel|a bite|the last bite]. He looked [up|at the roofs] and [sighed|chewed|hummed].',
      ),
      adult('start'),
    ],
    pigeon: [
      [
        '[Tip, tap, tip, tap|Tap, tap, tap|Tip and tap]. Who came [walking|on foot|by|down the lane]? {Pigeon} the pigeon!',
        'Round the corner came {pigeon} the pigeon, [walking|on foot, tip, tap].',
        'A pigeon came [by|along|down the lane] on [foot|two feet|tip-toe]! It was {pigeon}, and he [had|held] a letter.',
        '{Pigeon} the pigeon came [down the lane|along|by], [left foot, right foot|step by step|pat, pat, pat].',
      ],
      [
        '“[Letter|Post] for {tower}!” said {pigeon}.',
        '“Where is {tower}?” [said|asked] {pigeon}. “I have [post|a letter|mail|a letter to bring].”',
        '“This [must go|goes] to {tower} [by|before] dark,” said {pigeon}.',
      ],
      asideHere('start', {
        person: [
          '“A walking pigeon!” said {friend}.',
          '{Friend} [laughed|stared].',
          '“[Can|May] I come?” asked {friend}.',
        ],
        pet: ['{Friend} [sniffed|looked at] the pigeon.', '{Friend} sat up [at once|straight].'],
      }),
    ],
    set: [
      [
        '¶“[Can’t|Won’t|Why don’t] you [fly|just fly]?” asked {hero}. “{excuse},” said {pigeon}.',
        '¶“But you have [wings|two wings|big wings]!” [said|cried] {hero}. “{excuse},” said {pigeon}.',
        '¶“[So fly|Then fly|Fly up|Fly, then|Fly there],” [said|cried] {hero}. “{excuse},” said {pigeon}.',
      ],
      [
        '“I [will|can] [help|come|go, too],” said {hero}. So {pigeon} [walked|went] and [sang|cooed].',
        'So {hero} [held|took] the letter. {Pigeon} [walked in front|went first] and [sang|cooed].',
        '“[Hold|Take] this,” said {pigeon}. They [walked|went] off, and he [sang|cooed].',
        'So {hero} [came, too|went, too|went with him], and {pigeon} [sang|cooed].',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: [
          '{Friend} [sang|cooed], too.',
          '“[Wait|Wait for me]!” said {friend}.',
          '{Friend} [skipped|hopped] along.',
        ],
        pet: ['{Friend} [came|trotted], too.', '{Friend} walked [last|behind].', '{Friend} sniffed the letter.'],
      }),
      more(
        'They went [left, right|right, left], and under a [balcony|bridge|line of socks].',
        'They went past the [baker|well|barber] and the [shoes|pots|cats].',
        'What was [in|inside] the letter? {Pigeon} [did not|would not] [say|tell].',
        'A [cart|boy|bike|goose] went by. {Pigeon} did not [stop|look|mind].',
        '[Who|And who|But who] was [the letter|it] for? {Pigeon} did not [say|know].',
      ),
    ],
    'goat.met': [
      [
        '[Sniff|Sniff, sniff|Hm]. {Goat} the goat [smelled|saw] the letter. “[Lunch|Salad|Mm]!”',
        '“[Mm|Yum], paper!” said {goat} the goat, and [licked|sniffed] the letter.',
        '{Goat} the goat [put out|had] a long [neck|tongue], and she [wanted|longed] to [eat|bite] the letter!',
        '[Oh no|Oh, oh|Stop]! {Goat} the goat had one [corner|end] of the letter in her [mouth|teeth].',
      ],
      more(
        '“That is [post|not food]!” cried {pigeon}.',
        '{Hero} held it [up high|up, up, up|over the wall]. {Goat} [grew longer|stood up|got on a box].',
        '{Pigeon} [flapped|hopped|jumped] up and down. “[Bad|No|Not food|Shoo], goat!”',
        '“[Just|Only] [a nibble|a lick|one bite]?” [said|asked] {goat}.',
      ),
    ],
    'goat.past': [
      [
        '{Hero} [gave|fed] her {a snack}. “[Better|Even better|Oh, better|Mm, good],” said {goat}.',
        '“[Try|Eat|Have] [this|this one],” said {hero}. It was {a snack}, and [gone|gulp|munch|snap]!',
        '{Hero} gave her {a snack}. {Goat} [liked|wanted] that [more|best].',
      ],
      ifRoom(
        'She [licked|ate] the [last|very last] crumb.',
        '“Next time, [bring|write on] [bread|cake],” she said.',
        'The letter was [wet|a bit wet], but it was [all there|whole].',
      ),
      '¶{refrain}',
    ],
    'cat.met': [
      [
        '{Cat} the cat lay [across|all over] the lane. [No one could|Nobody could|They could not] get by.',
        'Who lay [in the lane|in the way]? {Cat} the cat, from [wall|door] to [wall|door].',
        '“[Nobody|No one] gets by,” said {cat} the cat, and she [yawned|stretched].',
        '“Stop,” said {cat} the cat. “[First you pay|Pay with tickles|No pay, no way].”',
      ],
      more(
        '{Pigeon} [stood|got|hid] behind {hero}, [both legs|way behind|beak and all].',
        '“Is that [a lunch|my lunch] behind you?” said {cat}.',
        '[Pigeons|Birds] [do not|never] like cats. {Pigeon} [shook|went flat|shut his eyes].',
        '“[What|How] do we pay?” asked {hero}. {Cat} [put|held] her [chin|nose] up.',
      ),
    ],
    'cat.past': [
      [
        '{Hero} [tickled|rubbed|stroked] {cat} under the chin. “[Prrr|Purr|Mrrr|Rrrr|Mmm],” [she said|said {cat}], and let them by.',
        '{Hero} [tickled|rubbed|stroked] her. “[More|Left a bit],” purred {cat}, and let them by.',
        '{Hero} paid[| her| in tickles]: [one|one tickle], [two|three] tickles, [four|ten]. {Cat} [purred|rolled over].',
      ],
      ifRoom(
        '{Pigeon} went by on tip-toe, [tip, tip, tip|hush, hush].',
        'Tip, tip, tip, [went|crept] {pigeon}, [past the tail|past the claws].',
        '“[Go|You may go],” said {cat}, “[you and|with] your lunch.”',
      ),
      '¶{refrain}',
    ],
    'monkey.met': [
      [
        '[Snatch|Snap|Whip|Zip]! {Monkey} the monkey took the letter. “[For sale|Who will buy|Who wants this]?”',
        '“For sale!” cried {monkey} the monkey. “[One|Look, one|A nice] letter!” He had taken [it|theirs]!',
        '{Monkey} the monkey had a [stall|shop]. [Zip|Whip|Snap]! Now he had the letter, [too|as well]!',
        'A [quick|brown|long] hand came out. {Monkey} the monkey [took|had] the letter!',
      ],
      more(
        '“[Ten|Six|A hundred] coins!” said {monkey}. {Hero} had [none|one button|two figs|a pip].',
        '“Thief!” said {pigeon}. “[Shop|No, a shop],” said {monkey}.',
        '“[Give it back|That is ours|It is post|Hey, you],” said {hero}. “[Buy|Then buy] it,” said {monkey}.',
      ),
    ],
    'monkey.past': [
      [
        '{Hero} paid with a [silly|funny|long|moo-cow] face. {Monkey} [laughed|fell over] and gave it back.',
        '{Hero} [made|did] a [fish|camel|soup|goat] face. {Monkey} laughed and [let go|gave it back].',
        '{Hero} [made|did] a [silly|frog|duck] face. “[Ha, ha|Hoo, hoo|Hee, hee], [sold|all yours|take it]!” said {monkey}.',
      ],
      ifRoom(
        '“[Fair|Good] price,” said {monkey}. “[Come again|More tomorrow|One more face|What else]?”',
        'He gave {hero} a [plum|fig|bow], [too|as well].',
        '{Pigeon} tried a face, [too|as well], but it was [his own|just a pigeon|all beak].',
      ),
      '¶{refrain}',
    ],
    'owl.met': [
      [
        '[Down|Bump, down] came a basket. “A [seat|chair]!” said {pigeon}, and got in. Up it went!',
        '{Pigeon} sat down in a basket [to rest|for a rest], and [up|up, up] it went!',
        '{Pigeon} [sat|got] in a basket. [Squeak|Creak|Jerk|Hup], up [it went|it flew]!',
        '{Pigeon} [sat|got] in a basket, and up it [went|flew]!',
      ],
      more(
        '“[Help|Oh, oh]!” said {pigeon}. “I am [going up|off the ground]!”',
        '{Hero} [jumped|hopped] [for it|and hopped], but [missed|it was too high|no]!',
        'Up past a [door|window], up past a [shirt|sheet]!',
        '[Who|But who] pulled [it|so]? [Somebody|Someone] at the [top|window]…',
      ),
    ],
    'owl.past': [
      [
        '{Owl} the owl looked in. “I wanted [bread|a bun], [not you|no pigeon]!” And she let him down.',
        '“You are not [bread|my bread|a bun]!” said {owl} the owl, and she let him down.',
        '“You are no [bread|bun]!” said {owl} the owl. Down it went.',
        '“I [wanted|want] [bread|buns]!” said {owl} the owl. [Down it|So down he] went.',
      ],
      ifRoom(
        '{Pigeon} [had|kept] his eyes [shut|tight shut].',
        'The basket [landed|came down], [bump|bump, bump].',
        'Then {hero} sent her up some [bread|buns].',
      ),
      '¶{refrain}',
    ],
    'hoopoe.met': [
      [
        '“Go left, right, [left|up|down],” said {hoopoe} the hoopoe. “No, [wait|right|up|back|round]!”',
        '{Hoopoe} the hoopoe [knew|said he knew] the way. “[Left|Right|Up], no, [right|left], or [was it|is it] [down|back|up]?”',
        '“[Which way|Where is it]?” asked {hero}. {Hoopoe} the hoopoe [pointed|waved] here, and there, and there.',
      ],
      more(
        '{Pigeon} [turned|spun] round and round. {Pigeon} [sat|fell] down.',
        'Round the fountain they went, [and round|three times|and round again].',
        '{Hero} was [dizzy|lost], and the [lane|sky|well] was [dizzy|lost], too.',
        '“[Easy|Easy as pie],” said {hoopoe}. [It was not|Was it]?',
      ),
    ],
    'hoopoe.past': [
      [
        '{Hero} looked up, [and there was|and there, far up, stood|up, and saw] {tower}!',
        '“[Stop|Hush|Wait], I [can |]see it!” [said|cried] {hero}. There [was|stood] {tower}!',
        '{Hero} [stood on|climbed on] the [edge|rim]. “{Tower}, [that way|look|over there|up there]!”',
      ],
      ifRoom(
        '“As I [said|say],” said {hoopoe}, “[up|that way|right there].”',
        '“[So that is|Is that] the way?” said {hoopoe}. “[Good to know|Oh|New to me].”',
        '“[Just|That is just] what I said,” said {hoopoe}.',
      ),
      '¶{refrain}',
    ],
    market: [
      [
        'They came to the [market|big market]. [Bing|Bang], clang, “[Melons|Fresh figs|Hot beans]!”',
        'In the market it smelled of [mint|soap|oranges] and [fish|bread|shoes].',
        'In the market were pots, [drums|hats], and [legs|shoes|feet] all round {pigeon}.',
        'In the market were [red|big|tall] heaps of [spice|figs|hats] and a [mountain|wall] of melons.',
      ],
      [
        '“[Feet|Mind my feet|Watch your feet]!” said {pigeon}.',
        '{Pigeon} went [under|between] the [tables|carts], and {hero} [went|crawled], too.',
        '“[Buy|Who wants] a [hat|drum|fish]?” “No,” said {pigeon}. “[Post|We are post].”',
        'A man [sang|shouted] “{snack}!” {Pigeon} [looked|stopped], just [once|a bit].',
      ],
    ],
    awning: [
      [
        'Up flew a hat, up flew a [sock|leaf|scarf], and up flew the letter, [too|as well]!',
        '[Whoosh|Swish|Fff]! The wind [took|stole|ate] the letter, up [onto a roof|to a roof]!',
        'A [puff|gust] of wind, and the letter [flew off|was gone]. It sat up [there|high]!',
        '[Oh no|Oh, oh], the [wind|big wind]! The letter [flew|sailed] up on a [cloth roof|stall].',
      ],
      [
        '“[Now|Please|Quick,] [fly|flap|do fly]!” said {hero}. “{excuse2},” said {pigeon}.',
        '“[It|The letter] flies, and [you don’t|why not you]?” said {hero}. “{excuse2},” said {pigeon}.',
      ],
      [
        '¶So {hero} went up and [got|fetched] it.',
        '¶{Hero} went up the ladder, [hop|puff], and got it!',
        '¶So they went up the ladder and [got|fetched] it.',
      ],
      asideHere('trouble', {
        person: ['“Our letter!” said {friend}.', '{Friend} held the ladder.'],
        pet: ['{Friend} [barked|looked] up at it.', '{Friend} stayed [down|on the ground].'],
      }),
    ],
    stairs: [
      [
        '“Up there!” said {hero}. There were {steps} stairs, [cold and dark|round and round].',
        '{Hero} went up {steps} stairs. {Pigeon} went up {steps} [hills|walls].',
        'Who made {steps} stairs? “[Giants|Camels|Not us],” said {pigeon}.',
        '[Then came|Oh, look,] the stairs! [One, two, three|Two, four, six|One, and one]… {steps}!',
        '[Stairs, stairs, stairs|Up, up, up]! {Steps} [stairs|of them|big stairs]!',
        'Up {steps} steps went {hero} and {pigeon}, [hop, hop|puff, puff].',
        '{Pigeon} [hopped|jumped] up {steps} steps. [Hop|Puff], hop, [hop|stop].',
      ],
      more(
        '“Fly?” asked {hero}. “{excuse2},” [puffed|said] {pigeon}.',
        'They sat down on number [ten|nine|six]. And on [twelve|eleven]. [Phew|Puff]!',
        'The sun was [low|orange|going down]. [Quick|Hurry], quick!',
        'Each step was [as big as|taller than] a pigeon.',
      ),
    ],
    gap: [
      [
        'From a roof {hero} saw {tower}. But there was a [hole|gap|lot of air] [in the way|in between].',
        'They [climbed|came|went] up to a [pink|gold|warm] roof. But {tower} stood one roof [off|too far|away].',
        'They [climbed|came] up to a roof. But {tower} was on the [next|other] roof.',
        '[Up on|On] a roof they saw {tower}. But it was one roof [on|off|too far].',
        'Up on the roof they [stopped|stood]. {Tower} was one roof [on|away], with no [bridge|way across].',
      ],
      [
        '{Pigeon} looked [down|over]. “I never [flew|fly|once flew|learned],” he [said|said, low]. “Down is so [far|big|deep].”',
        '“I am [scared|afraid] of [down|so much down],” said {pigeon}, in a [small|tiny] voice.',
        '{Pigeon} [sat down|got small]. “It was not [windy|lunch|my wing],” he said, “[I am|I was|I’m just] [scared|afraid].”',
        '“I have never [really flown|flown, ever],” [whispered|said] {pigeon}.',
      ],
      asideHere('trouble', {
        person: ['“Oh, {pigeon},” said {friend}.', '“So far!” said {friend}.', '{Friend} [gulped|held on].'],
        pet: ['{Friend} [whined|sat down].', '{Friend} looked [down, too|away].'],
      }),
    ],
    turn: [
      TURN,
      more(
        '{Pigeon} took the letter in his [beak|own beak].',
        '{Pigeon} [put|held] out one wing, [then two|and the other|and shook it].',
        '“[Really|Do you think so]?” said {pigeon}.',
        '“You [walked|came|hopped] [all the way|so far],” said {hero}. “This is [just|only] one [|more ][step|hop].”',
      ),
    ],
    fly: [
      [
        '{Pigeon} ran, and ran off the [roof|edge], and [ran on|went on], in the [air|sky]!',
        'The wind [lifted|took] one wing. {Pigeon} [gave|lent] it the [other|next], [and up|and whoosh|and oh]!',
        'One hop, one flap, and {pigeon} [flew|was up|flew off]!',
        'Flip, flap, [flop|flip], FLAP! {Pigeon} [flew|was flying]!',
        '{Pigeon} shut his eyes, [hopped|jumped], and the air [held him|was soft].',
        '[He fell up|Off he went|Oh, look|Up, up]! {Pigeon} was [flying|in the sky]!',
      ],
      '¶{refrain}',
      asideHere('turn', {
        person: ['“He flies!” said {friend}.', '{Friend} [cheered|clapped].', '“Again!” said {friend}.'],
        pet: ['{Friend} [danced|spun] round.', '{Friend} ran in [rings|circles].'],
      }),
      more(
        'Once [round the roof|over {hero}], and once [round the tower|just for fun|more].',
        '{Hero} [clapped and clapped|jumped|waved and waved|sang|danced][| on the roof| for joy].',
        'It was not [windy|Tuesday|too hot|far|hard] [at all|one bit].',
      ),
    ],
    letter: [
      [
        '“Post!” [said|cried] {pigeon}. {Receiver} the {receiver.noun} [blinked|jumped]. {Hero} [came|ran] up and [read|read it out|read to her].',
        'There [sat|was] {receiver} the {receiver.noun}. “[Post|For me|A letter], [read|oh, please read|do read] it to me!” So {hero} [did|read|came and read].',
        'In {tower} lived {receiver} the {receiver.noun}. {Hero} [came up and read|read her the letter|read it out|ran up to read it].',
        '{Receiver} the {receiver.noun} [took|got|kissed] the letter. {Hero} came [up|round|in] and [read|read it|read it out].',
        '[The letter|So it] was for {receiver} the {receiver.noun}! {Hero} [ran round and|came and] read it [out|to her].',
      ],
      when('letter:song', [
        '“You sing [each day|in the morning|when it is light], [and I|then I] sing [back|too|along]. It [is|was] ME! [Love|From|Yours|Your friend], {sender}.”',
        '“[Who|I know who] sings [at dawn|first]? You! [Who|And who] sings [back|next|low]? [Me|It is me|Down here, me], {sender}!”',
      ]),
      when('letter:lamp', [
        '“Your [lamp|light] is my [star|good night|moon]. [Thank you|It is nice|Shine on], [love|from] {sender}.”',
        '“I see your lamp [each|every] night, and I sleep [well|better|warm]. [Love|From|Yours|Good night], {sender}.”',
      ]),
      when('letter:melon', [
        '“I have [one|a] big melon and [no friend|only one mouth], so [come|please come|do come|come and eat]! [Love|From|Yours], {sender}.”',
        '“[Melon|I have melon|One melon], too [big|fat|much] for me. [Come down|Come and help|Will you come]? [Love|From], {sender}.”',
      ]),
      ifRoom(
        '“{Sender}, [next door to me|from my lane|from home|down my way]!” [cried|said] {hero}.',
        '{Sender}[, of all|, of course|, well, well]! {Hero} knew [him|that {sender.noun}|that name|that nose]!',
        '“Oh,” said {receiver}, and [then|once more|very low], “[oh|oh, oh].”',
      ),
      asideHere('way', {
        person: ['“From {sender}!” said {friend}.', '“Oh,” said {friend}, too.', '{Friend} [sighed|smiled].'],
        pet: ['{Friend} [sniffed|licked] the letter.', '{Friend} [sighed|wagged|sat by her].'],
      }),
    ],
    home: [
      when('letter:song', [
        '“{receiver.call}!” [sang|called|cried] {receiver}. And [from|up from|back from] {lane}: “{sender.call}!”',
        '{Hero} [told|ran home to tell|went and told] {sender}. “{sender.call}!” he [sang|called|cried]. And [the roof|from the roof|then, far up]: “{receiver.call}!”',
      ]),
      when('letter:lamp', [
        'In {lane}, {sender} looked up. The lamp [winked|blinked|shone]: [good night|once, twice|hello|on, off, on].',
        '“[Look|Look up|Up there|Now], {sender}!” said {hero}. The lamp [waved|swung|danced|blinked] on the [roof|far roof].',
      ]),
      when('letter:melon', [
        'So {receiver} came down to {lane}, and they ate melon, [all of them|pip, pip, pip].',
        '{Sender}, {receiver} and {hero} ate [the|that] melon in the [moonlight|lane], [slurp|drip|pip, pip|drip, drip]!',
      ]),
      adult('end'),
      [
        '¶And {pigeon}? He [went|walked] [home|off] [on foot|on his two feet|step by step].',
        '¶[Tip, tap, tip, tap|Tip and tap], {pigeon} [walked home|was walking]. “It is [such a|a] [nice|warm] night,” he said.',
        '¶{Pigeon} [flew|did|made] one [more|last] [loop|ring|round]. Then he [sat down|landed] and [walked|went] home, tip, tap.',
        '¶“[Fly|Now fly|You can fly] home, {pigeon}!” said {hero}. “It is [dark|late|Tuesday],” he said, and [walked|took the stairs].',
        '¶“[Now|And now] will you [fly|always fly]?” asked {hero}. “[Tomorrow|Maybe|Too late],” said {pigeon}, and [walked|tip, tap, tip, tap].',
      ],
      asideHere('end', {
        person: ['{Friend} [waved|yawned].', '“[Night|Good night]!” said {friend}.'],
        pet: ['{Friend} [curled up|yawned].', '{Friend} [went to sleep|lay down].'],
      }),
    ],
  },
  asides: {
    start: {
      person: [
        '“A walking pigeon!” said {friend}.',
        '{Friend} [laughed|stared|sat up].',
        '“[Can|May] I come?” asked {friend}.',
      ],
      pet: [
        '{Friend} [sniffed|looked at] the pigeon.',
        '{Friend} [tipped|turned] one ear.',
        '{Friend} sat up [at once|straight].',
      ],
    },
    way: {
      person: [
        '“[Wait|Wait for me]!” said {friend}.',
        '{Friend} [came|walked] too.',
        '“Coo,” said {friend}, [just to try|too].',
        '{Friend} [skipped|hopped] along.',
      ],
      pet: [
        '{Friend} [came|trotted] too.',
        '{Friend} walked [last|behind].',
        '{Friend} sniffed [the post|each door].',
        'And {friend} [came along|went along].',
      ],
    },
    trouble: {
      person: ['“Oh dear,” said {friend}.', '“Now what?” said {friend}.', '{Friend} [gulped|held on].'],
      pet: ['{Friend} [whined|sat down].', '{Friend} hid.', '{Friend} looked [away|up].'],
    },
    turn: {
      person: ['“He flies!” said {friend}.', '{Friend} [cheered|clapped].', '“Again!” said {friend}.'],
      pet: ['{Friend} [danced|spun] round.', '{Friend} ran in [rings|circles].'],
    },
    end: {
      person: ['{Friend} [waved|yawned].', '“[Night|Good night]!” said {friend}.'],
      pet: ['{Friend} [curled up|yawned].', 'And {friend} [went to sleep|lay down].'],
    },
  },
  adults: {
    start: ['“Home by dark,” said {grownUp}.', '{GrownUp} [swept|hummed|waved].', '“Not too far,” said {grownUp}.'],
    end: ['“There you are,” said {grownUp}.', '{GrownUp} [smiled|hugged them].', '“So late!” said {grownUp}.'],
  },
  traits: {
    habit: {
      brave: [
        '{Hero} held a [beetle|bee|spider] in {their} {hero.hand} [and sang to it|and was not afraid|to say hello].',
        '{Hero} [walked|stood] on [one leg|the wall|the high step], [eyes shut|with no hands|like a king].',
        'A [big|loud] dog [barked|came]. “[Shh|Sit],” said {hero}, and it did.',
        '{Hero} jumped off the [top|third|high] step. [Twice|Two times|Again].',
        '{Hero} said boo to a [cart|big dog|donkey cart].',
      ],
      curious: [
        '{Hero} looked [in|under|behind] [each|every] [pot|mat|door].',
        '“Why do [ants|flies|cats] have [feet|knees|tails]?” asked {hero}.',
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
        '{Hero} sat on the top step, for it was [best|{hero’s}|the one].',
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
        '{Hero} ran up the lane and down, [six|nine|ten|five] times.',
        'Hop, hop, [jump|skip], went {hero}, [up and down|door to door].',
      ],
      clever: [
        '{Hero} [built|made] a [bridge|boat|house] out of [sticks|peel|pegs|lids].',
        '{Hero} knew [all|half] the [doors|cats|smells] by [heart|name].',
      ],
    },
    turn: {
      brave: [
        '“[Give|Lend] me your [scared|wobbly] foot,” said {hero}, and held it [tight|warm]. “[Now|So], the wings!”',
        '{Hero} [shouted|yelled] at the gap: “[We see you|Hello, down|Boo]!” The gap said [boo|nothing], so there.',
        '“[I went|I jumped] from step [three|four] once,” said {hero}. “[First|At first] I shook. Then I [flew|sang].”',
        '“I get scared [too|as well|each night],” said {hero}. “[Then|And then] I go [one, two, three|hop].”',
        '{Hero} [took|held] one wing. “[Big|Deep] breath. I am [here|right here].”',
      ],
      curious: [
        '“What can you see [up there|from the air]?” asked {hero}. “[Go and|Please] look for me!”',
        '“I [want|need] to know,” said {hero}. “Is the [air|sky] soft? [Try|Find out]!”',
      ],
      kind: [
        '{Hero} put {their} arm round {pigeon}. “[No hurry|Take your time]. I am [here|with you].”',
        '{Hero} [stroked|patted] him. “Don’t look [down|there]. Look at [me|my face].”',
      ],
      funny: [
        '{Hero} flapped {their} arms [and hopped|like a hen|like a pot of soup]. {Pigeon} [laughed|giggled] and flapped [too|back].',
        '“Wings? I thought those were [socks|your coat|ears]!” said {hero}. {Pigeon} [laughed|giggled].',
      ],
      shy: [
        '{Hero} [sat|stood] close and said [nothing|not a word], [so softly|for a long time]. It [helped|was nice].',
        '“I am [shy|scared] of [doors|people],” {hero} [whispered|said]. “I count to [three|four].”',
      ],
      stubborn: [
        '“We do not [stop|go home] [here|now],” said {hero}. “Not [one|a] roof [away|too soon].”',
        '{Hero} stamped {their} foot: “You [can|will]! Left wing, [right wing|then the other]!”',
      ],
      dreamy: [
        '“Shut your eyes,” said {hero}. “You are a [cloud|kite|leaf|feather]. [Now go|Now fly]!”',
        '“The air is [a bed|a pond|milk],” said {hero}. “[Lie|Just lie] on it.”',
      ],
      careful: [
        '“First one wing,” said {hero}, “[then|and then] two. [Then|Now] hop on the [spot|mat].”',
        '{Hero} [looked|checked] left, right, [up|up and down]. “All [clear|free]. [Now|Go]!”',
      ],
      energetic: [
        '{Hero} jumped [up and down|six times|and jumped]. “Do it [with me|too]! Hop, [hop|flap]!”',
        '“Run with me!” said {hero}. They ran [over|round] the roof. [Faster|And faster]!',
      ],
      clever: [
        '“Where do you [look|walk]?” asked {hero}. “[Down|At my feet].” “Then look [up|at the tower]!”',
        '“It is a [street|lane] of air,” said {hero}. “[Walk|Go on], but with [wings|arms].”',
      ],
    },
  },
};
