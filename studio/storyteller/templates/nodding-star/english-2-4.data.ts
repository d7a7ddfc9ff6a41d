/** The nodding star in English for readers of 2 to 4. */
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
  type Line,
} from '#studio/storyteller/text/passage.ts';

/**
 * The hero is afraid of a beast in the dark and keeps the star awake for his light. Asleep he shines, and a piece of the
 * beast turns into something of the house; the hero wakes him, and it is dark again.
 */
const slept = (seen: string): readonly string[] => [
  `[But |]{star} [nodded off|dropped off|fell asleep] and [shone|glowed]. The {${seen}.part}? [Just|Only] {${seen}.plain}!`,
  `But {star} [slept|napped]. [By|In] his [light|glow] the {${seen}.part} [became|turned into] {${seen}.plain}.`,
  `{Snore}! {Star} [slept|napped] and [shone|glowed] on {${seen}.plain}. Where was the {${seen}.part}[|, then]?`,
  `But {star} [slept|napped] and [shone|glowed], and {hero} saw the {${seen}.part}: {${seen}.plain}!`,
  `But {star} [nodded off|slept|napped] and [shone|glowed], and the {${seen}.part} [became|turned into] {${seen}.plain}.`,
];

/** Somebody who came along laughs at the beast, or makes use of the light. */
const noticed = asideHere('way', {
  person: ['“Some {beast}!” [laughed|said] {friend}.', '“[So that’s|That was] the {beast}!” laughed {friend}.'],
  pet: ['{Friend} [sat|lay] down in the light.', '{Friend} ran after the [light|glow].'],
});

/** Awake, the star gives hardly any light, a little less each time. */
const dark = (episode: string): Line =>
  when(
    `seen1:${episode}`,
    [
      'He woke[ up|], and [out went the light|it was dark|the light went out].',
      '{Star} [woke|jumped|sat up]. [Click|Pff|Plip], it was dark!',
      '“I’m [up|awake]!” said {star}. [But out|Out] went the light.',
      'Up he [sat|jumped], and [it was dark again|out went the light].',
    ],
    when(
      `seen2:${episode}`,
      [
        'He did, and it was [dark again|as dark as before].',
        'One eye [opened|came open], then two, and [it was|all was] dark.',
        '“I am!” yawned {star}, [and it was|in the] dark.',
        'And there they sat[ again|], in the dark.',
        '[Click|Pff|Plip], and it was dark.',
        'His eyes [opened|came open], and [all was|it was] dark.',
        'Up came his head. [Off|Out] went the light.',
      ],
      [
        '“Yes, yes…” [yawned|mumbled] {star}[|, and it was dark].',
        '{Star} [blinked|swayed], [grey|pale] and dim.',
        'Up went his [eyes|head]. [Down|Out] went the light.',
        'He [tried|did], but he [hardly|only just] [shone|glowed].',
      ],
    ),
  );

