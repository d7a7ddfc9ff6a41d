/** The nodding star in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  HABIT,
  planting,
  plants,
  TURN,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';
import { arrival, dark, ending } from '#studio/storyteller/templates/nodding-star/choices.ts';
import { attemptBy } from '#studio/storyteller/templates/nodding-star/linking.ts';

/** Each time the light goes out, the hero thinks of the beast again, and sees another piece of it. */
const inTheDark = (episode: string, seen: string, place: string): Line =>
  place === ''
    ? when(
        `seen2:${episode}`,
        [
          `{Star} [woke|blinked|stirred]. Dark again! “[Oh|Look|Help], {${seen}.a}!” [said|whispered|cried] {hero}.`,
          `“I’m [up|awake]!” [said|cried|called] {star}. Plip, dark! Did the {beast} have {${seen}.a}?`,
          `Dark again! “The {beast} has {${seen}.a}!” [said|whispered|cried] {hero}.`,
          `Then it was dark[ again|]. {Hero} thought {they} saw {${seen}.a}.`,
        ],
        when(
          `seen3:${episode}`,
          [
            `{Star} [blinked|stirred|sat up]. Dark! Was that the {beast}, with {${seen}.a}?`,
            `[Then it got dark|Out went the light|It went dark]. “[And now|Now|Oh no], {${seen}.a}!” [said|whispered|cried] {hero}.`,
            `[In the dark|Now, in the dark|But in the dark] {hero} saw {${seen}.a}. [Or so {they} thought.|Or was it the {beast}?]`,
          ],
          [
            `“I’m [up|awake],” [yawned|mumbled] {star}. Dark, dark! “Oh, {${seen}.a}!” said {hero}.`,
            `{Star} [blinked|stirred|sat up]. Dark, dark! [Now|And] the {beast} seemed to have {${seen}.a}.`,
            `Dark, dark! “[Now|And now] the {beast} has {${seen}.a}!” [said|whispered] {hero}.`,
          ],
        ),
      )
    : [
        `[Off|Away|Now off] ${place}! “[Oh|Look|Help], {${seen}.a}!” [said|whispered|cried] {hero}.`,
        `${place.replace(/^./, (first) => first.toUpperCase())}! Did the {beast} have {${seen}.a}?`,
        `Now ${place}! Was it the {beast}, with {${seen}.a}?`,
        `{Hero} [crept|slipped|stole|went] ${place}. [Who had|And who had|But who had] {${seen}.a}?`,
      ];

/** Asleep the star shines, and the piece of the beast is a thing of the house. */
const bright = (episode: string, seen: string): Line =>
  when(
    `seen1:${episode}`,
    [
      `Then {star} [nodded off|fell asleep|dozed off] and [shone|glowed]. [Look|See], the {${seen}.part} {${seen}.was} [just|only] {${seen}.plain}!`,
      `Then {star} [fell asleep|dozed off], and how he [shone|glowed]! The {${seen}.part} {${seen}.was} [just|only] {${seen}.plain}.`,
      `[Soon|Then] {star} [nodded off|fell asleep|dozed off] and [shone|glowed]. The {${seen}.part}? [Just|Only] {${seen}.plain}!`,
    ],
    when(
      `seen2:${episode}`,
      [
        `But {star} [slept|dozed|nodded off] and [shone|glowed]. The {${seen}.part} {${seen}.was} [just |only |]{${seen}.plain}!`,
        `Then {star} [slept|dozed|nodded off] and [shone|glowed]. The {${seen}.part}? [Just|Only] {${seen}.plain}!`,
        `{Star} [slept|dozed|nodded off] and [shone|glowed]. No {beast}, [just|only] {${seen}.plain}!`,
      ],
      when(
        `seen3:${episode}`,
        [
          `“{Snore}!” {Star} slept and [shone|glowed]. [Just|Only] {${seen}.plain}!`,
          `“{Snore},” went {star}, and shone. [Just|Only] {${seen}.plain}!`,
        ],
        [
          `{Star} [dozed off|fell asleep] and [shone|glowed]. The {${seen}.part}? [Just|Only] {${seen}.plain}!`,
          `But {star} [fell asleep|dozed off] and [shone|glowed]. The {${seen}.part} {${seen}.was} {${seen}.plain}!`,
        ],
      ),
    ),
  );

