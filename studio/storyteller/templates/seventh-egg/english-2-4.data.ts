/** The seventh egg in English for readers of 2 to 4. */
import {
  given,
  HABIT,
  ifRoom,
  planting,
  TURN,
  when,
  type BandText,
  type Line,
  type Passage,
} from '#studio/storyteller/text/passage.ts';

/** The egg is laid in what is the hero’s, by whoever is at hand. */
const lays = (who: string, whose: string): readonly string[] => [
  `[One|That] evening {goose} the goose found a [cold|very cold|poor, cold] egg. So ${who} [put|set|tucked] it in ${whose}, to warm it. “[MY|That’s MY|Hey, MY] {thing.noun}!” [said|cried|called] {hero}.`,
  `[One|That] evening {goose} the goose [found|saw] an egg, [cold as ice|cold as a stone|so very cold]. So ${who} [made|gave] it a [warm |]bed in ${whose}. “[MY|In MY|Not in MY] {thing.noun}!” [said|cried|called] {hero}.`,
  `“[Look|Oh, look|Oh dear], a [cold|poor, cold|frozen] egg!” [said|called|honked] {goose} the goose [one|that] evening. To warm it, ${who} [put|set|tucked] it in ${whose}. “[MY|That’s MY|Hey, MY] {thing.noun}!” [said|cried|called] {hero}.`,
];

const inThing = (who: string): Line =>
  when('giver', lays(who, '{hero’s} {thing.noun} from {giver}'), lays(who, '{hero’s} {thing}'));

/** The first page of a short book: those who should look at the hero look at an egg. */
const arrives = (they: string, whose: string): readonly string[] => [
  `“Look at me!” [called|cried|shouted|sang] {hero}, and did a {trick}. But ${they} looked at an egg. {Goose} the goose had [just |]found it, and [put|tucked] it in ${whose}!`,
  `{Hero} did a {trick}. “[Look|Now look|Look, look|Everybody, look] at me!” [called|cried|shouted|sang] {hero}. But ${they} looked at the [cold|lost|poor, cold] egg that {goose} the goose had found. It [lay|sat|lay warm|lay snug|now lay|was now] in ${whose}!`,
  `“Look at me!” [called|cried|shouted|sang] {hero}, and did a {trick}. But ${they} looked at {goose} the goose, and a [lost|big|cold] egg in ${whose}!`,
];

/**
 * The hero does something to be without the duckling, and he comes along: the first time because everybody looks at
 * him, which a long book tells on a page of its own, and then because he has come again.
 */
const attempt = (tell: readonly string[], again: readonly string[] = tell): Passage => [
  when(
    'not told:tried',
    when(
      'together',
      [
        given(
          'not told:followed',
          '“[Look|Oh, look] at {duck}!” [called|cried|laughed|said] {others}.',
          '{Others} [called|cried|said|shouted], “[Look|Oh, look|Do look] at {duck}!”',
          '{Others} [laughed|shouted|cheered]: “[Look|Just look|Look, just look] at {duck}!”',
        ),
      ],
      [
        given(
          'not told:followed',
          '“[Oh, look|Look, look] at {duck}!” [everybody|everyone] [called|cried|said|laughed|shouted].',
          'Everyone [called|cried|said|laughed|shouted], “[Look|Oh, look|Just look|Do look|Look, look] at {duck}!”',
          '“Look at {duck}!” [called|cried|said|laughed|shouted] [everybody|everyone].',
        ),
      ],
    ),
  ),
  when(
    'told:tried',
    when(
      'together',
      ifRoom(
        '“[Quick|Run|Hurry], {hero}!” [called|laughed] {others}.',
        '{Others} [clapped|cheered] for {duck}.',
        '“[What|Where to|And] now, {hero}?” [asked|called] {others}.',
      ),
    ),
  ),
  when('told:tried', again, planting('tried', ...tell)),
  '¶{refrain}',
];

/** The first time, with what makes the hero do it. */
const CROSS = '[Cross|Angry|Very cross], {hero}';

