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

/** Each time the light goes out, the beast has another piece, and the hero tries something else. */
const inTheDark = (episode: string, seen: string, place: string): Line =>
  when(
    `seen2:${episode}`,
    [
      `[Plip|Pff|Click|Tick], [dark|dark again]! [Now the|And the|The] {beast} had {${seen}.a}.`,
      `[Plip|Pff|Click|Tick]! In the dark${place} the {beast} [now |]had {${seen}.a}.`,
      `[It was|All was|Now it was] dark[| again], and the {beast} had {${seen}.a}!`,
    ],
    when(
      `seen3:${episode}`,
      [
        `{Star} woke, [dim|pale|grey], and the {beast} had {${seen}.a}.`,
        `[And now|Now|Then] the {beast} in the dark${place} had {${seen}.a}.`,
        `[Plip|Pff|Click|Tick], dark! The {beast} [even|now] had {${seen}.a}[, too|].`,
      ],
      [
        `“I’m [up|awake],” [yawned|mumbled] {star}, but the {beast} had {${seen}.a}!`,
        `{Star} [hardly|barely] [shone|glowed], and the {beast} had {${seen}.a}.`,
        `[Then|And then|And] in the dark${place} the {beast} had {${seen}.a}[, too|, as well|]!`,
      ],
    ),
  );

/** Asleep the star shines, and the piece of the beast is a thing of the house. */
const bright = (episode: string, seen: string): Line =>
  when(
    `seen1:${episode}`,
    [
      `But {star} [nodded off|fell asleep|dropped off] and [shone|glowed]. The {${seen}.part}? [Just|Only] {${seen}.plain}!`,
      `But {star} [slept|napped|snored], and [by|in] his [light|glow] the {${seen}.part} became {${seen}.plain}.`,
      `[Soon|Then] {star} [slept|napped] and [shone|glowed]. The {${seen}.part}? [Just|Only] {${seen}.plain}!`,
    ],
    when(
      `seen2:${episode}`,
      [
        `But {star} [slept|napped|nodded off|dropped off] and [shone|glowed]: [just|only] {${seen}.plain}!`,
        `{Star} [slept|napped|nodded off|dropped off] and [shone|glowed|lit up]. [Just|Only] {${seen}.plain}!`,
      ],
      when(
        `seen3:${episode}`,
        [
          `{Snore}! {Star} [slept|napped] and [shone|glowed] on {${seen}.plain}.`,
          `{Snore}, went {star}, [fast asleep|and slept], and [shone|glowed] on {${seen}.plain}.`,
        ],
        [
          `How [bright|light] it [got|was], for {star} [slept|napped|was asleep]! [Just|Only] {${seen}.plain}!`,
          `Then [all was light|all was bright|light came]: {star} [slept|napped|was asleep]! [Just|Only] {${seen}.plain}!`,
        ],
      ),
    ),
  );

const attempt = attemptBy({ inTheDark, bright, usualPlace: '' });

