/** The seventh egg in English for readers of 2 to 4. */
import {
  given,
  HABIT,
  ifRoom,
  more,
  planting,
  TURN,
  when,
  type BandText,
  type Line,
  type Passage,
} from '#studio/storyteller/text/passage.ts';

/** The egg is laid in what is the hero’s, by whoever is at hand. */
const lays = (who: string, whose: string): readonly string[] => [
  `But one evening {goose} the goose found a [cold|very cold|cold, cold] egg. ${who} [put|laid|tucked] it in ${whose}, to warm it. “[MY|That’s MY|Not MY] {thing.noun}!” [said|cried|called] {hero}.`,
  `Then one evening {goose} the goose [found|saw] an egg, [cold as ice|cold as a stone|so very cold]. ${who} [made|gave] it a bed in ${whose}. “[MY|In MY|Not MY] {thing.noun}!” [said|cried|called] {hero}.`,
  `“[Look, a|Oh, a|See, a] [cold|very cold] egg!” [cried|called|honked] {goose} the goose one evening. To warm it, ${who} [put|laid|tucked] it in ${whose}. “[MY|That’s MY|Hey, MY] {thing.noun}!” [said|cried] {hero}.`,
];

const inThing = (who: string): Line =>
  when('giver', lays(who, '{hero’s} {thing} from {giver}'), lays(who, '{hero’s} {thing}'));

/** The first page of a short book: the others look elsewhere. */
const arrives = (nobody: string, where: string): readonly string[] => [
  `“Look at me!” [called|cried|shouted|sang] {hero}, and did a {trick}. But [tonight|today|this time] ${nobody} [called|cried|said], “Again!” [Everybody|Everyone|They all] looked at a [cold|big, cold] egg in ${where}.`,
  `“Look at me!” [called|cried|shouted|sang] {hero}, and did a {trick}. But [tonight|today|this time] ${nobody} [called|cried|said], “Again!” A [cold|big, cold] egg [lay|was] in ${where}, and they [all |]looked at that.`,
  `{Hero} did a {trick}, and [called|cried|shouted|sang], “Look at me!” But [tonight|today|this time] ${nobody} [called|cried|said], “Again!” [They all|Everybody|Everyone] looked at a [cold|big, cold] egg in ${where}.`,
];

/** Why the hero hides, climbs and drums; a long book tells more of it on a page of its own. */
const LEAD: Line = when('not told:tried', [
  given(
    'not told:followed',
    '“[Look|Oh, look] at {duck}!” [everybody|everyone] [said|cried|laughed|called].',
    '“[Look|Oh, look] at {duck}!” they all [said|cried|laughed|called].',
    '“[Look|Oh, look] at {duck}!” [said|cried|laughed|called] [everybody|everyone].',
  ),
]);

/** The hero does something to be without the duckling, and he does it, too. */
const attempt = (...tell: readonly string[]): Passage => [LEAD, planting('tried', ...tell), '¶{refrain}'];