/** The last page: the one who followed does the trick, and the one who wanted to be looked at looks. */
const shows = (who: string): Line =>
  when(
    'told:shown',
    [
      `“[You can keep|You may keep|Keep] my {thing.noun}, {duck},” [said|sang] {hero} on the way home. {Duck} did a [tiny|very small] {trick}, just like {hero}. “Again[, again|, {duck}|]!” [called|cried|shouted] ${who}.`,
      `On the [slow |long |]way home {duck} could [keep|have] the {thing.noun}, and did a [tiny|very small] {trick}. “Again[, again|, {duck}|]!” [called|cried|shouted] ${who}.`,
      `“[You can keep|You may keep|Keep] my {thing.noun},” [said|sang] {hero}, and walked home [slowly|very slowly] with {duck}. Then {duck} did a [tiny|very small] {trick}. “Again[, again|, {duck}|]!” [called|cried|shouted] ${who}.`,
    ],
    [
      `“[You can keep|You may keep|Keep] my {thing.noun}, {duck},” [said|sang] {hero} on the way home. Then {duck} did a [tiny|very small] {trick}. “[Look|Oh, look|Now look|Just look|Do look] at {duck}!” [called|cried|shouted|sang] ${who}.`,
      `On the [slow |long |]way home {duck} could [keep|have] the {thing.noun}, and did a [tiny|very small] {trick}, just like {hero}. “[Look|Oh, look|Now look|Just look|Do look] at {duck}!” [called|cried|shouted|sang] ${who}.`,
      `“[You can keep|You may keep|Keep] my {thing.noun},” [said|sang] {hero}, and walked home [slowly|very slowly] with {duck}. Then {duck} did a [tiny|very small] {trick}. “[Look|Oh, look|Now look|Just look|Do look] at {duck}!” [called|cried|shouted|sang] ${who}.`,
    ],
  );

