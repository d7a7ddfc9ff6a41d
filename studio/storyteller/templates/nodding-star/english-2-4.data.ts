/** The nodding star in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  HABIT,
  ifRoom,
  more,
  plants,
  takes,
  TURN,
  when,
  type BandText,
  type Line,
} from '#studio/storyteller/text/passage.ts';

/**
 * Why the hero will not sleep, from the first page to the last: `never`, because of being the best at it; `miss`, because
 * something might happen; `dark`, because it is dark in bed.
 */
const why = (never: Line, miss: Line, dark: Line): Line => takes('why', { never: [never], miss: [miss], dark: [dark] });

/** How each trick ends: the star is asleep, and something shows in his glow. */
const slept = (seen: string): readonly string[] => [
  `But {star} [nodded off|dropped off|fell asleep], and in his [glow|light] {hero} saw {${seen}}.`,
  `{Snore}! {Star} was asleep, and so bright that {hero} saw {${seen}}.`,
  `But {star} [slept|napped|nodded] and [shone|glowed], and there was {${seen}}!`,
  `{Star} shut [both|his] eyes and [shone|glowed], and {hero} [found|saw] {${seen}}.`,
  `But {star} [slept|napped|nodded off] and [shone|glowed] on {${seen}}.`,
  `{Star} [slept|napped|nodded off], and his [glow|light] fell on {${seen}}.`,
];

/** Somebody who came along sees it first. */
const noticed = asideHere('way', {
  person: [
    '“He’s asleep!” [said|whispered|cried] {friend}.',
    '“{Star} is [asleep|napping]!” said {friend}.',
    '“Look at {star}!” said {friend}.',
  ],
  pet: [
    '{Friend} [blinked|yawned] at {star}.',
    '{Friend} ran after the [glow|light].',
    '{Friend} [sniffed|nosed] {star}.',
  ],
});

/** The star says no, with less and less breath. */
const denial = (episode: string): Line =>
  when(
    `seen1:${episode}`,
    ['“{No}!” [said|squeaked|peeped|cried|called|sang] {star}.'],
    when(
      `seen2:${episode}`,
      ['“{No}!” said {star}, with one eye [open|shut].', '“{No}…” [yawned|mumbled|hummed] {star}.', '“{No}…”'],
      ['“N…” said {star}, and [yawned|nodded|blinked].', '{Star} [only|just] yawned.', '“N…”'],
    ),
  );