export const english24: BandText = {
  refrains: [
    '“{Wake}, {star}!” [said|cried|called|begged] {hero}.',
    '“{Star}, {wake}!” [said|cried|called|begged] {hero}.',
    '“[No|Hey|Psst|Oh], {wake}!” [said|cried|called] {hero}.',
    '“{Wake}!” [said|cried|called|begged] {hero}.',
  ],
  beats: {
    start: [
      [
        'It was [late|night] in {street}, but {party} {party|was|were} [up|awake].',
        'All of {street} [slept|was asleep|was in bed], but not {party}.',
        'Who was [up|awake] in {street}? {Party}!',
        '[Good night|Lights out], {street}! But {party} {party|was|were} [up|awake].',
      ],
      adult('start'),
      [
        '“[There’s|I see] a {beast} in the dark,” [said|whispered] {hero}, “with {seen1.a}!”',
        '“There, in the dark! A {beast}[|, I think]!” [said|whispered] {hero}. “I see {seen1.a}!”',
        '“A {beast} [sits|lives] in the dark, with {seen1.a},” [said|whispered] {hero}.',
        '“[That dark thing|That thing there] has {seen1.a},” said {hero}. “It’s a {beast}!”',
      ],
      [
        '[Tap|Tick|Plink]! At the window sat {star}, a [small|sleepy] star.',
        plants('fell', '[Plop|Bump]! In fell {star}, a [small|sleepy] star.'),
        '[Tap, tap|Tick, tick|Plink, plink], in came {star}, a [small|sleepy] star.',
      ],
    ],
    open: [
      [
        'It was [late|night] in {street}, but {party} {party|was|were} still [up|awake].',
        'All of {street} was [in bed|asleep|tucked in], but not {party}.',
        'One [window|little window] in {street} was still [bright|yellow|lit]. There sat {party}.',
        'The [cats|dogs|birds] of {street} were asleep, but not {party}!',
      ],
      adult('start'),
      [
        '“[There’s|I see] a {beast} in the dark,” [said|whispered] {hero}. “It has {seen1.a} and {seen2.a}!”',
        '“Look there, in the dark! A {beast}[|, I think],” [said|whispered] {hero}, “with {seen1.a} and {seen2.a}!”',
        '“I can’t [sleep|go to sleep],” said {hero}. “There’s a {beast} in the dark, with {seen1.a} and {seen2.a}!”',
        '“[That dark thing|That thing there] has {seen1.a},” said {hero}, “and {seen2.a}. It’s a {beast}!”',
      ],
      { more: HABIT },
    ],
    night: [
      [
        '{Hero} looked out for a light. But one star was [gone|missing], {gap}.',
        '“Why is it so [dark|black] tonight?” [asked|said] {hero}. A star was [gone|missing], {gap}.',
        '{Hero} counted the stars. One was [gone|missing], {gap}, so it was [very|extra] dark.',
        '“Look, a [gap|hole], {gap}!” said {hero}. “[The star there|A star] went out!”',
      ],
      asideHere('start', {
        person: ['“The {beast} ate it,” said {friend}.', '“It fell down,” said {friend}.'],
        pet: ['{Friend} hid under the [blanket|bed].', '{Friend} ran to the window.'],
      }),
      [
        'Then [something|something small] [went|said] [plip|tick|pat] on the [sill|roof]…',
        'Then what was that [noise|sound], so [small|near], at the [glass|window]?',
        'And [who|what] was that, out there[, in the dark|]? [Tick|Plip|Pat]…',
      ],
    ],
    tap: [
      [
        'Tap, [tap|tick, tap], at the window! It was {star}, a [small|little|tiny] star.',
        '[Tick|Tap|Plink], at the window sat no {beast}. It was {star}, a [small|little|tiny] star.',
        plants('fell', 'A [small|little|tiny] star fell [in|onto the rug], [plop|bump|flop], and that was {star}.'),
        '“[Let me in|Open up|May I come in]?” A [small|little|tiny] star called {star} sat at the window.',
        plants('fell', 'In [came|flew|fell] {star}, a star as small as a [bun|sock|cup|plum].'),
      ],
      asideHere('start', {
        person: ['“A [real|small] star!” [said|cried] {friend}.', '“Let him in!” [said|cried] {friend}.'],
        pet: ['{Friend} [sniffed|looked] at the star.', '{Friend} hid from the star.'],
      }),
      [
        '{Star} [swayed|blinked|drooped] and [yawned|had to yawn], [wide|so wide|as wide as a door].',
        '{Star} was so [tired|sleepy] that he [yawned|nearly fell over|swayed].',
        '“[Yaaawn|Haaah|Aaah],” went {star}, and [rubbed|shut] one eye.',
        '{Star} gave only a [little|tiny] light, no more than a [match|button|pin], and yawned.',
      ],
      more(
        '{Hero} [held out|put out] a {hero.hand}, and {star} was as warm as [toast|a bun|tea].',
        '“[Hello|Good evening], {star},” said {hero}. “Why are you so tired?”',
      ),
    ],
    ask: [
      [
        '“I must not sleep,” [said|yawned] {star}. “{Late} the {late.kind} [needs my light|flies home by my light].”',
        '“I must stay [up|awake] and shine,” [said|yawned] {star}, “so {late} the {late.kind} can fly home.”',
        '“Keep me [up|awake]!” [said|begged|yawned] {star}. “{Late} the {late.kind} flies home by my light.”',
        '“If I sleep, it gets dark,” [said|yawned] {star}, “and {late} the {late.kind} can’t fly home.”',
      ],
      [
        '“Don’t sleep,” said {hero}, “or the {beast} will [come|creep up]! I’ll [help|help you].”',
        '“[Good! The|The|That|Oh, the] {beast} hates light,” said {hero}. “I’ll [keep you up|help you|keep you awake]!”',
        '“I’ll keep you [up|awake],” said {hero}, “and you keep the {beast} [off|away].”',
        '“I [need|want] a light, too,” said {hero}. “[Stay|We’ll stay] awake, or the {beast} comes!”',
        '“[No, don’t|Don’t] sleep! The {beast} likes it dark,” said {hero}. “I’ll help[| you].”',
      ],
      asideHere('start', {
        person: ['“What {beast}?” asked {friend}.', '“Poor {late}!” said {friend}.'],
        pet: ['{Friend} [looked|crept] under the bed. No {beast}.', '{Friend} [sniffed|growled] at the dark.'],
      }),
    ],
    drum: [
      [
        '[So|Then] {hero} [beat|banged|hit] a drum, [boom, boom|bim, bam|rum, tum].',
        '“Who can sleep by a drum?” said {hero}. [Boom|Bam|Bim, bam]!',
        '“A drum keeps you up,” said {hero}. [Boom, bam|Rum, tum|Bim, bam]!',
        '[Boom, boom|Bam, bam|Rum, tum|Boom, bam], went {hero’s} drum, [loud|so loud|louder].',
      ],
      slept('drumSeen'),
      noticed,
      '¶{refrain}',
      dark('drum'),
    ],
    jump: [
      [
        '[So|Then] {hero} [jumped|bounced] on the [cushions|pillows], [boing|hop|hup|whee].',
        '“Who can sleep and [jump|bounce]?” said {hero}. [Boing, boing|Hop, hop|Up, up]!',
        '“[Jump|Bounce] with me,” said {hero}. [Boing, boing|Hop, hop|Up, up|Whee]!',
        '[Boing, boing|Hop, hop|Up, up], went {hero} on the [cushions|pillows].',
      ],
      slept('jumpSeen'),
      noticed,
      '¶{refrain}',
      dark('jump'),
    ],
    sour: [
      [
        '[So|Then] {hero} [bit|licked|sucked] a sour orange, [brrr|ooof|eeek].',
        '“Sour keeps you up.” {Hero} bit an orange. [Brrr|Ooof|Eeek]!',
        'In the kitchen {hero} [bit|licked|sucked] an orange. [Brrr|Ooof|Eeek]!',
      ],
      slept('sourSeen'),
      noticed,
      '¶{refrain}',
      dark('sour'),
    ],
    faces: [
      [
        '[So|Then] {hero} [made|pulled] a [fish|frog|pig|goat|camel|crab] face.',
        'Who can sleep and [laugh|giggle]? {Hero} made a [fish|frog|pig|goat|camel|goose] face.',
        '“[Laughing|Giggling] keeps you up,” said {hero}, and [pulled|made] a [fish|frog|pig|goat] face.',
      ],
      slept('facesSeen'),
      noticed,
      '¶{refrain}',
      dark('faces'),
    ],
    cold: [
      [
        '[So|Then] {hero} hopped on the cold roof, [brr|ooh|eek].',
        '“Cold [feet|toes]!” said {hero} on the roof. [Brr|Ooh|Eek]!',
        '“Cold [feet|toes] keep you up,” said {hero} on the roof.',
        '“Who can sleep on cold [feet|toes]?” said {hero} on the roof.',
        '[Brr|Ooh|Eek], out on the roof hopped {hero}, on cold [feet|toes].',
      ],
      slept('coldSeen'),
      noticed,
      '¶{refrain}',
      dark('cold'),
    ],
    story: [
      [
        '[So|Then] {hero} read a [pirate|ghost|robber] book[, the best bit|, the scary bit|].',
        '“Who can sleep in a [pirate|ghost|robber] book?” said {hero}, and read.',
        '“A [pirate|ghost|robber] book keeps you up,” said {hero}, and read.',
      ],
      slept('storySeen'),
      noticed,
      '¶{refrain}',
      dark('story'),
    ],
    late: [
      [
        'Then past flew {late} with {late.load}, the [wrong way|wrong way round].',
        'Then “{late.cry}?” and by [came|flew] {late} with {late.load}, round and [round|round again].',
        'Outside flew {late}, [left, right|this way, that way|here, there], with {late.load}.',
      ],
      [
        '“Where is my [star|light]?” she [called|cried]. It was so [dark|black] {gap}.',
        'She looked for her star, but there was only a [hole|gap] {gap}.',
        '“Which way is home?” she [called|cried] to the [dark|night|chimney].',
      ],
      asideHere('trouble', {
        person: ['“Over here!” called {friend}, but she could not see.', '{Friend} waved a sock, but it was too dark.'],
        pet: ['{Friend} called after her, but she could not see.', '{Friend} pressed a nose to the glass.'],
      }),
      ifRoom(
        '“[Hurry|Shine], {star}!” [said|cried] {hero}. “Don’t you dare sleep!”',
        '“But I’m awake,” said {star}, and got [paler|smaller|greyer].',
      ),
    ],
    dim: [
      [
        '{Star} did not sleep any more. But he was as [grey|dim|dull] as an old [spoon|coin|pea|sock].',
        'Now {star} stayed awake, and the more he stayed awake, the [dimmer|greyer|paler] he got.',
        'At last {star} was wide awake, but as [dim|pale|grey] as [dust|a pea|a crumb|cold tea].',
        'Now {star} sat awake, and he was so [dim|grey|pale], like [fog|dust|a cold pea].',
      ],
      [
        '“{Late.cry}, where is my [star|light]?” [called|cried] {late} [outside|in the dark].',
        'Out in the dark, {late} flew [round and round|into a tree|the wrong way].',
        '“I can’t [see|find my way] home!” [called|cried] {late} from the [dark|night].',
      ],
      asideHere('trouble', {
        person: ['{Friend} [patted|hugged|stroked] {star}.', '“Don’t cry, {star},” said {friend}.'],
        pet: ['{Friend} [licked|nosed] {star}.', '{Friend} lay close by {star}, to keep him warm.'],
      }),
      ifRoom(
        '“I [shine and shine|do my best],” [sobbed|sniffed] {star}, “and it gets darker!”',
        '“I’m too tired to [shine|glow],” [sobbed|sniffed] {star}.',
        'And {hero} was sure the {beast} [came|crept] closer.',
      ),
    ],
    worse: [
      [
        'Now {star} [sat|stayed] awake, [dim|grey|pale] as [dust|a pea|fog]. {Late} got lost.',
        'Awake, {star} [got|grew] so [dim|grey|pale] that {late} got lost.',
        'Awake, {star} was [dim|grey|pale]. “I’m lost!” called {late}.',
        'Awake, {star} hardly [shone|glowed]. “I [can’t see|am lost]!” called {late}.',
      ],
    ],
    turn: [
      [
        'Then his eyes [fell|dropped] shut, and [all was gold|the room shone|all was light]!',
        'Then {star} slept, and the [room|dark] filled with [gold|light]!',
        'Then down [went|drooped] {star’s} head, and up [came|went] the light!',
        '{Snore}! He [slept|was asleep], and it was as [light|bright] as [day|noon].',
      ],
      [
        '“{Wake.cut}…” [said|began|cried] {hero}, and stopped. [There was no {beast}!|Where was the {beast}?]',
        '“{Wake.cut}…” [said|began|cried] {hero}. But wait! [No {beast}, not one!|There was no {beast}!|Where was the {beast}?]',
        '“{Wake.cut}…” [said|began|cried] {hero}, then looked [round|up|again]. No {beast} [at all|here|there]!',
        '“{Wake.cut}…” [said|began|cried] {hero}, but oh, [the {beast} was gone|there was no {beast}]!',
      ],
      asideHere('turn', {
        person: [
          '“Shh, don’t wake him!” [said|whispered] {friend}.',
          '“How [light|bright]!” [said|breathed] {friend}.',
        ],
        pet: ['{Friend} lay down in the light.', '{Friend} looked under the bed again. No {beast}!'],
      }),
      ifRoom(
        '“He shines when he sleeps,” [whispered|breathed|said] {hero}.',
        '“Asleep, he [shines|glows],” [whispered|breathed|said] {hero}.',
        '“[Sleep|Sleep on], {star},” [whispered|breathed|said] {hero}.',
      ),
      { more: TURN },
    ],
    tell: [
      [
        plants(
          'knows',
          '“[Oh no|Oh dear], did I sleep?” asked {star}. “[Yes|You did], and you [shone|glowed],” said {hero}. “Sleep [more|again|on], and {late} will [see you|find the way]!”',
        ),
        plants(
          'knows',
          '“I did not sleep!” said {star}. “You did, and [you shone|it got light],” said {hero}. “Sleep [more|again|on], and {late} can come home!”',
        ),
        plants(
          'knows',
          '{Star} woke up. “[Sleep on|Sleep again]!” said {hero}. “You [shone|glowed]. {Late} will see you [if you sleep|in your sleep]!”',
        ),
      ],
      [
        '“[Sleep|Me]? But how do you do it?” [asked|said] {star}.',
        '“But I only know how to stay [up|awake],” said {star}.',
        '“Is that so?” asked {star}, and thought [it over|about it], and yawned.',
      ],
    ],
    teach: [
      when('not told:knows', [
        '“Asleep you [shine|glow], {star},” said {hero}.',
        '“Sleep, {star}! Then you [shine|glow],” said {hero}.',
        '“You [shone|glowed], {star}! Sleep [on|more|again],” said {hero}.',
        '“Sleep [on|more|again], {star},” said {hero}. “Asleep you [shine|glow]!”',
      ]),
      [
        '“But it’s dark [in|behind|inside] my eyes,” [said|peeped|sniffed] {star}.',
        '“But when I shut my eyes, it’s dark,” [said|peeped] {star}.',
        '“But it’s dark in [here|there],” said {star}, and [shut|showed] one eye.',
        '“But my eyes are dark [inside|in there],” [said|peeped|sniffed] {star}.',
      ],
      [
        '“[There’s no|No] {beast} in there. I [looked|know]!”',
        '“I [looked|have looked],” said {hero}. “No {beast}!”',
        '“No {beast} [in there|there],” said {hero}. “I [looked|know]!”',
        '“We’ll look together. See? No {beast}!”',
      ],
      [
        '[Left eye, good night|Good night, left eye]. [Right eye, good night|Good night, right eye].',
        'So {star} [shut|closed] one eye, then [the other|two][, and slept|, and was gone|, and shone|].',
        '[Down they lay|They lay down], and {star} shut one eye, then [two|the other].',
        '[They lay down|Down they lay]. One eye shut. Two eyes [shut|shut, and hush].',
        'One eye shut, two eyes shut, and {star} [shone|slept|glowed].',
      ],
      asideHere('turn', {
        person: ['{Friend} lay down, too.', '“Shh,” [said|breathed] {friend}.'],
        pet: ['{Friend} curled up, too.', '{Friend} [slept|snored] already.'],
      }),
      when('interest', { more: ['“And think of {interest},” [said|breathed] {hero}.'] }),
    ],
    rise: [
      [
        '[Slowly, slowly|Step by step|Hush, hush], {hero} [took|carried] {star} up to the roof.',
        '{Hero} [carried|took] {star} up to the roof[, on tiptoe|, step by step|, so he would not wake].',
        'With {star} in both {hero.hands}, {hero} [crept|tiptoed] to the roof.',
      ],
      asideHere('turn', {
        person: ['{Friend} held the door open.', '{Friend} went first and opened the door.'],
        pet: ['{Friend} went first, without a sound.', '{Friend} came up, too, on [quiet|soft] feet.'],
      }),
      ifRoom(
        'It was [dark|black] up there, but [who was afraid|{hero} was not afraid]?',
        '[The night|The dark] was [big|so big] up there, and [quiet|kind|soft].',
        '“No {beast} up here,” [whispered|said] {hero}.',
      ),
      [
        'Up, [up|and up] {star} [went|floated|flew], [asleep|fast asleep|sleeping], {gap}.',
        'Light as [air|a feather|a bubble], {star} [rose|floated up|went up], {gap}.',
        'Off {star} [went|floated], [asleep|sleeping], to his place {gap}.',
        '{Star} [rose|floated] up to his place {gap}, [asleep|fast asleep].',
      ],
      [
        '[How he shone|How he glowed]! Now {late} [saw|found] the way home.',
        'By his light {late} [saw|found] the way home[|, with {late.load}| at last].',
        '“{Late.cry}!” Now {late} [could see|saw|knew] the way home.',
      ],
      when('giver', { more: ['On {hero} was the blanket from {giver}, [warm|soft].'] }),
    ],
    home: [
      [
        '“{Late.cry}, [there|up there] he is!” And home [flew|went] {late}, with {late.load}.',
        '{Late} saw her star and flew [home|straight home] with {late.load}.',
        'By came {late} with {late.load}, [straight as a string|straight as a line|quick as a wink].',
      ],
      [
        'She did not make a [sound|peep], so {star} slept on.',
        '“[Wake|Don’t]…” began {late}. “Shh!” said {hero}. “[Let him sleep|He is asleep]!”',
        '“Good night,” [called|said] {late}, [but softly|very softly], so as not to wake him.',
        '{Hero} [waved|put one finger up]. “Shh,” {they} said. “[Let him sleep|He is asleep].”',
      ],
      asideHere('end', {
        person: ['{Friend} [yawned|waved], too.'],
        pet: ['{Friend} yawned, too.'],
      }),
      more('Then it was [still|very still|quiet|soft and dark], [all over|up and down|all along] {street}.'),
    ],
    sleep: [
      [
        given(
          'seen1:drum',
          '{Hero} lay on the rug and looked [round|at the dark]. Just {seen1.plain}, and [a star|{star} up there].',
        ),
        given(
          'seen1:jump',
          '{Hero} lay on the rug and looked [up|at the dark]. Just {seen1.plain}, and [a star|{star} up there].',
        ),
        given(
          'seen1:faces',
          '{Hero} lay on the rug and looked [round|at the dark]. Just {seen1.plain}, and [a star|{star} up there].',
        ),
        '{Hero} lay on the rug and watched {star} [shine|glow]. The dark was [soft|only dark|quiet|small] now.',
        '[Back|Down] on the rug lay {hero}. “Good night, {beast},” {they} [said|yawned|sang], but [no one|nobody] [was there|answered].',
        '“[Any|Is there a] {beast} there?” [asked|yawned] {hero} on the rug. But there was only [the dark|a sock|a chair|the moon].',
        '{Hero} lay on the rug and looked for the {beast}[|, left and right]. But it had gone [home|for good|away].',
      ],
      adult('end'),
      [
        '¶{Their} eyes [fell|dropped] shut, and nobody, nobody [said|cried]: “{Wake}!”',
        '¶{Star} shone, {hero} slept, and nobody [said|cried|called]: “{Wake}!”',
        '¶One eye shut. Two eyes shut. And nobody [said|cried|called]: “{Wake}!”',
        '¶And when {hero} [nodded off|fell asleep|shut {their} eyes], nobody [said|cried|called]: “{Wake}!”',
      ],
      asideHere('end', {
        person: ['{Friend} slept, [too|as well].'],
        pet: ['{Friend} slept on {hero’s} feet.', '{Friend} slept, too.'],
      }),
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
      brave: [
        'Brave {hero} [roared|growled] at it, [very low|but not too loud].',
        '{Hero} [shook|showed it] a fist, [under the blanket|and a slipper].',
      ],
      curious: [
        '“What does it eat? [Socks|Buns]?” asked {hero}.',
        '{Hero} [looked|peeped] through {their} fingers to see it [better|well].',
      ],
      kind: [
        '“Perhaps it’s [cold|hungry],” said {hero}, “but it can’t have [me|my bed].”',
        '{Hero} put a [biscuit|bun] on the floor, [just in case|far from the bed].',
      ],
      funny: [
        '{Hero} put a [pot|pillow] on {their} head, [just in case|to look big].',
        '“[Nobody|No child] lives here,” said {hero} to the dark.',
      ],
      shy: [
        '{Hero} [sat|kept] so [quiet|still] that it would not see {them}.',
        '{Hero} said it into the [pillow|blanket], so it would not hear.',
      ],
      stubborn: [
        '“It goes, or I [stay up|don’t sleep],” said {hero}.',
        '{Hero} looked at the dark and would not [blink|look away].',
      ],
      dreamy: [
        '{Hero} could [hear|see] it [breathe|smile|lick its lips].',
        'It [sat|lay] on a hill of [gold|bones|socks], thought {hero}.',
      ],
      careful: [
        '{Hero} pulled in both {hero.hands} and [ten|all] toes.',
        '{Hero} built a wall of [pillows|blocks|books].',
      ],
      energetic: [
        '{Hero} jumped [in|into bed] from the door, [so it could not bite|in one go].',
        'One hop, two hops, and {hero} was under the [blanket|pillow].',
      ],
      clever: [
        '“It does not bite [up here|people with a lamp],” said {hero}. “I think.”',
        '{Hero} left {their} shoes by the bed, to [run|run away] fast.',
      ],
    },
    turn: {
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