export const english24: BandText = {
  // Said crossly by day, and gladly in the river.
  refrains: [
    '{Flap}, [tiny|little|small] feet! “You again!” [said|cried|called] {hero}.',
    '{Flap}, [tiny|little|small] feet! “You again, {duck}!” [said|cried|called] {hero}.',
    '{Flap}, [tiny|little|small] feet! “Oh no, you again!” [said|cried|called] {hero}.',
    '{Flap}, [tiny|little|small] feet! “It’s you again!” [said|cried|called] {hero}.',
  ],
  beats: {
    open: [
      [
        '[Every|Each] evening {hero} [called|cried|shouted|sang], “Look at me!” and did a {trick}.',
        '“Look at me!” {hero} [called|cried|shouted|sang] [every|each] evening, and did a {trick}.',
        '[Every|Each] evening {hero} did a {trick}, and [called|cried|sang|shouted], “Look at me!”',
      ],
      { more: HABIT },
      when(
        'together',
        [
          '{Others} always [looked|watched], and [called|cried|shouted], “Again, again!”',
          '[Then|Every time|Each time] {others} [called|cried|shouted], “Again, again!”',
          '“Again, again!” [called|cried|shouted|begged] {others}[| every time| each time].',
        ],
        [
          '“[Again|More|Once more]!” [called|cried|shouted|begged] {dog} the dog and {hen} the hen.',
          'And {dog} the dog and {hen} the hen [called|cried|shouted|begged], “Again, again!”',
          '“Again, again!” [called|cried|shouted|begged] {dog} the dog and {hen} the hen.',
        ],
      ),
    ],
    egg: [when('together', inThing('{others}'), when('adults', inThing('{adults}'), inThing('{hen} the hen')))],
    arrive: [
      when(
        'together',
        when(
          'giver',
          arrives('{others} [only|just]', '{hero’s} {thing.noun} from {giver}'),
          arrives('{others} [only|just]', '{hero’s} {thing.noun}'),
        ),
        when(
          'giver',
          arrives('[everybody|everyone|they all]', '{hero’s} {thing.noun} from {giver}'),
          arrives('[everybody|everyone|they all]', '{hero’s} {thing.noun}'),
        ),
      ),
    ],
    home: [
      when(
        'together',
        [
          'At home they all [sat|lay] [round|around] the egg. “Look at me!” [said|called|cried] {hero}, and did [a|one more] {trick}. “[Shh|Hush|Not now], it [is asleep|is sleeping|wants to sleep],” [said|whispered] {others}.',
          'At home {hero} [said|called|cried], “Look at me!” and did [a|one more] {trick}. But they all [sat|lay] [round|around] the egg. “[Shh|Hush|Not now], it [is asleep|is sleeping|wants to sleep],” [said|whispered] {others}.',
        ],
        [
          'At home they all [sat|lay] [round|around] the egg. “Look at me!” [said|called|cried] {hero}, and did [a|one more] {trick}. “[Shh|Hush|Not now], it [is asleep|is sleeping|wants to sleep],” [said|whispered|clucked] {hen} the hen.',
          'At home {hero} [said|called|cried], “Look at me!” and did [a|one more] {trick}. But they all [sat|lay] [round|around] the egg. “[Shh|Hush|Not now], it [is asleep|is sleeping|wants to sleep],” [said|whispered|growled] {dog} the dog.',
          '“Look at me!” [said|called|cried] {hero} at home, and did [a|one more] {trick}. But they all [sat|lay] [round|around] the egg, and {hen} the hen [said|whispered|clucked], “[Shh|Hush|Not now], it [is asleep|is sleeping|wants to sleep].”',
        ],
      ),
    ],
    watch: [
      [
        '[That|In the] night, when [everybody|everyone] was [asleep|fast asleep], {hero} [sat|lay] [by|beside|next to] the egg.',
        '[Everybody|Everyone] was [asleep|fast asleep]. Only {hero} sat up [by|with|beside] the egg [that night|all night|in the night].',
        '[That|In the] night {hero} [crept|stole] to the egg, [when|while] [everybody|everyone] was [asleep|fast asleep].',
      ],
      when(
        'interest',
        ifRoom(
          '{They} told it [all |a bit ]about {interest}.',
          '[Softly|Quietly|In a whisper], {they} told it [all |]about {interest}.',
        ),
      ),
      [
        '“[Come out|Please come out],” [said|whispered] {hero}, “and [give me|give back] my {thing.noun}.” “[Tok|Tick|Tap|Tup],” [said|went|answered] the egg.',
        '“When you come out, I want my {thing.noun} [back|again],” [said|whispered] {hero}. “[Tok|Tick|Tap|Tup],” [said|went|answered] the egg.',
        '“[Will you|Can you] give me back my {thing.noun}?” [asked|whispered] {hero}. “[Tok|Tick|Tap|Tup],” [said|went|answered] the egg.',
      ],
    ],
    hatch: [
      [
        'By morning the egg was warm, and [crick, crack|peck, peck, crack|tap, tap, crack|crick, crick, crack], out [came|hopped|climbed] {duck}, a [little|small|tiny|yellow|wet] duck, and [looked|blinked|peeped] at {hero}. {Hero} [raced|rushed|went] outside, and so did {duck}, {thing.noun} and all.',
        '[In the|That|Next] morning the [warm |]egg went [crick, crack|peck, peck, crack|tap, tap, crack|crick, crick, crack], and out [came|hopped|climbed] {duck}, a [little|small|tiny|yellow|wet] duck. He looked [only|just] at {hero}, and [ran|hopped|went] outside after {them}, {thing.noun} and all.',
        '[Crick, crack|Peck, peck, crack|Tap, tap, crack|Crick, crick, crack]! That morning, out of the warm egg [came|hopped|climbed] {duck}, a [little|small|tiny] duck who looked [only|just|straight] at {hero}. When {hero} [raced|rushed|went] outside, {duck} did, too, {thing.noun} and all.',
      ],
      when('together', ifRoom('{Others} [came|ran] to look.', '{Others} [clapped|cheered] for {duck}.')),
    ],
    follow: [
      when(
        'together',
        planting(
          'followed',
          'When {hero} [twirled|wobbled|danced], so did {duck}. When {hero} [stopped|stopped short], {duck} stopped, [bump|plump|bonk]. “Look at {duck}!” [laughed|cried|called] {others}. [Nobody|No one] [said|cried|called|shouted], “Look at {hero}!”',
          '{Hero} [twirled|wobbled|danced], and {duck} did it, too. {Hero} [stopped|stopped short], and so did {duck}, [bump|plump|bonk]. “Look at {duck}!” [laughed|cried|called] {others}. But [nobody|no one] [said|cried|called|shouted], “Look at {hero}!”',
          '{Hero} [stopped|stopped short], and {duck} did, too, [bump|plump|bonk]. {Hero} [twirled|wobbled|danced], and so did {duck}. “Look at {duck}!” {others} [laughed|cried|called], and [nobody|no one] [said|cried|called|shouted], “Look at {hero}!”',
        ),
        planting(
          'followed',
          'When {hero} [twirled|wobbled|danced], so did {duck}. When {hero} [stopped|stopped short], {duck} stopped, [bump|plump|bonk]. “Look at {duck}!” [laughed|cried|called] [everybody|everyone]. [Nobody|No one] [said|cried|called|shouted], “Look at {hero}!”',
          '{Hero} [twirled|wobbled|danced], and {duck} did it, too. {Hero} [stopped|stopped short], and so did {duck}, [bump|plump|bonk]. “Look at {duck}!” [laughed|cried|called] [everybody|everyone]. But [nobody|no one] [said|cried|called|shouted], “Look at {hero}!”',
          '{Hero} [stopped|stopped short], and {duck} did, too, [bump|plump|bonk]. {Hero} [twirled|wobbled|danced], and so did {duck}. “Look at {duck}!” they all [laughed|cried|called], and [nobody|no one] [said|cried|called|shouted], “Look at {hero}!”',
        ),
      ),
    ],
    hide: attempt(
      [
        `${CROSS} hid behind a [big |round |fat |]basket. But the basket [wobbled|rustled|shook], and out [came|hopped|peeped] {duck}!`,
        `${CROSS} hid behind a [big |round |fat |]basket. “Peep!” [said|went] {duck} [in it|inside it|in the basket].`,
      ],
      [
        'So {hero} [went and |quickly |]hid behind a [big |round |fat |]basket. But the basket [wobbled|rustled|shook], and out [came|hopped|peeped] {duck}!',
        'So {hero} [went and |quickly |]hid behind a [big |round |fat |]basket. “Peep!” [said|went] {duck} [in it|inside it|in the basket].',
        '{Hero} wanted to be [alone|by {themselves}], and hid behind a [big |round |]basket. But the basket [wobbled|rustled|shook], and out [came|hopped|peeped] {duck}!',
      ],
    ),
    climb: attempt(
      [
        `${CROSS} went [high|right|all the way] up. But {duck} [came|rode] up on {donkey} the donkey!`,
        `${CROSS} went [high|right|all the way] up. But {donkey} the donkey came by, with {duck} up on his [head|back|neck]!`,
      ],
      [
        '“Ducks can’t [climb|climb up here|come up here],” said {hero}, [very|so] high up. But {donkey} the donkey came by, with {duck} up on his [head|back|neck]!',
        'So {hero} [went|hurried|raced] [high|right|all the way] up. But {duck} [came|rode] up, too, on {donkey} the donkey’s back.',
        'So {hero} [went|hurried|raced] [high|right|all the way] up. But {donkey} the donkey came by, with {duck} up on his [head|back|neck].',
      ],
    ),
    mirror: attempt(
      [
        `${CROSS} [held|put] up a mirror: “[Play|Go|Stay] with that duck!” But {duck} [only |just |]wanted {hero}.`,
        `${CROSS} [held|put] up a mirror, [with a duck in it|and in it was a duck]. But {duck} looked [only|just] at {hero}.`,
      ],
      [
        '“[Look, a duck|There’s a duck|See, a duck] to play with!” said {hero}, and [held|put] up a mirror. But {duck} looked [only|just] at {hero}.',
        'So {hero} showed {duck} [another|one more|a second] duck, in a mirror. But {duck} looked [only|just] at {hero}.',
        '“[Play|Go|Stay] with that duck,” said {hero}, and [held|put] up a mirror. But {duck} did not [want|like|look at] that duck.',
      ],
    ),
    drum: attempt(
      [
        `${CROSS} [beat|banged|hit] a drum, [boom, boom|bam, bam|bom, bom]. But {duck} [liked it|liked that|liked the drum], and danced!`,
        `${CROSS} [beat|banged|hit] a drum to [scare|chase|drive] {duck} away. But {duck} [only |just |]danced[| to it]!`,
      ],
      [
        '“Go away!” said {hero}, and [beat|banged|hit] a drum, [boom, boom|bam, bam|bom, bom]. But {duck} [liked it|liked that|liked the drum], and danced!',
        'So {hero} [beat|banged|hit] a drum to [scare|chase|drive] {duck} away, [boom, boom|bam, bam|bom, bom]. But {duck} [only |just |]danced[| to it]!',
      ],
    ),
    dog: attempt(
      [
        `${CROSS} left {duck} with {dog} the dog. But {dog} [fell asleep|dozed off|nodded off].`,
        `${CROSS} {dog} the dog had to [mind|watch] {duck}. But {dog} [fell asleep|dozed off|nodded off].`,
      ],
      [
        '“[Mind|Watch|Take] {duck},” said {hero} to {dog} the dog, and crept [off|away]. But {dog} [dozed off|nodded off|slept|snored], and {duck} [came|ran|crept] after {hero}.',
        'So {hero} left {duck} with {dog} the dog, and crept [off|away]. But {dog} [dozed off|nodded off|slept|snored], and {duck} [came|ran|crept] after {hero}.',
      ],
    ),
    hen: attempt([
      '“I’ll [mind|watch|keep] {duck},” said {hen} the hen, and {hero} raced [off|away]. But {duck} ran after {hero}, [faster than {hen}|and {hen} ran behind].',
      'So {hero} left {duck} with {hen} the hen, and raced [off|away]. But {duck} ran after {hero}, [faster than {hen}|and {hen} ran behind].',
      'So {hero} [took|brought] {duck} to {hen} the hen, and raced [off|away]. But {duck} ran after {hero}, and {hen} [cackled|puffed] behind.',
    ]),
    alone: [
      when(
        'together',
        [
          'At last {duck} [dropped off|fell asleep|went to sleep|dozed off] in the {thing.noun}, and {others} slept, too. {Hero} did a [great|fast|fine|lovely] {trick}. But [nobody|no one] [looked|saw it|watched].',
          'Then {duck} [dropped off|fell asleep|went to sleep|dozed off] in the {thing.noun}, and {others} slept, too. “Look at me!” [called|cried|sang] {hero}, and did a {trick}. But [nobody|no one] [looked|saw it|watched], not even {duck}.',
        ],
        [
          'At last {duck} [dropped off|fell asleep|went to sleep|dozed off] in the {thing.noun}. “Look at me!” [called|cried|sang] {hero}, and did {their} [best|fastest|very best] {trick}. But [nobody|no one] [looked|saw it|watched], not even {duck}.',
          'At last {duck} was [tired|so tired|sleepy], and [dropped off|fell asleep|went to sleep|dozed off] in the {thing.noun}. {Hero} did {their} [best|fastest|very best] {trick}. But now [nobody|no one] [looked|saw it|watched], not even {duck}.',
          'Then {duck} [dropped off|fell asleep|went to sleep|dozed off] in the {thing.noun}, and {hero} was alone[ at last|]. {They} did {their} [best|fastest|very best] {trick}. But [nobody|no one] [looked|saw it|watched], not even {duck}.',
        ],
      ),
    ],
    gone: [
      planting(
        'gone',
        '“{Duck}, [wake up|wake up and look|look at me]!” [called|cried] {hero}. But {duck} was gone, and so was the {thing.noun}. It was [so |very |too ]quiet, with no {flap}.',
        '{Hero} [rushed|raced|hurried] to wake {duck}. But {hero} [found|saw] no {duck}, and no {thing.noun}. {Hero} [listened|listened hard|listened and listened], but [nothing|no foot] went {flap}.',
        '“[Wake up|Come and look|Wake up and look], {duck}!” [called|cried] {hero}. But {duck} was [gone|not there], and the {thing.noun} was gone, too. [Nothing|No foot|Nobody’s foot] went {flap}.',
      ),
    ],
    track: [
      when(
        'told:gone',
        when(
          'together',
          [
            '[Then|At last] {others} [woke, and|woke up and] found [small|little|tiny] footprints, [all the way to|out of|through] the gate. “{Duck} is looking for [me|ME]!” [said|cried|called] {hero}. [Now|This time] {hero} [raced|hurried|rushed|went] after {duck}.',
            '“[Look|See|Here], footprints!” [called|cried] {others}, [wide awake|awake] now. They [went|led] out [of|through] the gate. “{Duck} is looking for [me|ME]!” [said|cried|called] {hero}, and raced after {duck}.',
          ],
          [
            'Then {hero} [saw|found] [small|little|tiny] footprints, [all the way to|out of|through] the gate. “{Duck} is looking for [me|ME]!” [said|cried|called] {hero}. [Now|This time] {hero} [raced|hurried|rushed|went] after {duck}.',
            'But there were [small|little|tiny] footprints, out [of|through] the gate. “{Duck} is looking for [me|ME]!” [said|cried|called] {hero}. [Now|This time] {hero} [raced|hurried|rushed|went] after {duck}.',
            '[Small|Little|Tiny] footprints [went|led] out [of|through] the gate. “{Duck} went to look for [me|ME]!” [said|cried|called] {hero}. [Now|This time] {hero} raced behind {duck}.',
          ],
        ),
        when(
          'together',
          [
            '{Hero} [raced|went|hurried] back. But {duck} was gone, {thing.noun} and all. {Others} [woke, and|woke up and] found [his|small|tiny] footprints [by|at] the gate. “[He’s|He is|He must be] looking for [me|ME]!” [said|cried] {hero}, and raced after {duck}.',
            '{Hero} [raced|went|hurried] back. But {duck} was gone, {thing.noun} and all. “Footprints!” [called|cried] {others}, [wide awake|awake] now, [by|at] the gate. “[He’s|He is|He must be] looking for [me|ME]!” [said|cried] {hero}, and raced after {duck}.',
          ],
          [
            '{Hero} [raced|went|hurried] back to wake {duck}, but {duck} was gone, {thing.noun} and all. [Small|Little|Tiny] footprints [went|led] out [of|through] the gate. “[He’s|He is|He must be] looking for [me|ME]!” [said|cried|called] {hero}, and [rushed|raced|hurried] after {duck}.',
            'Then {hero} [raced|went|hurried] back to wake {duck}, but {duck} was gone, and there were only [footprints|little footprints] [by|at] the gate. “[He’s|He is|He must be] looking for [me|ME]!” [said|cried|called] {hero}, and raced after {duck}.',
            'But when {hero} [raced|went|hurried] back to wake {duck}, {duck} was gone, and there were only [small|little|tiny] footprints [at|by] the gate. “[He’s|He is|He must be] looking for [me|ME]!” [said|cried|called] {hero}. [Now|This time] {hero} [raced|hurried|rushed|went] after {duck}.',
          ],
        ),
      ),
    ],
    pond: [
      [
        'At the [river|big river|wide river] [stood|sat] {duck}, [too scared|too afraid|too frightened] to [swim|go in].',
        '{Duck} [stood|sat] [by|at] the [river|big river|wide river], and [did not dare|was afraid|was scared] to [swim|go in].',
        '[By|At] the [river|big river|wide river] {hero} found {duck}, who [did not dare|was afraid|was scared] to [swim|go in].',
      ],
      TURN,
      when(
        'adults',
        [
          '“[Just|Only] at the edge[|, {hero}]!” [called|said] {adults}.',
          '“[Stay|Keep] [just |]at the edge!” [said|called] {adults}.',
        ],
        [
          '[There|Just there] the water was [low|as low as a puddle|no deeper than a plate].',
          'The water [at the edge|just there] was [low|as low as a puddle|no deeper than a plate].',
        ],
      ),
    ],
    swim: [
      planting(
        'shown',
        '[Plop|Plip|Plup], in went {duck}, too, and [swam|paddled] to {hero}! “[You|Oh, you|It’s you] again!” [laughed|sang|cheered] {hero}. “[Look|Everybody, look|All of you, look] at {duck}!” They looked, but {duck} looked [only|just] at {hero}.',
        'And [plop|plip|plup], {duck} [swam|paddled|went in], too! “[You|Oh, you|It’s you] again!” [laughed|sang|cheered] {hero}. “[Look|Everybody, look|All of you, look] at {duck}!” They [all |]looked, and {duck} looked [only|just] at {hero}.',
        'So {duck} went in, too, [plop|plip|plup], and [swam|paddled] after {hero}. “[You|Oh, you|It’s you] again!” [laughed|sang|cheered] {hero}. “[Look|Everybody, look|All of you, look] at {duck}!” And they [all |]looked and [clapped|cheered].',
      ),
    ],
    water: [
      when(
        'interest',
        [
          '{Duck} [stood|sat|stopped] [by|at] the river, [scared|afraid]. {Hero} told him about {interest}, then [said|called], “[Look|Now look|Here, look] at me!” and [waded|walked|went] in at the edge. [Plop|Plip|Plup], in [went|came] {duck}! “[You|Oh, you|It’s you|Ha, you|Hello, you] again!” [laughed|sang|cheered|shouted] {hero}.',
          '[By|At] the [river|wide river] {duck} was [scared|afraid|frightened]. So {hero} told him about {interest}. “[Look|Now look] at me!” [said|called] {hero}, and [waded|walked|went] in at the edge. [Plop|Plip|Plup], and {duck} [swam|came in, too|went in]! “[You|Oh, you|It’s you|Ha, you|Hello, you] again!” [laughed|sang|cheered|shouted] {hero}.',
          'At the river {duck} [shook|trembled]. {Hero} talked about {interest} till he [was calm|was still|felt brave]. “[Look|Now look|Here, look] at me!” At the edge in [went|waded] {hero}, and [plop|plip|plup], in [went|came] {duck}! “[You|Oh, you|It’s you|Ha, you|Hello, you] again!” [laughed|sang|cheered|shouted] {hero}.',
        ],
        [
          '{Duck} [stood|sat|stopped] [by|at] the river, [too scared|too afraid|too frightened] to [swim|go in]. “[Look|Now look|Here, look|Look, look] at me!” [said|called|cried] {hero}, and [went|waded|walked] [a little way in|in at the edge|in, just at the edge]. [Plop|Plip|Plup], {duck} [came|went|jumped|hopped|splashed] in, too! “[You|Oh, you|It’s you|Ha, you|Hello, you] again!” [laughed|sang|cheered|shouted] {hero}.',
          'At the [river|big river|wide river] {duck} [stopped|stood still]. He [did not dare|was afraid|was too scared] to [swim|go in]. “[Look|Now look|Here, look|Look, look] at me!” [said|called|cried] {hero}, and [went|waded|walked] [a little way in|in at the edge|in, just at the edge]. And [plop|plip|plup], {duck} [went in|came in|swam|paddled][| too| after {hero}]! “[You|Oh, you|Ha, you] again!” [laughed|sang|cheered|shouted] {hero}.',
          '[There|And there] was {duck}, [by|at] the river, too [afraid|scared|frightened] to [swim|go in]. “[Look|Now look|Here, look|Look, look] at me!” [said|called|cried] {hero}, and [went|waded|walked] [a little way in|in at the edge|in, just at the edge]. [Plop|Plip|Plup], and {duck} [swam|went in|paddled|jumped in], too! “[You|It’s you|Hello, you] again!” [laughed|sang|cheered|shouted] {hero}.',
        ],
      ),
    ],
    slow: [
      when('adults', when('together', shows('{adults}, {party}'), shows('{adults} and {hero}')), shows('{party}')),
    ],
  },
  asides: {
    start: { person: ['“[Oh|Ooh], an egg,” said {friend}.'], pet: ['{Friend} [sniffed|licked] it.'] },
    way: {
      person: ['{Friend} [laughed|giggled].', '“He likes [you|{hero}],” said {friend}.'],
      pet: ['{Friend} [sniffed|licked] {duck}.', '{Friend} [yawned|looked on].'],
    },
    trouble: { person: ['{Friend} looked, too.'], pet: ['{Friend} [sniffed|looked] hard.'] },
    turn: { person: ['{Friend} [clapped|cheered].'], pet: ['{Friend} jumped for joy.'] },
    end: { person: ['{Friend} went slowly, [too|as well].'], pet: ['{Friend} came [last|very last].'] },
  },
  adults: {
    start: ['“[Bravo|Lovely],” said {grownUp}.', '{GrownUp} [laughed|smiled].'],
    end: ['{GrownUp} [hugged|kissed] both.', '“Wet [feet|toes]!” said {grownUp}.'],
  },
  traits: {
    // How this hero does the trick that everybody is to look at.
    habit: {
      interest: [
        '{They} liked it [even |much |]better than {interest}.',
        'For that {they} even [left|forgot] {interest}.',
        '{They} could talk about {interest}, but [this|a {trick}] was [better|more fun].',
        given('liking', '{They} {liking.skill}, but nobody [clapped|cheered] for that.'),
      ],
      brave: [
        '{They} did it [from|off] the [wall|top step|high wall].',
        '{They} did it with both eyes shut, [from|off] the [wall|step].',
      ],
      curious: [
        '{They} did it upside down, to see the [sky|clouds|moon].',
        '{They} did it [backward|sideways], [just |]to try it.',
      ],
      kind: [
        '{They} did one [more |]for [an ant|a snail|a beetle], too.',
        '{They} did it [far|well] away from the [ants|snails|beetles].',
      ],
      funny: [
        '{They} [mooed|quacked|meowed|brayed] [in the air|up in the air].',
        '{They} [mooed|quacked|brayed] as {they} did it.',
      ],
      shy: [
        '{They} [went|turned] [red|pink|all red], but did it [well|all the same].',
        '{They} peeped [up|round] [softly|shyly], to see [if|whether] anyone saw.',
      ],
      stubborn: [
        '{They} [did|tried] it [ten|six|nine] times, till it [was right|worked].',
        '{They} would not go to bed without it, [never|no, never|not once].',
      ],
      dreamy: [
        '{They} [sang|hummed] a [cloud|moon|star] song to it.',
        'To {them} it was like [flying|swimming] [up to|in] the [clouds|sky].',
      ],
      careful: [
        '{They} [put|laid] a [pillow|mat|cushion] there first.',
        '{They} [looked|checked] left and right [first|before it].',
      ],
      energetic: [
        '{They} did it [ten|six|nine] times [in a row|without a rest|without a stop].',
        '{They} did it [there and back|from the tree to the wall].',
      ],
      clever: [
        '{They} had [made it up|thought it up] [alone|all alone].',
        '{They} could do it [backward|the other way round], [too|as well].',
      ],
    },
    // How this hero finds out what has to be done by the water, and does it.
    turn: {
      interest: [
        '¶{Hero} told him about {interest}, till he was [calm|still|brave]. “Look at me!” said {hero}, and went in [first|before him].',
        '¶{Hero} told him [softly |]about {interest}. “[Now look|Look] at me, {duck}!” said {hero}, and went in first.',
        '¶So {hero} talked about {interest}, till he shook no more. “Look at me!” said {hero}, and went in.',
      ],
      brave: [
        '¶“Look at me, {duck}!” [said|cried] {hero}, and [went|marched|raced] [straight|right] in first.',
        '¶“I’m not afraid. Look at me, {duck}!” [said|cried] {hero}, and went in first.',
      ],
      curious: [
        '¶“[Look|Look, look] at me, {duck}, and do [it|this], too!” [said|called] {hero}, and went in.',
        '¶“Look at me, {duck}! [Can you do|Will you do] this, too?” said {hero}, and went in first.',
      ],
      kind: [
        '¶“[I’ll help you|Don’t be afraid]. Look at me!” said {hero}, and went in [first|before him].',
        '¶“Look at me, {duck},” said {hero} [softly|gently], and went in [first|before him].',
      ],
      funny: [
        '¶“Look at me, {duck}!” said {hero}, and [wobbled|waddled|quacked] in first.',
        '¶“Look at me, {duck}!” said {hero}, and went in [bottom|tummy|nose] first.',
      ],
      shy: [
        '¶“Look at me, {duck},” [whispered|breathed] {hero}, and went [softly|quietly|gently] in first.',
        '¶{Hero} [whispered|said softly], “Look at me, {duck},” and went in [first|before him].',
      ],
      stubborn: [
        '¶“[You can|You can do it]. Look at me!” said {hero}, and [went|marched] in first.',
        '¶“You always do what I do. Look at me!” said {hero}, and [went|marched] in.',
      ],
      dreamy: [
        '¶“Look at me, {duck},” said {hero}, and went in first, [slowly|dreamily|humming a song].',
        '¶“Look at me, {duck},” [hummed|sang] {hero}, and [went|floated|glided] in first.',
      ],
      careful: [
        '¶“Look at me, {duck},” said {hero}, and went in first, [toe by toe|step by step|bit by bit].',
        '¶“Look at me, {duck},” said {hero}, and [slowly|carefully|very slowly] went in first.',
      ],
      energetic: [
        '¶“Look at me, {duck}!” [said|cried] {hero}, and [splashed|rushed|raced] in first.',
        '¶“Look at me!” [cried|said] {hero}, and [splashed|rushed|raced] in [first|before him].',
      ],
      clever: [
        '¶“He does what I do. Look at me, {duck}!” [said|cried] {hero}, and went in.',
        '¶“You do what I do, [then|so] look at me!” said {hero}, and went in first.',
      ],
    },
  },
};