const attempt = attemptBy({
  inTheDark,
  bright,
  usualPlace: '',
  cry: [
    '¶But {hero} had promised:',
    '¶[Oh, but|Ah, but|And yet] {hero} had promised:',
    '¶{Hero} [cried|called|shouted], as promised:',
  ],
});

export const english24: BandText = {
  // What the star has asked the hero to cry, again and again, and in the end nobody does.
  refrains: ['“{Wake}, {star}!”', '“{Star}, {wake}!”', '“[No|Oh|Hey|Psst], {wake}!”'],
  beats: {
    start: [
      when(
        'adults',
        [
          '{Adults} [slept|snored], but not {party}. Was that a {beast} there, with {seen1.a}?',
          '{Party} lay awake while {adults} [slept|snored]. Was that a {beast} there, with {seen1.a}?',
        ],
        when(
          'together',
          [
            '{Party} could not [sleep|fall asleep]. Was that a {beast} in the dark, with {seen1.a}?',
            '[Sleep|Fall asleep]? Not {party}. Was that a {beast} in the dark, with {seen1.a}?',
          ],
          [
            '“[Perhaps|Maybe] there’s a {beast} in the dark,” [said|whispered|breathed] {hero}, “with {seen1.a}!”',
            '{Hero} could not [sleep|fall asleep]. Was that a {beast} in the dark, with {seen1.a}?',
            '“What’s that in the dark?” [said|whispered|breathed] {hero}. “A {beast}, with {seen1.a}?”',
          ],
        ),
      ),
      planting(
        'short',
        '[Tap, tap|Tap, tap, tap|Plink, plink]! It was [only|just] {star}, a [tiny|small|little] star fallen from the sky.',
        '[Then|Just then|And then] a [tiny|small|little] star called {star}, fallen from the sky, [tapped|knocked] at the window.',
        'Who [tapped|knocked|rapped|bumped] at the [window|glass|pane]? {Star}, a [tiny|small|little] star fallen from the sky.',
      ),
    ],
    open: [
      [
        'It was [night|late] in {street}, but {hero} [was awake|lay awake|sat awake|could not sleep].',
        '[All|The whole] of {street} [slept|was asleep], but {hero} [was awake|lay awake|sat awake|could not sleep].',
        '[Everybody|Everyone] [slept|was asleep|was in bed] in {street}, [but not|all but] {hero}.',
      ],
      [
        '“[Perhaps|Maybe] there’s a {beast} in the dark,” {they} [said|whispered|breathed], “with {seen1.a}!”',
        '“What’s that in the dark?” {they} [said|whispered|breathed]. “A {beast}, with {seen1.a}?”',
        '“I think a {beast} [is sitting|is hiding|is lying] in the dark,” {they} [said|whispered|breathed], “with {seen1.a}!”',
      ],
      asideHere('start', {
        person: ['{Friend} [hid|crept] behind {hero}.', '{Friend} held on to {hero}.'],
        pet: ['{Friend} [hid|crept] behind {hero}.', '{Friend} hid under {hero’s} blanket.'],
      }),
      adult('start'),
      when('interest', { more: HABIT }, when('alone', { more: HABIT })),
    ],
    night: [
      [
        '{Hero} looked out for a [light|little light], but one star was [gone|missing], {gap}.',
        '“Why is it so [dark|black] [tonight|out there]?” [asked|said] {hero}. A star was [gone|missing], {gap}.',
        '“Look, a [gap|hole] {gap}!” said {hero}. “[A|One|The] star is [gone|missing]!”',
      ],
      asideHere('start', {
        person: ['“The {beast} ate it,” said {friend}.'],
        pet: ['{Friend} growled at the dark.', '{Friend} looked under the bed.'],
      }),
      [
        'Then [something|something small] [went|went] [plip|tap|pat|tock] on the [sill|roof].',
        'And what went [plip|tap|pat|tock] [out there|on the roof|on the sill]?',
        '[Plip|Tap|Pat|Tock]! [Something|Something small] [came|slid|rolled] down the roof.',
      ],
    ],
    tap: [
      arrival({
        tap: [
          [
            'Was [it|that] the {beast}? No, at the window [sat|tapped] a [tiny|small|little] star[, all alone|, no bigger than a bun|].',
            '[Tap, tap|Tap, tap, tap|Plink, plink]! But it was no {beast}, it was [just|only] a [tiny|small|little] star.',
          ],
        ],
        fell: [
          [
            plants(
              'fell',
              'Was [it|that] the {beast}? No, in [fell|tumbled], [plop|bump|flop], a [tiny|small|little] star.',
            ),
            plants(
              'fell',
              '[Bump|Plop|Flop]! But it was no {beast} that [fell in|fell on the rug], it was a [tiny|small|little] star.',
            ),
          ],
        ],
      }),
      asideHere('start', {
        person: ['“[Let’s keep|We’ll keep] him,” said {friend}.', '“He is so small,” said {friend}.'],
        pet: ['{Friend} [sniffed|sneezed] at him.', '{Friend} licked him, and he was warm.'],
      }),
      [
        '“I’m {star},” he said, and [yawned|had to yawn], [wide|so wide|as wide as a door|wider and wider].',
        '“{Star},” he [said|peeped], for that was his name, and [yawned|had to yawn|rubbed his eyes|swayed].',
        '“[Good evening|Hello|Psst], I’m {star},” he [said|peeped|whispered], and [nearly fell over|swayed|rubbed one eye].',
      ],
    ],
    ask: [
      [
        '“[Please|Oh please], don’t let me sleep!” [said|begged|yawned] {star}. “My friend {late} the {late.kind} [flies home|finds her nest] by my light.”',
        '“If I sleep, my light goes out,” [said|yawned|sighed] {star}, “and my friend {late} the {late.kind} [gets lost|can’t get home]. Wake me!”',
        '“If I [sleep|doze off], it gets dark,” [said|whispered|sighed] {star}, “and my friend {late} the {late.kind} [can’t find her nest|gets lost]. [Wake me!|Don’t let me!]”',
      ],
      asideHere('start', {
        person: ['“Poor {late}!” said {friend}.'],
        pet: ['{Friend} growled at the dark.', '{Friend} yawned, too.'],
      }),
      [
        '“I promise to [wake you|wake you each time|stay up with you],” [said|cried|whispered] {hero}. “Your light keeps the {beast} away!”',
        '“I promise,” [said|cried|whispered] {hero}. “[In the dark|When it’s dark|Without your light] the {beast} [comes|creeps out]!”',
        '“[I promise|I promise, I promise],” [said|cried|whispered] {hero}. “The {beast} [hates|can’t stand] your light!”',
      ],
    ],
    drum: attempt({
      episode: 'drum',
      first: [
        'So {hero} [beat|banged|hit] a [drum|big drum|loud drum], [boom, boom|bam, bam|rum, tum].',
        '“Nobody can sleep next to a drum,” [said|cried] {hero}. [Boom, boom|Bam, bam|Rum, tum]!',
        '[Boom, boom|Bam, bam|Rum, tum], went {hero’s} [big|loud|round|red] drum.',
      ],
      next: ['So {hero} [beat|banged|hit] a drum, [boom, boom|bam, bam|rum, tum].'],
      along: {
        person: ['And {friend} shook a tambourine.'],
        pet: ['{Friend} lay down [at once|right there].'],
      },
    }),
    jump: attempt({
      episode: 'jump',
      first: [
        'So {hero} [bounced|tossed|threw] {star} on the [cushions|pillows], [boing, boing|hop, hop|hup, hup|up, up].',
        '“You can’t sleep while you [jump|hop],” [said|cried] {hero}, and [tossed|bounced|threw] him on the [cushions|pillows].',
        '“[Jump|Bounce|Hop], {star},” [said|cried|sang] {hero} by the cushions, [boing, boing|hop, hop|up, up].',
      ],
      next: [
        'So {hero} [bounced|tossed|threw] {star} on the [cushions|pillows].',
        '[Boing|Hop, hop|Hup, hup|Whee], {hero} [bounced|tossed|threw] {star} on [cushions|pillows].',
      ],
      along: {
        person: ['{Friend} bounced, too[| and fell over].'],
        pet: ['{Friend} watched him go up and down[| and up].'],
      },
    }),
    sour: attempt({
      episode: 'sour',
      place: 'to the dark kitchen',
      first: [
        'In the kitchen {hero} [bit|tasted|licked] an orange, for sour things keep you awake.',
        '“[This|A] sour orange will wake [you|us] up,” said {hero}, and [bit|tasted|licked] it.',
        'Sour things wake you up! In the kitchen {hero} [bit|tasted|licked] an orange, [ooh|yuck|eek|ooh].',
      ],
      next: [
        'Sour wakes you up! {Hero} [bit|tasted|licked] an orange[|, ooh|, yuck|, eek].',
        '{Hero} [bit|tasted|licked] a sour orange.',
        'An orange is sour! {Hero} [bit|tasted|licked] one[|, ooh|, yuck|, eek].',
      ],
      along: {
        person: ['“[What|Oh, what] a face!” said {friend}.'],
        pet: ['{Friend} sneezed[| twice].'],
      },
    }),
    faces: attempt({
      episode: 'faces',
      first: [
        'So {hero} [pulled|made] a face like a [frog|fish|monkey|goat|camel|duck] in a mirror.',
        '“Nobody sleeps when he’s laughing,” said {hero}, and [pulled|made] a face like a [frog|fish|monkey|goat].',
        '“Look, {star},” said {hero}, and [pulled|made] a face like a [frog|fish|monkey|goat|camel].',
      ],
      next: [
        'So {hero} made a [frog|fish|monkey|goat|camel|duck] face.',
        '“[Bleh|Meh|Baa]!” went {hero}, and made a [frog|fish|monkey|goat|camel|duck] face.',
        'So {hero} [pulled|made] him a face like a [frog|fish|monkey|goat|camel].',
      ],
      along: {
        person: ['{Friend} laughed and laughed.', '{Friend} pointed and laughed.'],
        pet: ['{Friend} only yawned.'],
      },
    }),
    cold: attempt({
      episode: 'cold',
      place: 'to the dark roof',
      first: [
        'So up on the cold roof {hero} [sang|sat|waited] with bare [feet|toes], [brr|ooh|eek|hoo].',
        '“Cold [feet|toes] can’t sleep,” said {hero}, and [took|carried] him up on the roof, [brr|ooh|eek|hoo].',
        'So {hero} [took|carried|held] {star} up on the cold roof, with bare [feet|toes], [brr|ooh|eek|hoo].',
      ],
      next: [
        '“Cold keeps you awake,” said {hero}[|, brr|, ooh|, eek].',
        '{Hero} [sat|sang] with cold, bare [feet|toes].',
        '“Who can sleep with cold [feet|toes]?” [said|cried] {hero}.',
      ],
      along: {
        person: ['{Friend} tiptoed [behind|after] {hero}.'],
        pet: ['{Friend} stayed on the [stairs|top stair].'],
      },
    }),
    story: attempt({
      episode: 'story',
      first: [
        'So {hero} told {star} a [rabbit|train|camel|whale] story, [very loud|out loud|at the top of {their} voice].',
      ],
      next: [
        'So {hero} told {star} about [rabbits|trains|camels|whales].',
        'So {hero} told {star} a [rabbit|train|camel|whale] story, [out loud|very loud].',
        '“Listen, {star}, a story!” [said|cried|called] {hero}.',
      ],
      along: {
        person: ['{Friend} held on to {hero}.'],
        pet: ['{Friend} lay down and listened.'],
      },
    }),
    late: [
      [
        '“{Late.cry}?” [Then past|Past] the window [flew|came] {late}, the wrong way[ round|].',
        'Then past the window [flew|came] {late}, [left and right|this way and that way|round and round].',
        '“{Late.cry}, where is my [star|light]?” [called|cried] {late}, and flew past.',
      ],
      asideHere('trouble', {
        person: ['“Over here!” called {friend}.'],
        pet: ['{Friend} called after her.', '{Friend} pressed a nose to the glass.'],
      }),
      [
        '“She can’t [see|find] you,” [said|cried] {hero}. “{Star}, [open your eyes|open your eyes], [wide, wide|as wide as plates]!”',
        '“[Look|Oh no|Oh dear], she is lost,” [said|cried|called] {hero}. “Open your eyes wide, {star}!”',
        '{Hero} [waved|waved and waved|waved a sock]. “{Star}, [open your eyes|open your eyes], [wide, wide|as wide as plates]!”',
      ],
    ],
    dim: [
      when(
        'seen3:cold',
        ['[Brr|Ooh|Hoo|Shiver], back to [bed|the room|the warm]!'],
        when('seen3:sour', ['[Shh|Quick|Come|Hush], back to [bed|the room|the warm]!']),
      ),
      [
        'Now {star} [stayed|did stay] awake, but as [grey|dim|pale] as [a stone|dust|ash|a rusty spoon].',
        'Now {star} [stayed|did stay] awake, but [grew|got] as [grey|dim|pale] as [a stone|dust|ash|a rusty spoon].',
        'Now {star} [stayed|did stay] awake, but [grew|got] [greyer and greyer|dimmer and dimmer|paler and paler|smaller and smaller].',
      ],
      [
        '“I’m so [tired|sleepy|heavy],” he [sobbed|cried|wept|sniffed].',
        '“I can’t [do it any more|go on],” he [sobbed|cried|wept|sniffed].',
      ],
      asideHere('trouble', {
        person: ['{Friend} [patted|stroked] his back.', '“Don’t cry,” said {friend}.'],
        pet: ['{Friend} licked him.', '{Friend} lay close by.'],
      }),
      [
        'It was so dark that {hero} held [him|{star}] [tight|close|very tight].',
        '{Hero} held [him|{star}] [tight|close|very tight], for it was [so|very|too] dark.',
        'And {hero} held [on to|tight to] [him|{star}] in the [dark|big dark|deep dark].',
      ],
    ],
    worse: [
      when(
        'seen2:cold',
        ['[Brr|Ooh|Hoo|Shiver], back to [bed|the room|the warm]!'],
        when('seen2:sour', ['[Shh|Quick|Come|Hush], back to [bed|the room|the warm]!']),
      ),
      planting(
        'worse',
        'Now {star} [stayed|kept] awake, [as |][grey|dim|pale] as [a stone|dust|ash|a rusty spoon].',
        '[Now|This time] {star} did not sleep, but got as [grey|dim|pale] as [a stone|dust|ash|a rusty spoon].',
        '“I’m so [tired|sleepy|heavy],” [sobbed|cried|sniffed] {star}, [grey|dim|pale] as [a stone|dust|ash|a rusty spoon].',
      ),
    ],
    turn: [
      when(
        'not told:worse',
        [
          '{Star} shut his eyes. “{Wake.cut}…” [began|said|cried] {hero}. Then {they} stopped, for {star} was [so|much too] tired.',
          'Then {star’s} head [sank|nodded]. “{Wake.cut}…” [began|said|cried] {hero}, and [stopped|stopped short]. {Star} was so tired.',
          'Then {star’s} eyes [fell|dropped|sank] shut. “{Wake.cut}…” [began|said|cried] {hero}, and [stopped|paused], and let him [sleep|be].',
        ],
        [
          'At last he [slept|fell asleep|dozed off|nodded off|was asleep]. “{Wake.cut}…” [began|said|cried|whispered] {hero}, but [stopped|let him be|paused|waited|held back].',
          'At last his eyes [fell|dropped|sank] shut. “{Wake.cut}…” [began|said|cried] {hero}, but [stopped|let him be|paused|waited].',
        ],
      ),
      asideHere('turn', {
        person: ['“Shh,” said {friend}[, and held {hero’s} sleeve|].', '{Friend} held {hero} by the sleeve.'],
        pet: ['{Friend} lay down in the [light|glow].'],
      }),
      when(
        'not told:worse',
        [
          '[Oh|And oh|Ah], how [bright|golden|light]! “You shine [ASLEEP|when asleep],” [said|breathed|whispered] {hero}. “[I put you out|Waking puts you out|Awake, you go dark|I kept waking you]!”',
          'The room was [bright as day|light as noon|gold as honey|warm and bright|light as morning]! “[Sleeping|Asleep], you [shine|glow],” [said|breathed|whispered] {hero}. “[I put you out|Waking puts you out|Awake, you go dark|I kept waking you]!”',
          '[The whole room|The room|The house] was [gold|light|bright|golden]! “You [shine|glow] asleep,” [said|breathed|whispered] {hero}. “[I put you out|Waking puts you out|Awake, you go dark|I kept waking you]!”',
        ],
        [
          '[Oh|And oh|Ah], how [bright|golden|light]! “You [shine|glow] [ASLEEP|when asleep|when you sleep],” [said|breathed|whispered] {hero}.',
          'The room was [bright as day|light as noon|gold as honey|warm and bright|light as morning]! “[Sleeping|Asleep], you [shine|glow],” [said|breathed|whispered] {hero}.',
          '[The whole room|The room|The house] was [gold|light|bright|golden]! “You [shine|glow|light up] in your sleep,” [said|breathed|whispered|gasped] {hero}.',
        ],
      ),
      when('not told:worse', when('interest', { more: TURN }, when('alone', { more: TURN }))),
    ],
    tell: [
      [
        plants(
          'woken',
          '“I wasn’t asleep!” [said|cried|called] {star}, and [it was dark|out went the light|plip, it was dark].',
        ),
        plants(
          'woken',
          '“I’m [up|awake]!” [said|cried|called] {star}, and [it was dark|out went the light|plip, it was dark].',
        ),
        plants('woken', '“Me? I never sleep!” [said|cried|called] {star}, and [it was dark|out went the light].'),
      ],
      [
        '“You [slept|snored] and [shone|glowed],” said {hero}. “I saw {seen1.plain}, {seen2.plain} and no {beast}!”',
        '“You [shine|glow] asleep,” said {hero}, “and the {beast} [was|is] [just|only] {seen1.plain}!”',
        '“You [slept|snored] and [shone|glowed] on {seen1.plain} and {seen2.plain},” said {hero}. “There was no {beast}!”',
      ],
    ],
    teach: [
      when(
        'told:woken',
        [
          '“But when my eyes are shut, it’s [dark|so dark] in there. I’m scared,” [peeped|whispered|sniffed] {star}.',
          '“But when I [shut|close] my eyes, it’s [dark|black|so dark]. I’m scared,” [peeped|whispered|sniffed] {star}.',
        ],
        [
          '[Then|But then|Soon] {star} woke. “[If|When] I shut my eyes it’s [dark|black|so dark|all black|very dark]! [I’m scared|I’m afraid|I don’t like it],” he [peeped|whispered|sniffed].',
          '[So|Soon|Then] {star} woke. “I’m [scared|afraid|so scared],” he [peeped|cried|whispered|sniffed]. “It’s [dark|so dark|black] behind my eyes!”',
        ],
      ),
      dark({
        first: [
          [
            '“[Me first|I’ll go first],” said {hero}, and [shut|closed] {their} eyes. “No {beast} in here!”',
            '{Hero} [shut|closed] {their} own eyes first. “[Look|Come in|See], no {beast}!”',
          ],
        ],
        hand: [
          [
            '“[Let’s shut|We’ll shut] our eyes together,” said {hero}. “[See|Look], no {beast}!”',
            '{Hero} sat by him and [shut|closed] {their} eyes. “[See|Look|Oh, look], no {beast}!”',
          ],
        ],
        door: [
          [
            '{Hero} [shut|closed] {their} [eyes, too|own eyes|eyes tight]. “[Hello|Knock, knock], [any|a] {beast}? [No!|None!|No, none!]”',
            '“[Let me look|I’ll look],” [said|whispered] {hero}, and [shut|closed] {their} eyes. “No {beast}!”',
          ],
        ],
      }),
      when('interest', {
        ifRoom: [
          '“In there I think of {interest},” said {hero}.',
          '“[I just|I always] think of {interest},” said {hero}.',
        ],
      }),
      [
        '[So|And] {star} [shut|closed] his eyes and [shone|glowed].',
        '[So|And so] {star} [slept|fell asleep|dozed off] and [shone|glowed].',
        '[Soon|And soon] {star} [slept|dozed|nodded off] and [shone|glowed|was all light].',
      ],
    ],
    rise: [
      asideHere('turn', {
        person: ['{Friend} opened the door to the roof.'],
        pet: ['{Friend} went ahead up to the roof, without a sound.'],
      }),
      [
        'On the roof {hero} [held|lifted] {star} [up high|high, high up], [gently|carefully|softly|slowly].',
        '{Hero} [carried|took] {star} to the roof, [gently|softly|slowly|hush, hush].',
        'Out on the roof {hero} [waited|sat] with {star}, [very still|so still|very quiet].',
      ],
      when('giver', ['{Star} wore {giver’s} blanket.']),
      when(
        'told:short',
        [
          '[Now|Then] {star} [floated|rose] up, [asleep|fast asleep], to his place {gap}.',
          'And {star} [floated|rose] up, [asleep|fast asleep], to his place {gap}.',
        ],
        [
          'Then {hero} let him go, and he [floated|rose] up, [asleep|fast asleep], to his place {gap}.',
          'Then {star} [floated|rose] up, [asleep|fast asleep], to his place {gap}.',
          '“[Sleep well|Good night], {star}!” And up he [went|floated|rose] to his place {gap}.',
        ],
      ),
      when('told:short', [
        '{Late} saw his light and [flew|flew straight] home.',
        'And by his light {late} [flew|flew straight] home.',
      ]),
    ],
    home: [
      [
        '“{Late.cry}, my [star|light]!” [called|cried] {late}, and flew [home|straight home|home like an arrow].',
        'Then {late} [saw|found] her [star|light] and flew [home|straight home|home, straight as a string].',
        '{Late} saw him [shine|glow], [far off|from far away], and flew [home|straight home].',
      ],
      asideHere('end', {
        person: ['{Friend} waved to her.'],
        pet: ['{Friend} looked after her.'],
      }),
      [
        '“Is he [awake|up] [now|at last]?” she [called|asked]. “Shh,” [said|whispered|breathed] {hero}, “he is asleep!”',
        '“So he [is awake|stayed awake|is up]?” she [called|asked]. “Shh,” [said|whispered|breathed] {hero}, “he’s sleeping!”',
        '“[Good evening|Thank you], {star}!” she [called|began]. “Shh,” [said|whispered|breathed] {hero}, “[he’s asleep|let him sleep|not so loud]!”',
      ],
    ],
    sleep: [
      ending({
        piece: [
          [
            '“Good night, {star},” [said|yawned|whispered] {hero} in bed. The {beast} had been only {seen1.plain} and {seen2.plain}.',
            '{Hero} lay in bed. Who had been [there|in the dark]? Only {seen1.plain} and {seen2.plain}. “Good night, {star}!”',
            '{Hero} lay in bed. No {beast}, only {seen1.plain} and {seen2.plain}! “Good night, {star},” {they} [yawned|whispered].',
          ],
        ],
        beast: [
          [
            '{Hero} [lay down|lay|curled up|snuggled down] in bed. “Good night, {beast},” [said|yawned|sang] {hero}, but [no one|nobody] was there.',
            '“Good night, {beast}!” [said|yawned|sang] {hero} in bed. But [no one|nobody] [was there|answered|said a word].',
          ],
        ],
        self: [
          [
            '{Hero} lay [down |]in bed. “Sleep now, everybody, there is no {beast},” said {hero}.',
            '“[Sleep|Sleep now], all of you, there is no {beast},” [said|yawned|whispered|murmured] {hero} in bed.',
          ],
        ],
      }),
      adult('end'),
      asideHere('end', {
        person: ['{Friend} was [already|fast] asleep.'],
        pet: ['{Friend} slept on {hero’s} feet.'],
      }),
      [
        '¶[One eye shut, two eyes shut|Left eye shut, right eye shut|One eye closed, two eyes closed], and nobody, nobody [said|cried|called|whispered]: “{Wake}!”',
        '¶{Star} shone, {hero} slept, and nobody, nobody [said|cried|called]: “{Wake}!”',
        '¶And [when|as] {hero} [nodded off|fell asleep|slept], nobody, nobody [said|cried|called]: “{Wake}!”',
      ],
    ],
  },
  asides: {
    start: { person: ['“He is so [sleepy|tired],” said {friend}.'], pet: ['{Friend} [sniffed|looked] at the star.'] },
    way: { person: ['“How bright!” said {friend}.'], pet: ['{Friend} [blinked|stared] at {star}.'] },
    trouble: { person: ['{Friend} [patted|stroked] {star}.'], pet: ['{Friend} lay close by {star}.'] },
    turn: { person: ['“Shh,” breathed {friend}.'], pet: ['{Friend} came close.'] },
    end: { person: ['{Friend} slept, too.'], pet: ['{Friend} slept, too.'] },
  },
  adults: {
    start: [
      '“[Bed|Bedtime]!” said {grownUp}.',
      '“[Sleep|Lie down] now,” said {grownUp}.',
      '“Good night!” said {grownUp}.',
    ],
    end: [
      '{GrownUp} had heard it all, and tucked {them} in.',
      '{GrownUp} had kept watch, and brought a [blanket|pillow].',
      '“At last,” [whispered|breathed] {grownUp}, awake all along.',
    ],
  },
  traits: {
    habit: {
      interest: [
        '“It [can’t|may not] have my stories about {interest}!” said {hero}.',
        '“Go [away|home], and I’ll tell you about {interest},” {hero} told it.',
        '{Hero} thought of {interest}, [hard|very hard].',
      ],
      brave: ['Brave {hero} [roared|growled] at it, [very low|but not loud].', '{Hero} [shook|showed it] a fist.'],
      curious: ['“What does it eat?” asked {hero}. “[Socks|Buns]?”', '{Hero} [looked|peeped] through {their} fingers.'],
      kind: ['“Perhaps it’s [cold|hungry],” said {hero}.', '{Hero} put out a [biscuit|bun] for it.'],
      funny: ['“[Nobody|No child] lives here,” {hero} told it.', '{Hero} put a [pot|pillow] on {their} head.'],
      shy: ['{Hero} [sat|kept] so [quiet|still].', '{Hero} said it into the [pillow|blanket].'],
      stubborn: ['“I [stay up|won’t sleep] till it goes,” said {hero}.', '{Hero} would not [blink|look away].'],
      dreamy: ['{Hero} could [hear|see] it [breathe|smile].', '“It sits on [gold|a hill of socks],” said {hero}.'],
      careful: ['{Hero} tucked in {their} [hands|feet] well.', '{Hero} built a wall of [pillows|books|blocks].'],
      energetic: ['{Hero} was in bed in [one|half a] second.', 'Whoosh, and {hero} was under the [blanket|pillow].'],
      clever: ['“It [won’t bite|can’t see] me up here,” said {hero}.', '{Hero} [kept|left] {their} shoes by the bed.'],
    },
    turn: {
      interest: [
        '“[Now|At last] I can dream of {interest},” [said|whispered] {hero}.',
        '“This is even better than {interest},” [said|whispered] {hero}.',
        'For once {hero} forgot {interest}, and looked and looked.',
      ],
      brave: [
        '“I’ll [wait|stay here],” said {hero}, and did not wake him.',
        '{Hero} took a [big|brave] breath, and let {star} sleep.',
      ],
      curious: [
        '“Do [all|the other] stars do that?” [asked|whispered] {hero}.',
        '{Hero} looked at {star} [once, then twice|a little, then a lot].',
      ],
      kind: ['“[Poor|Tired] {star},” said {hero}, and let him sleep.', '{Hero} [patted|stroked] {star}: “Rest now.”'],
      funny: ['{Hero} knew a joke, but [quiet|silence] was nicer.', '“Who left the sun [here|on]?” said {hero}.'],
      shy: ['{Hero} kept so [still|quiet] that {star} slept on.', '{Hero} said nothing, and only [looked|smiled].'],
      stubborn: [
        '“No more [tricks|noise],” said {hero}, and kept still.',
        '“I won’t wake him, [no|no, no, no],” said {hero}.',
      ],
      dreamy: ['{Hero} looked and looked at {star}.', '“It’s like [a dream|daytime|honey],” said {hero}.'],
      careful: [
        '“Eyes open, dark. Eyes shut, light,” {hero} counted.',
        '“One moment,” said {hero}, and looked [again|once more].',
      ],
      energetic: [
        '{Hero} was tired of [noise|tricks], and kept still at last.',
        'For once {hero} [kept|sat] very still.',
      ],
      clever: [
        '“So it was me who [put|turned] him out,” said {hero}.',
        '{Hero} understood: each [cry|shout] had made it dark.',
      ],
    },
  },
};