export const english24: BandText = {
  // What the hero cries again and again, and in the end nobody does.
  refrains: ['“{Wake}, {star}!”', '“{Star}, {wake}!”', '“[No|Oh|Hey|Psst], {wake}!”'],
  beats: {
    start: [
      [
        '{Hero} could not [sleep|fall asleep]. A {beast} [sat|lay|lived] in the dark, with {seen1.a}.',
        '“[There’s|I see] a {beast} in the dark,” [said|whispered|breathed] {hero}, “with {seen1.a}!”',
        '“[Look|Hush], a {beast} in the dark,” [said|whispered|breathed] {hero}, “with {seen1.a}!”',
      ],
      planting(
        'short',
        'Then a [tiny|small|little] [sleepy |tired |]star called {star} [tapped|knocked] at the window.',
        '[Tap, tap|Tick, tick|Plink, plink]! There at the window [sat|was] a [tiny|small|little] star, {star}.',
        '[Tap, tap|Tick, tick|Plink, plink], at the window sat {star}, a [tiny|small|little] star.',
      ),
    ],
    open: [
      [
        'It was [night|late] in {street}, but {hero} [was awake|lay awake|sat awake|could not sleep].',
        '[All|The whole] of {street} [slept|was asleep], but {hero} [was awake|lay awake|sat awake|could not sleep].',
        '[Everybody|Everyone] [slept|was asleep|was in bed] in {street}, [but not|all but] {hero}.',
      ],
      [
        '“[There’s|I see] a {beast} in the dark,” {they} [said|whispered|breathed], “with {seen1.a}!”',
        '“[Look|Oh, look|Hush], a {beast} in the dark,” {they} [said|whispered|breathed], “with {seen1.a}!”',
        '“In the dark [sits|lives|lies] a {beast},” {they} [said|whispered|breathed], “with {seen1.a}!”',
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
        'Then [something|something small] [went|said] [plip|tick|pat|tock] on the [sill|roof].',
        'And what [went|said] [plip|tick|pat|tock] [out there|on the roof|on the sill]?',
        '[Plip|Tick|Pat|Tock], [something|something small] [came|slid|rolled] down the roof.',
      ],
    ],
    tap: [
      arrival({
        tap: [
          [
            'Was [it|that] the {beast}? No, at the window [sat|tapped] a [tiny|small|little] star[, all alone|, no bigger than a bun|].',
            '[Tap, tap|Tick, tick|Plink, plink]! But it was no {beast}, it was [just|only] a [tiny|small|little] star.',
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
        '“[Good evening|Hello], I’m {star},” he [said|peeped], and [nearly fell over|swayed|rubbed one eye].',
      ],
    ],
    ask: [
      [
        '“I [mustn’t|may not|can’t] sleep,” [said|yawned] {star}. “{Late} the {late.kind} [flies by|needs] my light.”',
        '“I must [stay up|stay awake|shine],” [said|yawned] {star}, “so {late} the {late.kind} [can fly|gets] home.”',
        '“If I sleep, it gets dark,” [said|yawned] {star}, “and {late} the {late.kind} [gets lost|is lost].”',
      ],
      asideHere('start', {
        person: ['“Poor {late}!” said {friend}.'],
        pet: ['{Friend} growled at the dark.', '{Friend} yawned, too.'],
      }),
      [
        '“I’ll [help|help you|keep you up],” said {hero}, “[or|or else] the {beast} [comes|creeps up|gets me]!”',
        '“[No|Please], don’t sleep,” said {hero}, “or the {beast} [comes|creeps up|gets me]!”',
        '“I’ll [help|help you],” said {hero}. “The {beast} [hates|can’t stand] light!”',
      ],
    ],
    drum: attempt({
      episode: 'drum',
      first: [
        'So {hero} [beat|banged|hit] a [drum|big drum|loud drum], [boom, boom|bam, bam|rum, tum].',
        '“[And who|Who] can sleep by a drum?” [said|asked|cried] {hero}, [boom, boom|bam, bam|rum, tum].',
        '[Boom, boom|Bam, bam|Rum, tum], went {hero’s} [big|loud|round|red] drum[|, so loud].',
      ],
      next: ['So {hero} [beat|banged|hit] a drum, [boom, boom|bam, bam|rum, tum].'],
      along: {
        person: ['{Friend} shook [a|the] tambourine, too.'],
        pet: ['{Friend} lay down [at once|right there].'],
      },
    }),
    jump: attempt({
      episode: 'jump',
      first: [
        'So {hero} [jumped|bounced|hopped] on the [cushions|pillows], [boing, boing|hop, hop|hup, hup|up, up].',
        '“[And who|Who] can sleep and [jump|bounce|hop]?” [said|asked|cried] {hero}, [boing, boing|hop, hop|up, up].',
        '“[Jump|Bounce|Hop] with me, {star},” [said|cried|sang] {hero}, [boing, boing|hop, hop|up, up].',
      ],
      next: [
        'So {hero} [jumped|bounced|hopped] on [cushions|pillows|the cushions].',
        '[Boing|Hop, hop|Hup, hup|Whee], {hero} [jumped|bounced|hopped] on [cushions|pillows].',
      ],
      along: {
        person: ['{Friend} bounced, too[| and fell over].'],
        pet: ['{Friend} looked up and down[| and up].'],
      },
    }),
    sour: attempt({
      episode: 'sour',
      place: ' kitchen',
      first: [
        'So {hero} [bit|tasted|licked] a sour orange in the kitchen, [brrr|yuck|eek|ooh].',
        '“[This|A] sour orange wakes [you|us] up,” said {hero}, and [bit|tasted|licked] it.',
        'So in the kitchen {hero} [bit|tasted|licked] a [|very ]sour orange, [brrr|yuck|eek|ooh].',
      ],
      next: [
        'So {hero} [bit|tasted|licked] a sour orange[|, brrr|, yuck|, eek].',
        '[Brrr|Yuck|Eek|Ooh], {hero} [bit|tasted|licked] a sour orange.',
      ],
      along: {
        person: ['“[What|Oh, what] a face!” said {friend}.'],
        pet: ['{Friend} left[| at once].'],
      },
    }),
    faces: attempt({
      episode: 'faces',
      first: [
        'So {hero} [pulled|made] a [frog|fish|monkey|goat|camel|funny] face into a mirror.',
        '“[And who|Who] can sleep and laugh?” said {hero}, and [pulled|made] a [frog|fish|monkey|goat] face.',
        '“Look, {star},” said {hero}, and [pulled|made] a [frog|fish|monkey|goat|camel|funny] face.',
      ],
      next: [
        'So {hero} [pulled|made] a [frog|fish|monkey|goat|camel|cheese] face.',
        'So {hero} [pulled|made] [mad|silly|funny] faces into a mirror.',
        'So {hero} [pulled|made] a face, like a [frog|fish|monkey|goat|camel].',
      ],
      along: {
        person: ['{Friend} laughed and laughed.', '{Friend} pointed and laughed.'],
        pet: ['{Friend} only yawned.'],
      },
    }),
    cold: attempt({
      episode: 'cold',
      place: ' up on the roof',
      first: [
        'So {hero} hopped on the cold roof, [brr|ooh|eek|hoo], on bare [feet|toes].',
        '“Cold [feet|toes] can’t sleep,” said {hero}, and [hopped|tiptoed] on the roof, [brr|ooh|eek|hoo].',
        'So {hero} [hopped|tiptoed|danced] over the cold roof on bare [feet|toes], [brr|ooh|eek|hoo].',
      ],
      next: [
        'So {hero} [hopped|tiptoed|danced] on [cold|bare] [feet|toes].',
        '[Brr|Ooh|Eek|Hoo], {hero} [hopped|tiptoed|danced] on [cold|bare] [feet|toes].',
      ],
      along: {
        person: ['{Friend} tiptoed [behind|after] {hero}.'],
        pet: ['{Friend} stayed on the [stairs|top stair].'],
      },
    }),
    story: attempt({
      episode: 'story',
      first: ['So {hero} read of [pirates|ghosts|robbers|witches], very loud.'],
      next: [
        'So {hero} read of [pirates|ghosts|robbers|witches|wild bears][|, loud].',
        'So {hero} read a [pirate|ghost|robber|witch|bear] book[|, loud].',
      ],
      along: {
        person: ['{Friend} held on to {hero}.'],
        pet: ['{Friend} lay down by the book.'],
      },
    }),
    late: [
      [
        '“{Late.cry}?” [Then past|Past] the window [flew|came] {late}, the wrong way[ round|].',
        'Then past the window [flew|came] {late}, [left, right|this way, that way|round and round].',
        '“{Late.cry}, where is my [star|light]?” [called|cried] {late}, and flew past.',
      ],
      asideHere('trouble', {
        person: ['“Over here!” called {friend}.'],
        pet: ['{Friend} called after her.', '{Friend} pressed a nose to the glass.'],
      }),
      [
        '“She can’t [see|find] you,” [said|cried] {hero}. “{Star}, [open your eyes|eyes open], [wide, wide|as wide as plates]!”',
        '“[Look|Oh no|Oh dear], she is lost,” [said|cried|called] {hero}. “[Open your eyes|Eyes] wide, {star}!”',
        '{Hero} [waved|waved and waved|waved a sock]: “{Star}, [open your eyes|eyes open], [wide, wide|as wide as plates]!”',
      ],
    ],
    dim: [
      [
        'Now {star} [stayed|did stay] awake, but as [grey|dim|pale|dull] as [a pea|a crumb|an old spoon|cold tea].',
        'Now {star} [stayed|did stay] awake, and [grew|got] as [grey|dim|pale|dull] as [a pea|a crumb|cold tea].',
        'Now {star} [stayed|did stay] awake, but [grew|got] [greyer and greyer|dimmer and dimmer|paler and paler|smaller and smaller].',
      ],
      [
        '“I’m so [tired|sleepy|heavy],” he [sobbed|cried|wept|sniffed].',
        '“I can’t [any more|go on],” he [sobbed|cried|wept|sniffed].',
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
      planting(
        'worse',
        'Now {star} stayed awake, [but as|as] [grey|dim|pale|dull] as [a pea|a crumb|fog|cold tea].',
        '“I’m so [tired|sleepy|heavy],” [sobbed|cried|wept] {star}, as [grey|dim|pale] as [a pea|a crumb|fog].',
        'Now {star} was [awake|wide awake], but as [grey|dim|pale|dull] as [a pea|a crumb|fog|cold tea].',
      ),
    ],
    turn: [
      when(
        'not told:worse',
        [
          '“{Wake.cut}…” [began|said|cried] {hero} when {star’s} eyes [fell|dropped|sank] shut, but he was [so|far too|much too] tired.',
          'Then {star’s} eyes [fell|dropped|sank] shut. “{Wake.cut}…” [began|said|cried] {hero}, but he was [so|far too|much too] tired.',
          'Then {star’s} eyes [fell|dropped|sank] shut. “{Wake.cut}…” [began|said|cried] {hero}, and [stopped|said no more], and let him [sleep|be].',
        ],
        [
          '“{Wake.cut}…” [began|said|cried] {hero}, but then {they} let him [sleep|fall asleep].',
          '“{Wake.cut}…” [began|said|cried] {hero} when {star} [nodded off|fell asleep|dropped off], and [stopped|said no more].',
        ],
      ),
      asideHere('turn', {
        person: ['“Shh,” said {friend}[, and held {hero’s} sleeve|].', '{Friend} held {hero} by the sleeve.'],
        pet: ['{Friend} lay down in the [light|glow].'],
      }),
      [
        'And [oh, how light|how light|how bright|oh, how bright] it was, with no {beast} [at all|anywhere|left|to be seen]!',
        'And [it was|the room was] as [light|bright] as [day|noon|morning], and where was the {beast}?',
        'And [all was|it was all|the room was] [gold|light|bright], with no {beast} [at all|anywhere|left]!',
      ],
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
        '“You [slept|snored], and you [shone|glowed],” said {hero}. “I saw {seen1.plain}, {seen2.plain} and no {beast}!”',
        '“You [shine|glow] when you sleep,” said {hero}, “and then the {beast} is [just|only] {seen1.plain}!”',
        '“You [slept|snored] and [shone|glowed],” said {hero}, “on {seen1.plain} and {seen2.plain} and no {beast}!”',
      ],
    ],
    teach: [
      when(
        'told:woken',
        [
          '“But it’s [dark|black|so dark] [in|behind|inside] my eyes,” [peeped|whispered|sniffed] {star}.',
          '“But when I [shut|close] my eyes, it’s [dark|black|so dark],” [peeped|whispered|sniffed] {star}.',
        ],
        [
          '“[Sleep on|Sleep more|Stay asleep|Don’t wake up]!” said {hero}. “But it’s [dark|black] [in|behind|inside] my eyes,” [peeped|sniffed] {star}.',
          '“I can’t sleep,” [peeped|cried|whispered] {star}, waking. “It’s [dark|black|so dark] [in|behind|inside] my eyes!”',
        ],
      ),
      dark({
        first: [
          [
            '{Hero} [shut|closed] {their} eyes first: “[Come in|I’m in|Follow me], there’s no {beast} [here|in here]!”',
            '“I’ll go first,” [said|whispered] {hero}, eyes [shut|closed]. “No {beast}! Come [in|along]!”',
          ],
        ],
        hand: [
          [
            '“[We’ll go|Let’s go] together,” [said|whispered] {hero}, and [shut|closed] {their} eyes. “[See|There], no {beast}!”',
            '{Hero} held him, eyes [shut|closed]: “[Together|With me]! [See|There|Look], no {beast}!”',
          ],
        ],
        door: [
          [
            '{Hero} [shut|closed] {their} eyes and [called|whispered]: “[Hello|Knock, knock], {beast}? [Nobody|No one] there!”',
            '“[Hello|Anybody] in there?” [called|asked] {hero}, eyes [shut|closed]. “No {beast}! Come [in|along]!”',
          ],
        ],
      }),
      [
        'So {star} [shut|closed] his and [shone|glowed|was bright|lit up].',
        'And in [came|went|crept] {star} and [shone|glowed|was bright|lit up].',
        'And {star} [slept|came in|fell asleep] and [shone|glowed|lit up].',
      ],
      when('interest', ['“Dream of {interest},” [said|breathed] {hero}.', '“[Now dream|Dream] of {interest}!”']),
    ],
    rise: [
      [
        '{Hero} [took|carried] him up to the roof, [on tiptoe|step by step|like an egg|softly].',
        '[Step by step|Softly, softly|On tiptoe|Hush, hush], {hero} [took|carried] [him|{star}] up to the roof.',
        'Up to the roof [went|crept|climbed] {hero} with {star}, [step by step|so softly|very slowly].',
      ],
      asideHere('turn', {
        person: ['{Friend} held the door [open|for them].'],
        pet: ['{Friend} went ahead, without a sound.'],
      }),
      when('giver', ['The blanket from {giver} was [round|about] {star}.']),
      when(
        'told:short',
        [
          'Up [floated|rose|drifted] {star}, [asleep|fast asleep|sleeping], {gap}.',
          'And {star} [floated|rose|drifted] up, [asleep|fast asleep|sleeping], {gap}.',
        ],
        [
          'There {star} [floated|rose|drifted] out of {hero’s} {hero.hands}, [asleep|fast asleep|sleeping], {gap}.',
          'And up [went|floated|drifted] {star}, [up and up|asleep|fast asleep], {gap}.',
          '“[Sleep|Sleep well|Good night], {star}!” Up he [went|floated|drifted], {gap}.',
        ],
      ),
      when('told:short', [
        'Now {late} [saw|found|knew] [the|her] way home.',
        '[By|In] his light {late} [flew|went|got] home.',
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
        '“So he [is awake|stayed awake|is up]?” she [called|asked]. “Shh,” [said|whispered|breathed] {hero}, “he sleeps!”',
        '“[Good evening|Thank you], {star}!” she [called|began]. “Shh,” [said|whispered|breathed] {hero}, “[he sleeps|let him sleep|not so loud]!”',
      ],
    ],
    sleep: [
      ending({
        piece: [
          [
            '{Hero} lay on the rug. “Good night, {seen1.part},” {they} [said|yawned|whispered], “good night, {seen2.part}!”',
            '“Good night, {seen1.part},” [said|yawned|whispered] {hero} on the rug. But it was [only|just] {seen1.plain}.',
            '“Good night, {seen1.part}, and good night, {seen2.part},” [said|yawned|whispered] {hero} on the rug.',
          ],
        ],
        beast: [
          [
            '{Hero} lay [down |]on the rug. “Good night, {beast},” {they} [said|yawned|sang], but [no one|nobody] was there.',
            '“Good night, {beast}!” [said|yawned|sang] {hero} on the rug. But [no one|nobody] [was there|answered|said a word].',
          ],
        ],
        self: [
          [
            '{Hero} lay [down |]on the rug. “Sleep, {hero},” {they} told {themselves}, “there is no {beast}.”',
            '“[Sleep|Sleep now], {hero}, there is no {beast},” [said|yawned|whispered|murmured] {hero} on the rug.',
          ],
        ],
      }),
      adult('end'),
      asideHere('end', {
        person: ['{Friend} slept [already|long ago].'],
        pet: ['{Friend} slept on {hero’s} feet.'],
      }),
      [
        '¶{Star} shone, {hero} slept, and nobody, nobody [said|cried|called]: “{Wake}!”',
        '¶[One eye shut, two eyes shut|Left eye shut, right eye shut|One eye closed, two eyes closed], and nobody, nobody [said|cried|called|whispered]: “{Wake}!”',
        '¶And [when|as soon as] {hero} [nodded off|fell asleep|slept], nobody, nobody [said|cried|called]: “{Wake}!”',
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
      '{GrownUp} tucked {them} in.',
      '{GrownUp} brought a [blanket|pillow].',
      '“[Well, well|Shh],” breathed {grownUp}.',
    ],
  },
  traits: {
    habit: {
      interest: [
        '“It [can’t|may not] have my {interest}!” said {hero}.',
        '“Go [away|home], and I’ll tell you about {interest}!”',
        '{Hero} thought of {interest}, [hard|very hard].',
      ],
      brave: ['Brave {hero} [roared|growled] at it, [very low|but not loud].', '{Hero} [shook|showed it] a fist.'],
      curious: ['“What does it eat? [Socks|Buns]?”', '{Hero} [looked|peeped] through {their} fingers.'],
      kind: ['“Perhaps it’s [cold|hungry],” said {hero}.', '{Hero} put out a [biscuit|bun] for it.'],
      funny: ['{Hero} put a [pot|pillow] on {their} head.', '“[Nobody|No child] lives here,” {they} told it.'],
      shy: ['{Hero} [sat|kept] so [quiet|still].', '{Hero} said it into the [pillow|blanket].'],
      stubborn: ['“I [stay up|won’t sleep] till it goes.”', '{Hero} would not [blink|look away].'],
      dreamy: ['{Hero} could [hear|see] it [breathe|smile].', 'It [sat|lay] on a hill of [gold|bones|socks].'],
      careful: ['{Hero} pulled in [ten|all] toes.', '{Hero} built a wall of [pillows|blocks|books].'],
      energetic: ['{Hero} jumped [in|into bed] from the door.', 'One hop, and {hero} was under the [blanket|pillow].'],
      clever: ['“It [won’t bite|can’t see] me up here.”', '{Hero} [kept|left] {their} shoes by the bed.'],
    },
    turn: {
      interest: [
        '“[Now|At last] I can dream of {interest},” [said|breathed] {hero}.',
        '“This is [better than|as good as] {interest},” [said|breathed] {hero}.',
        '“I’d give {interest} for this,” [said|breathed] {hero}.',
      ],
      brave: ['{Hero} walked right into the [corner|middle]. [Nothing|No one]!', '{Hero} [was|felt] very brave now.'],
      curious: ['{Hero} looked under the bed, too. [Dust|A sock]!', '“Where did it [go|run]?” asked {hero}.'],
      kind: ['{Hero} [put|laid] a blanket over {star}.', '“[Poor|Tired] {star}, sleep,” said {hero}.'],
      funny: ['“Who [lit|switched on] the sun?” whispered {hero}.', '{Hero} [waved to|bowed to] {seen1.plain}.'],
      shy: ['{Hero} sat so [still|quiet] that {star} slept on.', '{Hero} smiled at {seen1.plain}.'],
      stubborn: ['“I will not wake him [now|any more],” said {hero}.', '“[So there|You see], dark!” said {hero}.'],
      dreamy: ['It was like sitting in [honey|the sun|a lamp].', '{Hero} looked and looked at the [gold|light].'],
      careful: [
        '{Hero} checked [all the|four] corners, [twice|one by one].',
        '“Eyes open, dark. Eyes shut, light,” said {hero}.',
      ],
      energetic: ['{Hero} did not even [hop|jump].', 'For once {hero} [stood|sat] quite still.'],
      clever: [
        '“Awake he is dim. Asleep he is bright!” thought {hero}.',
        'He had shone each time he slept, thought {hero}.',
      ],
    },
  },
};
