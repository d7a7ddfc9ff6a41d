/** The walking pigeon in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  given,
  HABIT,
  ifRoom,
  more,
  plants,
  TURN,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';

/** What is in the way is behind them, so the post goes on. */
const walksOn = ifRoom(
  '[On|Off|So on|So off] they [went|walked|marched|tramped][|, tip, tap|, on foot|, side by side].',
  '{Pigeon} [marched|walked|went] on and [sang|cooed][| again| once more].',
  'And [on|off] [went|walked|marched] the [post|pigeon].',
);

export const english24: BandText = {
  refrains: [
    '“[Coo, coo|Coo-coo|Coo and coo|Coo to you|Coo, coo, coo], the [post|letter|mail] [comes|goes] [through|too]!”',
    '“[Coo, hooray|Coo, hey, hey|Coo, I say|Coo, make way], [a letter|the post|the mail] is on [its|the] way!”',
    '“[Make way|Out of the way|Out of our way], [post|mail|a letter] today, [coo|hooray]!”',
    '“[Way, make way|Coo, clear the way], [here comes|here goes] the [post|letter|mail]!”',
  ],
  beats: {
    open: [
      [
        '{Party} [sat|stopped] in {lane} with {a snack}.',
        'In {lane}, on a [warm|wide|blue|worn] step, sat {party} with {a snack}.',
        'On a [warm|wide|blue] step in {lane} sat {party}, with {a snack}.',
        '{Party} had {a snack} on the [top|warm|bottom] step.',
        '{Lane} was [hot|sleepy|full of sun]. {Party} sat there with {a snack}.',
        '{Party} [sat on a step|sat in the sun], with {a snack}, in {lane}.',
      ],
      when(
        'episode:goat',
        ifRoom(plants('half', '{Hero} [kept|saved|hid] half [of it |][for later|in a bag|for the way].')),
      ),
      when(
        'letter:song',
        ifRoom(
          plants(
            'look',
            'Next door stood {sender} the {sender.noun}, [one ear|both ears] up. [Who|What] sang up there, [on a roof|far away]?',
          ),
          plants(
            'look',
            '{Sender} the {sender.noun} [stood|waited] next door and looked up. [Somebody|Someone] sang on a [roof|far roof]!',
          ),
        ),
      ),
      when(
        'letter:lamp',
        ifRoom(
          plants(
            'look',
            'Next door stood {sender} the {sender.noun}. He looked up and [waited|longed] for [a light|one small light|the night].',
          ),
          plants(
            'look',
            '{Sender} the {sender.noun} [stood|waited] next door and looked up. Was there [no light|no lamp] on the roof [yet|so far]?',
          ),
        ),
      ),
      when(
        'letter:melon',
        ifRoom(
          plants(
            'look',
            'Next door stood {sender} the {sender.noun} with [a big|one big|a fat] melon. He looked up and did not [eat it|take a bite].',
          ),
          plants(
            'look',
            '{Sender} the {sender.noun} had a melon, [all alone|just for one]. He looked [up|up, up], and [sighed|sighed again|gave a sigh].',
          ),
        ),
      ),
      { more: HABIT },
      adult('start'),
    ],
    pigeon: [
      [
        '{Pigeon} the pigeon came [walking|by on foot|by, tip, tap|along, on foot].',
        '[Tip, tap, tip, tap|Tap, tap, tap|Tip and tap]. Who came [walking|on foot|by|down the lane]? {Pigeon} the pigeon!',
        'Round the corner came {pigeon} the pigeon, [walking|on foot, tip, tap].',
        'A pigeon came [by|along|down the lane] on [foot|two feet|tip-toe]! It was {pigeon}, and he [had|held] a letter.',
        '{Pigeon} the pigeon came [down the lane|along|by], [left foot, right foot|step by step|pat, pat, pat].',
      ],
      [
        '“[A letter|Letter|Post|Mail] for {tower}!” [said|called|cooed] {pigeon}.',
        '“Where is {tower}?” [said|asked] {pigeon}. “I have a letter [for it|to bring there]. It must be there by dark.”',
        '“This [must go|goes] to {tower} [by|before] dark,” said {pigeon}.',
      ],
      asideHere('start', {
        person: [
          '“[Ooh|Oh|Look]!” said {friend}.',
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
        'So {hero} [held|took|carried] the letter, and {pigeon} [sang|cooed|marched ahead and sang|went first and sang|strutted and cooed].',
        '“[Hold|Take|Carry] this,” he said. They [walked|went|set] off, and {pigeon} [sang|cooed].',
        '“I [will|can] [carry|take|hold] it,” said {hero}. So {pigeon} [sang|cooed|went first and sang].',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: [
          '{Friend} [sang|cooed] it, too, so that [all the lane|everyone] made way.',
          '{Friend} went last, so that no [cat|dog|cart] came [up|close] behind.',
          '“Coo!” [sang|said] {friend}, too.',
        ],
        pet: [
          '{Friend} went last and [looked out|sniffed] for cats.',
          '{Friend} [ran|trotted] [ahead|in front] to [sniff out|smell] the way.',
          '{Friend} [ran|trotted] ahead.',
        ],
      }),
      more(
        'What was [in|inside] the letter? {Pigeon} [did not|would not] [say|tell].',
        '[Who|And who|But who] was [the letter|it] from? {Pigeon} did not [say|know].',
      ),
    ],
    'goat.met': [
      [
        'At [a blue|a green|the next] door {goat} the goat [sniffed|licked] the letter. “Is that [lunch|salad|for me]?”',
        '[Then|But then] {goat} the goat [saw|sniffed|licked] the letter. “[Mm|Yum|Oh], paper!”',
        'Out of [a|the next] door came a long [neck|tongue]. {Goat} the goat [wanted|longed] to [eat|bite] the letter!',
        '[Stop|Oh no|Oh, oh]! {Goat} the goat [bit|had] one [corner|end] of the letter!',
      ],
      more(
        '“That is [post|not food]!” cried {pigeon}.',
        '{Hero} held it [up high|up, up, up]. {Goat} [grew longer|stood up|got on a box]. Would she get it?',
        '{Pigeon} [flapped|hopped|jumped] up and down. “[No|Not food|Shoo], goat!”',
      ),
    ],
    'goat.past': [
      [
        given(
          'told:half',
          '{Hero} [still had|had] half of the {snack}. {Goat} [liked|wanted] that [more|better].',
          '“[Eat|Take|Have] [this|my half|the other half]!” [said|cried] {hero}. {Goat} [dropped|spat out] the letter and [ate|took] it.',
        ),
        given(
          'not told:half',
          '“[Eat|Take|Have] [this|my {snack}],” [said|cried] {hero}. {Goat} [dropped|spat out] the letter and [ate|took] it.',
          '{Hero} gave her {a snack}. {Goat} [liked|wanted] that [more|better].',
          '{Hero} [held|put] out {a snack}. [Munch|Snap|Gulp]! {Goat} [forgot|dropped] the letter.',
        ),
      ],
      more(
        'It was [wet|a bit wet], but it was [all there|whole].',
        '“[Yum, yum|Oh, good|Mm, good],” [said|munched] {goat}.',
      ),
      asideHere('way', {
        person: [
          '{Friend} wiped it [dry|clean].',
          '{Friend} [pulled|took] it [away|back] and [wiped|dried] it.',
          '{Friend} [wiped|rubbed] the letter dry.',
        ],
        pet: [
          '{Friend} [got|fetched] it and gave it to {hero}.',
          '{Friend} [barked|growled], and {goat} [went in|went back].',
        ],
      }),
      walksOn,
      '¶{refrain}',
    ],
    'cat.met': [
      [
        '[Oh|Look|Stop]! {Cat} the cat lay [right |all ]across the lane.',
        'In a [thin|narrow] lane lay {cat} the cat, [from wall to wall|all over it]. [No one|Nobody] could get by.',
        'Who lay in the [next|narrow|thin] lane? {Cat} the cat, from [wall|door] to [wall|door].',
        '“[Nobody|No one] gets by,” said {cat} the cat, [right across|all over] the lane.',
        '“Stop,” said {cat} the cat, [all over|across] the lane. “[First you pay|Pay with tickles|You must pay|Pay me first]!”',
      ],
      more(
        '{Pigeon} [stood|got|hid] behind {hero}, [feet and all|way behind|beak and all].',
        '“Is that [a lunch|my lunch] behind you?” [said|purred] {cat}.',
        '[Pigeons|Birds] [do not|never] like cats, so {pigeon} [hid|shut his eyes].',
        '“[What|How] do we pay?” asked {hero}. {Cat} [put|held] her [chin|nose] up.',
      ),
    ],
    'cat.past': [
      [
        '{Hero} [tickled|rubbed|stroked] her, and she [purred and |]let them by.',
        '{Hero} [tickled|rubbed|stroked] {cat} under the chin. “[Prrr|Purr|Mrrr|Rrrr|Mmm],” [she said|said {cat}], and let them by.',
        '{Hero} [tickled|rubbed|stroked] her [ears|chin|tummy]. “[More|Left a bit],” purred {cat}, and let them by.',
        '{Hero} paid [in tickles|her tickles|with tickles]: [one|one, one], [two|three], [four|ten]. So {cat} let them by.',
      ],
      asideHere('way', {
        person: [
          '{Friend} did the [ears|tail|chin].',
          '{Friend} did [one ear|the ears], so {cat} [shut her eyes|did not look].',
          '{Friend} held her tail, so no one [trod|stepped] on it.',
        ],
        pet: [
          '{Friend} lay down between {cat} and the pigeon.',
          '{Friend} [kept|stood] still until {pigeon} was [by|past].',
        ],
      }),
      more(
        '{Pigeon} went by on tip-toe, [tip, tip, tip|hush, hush].',
        'Tip, tip, tip, [went|crept] {pigeon}, [past the tail|past the claws].',
      ),
      walksOn,
      '¶{refrain}',
    ],
    'monkey.met': [
      [
        '[Snatch|Snap|Zip|Whip]! {Monkey} the monkey [took|had|got] the letter!',
        'In the market {monkey} the monkey [took|grabbed|got] the letter, [snatch|snap|whip|zip]! “[For sale|Who will buy|Who wants this]?”',
        'In the market sat {monkey} the monkey. [Zip|Whip|Snap]! He took the letter and [sang|cried], “For sale!”',
        'They came to a [stall|shop]. A [quick|brown|long] hand came out, and {monkey} the monkey [took|had] the letter!',
      ],
      more(
        '“[Ten|Six|A hundred] coins!” said {monkey}. {Hero} had [none|one button|two figs|a pip].',
        '“[Give it back|That is ours|It is post|Hey, you],” said {hero}. “[Buy|Then buy] it,” said {monkey}.',
      ),
    ],
    'monkey.past': [
      [
        '{Hero} paid with a [silly|funny|long|moo-cow] face. {Monkey} laughed and [gave it back|let go].',
        '{Hero} [made|did] a [fish|camel|soup|goat] face. {Monkey} laughed so much [he let go|that he let go].',
        '{Hero} [made|did] a [silly|frog|duck] face. “[Ha, ha|Hoo, hoo|Hee, hee], [sold|all yours|take it]!” [laughed|said] {monkey}.',
      ],
      asideHere('way', {
        person: [
          '{Friend} [caught|took] it.',
          '{Friend} [caught|took] it and held it [tight|with both arms].',
          '{Friend} made [one|a face], too, and got a [fig|plum].',
        ],
        pet: ['{Friend} [jumped up and got|caught] it.', '{Friend} [got|brought] it, with no [bite|hole] in it.'],
      }),
      more(
        '“[Fair|Good] price,” said {monkey}.',
        '{Pigeon} tried a face, [too|as well], but it was [his own|just a pigeon|all beak].',
      ),
      walksOn,
      '¶{refrain}',
    ],
    'owl.met': [
      [
        '{Pigeon} [sat|got|sat down] in a basket, and [up|creak, up|up, up] it [went|flew]!',
        'By a [wall|door] stood a basket. “A [seat|chair]!” said {pigeon}, and [up|creak, up|hup, up|in he got, and up] it [went|flew]!',
        '{Pigeon’s} feet [hurt|were hot], so he sat in a basket, and [up|creak, up|up, up] it [went|flew]!',
        'By a [house|wall|door] {pigeon} sat in a basket [to rest|for a rest], and [up|creak, up|up, up] it [went|flew]!',
      ],
      more(
        '“[Help|Oh, oh]!” said {pigeon}. “I am [going up|off the ground]!”',
        '{Hero} [jumped|hopped] [for it|up], but [missed|it was too high].',
        '[Who|But who] pulled [it|so]? [Somebody|Someone] at the [top|window]…',
      ),
    ],
    'owl.past': [
      [
        '“I wanted [bread|a bun], [not you|not a pigeon]!” said {owl} the owl, and [she |]let him down.',
        '“You are not [bread|my bread|a bun]!” said {owl} the owl, and [she |]let him down.',
        '“[Not|You are not] [bread|my bun|a bun]!” said {owl} the owl, so down he [went|came].',
        '“[Oh, that is|This is|That is] no [bread|bun]!” said {owl} the owl, and let him down.',
      ],
      asideHere('way', {
        person: [
          '{Friend} held [it|the basket] still.',
          '{Friend} held the basket, so he could hop out.',
          '{Friend} put some [bread|buns] in, and [up|off] it went.',
        ],
        pet: [
          '{Friend} sat on the rope, so it stayed down.',
          '{Friend} [licked|sniffed] him till he [stood up|walked again].',
        ],
      }),
      more(
        '{Pigeon} [had|kept] his eyes [shut|tight shut] till [he was down|bump, he was down].',
        'Then {hero} sent her up some [bread|buns].',
      ),
      walksOn,
      '¶{refrain}',
    ],
    'hoopoe.met': [
      [
        '“[Which way|Where is it|Where now]?” asked {hero}. “[Left|Right|Up]!” said {hoopoe} the hoopoe. “No, [wait|back|down]!”',
        'At the [well|fountain] sat {hoopoe} the hoopoe. “Go left! No, [wait|right|up|back|round]!”',
        '{Hoopoe} the hoopoe [said he |]knew the way. He [pointed|waved] here, and there, and there.',
      ],
      more(
        'So {pigeon} [turned|spun] round and round, till he [sat|fell] down.',
        'So round the fountain they went, [and round|three times|and round again].',
        'Now {hero} was [dizzy|lost], and {pigeon} was [dizzy|lost], too.',
      ),
    ],
    'hoopoe.past': [
      [
        '{Hero} looked up, [all the way|so far|and up], and [there|far up] [was|stood] {tower}!',
        '“[Stop|Hush|Wait]!” [said|cried] {hero}. [Up there|Over the roofs|High up] [was|stood] {tower}!',
        '{Hero} [stood on|climbed on] the [edge|rim|well]. “{Tower}! [That way|Look|Over there|Up there]!”',
      ],
      asideHere('way', {
        person: [
          '“Up!” [cried|said] {friend}, too.',
          '{Friend} held {hero’s} [legs|feet], so {they} did not fall in.',
          '“[Come on|Quick|Let’s go], up there!” said {friend}, and [ran|went first].',
        ],
        pet: [
          '{Friend} [ran|trotted] that way [at once|already].',
          '{Friend} [barked|sniffed] [at|for] the way, and it was right.',
        ],
      }),
      more(
        '“[Just|That is just] what I [said|told you],” said {hoopoe}.',
        '“[So that is|Is that] the way?” said {hoopoe}. “[Good to know|Oh|New to me].”',
      ),
      walksOn,
      '¶{refrain}',
    ],
    market: [
      [
        '[Then|Next] they came to the [market|big market]. [Bing|Bang], clang, “[Melons|Fresh figs|Hot beans]!”',
        'The lane [went|led] into the market. It smelled of [mint|soap|oranges] and [fish|bread|shoes].',
        '[Then|Now] they were in the market, with [legs|shoes|feet] all round {pigeon}.',
      ],
      [
        '“Mind my [feet|toes]!” said {pigeon}, and went under the [tables|carts]. {Hero} [went|crawled] [after him|under, too].',
        'It was so full that {pigeon} went under the [tables|carts], and {hero} [went|crawled] [after him|under, too].',
        '“[Buy|Who wants] a [hat|drum|fish]?” “No,” said {pigeon}. “[Post|We are post].” So they let him [by|through].',
      ],
    ],
    awning: [
      [
        '[Whoosh|Swish|Fff]! The wind [took|got] the letter and put it on a [cloth roof|stall|tall stall].',
        'A [puff|gust] of wind, and the letter sat [up there|high up] on a [stall|cloth roof]!',
        'The wind [came|blew], and the letter flew up, [high|up, up]!',
      ],
      [
        '“[Now|Please|Quick,] [fly|flap|do fly]!” said {hero}. “{excuse2},” said {pigeon}.',
        '“[It|The letter] flies, and [you don’t|why not you]?” said {hero}. “{excuse2},” said {pigeon}.',
      ],
      [
        '¶So {hero} [went|climbed] up [a|the] ladder and [got|fetched] it.',
        '¶So they [went|climbed] up [a|the] ladder and [got|fetched] it.',
        '¶So {hero} [got|fetched] it, up a ladder.',
      ],
      asideHere('trouble', {
        person: ['{Friend} held the ladder.', '{Friend} [found|fetched] the ladder.'],
        pet: [
          '{Friend} [barked|looked] up at it, to show them where.',
          '{Friend} [lay|sat] on the foot of the ladder.',
        ],
      }),
    ],
    stairs: [
      [
        'Now they had to go up. There were {steps} stairs, [cold and dark|round and round], and each was [as big as|taller than] a pigeon.',
        '[Then came|At last came] the stairs! {Hero} went up {steps} stairs. {Pigeon} went up {steps} [hills|walls].',
        '“[Up there|Up we go]!” said {hero}. [One, two, three|Two, four, six|One, and one]… There were {steps} stairs!',
        'Up {steps} [steps|stairs] went {hero}, [step, step|two, four, six]. Up {steps} steps went {pigeon}, [hop, puff|puff, puff, hop].',
      ],
      [
        '[Some|Six|Ten|A few] were gone, so up a ladder [rode|went] {pigeon}, on {hero’s} [shoulder|back].',
        'Then came a [long|tall|big] ladder, and {pigeon} [sat|rode] up it on {hero’s} [shoulder|back].',
        '“[Hop on|Sit here|Up here|Come on my back],” said {hero} at a [|tall |long ]ladder, [and|so] up [went|rode] {pigeon}.',
      ],
      asideHere('way', {
        person: ['{Friend} pushed from [below|behind].', '“[One more|Just one more]!” said {friend}, ten times.'],
        pet: ['{Friend} [nudged|pushed] from [below|behind].', '{Friend} got up there first, [of course|somehow].'],
      }),
      more(
        'The sun was [low|orange|going down]. [Quick, quick|Hurry|Quick, up, up]!',
        '“[Fly|Why not fly|Fly up|Fly now|Why not fly now]?” asked {hero}. “{excuse2},” [puffed|said] {pigeon}.',
      ),
    ],
    gap: [
      [
        'From the [roof|pink roof|gold roof|last roof] they saw {tower}, but it was one roof [on|off|away].',
        'Up on the [pink|gold|warm|high|last] roof they [stopped|stood|puffed]. {Tower} was one roof [on|off|away]!',
        'They [came|got|stepped] out on a [pink|gold|warm|high] roof. But {tower} was on the [next|other] one!',
        '{Tower} was so near now! But it was on the [next|other] roof, {gap} steps of air [on|away|off].',
      ],
      [
        '“I said ‘{excuse}’,” [whispered|said] {pigeon}, “but [I am|I’m just|I was] [scared|afraid|scared of down].”',
        '“‘{excuse}’ was not [true|so|the truth],” [whispered|said] {pigeon}. “[I am|I’m just|I was] [scared|afraid|scared of down|afraid to fall|scared to fly].”',
        '“[It was not|It was never] ‘{excuse}’,” [said|whispered] {pigeon}. “I [never flew|never once flew|am scared of down|am afraid to fall|am scared to fly].”',
      ],
      more(
        'And the sun [went|was going] down. Who could [help now|bring the letter now]?',
        'The sun was [red|low|nearly gone]. And [what|what could they do] now?',
      ),
    ],
    turn: [
      TURN,
      asideHere('trouble', {
        person: [
          '{Friend} [sat|came] close, too.',
          '{Friend} sat by {pigeon}, [on one side|too], so he did not [shake|wobble].',
          '{Friend} took one wing, [so gently|just a bit].',
        ],
        pet: [
          '{Friend} lay down by {pigeon}, so he did not [shake|wobble].',
          '{Friend} [licked|nudged] his toes, and he had to [laugh|giggle].',
        ],
      }),
      more(
        '{Pigeon} took the letter in his [beak|own beak].',
        '“You [walked|came|hopped] [all the way|so far],” said {hero}. “This is [just|only] {gap} steps [more|of air].”',
      ),
    ],
    fly: [
      [
        'So {pigeon} ran, and ran off the [roof|edge], and [ran on|went on], in the [air|sky]!',
        'The wind [lifted|took] one wing. {Pigeon} [gave|lent] it the [other|next], [and up|and whoosh|and oh]!',
        'One hop, one flap, and {pigeon} [flew|was up|flew off]!',
        'Flip, flap, [flop|flip|flap], and {pigeon} [flew|was flying|was up|was in the sky]!',
        'So {pigeon} shut his eyes, [hopped|jumped], and the air [held him|was soft].',
        '[He fell up|Off he went|Up, up]! {Pigeon} was [flying|in the sky]!',
      ],
      ifRoom(
        'And he [sang|cooed|called], [high up|in the sky|over the street], with no stone under [him|his feet].',
        'And [down from|out of|all over] the sky [came a song|he sang|came his song].',
      ),
      '¶{refrain}',
      more('{Hero} [clapped and clapped|jumped|waved and waved|sang|danced][| on the roof| for joy].'),
    ],
    letter: [
      [
        'In {tower} lived {receiver} the {receiver.noun}. “Post!” said {pigeon}. {Hero} [came up|ran up|came, too,] and read [it|it out]:',
        '“Post!” [said|cried] {pigeon}. There sat {receiver} the {receiver.noun}. {Hero} [ran up|came up|ran round] and read it [out|to her]:',
        'There [sat|was] {receiver} the {receiver.noun}. “[For me|A letter]? [Do read|Please read|Read] it!” So {hero} [came and read|ran up and read]:',
      ],
      when('letter:song', [
        '“You sing [each day|in the morning|when it is light], [and I|then I] sing [back|too|along]. [Love,|From|Yours,|Your friend,] {sender}.”',
        '“Who sings [at dawn|first|up there]? You! [Who|And who] sings [back|next|low]? [Me|Down here, me], {sender}!”',
      ]),
      when('letter:lamp', [
        '“Your [lamp|light] is my [star|good night|moon]. [Thank you|It is nice|Shine on]. [Love,|From] {sender}.”',
        '“I see your lamp [each|every] night, and I sleep [well|better|warm]. [Love,|From|Yours,|Good night,] {sender}.”',
      ]),
      when('letter:melon', [
        '“I have [one|a] big melon and [no friend|only one mouth], so [come|please come|do come|come and eat]! [Love,|From|Yours,] {sender}.”',
        '“My melon is too [big|fat|much] for me. [Come down|Come and help|Will you come]? [Love,|From] {sender}.”',
      ]),
      ifRoom(
        given(
          'told:look',
          'So that was why {sender} [always |]looked up!',
          '“[Oh|So that is it]!” said {hero}. “[That is why|So] he looked up!”',
        ),
        given('not told:look', '“{Sender}, [next door to me|from my lane|from home]!” [cried|said] {hero}.'),
      ),
    ],
    home: [
      when('letter:song', [
        '{Hero} ran home to [tell|see] {sender}. [Far up|Then, far up], {receiver} sang, “{receiver.call}!” “{sender.call}!” he [sang|called|cried] back.',
        'That night {receiver} sang, “{receiver.call}!” And [in|from] {lane} {sender} sang [back|too], “{sender.call}!”',
      ]),
      when('letter:lamp', [
        '“[Look|Look up|Now look], {sender}!” said {hero} in {lane}. The lamp on the roof [winked|blinked|shone|swung]: [good night|once, twice|on, off, on|hello, you|left, right]!',
        '{Hero} ran home to {sender}. “Look up!” The lamp [waved|swung|danced|winked] on the [roof|far roof], [just for him|to say hello|hello, hello].',
      ]),
      when('letter:melon', [
        'So {receiver} came down to {lane}, and they [all |]ate [the|that] melon, [pip, pip, pip|slurp, slurp|drip, drip].',
        '{Sender}, {receiver} and {hero} ate [the|that] melon in {lane}, [pip, pip, pip|slurp, slurp|drip, drip].',
      ]),
      when('adults', ['{Adults} [waved|smiled|laughed|clapped|came to see].']),
      [
        '¶{Pigeon} could fly [now|now, high up|like a kite now]. But he [walked|went|strolled] home[ on foot| step by step| on his feet|, tip, tap].',
        '¶“[Fly|Now fly|You can fly] home, {pigeon}!” said {hero}. “{excuse},” he [laughed|giggled|sang], and [walked|walked off|went on foot|went home, tip, tap].',
        '¶“[Now|And now] will you [fly|fly home]?” asked {hero}. “{excuse},” he said, and [winked|laughed], and walked.',
        '¶Tip, tap, [tip, tap|tip], {pigeon} walked home. He could fly [now|if he liked]. But he liked to walk, [too|best].',
        '¶{Pigeon} [flew|did|made] one [more|last] [loop|ring|round]. Then he [came down|landed] and [walked|strolled|tip-toed] home, [tip, tap|left, right|step by step].',
      ],
      asideHere('end', {
        person: ['{Friend} walked with him to the corner.', '“[Night|Good night], post!” said {friend}.'],
        pet: ['{Friend} walked with him to the corner.', '{Friend} [curled up|lay down] on the step.'],
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
    start: [
      '{GrownUp} [waved|waved a spoon].',
      '“Home by dark,” said {grownUp}.',
      '“[Go and play|Off you go],” said {grownUp}, “but be home by dark.”',
      '“Not too far,” said {grownUp}.',
    ],
    end: [
      '{GrownUp} [waved|held a light].',
      '“Home at last!” said {grownUp}.',
      '{GrownUp} [had|held] a light, so {hero} saw the step.',
      '“So late!” said {grownUp}.',
    ],
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