export const english24: BandText = {
  refrains: [
    '“[Asleep|Sleeping|Napping], {star}?” [said|asked] {hero}.',
    '“{Star}, [asleep|a nap]?” [said|asked] {hero}.',
    '“[A nap|A sleep|Asleep], {star}?” [said|asked] {hero}.',
    '“Are you [asleep|napping]?” [said|asked] {hero}.',
    '“Did you [doze|nap|sleep]?” [said|asked] {hero}.',
    '“You’re [asleep|napping], {star}!” [said|cried] {hero}.',
  ],
  beats: {
    start: [
      [
        'It was [late|so late] in {street}, but {party} {party|was|were} [up|awake].',
        'All of {street} [slept|was asleep|was in bed], but not {party}.',
        'Who would not [sleep|go to bed] in {street}? {Party}!',
        'It was bedtime in {street}, but {party} {party|was|were} [up|awake].',
      ],
      adult('start'),
      why(
        ifRoom(
          '“I never [sleep|nap|nod off|shut an eye],” [said|sang|cried] {hero}.',
          '“I never go to [sleep|bed]!” [said|sang|cried] {hero}.',
          '“[Sleep|Bed|A nap]? Not [me|I]!” [said|sang|cried] {hero}.',
        ),
        ifRoom(
          '“I [might|could|will] miss [something|the night|it all],” [said|cried] {hero}.',
          '“Sleep? I’ll miss [something|the night|the best bit]!” [said|cried] {hero}.',
        ),
        ifRoom(
          '{Hero} [did not|didn’t] like the dark[| one bit| at all].',
          '“It’s [dark|so dark|too dark] [in bed|under there],” [said|whispered] {hero}.',
        ),
      ),
      [
        '[Tap|Tick|Plink]! At the window sat {star}, a [small|little|tiny], [yawning|sleepy] star.',
        plants('fell', '[Plop|Bump]! In fell {star}, a [small|little|tiny] star, and [yawned|had to yawn].'),
        'Then [tap, tap|tick, tick|plink, plink], in came {star}, a [small|little|tiny] star, and yawned.',
      ],
    ],
    open: [
      [
        'It was [late|very late|so late] in {street}, but {party} {party|was|were} still [up|awake|playing].',
        'All of {street} was [in bed|asleep|tucked in], but {party} {party|was|were} [wide|still] awake!',
        'It was bedtime in {street}, but {party} [would not lie down|played on and on|hopped and hopped].',
        'One [window|little window|room] in {street} was still [bright|yellow|lit], and in it {party} [played|danced|hopped].',
        'The [cats|dogs|birds] of {street} were asleep, but not {party}!',
      ],
      adult('start'),
      why(
        [
          '“I never [sleep|go to sleep],” [said|sang|called] {hero}, “not [one bit|ever|a wink]!”',
          '“Sleep? [Not me|Not today]! I never [sleep|do],” [said|sang] {hero}.',
          '“I am the best at not sleeping,” [said|sang|called] {hero}, “I never [sleep|do]!”',
        ],
        [
          '“If I sleep, I’ll miss [something|the night|all the fun],” [said|called] {hero}.',
          '“What if something [nice|big|funny] comes, and I’m asleep?” [said|asked] {hero}.',
          '{Hero} did not want to miss [a thing|anything|the night], so {they} did not sleep.',
        ],
        [
          '{Hero} did not like the dark, so {they} [did not|would not] [sleep|lie down|shut {their} eyes|go to bed].',
          '“When I [shut my eyes|lie down|sleep], it’s dark,” said {hero}, “so I [stay up|don’t]!”',
          '“[It’s|It’s so] dark in bed,” said {hero}, “and I [don’t like|can’t bear] [the dark|it]!”',
        ],
      ),
      { more: HABIT },
    ],
    night: [
      [
        '{Hero} [looked|peeped] out, and the sky had a hole {gap}.',
        'One star was [gone|missing|not there], {gap}. Where was it?',
        '{Hero} said good night to the stars, but one was [out|gone|missing], {gap}.',
        '“Look, a [gap|hole], {gap}!” [said|cried] {hero}. “Where is the star?”',
        '{Hero} counted the stars, and one was [gone|missing|not there], {gap}.',
      ],
      asideHere('start', {
        person: ['“It fell down,” said {friend}.', '“Somebody ate it,” said {friend}.'],
        pet: ['{Friend} looked up, too, and then down.', '{Friend} ran to the window.'],
      }),
      [
        'Then [something|something small] went [plip|tick|pat] on the [sill|roof]…',
        'Then what was that [noise|sound], so [small|near], at the [glass|window]?',
        'And who was that, out there, in the [dark|night]?',
      ],
    ],
    tap: [
      [
        'Tap, [tap|tick, tap], at the window! It was {star}, a [small|little|tiny] star.',
        'Then [tick|tap|plink], at the window sat {star}, a [small|little|tiny] star.',
        plants(
          'fell',
          'Then a [small|little|tiny] star fell [in|onto the rug], [plop|bump|flop], and that was {star}.',
        ),
        '“[Let me in|Open up|May I come in]?” A [small|little|tiny] star called {star} [sat|hung] at the window.',
        plants('fell', 'Then in [came|flew|fell] {star}, a star as small as a [bun|sock|cup|plum].'),
      ],
      asideHere('start', {
        person: ['“A [real|small] star!” [said|cried] {friend}.', '“Let him in!” [said|cried] {friend}.'],
        pet: ['{Friend} [sniffed|looked] at the [star|glow].', '{Friend} hid from the star.'],
      }),
      [
        '{Star} [swayed|blinked|drooped], and [yawned|had to yawn], [wide|so wide|as big as a boat].',
        'He was so [tired|sleepy] that he [yawned|nearly fell over|swayed].',
        '“[Yaaawn|Haaah|Aaah],” went {star}, and [rubbed|shut] one eye.',
        'And oh, how {star} [yawned|had to yawn]: [yaaawn|haaah|aaah]!',
      ],
      more(
        '{Hero} [held out|put out] a {hero.hand}, and {star} was as warm as [toast|a bun|tea].',
        '“[Hello|Good evening], {star},” said {hero}, “why are you so tired?”',
      ),
    ],
    ask: [
      [
        '“If I sleep, I go [out|dark],” said {star}. “Then {late} the {late.kind} can’t [fly|get] home!”',
        '“I must stay [up|awake] and shine,” said {star}, “so {late} the {late.kind} can [fly home|find her way].”',
        '“Keep me [up|awake]!” said {star}. “{Late} the {late.kind} needs my light to [fly home|find her way].”',
        '“{Late} the {late.kind} flies home by my light,” said {star}, “so I must not [sleep|nap]!”',
      ],
      ifRoom(
        'But he was [so|so, so|oh, so] [sleepy|tired|heavy|yawny].',
        'And he [yawned|nodded] again.',
        'And oh, he was [so|so very] [sleepy|tired].',
      ),
      why(
        [
          '“I never [sleep|nap|nod off], [and |so ]I’ll show you [how|my tricks|how to do it],” [said|sang] {hero}.',
          '“[I’m|Then I’m] the one you [want|need], I never [sleep|nap|nod off],” [said|cried] {hero}.',
          '“[Ask me|Good],” said {hero}, “I know [all the|ten] ways to stay up!”',
        ],
        [
          '“[No, don’t|Don’t] sleep, you’ll miss [it all|her|everything],” [said|cried] {hero}, “[we’ll|let’s] stay [up|awake]!”',
          '“[We won’t|Let’s not|We mustn’t] miss her, [so we’ll|let’s] [both |]stay [up|awake],” said {hero}.',
        ],
        [
          '“I don’t like the dark, [so let’s|so we’ll|either! Let’s] stay [up|awake] together,” said {hero}.',
          '“[No, don’t|Don’t] go dark,” [said|cried] {hero}, “I’ll help you stay [up|awake]!”',
        ],
      ),
      asideHere('start', {
        person: ['“[And I|I’ll] help, too,” said {friend}.', '“Poor {late}!” said {friend}.'],
        pet: ['{Friend} wagged, or nearly.', '{Friend} stayed up, too.'],
      }),
    ],
    drum: [
      [
        '“Try a drum, {star}!” Boom, [boom|bam], {hero} [beat it hard|beat it and beat it].',
        'A drum keeps you up, so {hero} [hit|beat|banged] one, [boom, tiddy-boom|ratta-tat|bim, bam, boom]!',
        '“A [drum|loud drum] will keep you up, {star}!” said {hero}. [Boom, bam|Rum, tum, tum]!',
        '[Boom, bam|Bang, bang], {hero} beat a drum. Who can sleep [with|by] that?',
      ],
      slept('drumSeen'),
      noticed,
      '¶{refrain}',
      denial('drum'),
    ],
    jump: [
      [
        '“Try jumping, {star}!” [Boing, boing|Hop, hop|Up, up], went {hero} on the [cushions|pillows].',
        '{Hero} [jumped|bounced] on the [cushions|pillows], [boing|hop]: no one [naps|sleeps] up there!',
        '“[Jump|Bounce], {star}, it keeps you up!” [Boing, boing|Hop, hop|Up, up], went {hero}.',
        '“Who can sleep and [jump|bounce]?” [asked|cried|called] {hero}. [Boing|Hup|Whee]!',
      ],
      slept('jumpSeen'),
      noticed,
      '¶{refrain}',
      denial('jump'),
    ],
    sour: [
      [
        '“Try a sour orange, {star}!” [said|cried] {hero} in the kitchen. [Brrr|Ooof|Eeek]!',
        '“Sour keeps [you|us] [up|awake],” said {hero}, and [licked|bit|sucked] an orange in the kitchen, [brrr|ooof|eeek]!',
        'To stay up {hero} [bit|licked] a sour orange in the kitchen, and {their} [ears|knees|toes] curled.',
      ],
      slept('sourSeen'),
      noticed,
      '¶{refrain}',
      denial('sour'),
    ],
    faces: [
      [
        '“Try laughing, {star}!” {Hero} [made|pulled] a [fish|frog|pig|goat|camel|crab] face.',
        'Who can sleep and [laugh|giggle], too? {Hero} made a [fish|frog|pig|goat|camel|goose] face.',
        '“[Laughing|Giggling] keeps you up,” said {hero}, and made a [fish|frog|pig|goat|camel|crab] face.',
      ],
      slept('facesSeen'),
      noticed,
      '¶{refrain}',
      denial('faces'),
    ],
    cold: [
      [
        '“Try cold toes, {star}!” Out on the roof hopped {hero}, [brr|ooh|eek]!',
        '“Cold [feet|toes] keep you up,” said {hero} on the roof. [Brr|Ooh|Eek]!',
        '“Cold keeps you up,” said {hero}, and hopped on the [icy|chilly|cold] roof, [brr|ooh].',
      ],
      slept('coldSeen'),
      noticed,
      '¶{refrain}',
      denial('cold'),
    ],
    story: [
      [
        '“Try a [dragon|pirate|lion] book, {star}!” And {hero} [read|whispered] the [best|scary] bit.',
        '“A [dragon|pirate|lion] book keeps you up,” said {hero}, and read [on and on|the scary bit].',
        '“Who can [nap|sleep] in a [dragon|pirate|lion] book?” [asked|said] {hero}, and read.',
      ],
      slept('storySeen'),
      noticed,
      '¶{refrain}',
      denial('story'),
    ],
    late: [
      [
        'Then past flew {late}, [with|and with her] {late.load}, the [wrong way|wrong way round].',
        'Then “{late.cry}?” and by [came|flew] {late}, with {late.load}, round and [round|round again].',
        'Outside [went|flew] {late}, [left, right|this way, that way|here, there], with {late.load}.',
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
        '“[Hurry|Shine], {star}, [don’t sleep|open your eyes]!” [said|cried] {hero}.',
        '“I’m awake! I’m awake!” said {star}, and got [paler|smaller|greyer].',
      ),
    ],
    dim: [
      [
        'At last {star} was wide awake, but he was [grey|dim|dull] as an old [spoon|coin|pea|sock].',
        'Now {star} stayed awake. But the more he stayed awake, the [dimmer|greyer|paler] he got.',
        '{Star} did not sleep any more, but he was as [dim|pale|grey] as [dust|a pea|a crumb|cold tea].',
        'Now {star} sat awake, and oh, so [dim|grey|pale], like [fog|dust|a cold pea]!',
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
        'And {hero} had no [more|other] tricks.',
        'One [small|cold] tear ran down {star’s} [point|nose].',
        'And {hero} did not know what to do.',
      ),
    ],
    worse: [
      [
        'Now {star} stayed awake, but he was [dim|grey|pale]. “I’m lost!” called {late}.',
        'Awake, {star} got [dim|grey|pale], so {late} could not see.',
        'Awake, {star} was [dim|grey|pale]. “I’m lost!” called {late}.',
      ],
    ],
    turn: [
      [
        'But {star} was so [tired|sleepy] that he slept, and the [room|dark] filled with light!',
        'Then {star} [shut|closed] his eyes, and [whoosh|oh|look], the [room|dark] was full of [gold|light]!',
        'Then nod, nod, down [went|drooped] {star’s} head, and up [came|went] the light!',
        '{Snore}! {Star} was [asleep|napping], and it was as [light|bright] as [day|noon].',
      ],
      asideHere('turn', {
        person: ['“Don’t wake him!” [said|whispered] {friend}.', '“Oh, how [light|bright]!” [said|breathed] {friend}.'],
        pet: ['{Friend} lay down in the [glow|light].', '{Friend} came close and did not wake him.'],
      }),
      { more: TURN },
      [
        '“He [glows|shines] when he sleeps!” [said|cried|whispered] {hero}. “That’s how I saw {seen1}!”',
        '“[Asleep, he|Look, asleep he|He sleeps, and] [glows|shines]!” [said|cried|whispered|breathed] {hero}.',
        '“[Oh|Aha]! He slept, and I saw {seen1}. He [shines|glows] when he sleeps!” said {hero}.',
        '“Asleep he [shines|glows]! So I saw {seen1},” [said|whispered] {hero}, “and {seen2}!”',
        '“I saw {seen2} when he slept,” said {hero}. “He [shines|glows] in his sleep!”',
      ],
    ],
    tell: [
      [
        '“You [shine|glow] when you sleep, {star}!” said {hero}. “So you must sleep!”',
        '{Star} woke up. “[Don’t stay up|Sleep], {star}! You [shine|glow] when you sleep,” said {hero}.',
        '“[Asleep|Napping], you [shine|glow], {star},” said {hero}. “Awake, you don’t. So sleep!”',
        '“Sleep, {star}, that is how you [shine|glow]!” said {hero}. {Star} [blinked|woke up].',
      ],
      [
        '“Me? But I don’t know how to sleep,” said {star}.',
        '“[Sleep|Me]? But how do you do it?” [asked|said] {star}.',
        '“But I only know how to stay [up|awake],” said {star}.',
        '“Oh! But how do you stop being awake?” asked {star}.',
        '“I never [slept|tried] before,” said {star}. “Where do I start?”',
      ],
      why(
        [
          '“I’ll show you,” said {hero}, who never [slept|did|went to sleep].',
          '“I know [how|a bit],” said {hero}, who had never [tried|done it].',
        ],
        [
          '“I’ll show you,” said {hero}, “and we won’t miss [a thing|anything].”',
          '“Do as I do,” said {hero}, “and {late} won’t miss [you|the way].”',
          '“I’ll show you,” said {hero}. “And then we’ll see {late} [come|fly home]!”',
        ],
        [
          '“I’ll show you,” said {hero}, “and I’ll [hold on to you|stay right here] in the dark.”',
          '“Come, we’ll [go into|shut our eyes and look at] the dark together,” said {hero}.',
          '“[Hold on to me|Stay close],” said {hero}, “and we’ll [shut our eyes|look at the dark].”',
        ],
      ),
    ],
    teach: [
      [
        '“Sleep on, {star}, [like this|with me],” [said|hummed] {hero}, and lay down. “[Good night|Sleep well|Hush], [toes|feet].”',
        '“Come down here, {star},” [said|hummed] {hero}, and lay [down|flat]. “[Toes|Feet] first. Good night!”',
        '{Hero} lay flat on the rug. {Star} did, too. “Off you go, [toes|feet]!”',
        '“[You sleep|We sleep|Sleep] like this,” [said|hummed] {hero}, and lay down. “First the [toes|feet]…”',
        '{Hero} lay down [by|beside] {star} to show him how to [sleep|nap|doze]. “[Hush|Flop|Shh|Down], [toes|feet]!”',
      ],
      [
        'Then the [knees|legs], then the [tummy|back], then the [nose|ears|chin|arms]…',
        '[Knees|Legs] went to sleep, then [tummy|arms], then [nose|chin|ears|back].',
        'Then [knees|legs] got heavy, then [tummy|arms], then [nose|ears].',
      ],
      [
        '{Star} said good night to [two|three] points, and was [off|gone].',
        'Then a point [slept|dozed], then one more, then {star}.',
        '{Star} put his points to [sleep|bed], one, two, three, [four…|fo…]',
        'One point, two [points|points, hush], and {star} [slept|dozed] by [four|five].',
        '“[Point|Bye, point] one,” said {star}, “point [two|t]…” And he [slept|dozed].',
      ],
      asideHere('turn', {
        person: ['{Friend} lay down, too.', '“Shh,” [said|breathed] {friend}.'],
        pet: ['{Friend} curled up, too.', '{Friend} knew how to do it [best|already].'],
      }),
      when('interest', { more: ['“And think of {interest},” [said|breathed] {hero}.'] }),
    ],
    rise: [
      [
        '[Slow, slow|Hush, hush|Step by step], {hero} [took|carried] {star} up to the roof.',
        '{Hero} [carried|took] {star} up to the roof, as [soft|still] as [a cat|snow|milk].',
        'With {star} in both {hero.hands}, {hero} [crept|tiptoed] to the roof.',
      ],
      asideHere('turn', {
        person: ['{Friend} held the door open.', '{Friend} went first, [with a lamp|and opened the door].'],
        pet: ['{Friend} went first, as soft as snow.', '{Friend} came up, too, on [quiet|soft] feet.'],
      }),
      [
        'Up, [up|and up] {star} [went|floated|flew], [asleep|fast asleep|sleeping].',
        'Light as [air|a feather|a bubble], {star} [rose|went up], {gap}.',
        'Up {star} [went|floated], [asleep|sleeping], {gap}.',
        '{Star} [rose|floated] up to the sky, [asleep|fast asleep].',
      ],
      [
        'How he [shone|glowed]! Now {late} [saw|found] the way [home|at last].',
        'By his light {late} [saw|found] the way [home|at last].',
        '“{Late.cry}!” Now {late} [could see|saw|knew] the way home.',
      ],
      when('giver', { more: ['On {hero} was the blanket from {giver}, [warm|soft].'] }),
    ],
    home: [
      [
        '“{Late.cry}, [there|up there] he is!” And home [flew|went] {late}, with {late.load}.',
        '{Late} saw her star and flew [home|straight home] with {late.load}.',
        'By came {late} with {late.load}, [straight as a string|straight as a line|quick as a wink], and [home|so home].',
      ],
      [
        'She did not make a [sound|peep], so as not to wake {star}.',
        '“Good night,” [called|said] {late}, but softly, for {star} was asleep.',
        '{Hero} waved [one|a] [sleepy|small] {hero.hand}, and [yawned|had to yawn].',
      ],
      asideHere('end', {
        person: ['{Friend} [yawned|waved], too.'],
        pet: ['{Friend} yawned, too.'],
      }),
      more('Then it was [still|very still|quiet|soft and dark], [all over|up and down|all along] {street}.'),
    ],
    sleep: [
      [
        '{Hero} lay on the rug, just to [look at|watch] {star}.',
        '“I will watch {star} all night,” said {hero}, and lay [down|on the rug].',
        '[Back|Down] on the [rug|floor] lay {hero}, to [see|watch] {star} [shine|glow].',
      ],
      adult('end'),
      [
        '“[Asleep|Sleeping|Napping], {hero}?” [hummed|asked|said|sang] the [moon|night|rug|wind]. “{No},” [said|breathed|hummed] {hero}…',
        '“Are you asleep, {hero}?” [hummed|asked|said] the [moon|night|pillow]. “{No},” [said|breathed|hummed] {hero}…',
      ],
      why(
        [
          '¶But {hero}, who never slept, [was asleep|was fast asleep|shut both eyes].',
          '¶But [oh|hush|shh|look], the one who never slept [was fast asleep|was asleep].',
        ],
        [
          '¶But {they} slept, and did not miss [a thing|anything]: {star} [kept watch|saw it all].',
          '¶But {they} slept, and {star} [saw|watched] it all for {them}.',
        ],
        [
          '¶But {they} slept, for it was not dark at all, with {star} [up there|at the window].',
          '¶But {they} slept, and {star} shone in, so it was not dark [at all|any more].',
        ],
      ),
      asideHere('end', {
        person: ['{Friend} slept, [too|as well].'],
        pet: ['{Friend} slept on {hero’s} feet.', '{Friend} slept, too.'],
      }),
    ],
  },
  asides: {
    start: { person: ['“He is so [sleepy|tired],” said {friend}.'], pet: ['{Friend} [sniffed|looked] at the star.'] },
    way: { person: ['“He’s asleep!” said {friend}.'], pet: ['{Friend} [blinked|stared] at {star}.'] },
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
      '“[Bedtime|Sleep]?” breathed {grownUp}.',
    ],
  },
  traits: {
    habit: {
      brave: [
        '{Hero} [roared|growled] at the [pillow|bed|dark]: “[No|Not yet|I stay up]!”',
        'Brave {hero} [leaped|jumped] off the [bed|chair|box], [twice|again].',
      ],
      curious: [
        '“Why is it [dark|night]? Where is the [sun|day]?” [asked|said] {hero}.',
        '{Hero} [looked|peeped] under the bed for [tomorrow|the sun|more day].',
      ],
      kind: [
        '{Hero} said good night to [each|every] [block|sock|toy], one by one.',
        '{Hero} [put|tucked] the [blocks|socks|shoes] in bed, so there was [no|no more] room.',
      ],
      funny: [
        '{Hero} [wore|had] {their} pyjamas on [back to front|upside down|{their} head].',
        '{Hero} told the [pillow|lamp|bed] a [joke|silly joke], and [laughed|giggled].',
      ],
      shy: [
        '{Hero} [sat|stayed] up very [quietly|still], so no one [saw|knew].',
        '{Hero} [hummed|whispered] to the [lamp|wall|moon], just [a bit|low].',
      ],
      stubborn: [
        '“[No|No, no|No bed],” said {hero}, and [sat down|stood still|held on to the lamp].',
        '{Hero} [stamped|put down] one foot: “[Not tired|Not yet|Not me]!”',
      ],
      dreamy: [
        '{Hero} [saw|found] a [boat|whale|horse] in the [curtain|wall|lamp light].',
        '{Hero} [sailed|rode] the bed to [sea|the moon|China].',
      ],
      careful: [
        '{Hero} had to [check|count] the [socks|blocks|books], and then [again|once more].',
        '{Hero} put the [shoes|blocks|cups] in a row, [big to small|red to blue].',
      ],
      energetic: [
        '{Hero} ran to the door and back [six|nine|ten] [times|times, puff].',
        'Hop, [skip|hop], spin, [hop|bump], went {hero} [on the bed|on the rug].',
      ],
      clever: [
        '{Hero} built a [tower|bed|bridge] of [books|blocks|socks], so as not to sleep.',
        '{Hero} knew [six|nine|ten] tricks to stay [up|awake].',
      ],
    },
    turn: {
      brave: [
        '“I will wait,” said {hero}, and did not [wake|poke] {star}.',
        '{Hero} [took|had] one [big|deep|brave] breath and [kept still|let {star} be|did not wake {star}].',
      ],
      curious: [
        '“Why is it so [light|bright] [now|in here]?” [asked|said] {hero}.',
        '{Hero} [looked|peeped] at the [gold|light], and at {star}, [asleep|fast asleep].',
      ],
      kind: [
        '“[Poor|Tired] {star}, [rest|rest a bit],” said {hero}, and [let|held] him.',
        '{Hero} [stroked|patted] {star}: “You may [rest|stop].”',
      ],
      funny: [
        '“Who [lit|switched on] the sun?” [whispered|said] {hero}.',
        '“Who [put|left] the sun [in here|on]?” [whispered|said] {hero}.',
      ],
      shy: [
        '{Hero} [sat|kept] so [still|quiet] that {star} slept on.',
        '{Hero} [said|did] nothing at all, just [looked|sat].',
      ],
      stubborn: [
        '“No [more|more tricks],” said {hero}, and [sat|stayed] down.',
        '“[No|Not now|Hush]! I [will not|won’t] wake him,” said {hero}.',
      ],
      dreamy: [
        '{Hero} [gazed|looked] at {star} [a long time|and saw a sun].',
        'It was like [day|a dream|honey] in there, [thought|said] {hero}.',
      ],
      careful: [
        '{Hero} counted: eyes [open|up], dim. Eyes shut, [bright|gold].',
        '“Wait,” said {hero}, and [looked|checked] [once more|again].',
      ],
      energetic: [
        '{Hero} did not [hop|jump|spin], [just|only] looked.',
        'For once {hero} [stood|sat] [still|quite still].',
      ],
      clever: [
        '“Awake is dim, asleep is bright,” [said|thought] {hero}.',
        'It had shone each time he [slept|napped], [said|thought] {hero}.',
      ],
    },
  },
};