export const english24: BandText = {
  // Said crossly by day, gladly by the river; and the last word of the book is half of it.
  refrains: [
    '{Flap}! “You again!” [said|cried|called] {hero}.',
    '{Flap}! “You again, {duck}!” [said|cried|called] {hero}.',
    '{Flap}! “Oh no, you again!” [said|cried|called] {hero}.',
    '{Flap}! “It’s you again!” [said|cried|called] {hero}.',
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
          '“Again, again!” [called|cried|shouted|begged] {others}[| every time| each time].',
          '{Others} [always |][called|cried|shouted|begged], “Again, again!”',
          '[Then|Every time|Each time] {others} [called|cried|shouted], “Again, again!”',
        ],
        [
          '“Again, again!” [called|cried|shouted|begged] {dog} the dog and {hen} the hen.',
          '{Dog} the dog and {hen} the hen [looked up|came to look|ran to look], and [called|cried|shouted], “Again, again!”',
          'And {dog} the dog and {hen} the hen [called|cried|shouted|begged], “Again, again!”',
        ],
      ),
      when(
        'adults',
        ifRoom(
          '{Adults} [clapped|cheered|laughed] [at|by] the door.',
          'At the door {adults} [clapped|cheered|laughed].',
        ),
      ),
    ],
    egg: [when('together', inThing('{others}'), when('adults', inThing('{adults}'), inThing('{hen}')))],
    arrive: [
      when(
        'together',
        arrives('not even {others}', '{hero’s} {thing}'),
        when(
          'giver',
          arrives('[nobody|no one]', '{hero’s} {thing} from {giver}'),
          arrives('[nobody|no one]', '{hero’s} {thing}'),
        ),
      ),
    ],
    home: [
      [
        'At home [everybody|everyone] [sat|lay] [round|around] the egg. “[Look|Now look|But look] at me!” [said|called|cried] {hero}, and did [a|one more] {trick}.',
        '“[Now look|Look|But look] at me!” [said|called|cried] {hero} at home, and did [a|one more] {trick}. But they [all |][sat|lay] [round|around] the egg.',
        'At home they [all |][sat|lay] [round|around] the egg. {Hero} did [a|one more] {trick}, and [said|called|cried], “[Look|Now look|But look] at me!”',
      ],
      when(
        'together',
        [
          '“[Shh|Hush|Shush], the egg [is asleep|is sleeping|wants to sleep]!” [said|whispered] {others}.',
          '“[Not now, {hero}|Later, {hero}|Softly, {hero}], the egg [is asleep|is sleeping|wants to sleep]!” [said|whispered] {others}.',
        ],
        [
          '“[Shh|Hush|Shush], the egg [is asleep|is sleeping|wants to sleep]!” [said|whispered|clucked] {hen}.',
          '“[Not now, {hero}|Later, {hero}|Softly, {hero}], the egg [is asleep|is sleeping|wants to sleep]!” [said|whispered|clucked] {hen}.',
          '“[Shh|Hush|Shush], the egg [is asleep|is sleeping|wants to sleep]!” [said|whispered|growled] {dog}.',
        ],
      ),
    ],
    watch: [
      [
        '[That|In the] night, when [everybody|everyone] [slept|was asleep], {hero} [sat|lay] [by|beside|next to] the egg.',
        '[Everybody|Everyone] [slept|was asleep]. {Hero} [alone |]sat up [by|with|beside] the egg [that night|all night|in the night].',
        '[That|In the] night {hero} [crept|tiptoed] to the egg, [when|while] [everybody|everyone] [slept|was asleep].',
      ],
      when(
        'interest',
        more(
          'First {hero} [told it|told the egg] [all |]about {interest}.',
          '[Softly|Quietly|In a whisper], {hero} told it [all |]about {interest}.',
        ),
      ),
      [
        '“When you come out,” [said|whispered] {hero}, “I want my {thing.noun} [back|again].” “[Tok|Tick|Tap|Tup],” [said|went|answered] the egg.',
        '“[Come out|Come out soon|Please come out],” [said|whispered] {hero}, “I [need|want] my {thing.noun}.” “[Tok|Tick|Tap|Tup],” [said|went|answered] the egg.',
        '“[Will you|Can you] give me back my {thing.noun}?” [asked|whispered] {hero}. “[Tok|Tick|Tap|Tup],” [said|went|answered] the egg.',
      ],
    ],
    hatch: [
      [
        'At [dawn|sunrise], [crick-crack|pick-pack|tick-tack|krick-krack], out [came|hopped|climbed] {duck}, a [little|small|tiny] duck, and looked [only|just] at {hero}. {Hero} [ran out|hopped out|ran outside], and {duck.introduced} did, too, {thing.noun} and all.',
        '[Crick-crack|Pick-pack|Tick-tack|Krick-krack], went the egg at [dawn|sunrise]. Out [came|hopped|climbed] {duck}, a [little|small|tiny] duck, and looked [only|just] at {hero}. When {hero} [ran|hopped] [out|outside], so did {duck.introduced}, {thing.noun} and all.',
        'At [dawn|sunrise] the egg [cracked|went crack|went tick-tack]. “Peep!” [said|cried] {duck}, a [little|small|tiny] duck, and looked [only|just] at {hero}. [Out ran {hero}, and out ran|Off ran {hero}, and off ran|Out hopped {hero}, and out hopped] {duck.introduced}, too, {thing.noun} and all.',
      ],
    ],
    follow: [
      planting(
        'followed',
        'When {hero} [hopped|jumped|skipped|ran], so did {duck}. When {hero} sat down, {duck} sat down, [bump|plump|bonk]. “Look at {duck}!” [laughed|cried|called] {dog} the dog. [Nobody|No one] [said|cried|called], “Look at {hero}!”',
        '{Hero} [hopped|jumped|skipped|ran], and {duck} did it, too. {Hero} sat down, [bump|plump|bonk], and so did {duck}. “Look at {duck}!” [laughed|cried|clucked] {hen} the hen. But [nobody|no one] [said|cried|called], “Look at {hero}!”',
        '{Hero} [sat|lay] down, and {duck} did, too, [bump|plump|bonk]. {Hero} [hopped|jumped|skipped|ran], and so did {duck}. “Look at {duck}!” [laughed|cried|called] {dog} the dog, and [nobody|no one] [said|cried|called], “Look at {hero}!”',
      ),
    ],
    hide: attempt(
      'So {hero} hid behind a [big|round|fat] basket. But {duck} hid, too, [right inside|down inside|right in it]!',
      'So {hero} hid behind a [big|round|fat] basket. “Peep!” [said|went|cried] the basket, for {duck} [hid|was hiding] there, too.',
      'So {hero} [crept|crawled|slipped] behind a [big|round|fat] basket. But in the basket {duck} was [hiding|hidden], too!',
    ),
    climb: attempt(
      'So {hero} [went up|climbed|climbed up] a [tall|long|high] ladder. But {duck} [came|went|rode] up, too, on {donkey} the donkey!',
      'So up a [tall|long|high] ladder {hero} [went|climbed|crept]. But {donkey} the donkey [carried|lifted|took] {duck} up, too.',
      'So up a [tall|long|high] ladder [went|climbed|crept] {hero}. But up came {duck}, too, on {donkey} the donkey.',
      '“Ducks can’t [climb|climb this|do this]!” said {hero}, and [went up|climbed] a [tall|long|high] ladder. But {donkey} the donkey [carried|lifted] {duck} up, too.',
    ),
    mirror: attempt(
      'So {hero} [showed him|showed {duck}] a [new |nice |]duck in the mirror. But {duck} [saw|found] {hero} [there|in there], too!',
      'So {hero} held up a mirror: [another|a second|one more] duck! But {duck} [saw|found] {hero} in [it|the mirror], too.',
      'In [a|the] mirror {hero} showed {duck} [another|a second|one more] duck. But {duck} [saw|found] {hero} in [it|there], too.',
      '“[Go|Stay|Play] with that duck!” [said|cried] {hero}, and held up a mirror. But {duck} [saw|found] {hero} in [it|there], too.',
    ),
    drum: attempt(
      'So {hero} [beat|banged] a drum, [boom, boom|bam, bam|bom, bom], to [scare|chase] him off. But {duck} [danced|stamped], too!',
      '{Hero} [beat|banged] a drum, [boom, boom|bam, bam|bom, bom]. “[Run|Go|Go away], {duck}!” But {duck} [stamped|drummed|beat it] with his feet, too.',
      '{Hero} [beat|banged] a drum to [scare|chase] {duck} [off|away]. But he [danced|stamped|hopped], too, [boom, boom|bam, bam|bom, bom]!',
    ),
    dog: [
      LEAD,
      when(
        'told:tried',
        [
          'So {hero} left {duck} [behind |]with {dog} the dog, and tiptoed [off|away]. But {dog} [fell asleep|slept|nodded off], and {duck} tiptoed, too.',
          '“You [mind|watch] {duck},” [said|whispered] {hero} to {dog} the dog, and tiptoed [off|away]. But {dog} [fell asleep|slept|nodded off], and {duck} tiptoed, too.',
        ],
        planting(
          'tried',
          'So {dog} the dog had to [mind|watch] him. But {dog} [fell asleep|slept|nodded off].',
          'So {hero} left him with {dog} the dog. But {dog} [fell asleep|slept|nodded off].',
        ),
      ),
      '¶{refrain}',
    ],
    hen: attempt(
      'So {hero} left {duck} [behind |]with {hen} the hen, and ran [off|away]. But {duck} ran, too, and {hen} [puffed|panted] behind.',
      '“You [mind|keep] {duck},” [said|cried] {hero} to {hen} the hen, and ran [off|away]. But {duck} ran, too, [faster than {hen}|right past {hen}].',
      'So {hero} left {duck} with {hen} the hen [and|among] her chicks, and ran [off|away]. But {duck} ran, too.',
    ),
    alone: [
      when(
        'together',
        [
          'At last {duck} slept in the {thing.noun}, and {others} slept, too. {Hero} did {their} [best|highest|very best] {trick} [ever|of all]. But [nobody|no one] [looked|saw it|watched].',
          'Then {duck} [fell asleep|slept] in the {thing.noun}, and {others} slept, too. So {hero} did {their} [best|highest|very best] {trick} alone, and [nobody|no one] [looked|saw it|watched].',
        ],
        [
          'At last {duck} [slept|fell asleep] in the {thing.noun}. “Look at me!” [called|cried|sang] {hero}, and did {their} [best|highest|very best] {trick}. But [nobody|no one] [looked|saw it|watched], not even {duck}.',
          'At last {duck} was tired, and [slept|fell asleep] in the {thing.noun}. {Hero} did {their} [best|highest|very best] {trick} [ever|of all]. But [nobody|no one] [looked|saw it|watched], not even {duck}.',
          'Then {duck} [slept|fell asleep] in the {thing.noun}, and {hero} was [alone|alone at last|all alone]. {Hero} did {their} [best|highest|very best] {trick}. But [nobody|no one] [looked|saw it|watched], not even {duck}.',
        ],
      ),
    ],
    gone: [
      planting(
        'gone',
        '{Hero} [ran|raced|hurried] back to [wake|fetch] {duck}. But {duck} was gone, and so was the {thing.noun}. “{Duck}!” [called|cried] {hero}. [All|It] was [so |very |]quiet: no {flap}.',
        '{Hero} wanted to show {duck} the {trick}, and [ran|raced|hurried] back. [But there was|There was|But {hero} found] no {duck}, and no {thing.noun}. {Hero} [called|shouted|called out] and [listened|listened hard]. But [there came|there was] no {flap}.',
        '“{Duck}, wake up!” [called|cried] {hero}, and [ran|raced|hurried] back. But {duck} was gone, {thing.noun} and all. [All|It] was [so |very |]quiet, with no {flap}.',
      ),
    ],
    track: [
      when(
        'told:gone',
        when(
          'together',
          [
            '[Then|At last] {others} found [small|little|tiny] footprints, [out to|out of|through] the gate. “He [is|was] looking for [me|ME]!” [said|cried|called] {hero}, and [now|this time] {hero} ran behind {duck}.',
            '“[Look|See|Here], footprints!” [called|cried] {others}. They [went|led] out [of|through] the gate. “He [is|was] looking for [me|ME]!” [said|cried|called] {hero}, and ran after {duck}.',
          ],
          [
            'Then {hero} [saw|found] [small|little|tiny] footprints, [out to|out of|through] the gate. “He [is|was] looking for [me|ME]!” [said|cried|called] {hero}, and [now|this time] {hero} ran behind {duck}.',
            'But there were [small|little|tiny] footprints, out [of|through] the gate. “{Duck} [is|was] looking for [me|ME]!” [said|cried|called] {hero}, and [now|this time] {hero} ran behind {duck}.',
            '[Small|Little|Tiny] footprints [went|led] out [of|through] the gate. “{Duck} [went|ran] to look for [me|ME]!” [said|cried|called] {hero}, and [now|this time] {hero} ran behind {duck}.',
          ],
        ),
        when(
          'together',
          [
            '{Hero} [ran|raced|hurried] back, but {duck} was [gone|not there]. {Others} found [his|small|tiny] footprints [by|at] the gate. “He [is|was] looking for [me|ME]!” [said|cried] {hero}, and ran after {duck}.',
            '{Duck} was [gone|not there] when {hero} came back. {Others} found [his|small|tiny] footprints [by|at] the gate. “He [is|was] looking for [me|ME]!” [said|cried] {hero}, and ran after him.',
          ],
          [
            '{Hero} [ran|raced|hurried] back, but {duck} was [gone|not there]. [Small|Little|Tiny] footprints [went|led] out [of|through] the gate. “He [is|was] looking for [me|ME]!” [said|cried|called] {hero}, and [now|this time] {hero} ran behind {duck}.',
            'When {hero} [ran|raced|hurried] back, {duck} was [gone|not there]. There were [small|little|tiny] footprints, out [of|through] the gate. “He [is|was] looking for [me|ME]!” [said|cried|called] {hero}, and [ran|raced|hurried] after {duck}.',
            '{Hero} [ran|raced|hurried] back to [wake|fetch] {duck}, but [found|saw] only [small|little|tiny] footprints [by|at] the gate. “He [is|was] looking for [me|ME]!” [said|cried|called] {hero}, and ran after {duck}.',
          ],
        ),
      ),
    ],
    pond: [
      [
        '[By|At] the [river|big river] [stood|sat] {duck}, too [scared|afraid] to swim. “[You|Oh, you|Ah, you] again!” [laughed|sang|cheered] {hero}, [so glad|so happy|very glad|full of joy].',
        '{Duck} [stood|sat] [by|at] the [river|big river], [afraid|scared|too scared] to swim. “[You|Oh, you|Ah, you] again!” [laughed|sang|cheered] {hero}, [so glad|so happy|very glad|full of joy].',
        '[By|At] the [river|big river] {hero} found {duck}, too [scared|afraid] to swim. “[You|Oh, you|Ah, you] again!” [laughed|sang|cheered] {hero}, [so glad|so happy|very glad|full of joy].',
      ],
      TURN,
    ],
    swim: [
      when(
        'together',
        [
          '[Plop|Plip|Plup], {duck} went in, too, and [swam|could swim|paddled]! “Look at {duck}!” [called|cried|shouted] {hero}. {Others} [clapped|cheered|clapped and cheered].',
          'And [plop|plip|plup], in went {duck}, too, and [swam|could swim|paddled]! “[Look|Oh, look] at {duck}!” [called|cried|shouted] {hero}. {Others} [clapped|cheered|clapped and cheered].',
        ],
        [
          '[Plop|Plip|Plup], {duck} went in, too, and [swam|could swim|paddled]! “Look at {duck}!” [called|cried|shouted|sang] {hero}. [They all|All of them] looked at {duck}, and {duck} looked [only|just] at {party}.',
          'And [plop|plip|plup], in went {duck}, too, and [swam|could swim|paddled]! “[Look|Oh, look] at {duck}!” [called|cried|shouted] {hero}. [They all|All of them] looked, but {duck} looked [only|just] at {party}.',
          '{Duck} went in, too, [plop|plip|plup], and swam [round and round|up and down|in a ring]! “[Look, look|All of you, look] at {duck}!” [called|cried|shouted] {hero}. They looked, and {duck} looked [only|just] at {party}.',
        ],
      ),
      when('together', [
        '¶[But |And |]{duck.introduced} looked [only|just] at {hero}.',
        '¶[But |And |]{duck.introduced} had eyes only for {hero}.',
      ]),
    ],
    water: [
      [
        '[By|At] the [river|big river] [stood|sat] {duck}, too [scared|afraid] to swim. “[You|Oh, you|Ah, you] again!” [laughed|sang|cried] {hero}, and went in first. [Plop|Plip|Plup], {duck} went in, too! “[Look|Oh, look|Look, look] at {duck}!” [called|cried|shouted] {hero}.',
        '{Duck} [stood|sat] [by|at] the [river|big river], [afraid|scared|too scared] to swim. “[You|Oh, you|Ah, you] again!” [laughed|sang|cried] {hero}, and [waded|went] in first. [Plop|Plip|Plup], {duck} [swam|paddled|went in], too! “[Look|Oh, look|Look, look] at {duck}!” [called|cried|shouted] {hero}.',
        '[By|At] the [river|big river] {duck} did not dare to swim. “[You|Oh, you|Ah, you] again!” [laughed|sang|cried] {hero}, and [waded|went] in first. And [plop|plip|plup], in [went|swam] {duck}, too! “[Look|Oh, look|Look, look] at {duck}!” [called|cried|shouted] {hero}.',
      ],
    ],
    slow: [
      [
        '“[Keep|You keep] my {thing.noun}, {duck},” [said|sang] {hero} on the [slow |long |]way home. “Peep!” [called|said|cried] {duck}, and did a [tiny|small|very small] {trick}.',
        'On the [slow |long |]way home {hero} let {duck} [keep|have] the {thing.noun}. “Peep!” [called|said|cried] {duck}, and did a [tiny|small|very small] {trick}.',
        '“[Keep|You keep] my {thing.noun},” [said|sang] {hero}, and [walked|went] home slowly [with|beside] {duck}. “Peep!” [called|said|cried] {duck}, and did a [tiny|small|very small] {trick}.',
      ],
      when(
        'adults',
        [
          '“Again, again!” [called|cried|shouted] {party}, and {adults} [called|cried] it, too.',
          '{Party} [called|cried|shouted], “Again, {duck}, again!” And so did {adults}[|, too].',
        ],
        when(
          'together',
          [
            '{Party} [called|cried|shouted], “Again, again!”',
            '“Again, {duck}, again!” [called|cried|shouted] {party}.',
          ],
          [
            '{Hero} [looked only at|looked just at|had eyes only for] {duck}: “Again, [again|{duck}, again]!”',
            '“Again, again!” [called|cried|shouted|sang] {hero}, and looked [only|just] at {duck}.',
            '{Hero} sat down to [look|watch], and [called|cried|shouted], “Again, {duck}, again!”',
          ],
        ),
      ),
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
    // How this hero does the jump that everybody is to look at.
    habit: {
      brave: [
        '{They} did it [from|off] the [wall|top step|high wall].',
        '{They} did it with both eyes shut, [from|off] the [wall|step].',
      ],
      curious: [
        '{They} did it upside down, to see the [sky|clouds|treetops].',
        '{They} did it [backward|sideways], [just |]to see what it was like.',
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
        '{They} did it there and back, [all the way|the whole way] round the [wall|grass].',
      ],
      clever: [
        '{They} had [made it up|thought it up] [alone|all alone].',
        '{They} could do it [backward|the other way round], [too|as well].',
      ],
    },
    // How this hero finds out what has to be done by the water, and does it.
    turn: {
      brave: [
        '¶“He does what I do,” said {hero}, and [went|marched|ran] [straight|right] in first.',
        '¶“I’m not afraid, and he does what I do!” said {hero}, and went in first.',
      ],
      curious: [
        '¶“He does what I do. [This|Even this], too?” said {hero}, and went in first.',
        '¶“He does what I do. [We’ll see|Let’s see],” said {hero}, and went in first.',
      ],
      kind: [
        '¶“He does what I do,” said {hero}, and went in first, [to help|for him].',
        '¶“He does what I do. I’ll help,” said {hero}, and went in [first|before him].',
      ],
      funny: [
        '¶“He does what I do,” said {hero}, and [wobbled|waddled|quacked] in first.',
        '¶“He does what I do,” said {hero}, and went in first, [bottom|tummy|nose] in front.',
      ],
      shy: [
        '¶“He does what I do,” [whispered|breathed] {hero}, and went [softly|quietly|gently] in first.',
        '¶{Hero} [whispered|said softly], “He does what I do,” and went in [first|before him].',
      ],
      stubborn: [
        '¶“He does what I do, so he can,” said {hero}, and [went|stamped] in first.',
        '¶“He does what I do, and he will swim!” said {hero}, and [went|stamped] in first.',
      ],
      dreamy: [
        '¶“He does what I do,” said {hero}, and went in first, among the [clouds|gold clouds|pink clouds].',
        '¶“He does what I do,” [hummed|sang] {hero}, and [went|floated|glided] in first.',
      ],
      careful: [
        '¶“He does what I do,” said {hero}, and went in first, [toe by toe|step by step|bit by bit].',
        '¶“He does what I do,” said {hero}, and [slowly|carefully|very slowly] went in first.',
      ],
      energetic: [
        '¶“He does what I do,” [said|cried] {hero}, and [jumped|hopped|ran] in first.',
        '¶“He does what I do!” [cried|said] {hero}, and [splashed|hopped|raced] in [first|before him].',
      ],
      clever: [
        '¶“He does what I do, so I go first,” [said|cried] {hero}, and went in.',
        '¶“He does what I do, [then|so] I must swim,” said {hero}, and went in first.',
      ],
    },
  },
};
