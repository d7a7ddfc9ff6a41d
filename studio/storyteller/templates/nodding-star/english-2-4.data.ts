/** The nodding star in English for readers of 2 to 4. */
import { adult, aside, HABIT, ifRoom, more, TURN, when, type BandText } from '#studio/storyteller/text/passage.ts';

export const english24: BandText = {
  refrains: [
    '“[Asleep|Sleeping|Napping], {star}?” [said|asked] {hero}. “{No}!” [said|squeaked|peeped|cried] {star}.',
    '“{Star}, [asleep|a nap]?” [said|asked] {hero}. “{No}!” [said|squeaked|peeped|cried] {star}.',
    '“[A nap|A sleep|Asleep], {star}?” [said|asked] {hero}. “{No}!” [said|squeaked|peeped|cried] {star}.',
    '“Shh, [asleep|a nap]?” [said|asked] {hero}. “{No}!” [said|squeaked|peeped|cried] {star}.',
  ],
  beats: {
    start: [
      [
        'It was [late|so late|very late], but {party} would not [sleep|lie down]. [Tap|Tick]! At the window [sat|stood] a star.',
        'All of {street} [slept|was asleep|was in bed], but not {party}. [Tap, tap|Tick, tack|Plink], and a [small |]star [fell|came] in.',
        'Who would not [sleep|nap] in {street}? {Party}! So a [tired|sleepy] star came [to {them}|and knocked].',
        '{Party} [would not|did not] go to bed. [Plop|Bump]! In fell a [small|little] star.',
        'One [window|lamp] was [bright|lit] in {street}. {Party} would not sleep. [Tap|Plink], a star came in!',
      ],
      [
        '{Star} was his name, and he [yawned|had to yawn], [so wide|as big as a boat].',
        '“I am {star},” said the star, and [yawned|swayed|nearly fell over].',
        '“[Hello|Oh], I am {star},” said he. [Yaaawn|Haaah], he could not [stop|stand].',
        'It was {star}, and oh, how he [yawned|blinked|drooped]!',
      ],
      { more: HABIT },
      adult('start'),
      aside('start'),
    ],
    open: [
      [
        'It was [late|very late|so late], but who was [up|still up|awake]? {Party} {party|was|were}, [hop, hop|hum, hum|skip, skip]!',
        'All of {street} was [in bed|asleep|tucked in]. But {party} {party|was|were} [wide|oh, so] awake!',
        'It was [bedtime|night] in {street}, but {party} [would not lie down|did not lie down|played on and on].',
        'One [window|little window|room] in {street} was still [bright|yellow|lit]. In it {party} [played|danced|hopped].',
        'The [cats|dogs|cars|shoes] of {street} were asleep, but not {party}, [no, no|oh no|not a bit]!',
        'Who never, never [slept|went to bed] in {street}? {Party}! [Up till late|Hop, hop, hop|Wide awake], that was {party}!',
      ],
      { more: HABIT },
      when(
        'adults',
        ifRoom(
          '{Adults} [yawned|sighed] and [yawned|sighed] again.',
          '{Adults} [said|hummed] good night, [twice|six times|ten times].',
          '{Adults} [nearly|almost] fell asleep [on a block|in a chair|standing up].',
        ),
      ),
      more(
        '“I am not [sleepy|tired],” [said|sang] {hero} to the [pillow|bed|moon].',
        'The [pillow|bed|teddy] [waited|yawned] and [waited|yawned].',
        '{Hero} had [one sock|one shoe|a hat] on and [no plan|no time] to sleep.',
      ),
      adult('start'),
    ],
    night: [
      [
        '{Hero} [looked|peeped|went to look] out, and the sky had a hole [in it|{gap}].',
        'One star was [gone|missing|not there], {gap}, [oh dear|look|where was it]?',
        '[Star, star, star|Dots of light], and then a [gap|hole|dark spot], {gap}.',
        '{Hero} [counted|said good night to] the stars, but one was [out|gone|missing], {gap}.',
        '“Look, a [gap|hole], {gap}!” [said|cried] {hero}. “Who [took|ate] the star?”',
      ],
      ifRoom(
        'Then [something|a small thing] went [plip|tick|pat] on the [sill|roof]…',
        'And what was that [noise|sound], so [small|near], at the [glass|pane]?',
        '[Hush|Wait], who [is|was] out there, in the [dark|night]?',
      ),
      when('together', ifRoom('{Others} [looked|peeped] out, too.', '{Others} [looked|peeped] up at the [gap|hole].')),
    ],
    tap: [
      [
        'Tap, [tap|tick, tap], at the [glass|pane]! It was {star}, a [small|little|tiny] star.',
        '[Tick|Tap|Plink], at the window sat {star}, a [small|little|tiny], [pale|sleepy] star.',
        'A [small|little|tiny] star fell [in|onto the rug], [plop|bump|flop], and that was {star}.',
        '“[Let me in|Open up|May I come in]?” A [small|little|tiny] star called {star} [sat|hung] at the window.',
        'In [came|flew|fell] {star}, a star as small as a [bun|sock|cup|plum].',
        'There, [on the sill|at the glass], sat a [small|little|tiny] star, and {star} was his name.',
      ],
      [
        '{Star} [yawned|had to yawn], [wide|so wide|big as a boat].',
        '[Yaaawn|Haaah|Aaah], went {star}, and [rubbed|shut] one eye.',
        'What a [yawn|big yawn], from such a [small|little|tiny] {star}!',
        '{Star} [swayed|blinked|drooped] and [yawned|sighed|nearly fell over].',
      ],
      more(
        '{Hero} [held out|put out] a {hero.hand}, and {star} was as warm as [toast|a bun|tea].',
        '“[Hello|Good evening], {star},” said {hero}, “[sit down|come in|mind the blocks]!”',
      ),
      aside('start'),
    ],
    ask: [
      [
        '“I must not sleep,” said {star}. “If I do, I go [out|dark]. And I am so [sleepy|tired]!”',
        '“Stars must [stay up|stay awake|not sleep],” said {star}, “but I am so [tired|sleepy]!”',
        '“If I [sleep|nap], I go [dark|out],” said {star}, “and I am so [sleepy|tired|yawny]!”',
        '“Help me stay [up|awake], {hero},” said {star}, “or I go [dark|out]!”',
      ],
      [
        'And {late} the {late.kind} had to fly home by his light [that night|soon].',
        'By his light {late} the {late.kind} [flew home|came home|found her bed] at night.',
        'And {late} the {late.kind} needed his light to [fly home|find her way|see the way].',
      ],
      ifRoom(
        'He had asked the [big|old|great] stars how, but they [said nothing|did not say|just shone].',
        'The [big|old|great] stars [did not tell him|would not say|never said] how.',
        'The [big|old|great] stars knew how, but they never [said|talked|told].',
      ),
      ifRoom(
        '“I never [sleep|nap], {star},” said {hero}. “[Watch me|Come on|I will show you]!”',
        '{Hero} knew [all|ten] ways to stay up.',
        '“Not [sleeping|napping]? [Easy|That is easy],” said {hero}, “I can do that [all night|best]!”',
        '“[Ask me|Good], I am the best at not sleeping,” [said|sang] {hero}.',
      ),
      aside('start'),
    ],
    drum: [
      [
        '“[Up|Wake up], {star}!” Boom, [boom|bam], {hero} beat a drum and marched [round|on].',
        'Drums [wake|will wake] you, so {hero} [hit|beat|banged] one, [boom, tiddy-boom|ratta-tat|bim, bam, boom]!',
        '“A [drum|loud drum] will [wake you|keep you up], {star}!” said {hero}. [Boom, bam|Rum, tum, tum]!',
        '[Left, right|March, march], {hero} beat a drum. Who can sleep [with|by] that?',
        'Bim, [bam|bim, bam], boom! No one [naps|sleeps] by a drum, [said|thought|sang] {hero}.',
      ],
      [
        '{Star} [dropped off|nodded off] and glowed, and there was {drumSeen}!',
        'But {star} [slept|napped] and glowed, and {hero} saw {drumSeen}.',
        '{Snore}! {Star} [slept|napped]. By his light {hero} saw {drumSeen}!',
        'Down [drooped|sank|nodded] {star}, and in the [glow|light] was {drumSeen}.',
      ],
      '¶{refrain}',
      more(
        '“{Shusher.said}!” said {shusher}. That means [quiet|shush|hush].',
        'The [drum|loud drum] had to [stop|go to bed]. {Shusher.said}, went {shusher}.',
      ),
      aside('way'),
    ],
    jump: [
      [
        '[Boing|Hup|Hop], to stay up! {Hero} jumped as high as [a hat|the shelf|a door|the lamp].',
        '{Hero} [jumped|bounced] on the [cushions|pillows], [boing|hop]: no one [naps|sleeps] up there!',
        '“[Jump|Bounce], {star}, it [wakes you|keeps you up]!” [Boing, boing|Hop, hop|Up, up], went {hero}.',
        '“No one [naps|sleeps] in the air!” And up [went|flew] {hero}, [boing|whee|hup]!',
        '“Who can sleep and [jump|bounce]?” [asked|cried|called] {hero}. [Boing|Hup|Whee]!',
      ],
      [
        'At the top {star} [slept|napped] and [shone|glowed], and {hero} saw {jumpSeen}.',
        '{Star} came down asleep, and oh, so [bright|gold]! There was {jumpSeen}.',
        'Up [there|in the air] {star} [slept|snoozed]. By his light {hero} saw {jumpSeen}.',
        '{Snore}, in mid-air! The [room|wall] shone, and there was {jumpSeen}!',
      ],
      '¶{refrain}',
      more(
        'Then {shusher} went {shusher.said}. [Shh|Hush], no more [boing|hops]!',
        '“{Shusher.said},” went {shusher}. [Too|Much too] loud!',
      ),
      aside('way'),
    ],
    sour: [
      [
        '[Tip, toe|Pad, pad], {hero} went to the kitchen. A sour orange [wakes|will wake] you!',
        '“Sour [wakes|will wake] you,” said {hero}, and [licked|bit] an orange, [brrr|ooof|eeek]!',
        '“Sour keeps you [up|awake]!” In the kitchen {hero} [bit|licked] an orange, [brrr|ooof|eeek]!',
        'To stay up {hero} [bit|licked] a sour orange, and {their} [ears|knees|toes] [curled|hopped].',
      ],
      [
        'One lick, and {star} [slept|dropped off]. In his glow [sat|was] {sourSeen}.',
        'But {star} [slept|napped] and [shone|glowed]. {Hero} saw {sourSeen}!',
        '{Star} [said eek|said brr|hiccupped], [slept|napped] and shone. {Hero} saw {sourSeen}.',
        'Then {star} went {snore}. By his light {hero} [saw|found] {sourSeen}.',
        '{Star} [bit|licked] it and slept. In his [light|glow] was {sourSeen}!',
      ],
      '¶{refrain}',
      aside('way'),
    ],
    faces: [
      [
        '“[Laugh|Giggle], and you stay up!” {Hero} [made|pulled] a [fish|frog|pig|goat|camel|crab] face.',
        'Who can sleep and [laugh|giggle]? {Hero} made a [fish|frog|pig|goat|camel|goose] face.',
        'A [laugh|giggle] keeps you up, so {hero} [stuck out|showed] {their} tongue, [bleh|nyah|pthh].',
        'Cheeks [in|out], tongue [out|up]! “[Laughing|Giggling] keeps you up,” said {hero}.',
      ],
      [
        '{Star} [giggled|laughed] and slept. The mirror [shone|lit up]. There was {facesSeen}!',
        '{Star} [laughed|giggled], then [nodded off|fell asleep]. In his glow was {facesSeen}.',
        'Hee, [hee|ha], {star} [slept|napped], and {hero} saw {facesSeen}!',
        'One giggle, and {star} [slept|was off], and {hero} saw {facesSeen}.',
      ],
      '¶{refrain}',
      aside('way'),
    ],
    cold: [
      [
        '[Up to the roof went|Out on the roof went|On the roof hopped|On the roof stood] {hero}. [Cold|Icy] toes can’t [sleep|doze]!',
        '“Cold [feet|toes] keep you up,” said {hero} on the roof. [Brr|Ooh]!',
        '“[Cold|Ice] wakes you,” said {hero}, and hopped on the [icy|chilly] roof, [brr|ooh].',
        'Out [on|onto] the [cold|dark] roof went {hero}, for [bare|cold|pink] toes stay up.',
      ],
      [
        '{Star} [snuggled|curled] up and slept. In his [light|glow] was {coldSeen}!',
        'But {star} [yawned|sank] and slept, and {hero} saw {coldSeen}!',
        '“Br…” said {star}, [asleep|half asleep]. By his light {hero} saw {coldSeen}!',
        '{Snore}, in the cold! The roof [glowed|shone]. There was {coldSeen}!',
      ],
      '¶{refrain}',
      aside('way'),
    ],
    story: [
      [
        '“A [dragon|pirate|lion] book keeps you up!” And {hero} [read|whispered] the [best|scary] bit.',
        '“Books keep you [up|awake],” said {hero}. “A [dragon|pirate|lion] had [no nose|ten hats|big feet|a cold]…”',
        '“Who can [nap|sleep] in a [dragon|pirate|lion] book?” [asked|said] {hero}, and read.',
        '{Hero} read [on|one more page|a book], to stay [up|awake]. “The [dragon|pirate|lion] said [boo|moo]…”',
      ],
      [
        'On page two {star} [slept|nodded off], so bright that {hero} saw {storySeen}.',
        '{Star} [slept|lay asleep] on the page and glowed. There was {storySeen}!',
        '“And [then|so]…” {Star} [slept|napped]. There was {storySeen}!',
        'But {star} [slept|napped] and lit the [page|book]. {Hero} saw {storySeen}!',
      ],
      '¶{refrain}',
      aside('way'),
    ],
    late: [
      [
        '“{Late.cry}?” and by [came|flew] {late}, with {late.load}, round and [round|round again].',
        'There [went|flew] {late}, [left, right|this way, that way|here, there], with {late.load}.',
        'Past the window flew {late} with {late.load}, and then [back|past again|back the other way].',
      ],
      [
        '“Where is my [star|light]?” she [called|said] to the [dark|night|chimney].',
        'She [asked|looked at] the moon, but the moon was [no help|the wrong one|too big].',
        '“[Left, right|This way, that way|Up, down]?” said {late}, for it was so [dark|black].',
      ],
      ifRoom(
        '“[Hurry|Shine], {star}, [do not sleep|eyes open|wake up more]!” [said|cried] {hero}.',
        '{Star} [tried|tried hard] to shine and got [paler|smaller|greyer].',
      ),
      aside('trouble'),
    ],
    dim: [
      [
        '{Star} was [wide awake|up] now, and [grey|dim|dull] as an old [spoon|coin|pea|sock].',
        'Wide awake sat {star}, and he was as [dim|pale] as [dust|a pea|a crumb|cold tea].',
        'The more he stayed [up|awake], the [dimmer|greyer|paler] got {star}.',
        '{Star} [was|sat] awake, but oh, so [dim|grey|pale], like [fog|dust|a cold pea]!',
      ],
      [
        '“{Late.cry}, where is my [star|light]?” [called|cried] {late} [outside|in the dark].',
        '“I am [lost|all lost]!” [called|cried] {late} from the [dark|night].',
        'Out in the dark, {late} flew [round and round|into a tree|the wrong way].',
        'And {late} [flew|went] past, [lost|so lost], [with|and so did] {late.load}.',
      ],
      more(
        'One [small|cold] tear ran down {star’s} [point|nose].',
        '“I am a [bad|no-good] star,” [sniffed|said] {star}.',
        '{Hero} was [out of|all out of] [tricks|ways].',
      ),
      aside('trouble'),
    ],
    worse: [
      [
        'Now {star} stayed up, but he [was|got|looked] [dim|grey|pale]. {Late} [got lost|lost her way].',
        'Awake, {star} was [dim|grey|pale]. “I am lost!” called {late}.',
        '{Star} stayed up and got [dim|grey|pale]. Now {late} could not see.',
      ],
    ],
    turn: [
      [
        'But {star} was so [tired|sleepy], he [slept|napped]. And the [room|dark] [filled with light|turned to gold]!',
        '{Star} [shut|closed] one eye, then [two|both]. [Whoosh|Oh|Look], the [room|dark] was full of [gold|light]!',
        'Nod, nod, down [went|drooped] {star’s} head. And up [came|went] the [gold|big] light!',
        '{Snore}! {Star} was [asleep|napping], and it was as [light|bright] as [day|noon].',
      ],
      { ifRoom: TURN },
      [
        '“You shine when you [sleep|nap], {star}!” [said|whispered] {hero}.',
        '“[Oh|Aha|I see],” [said|cried] {hero}, “[sleep|a nap] makes him [shine|glow]!”',
        'And {hero} did not [wake|poke] him, [not now|oh no|not this time]: “He [glows|shines] in his sleep!”',
        '“[Awake|Up], he is dim. Asleep, he [shines|glows]!” [said|whispered|breathed] {hero}.',
        '“First he [sleeps|naps], then he [shines|glows]!” [said|whispered|breathed] {hero}.',
      ],
      aside('turn'),
    ],
    tell: [
      [
        '“You may [sleep|nap], {star},” said {hero}, “you [must|have to|should]!”',
        '“[Sleep|Go to sleep], {star},” said {hero}, “that is how you [shine|glow].”',
        '“It is your [job|work] to [sleep|nap],” {hero} [told|said to] {star}.',
      ],
      ifRoom(
        '“[Sleep|Nap], me?” said {star}. “But [how|what if I go out|what if it is dark], {hero}?”',
        '“But who will [stay up|mind the sky|watch out] for {late}?” [asked|said] {star}.',
        '“I do not know how [to|to do it],” said {star}. “I only know [up|awake].”',
      ),
      [
        '“I [can|will] show you,” said {hero}, who had never [tried|done it].',
        '“I have [seen|heard of] it [once|done],” said {hero}, and [thought|sat and thought].',
        '“First you lie [down|flat],” said {hero}, “I [think|heard].”',
      ],
    ],
    teach: [
      [
        '“Now [sleep|nap], {star},” said {hero}, and lay down. “[Good night|Sleep well|Hush], [toes|feet].”',
        '“[Sleep|Nap] like this, {star},” [said|hummed] {hero}, “first the [toes|feet] go to sleep.”',
        '{Hero} showed {star} how to sleep. “[Hush|Flop|Shh|Good night], [toes|feet]!”',
      ],
      [
        '“Then [knees|legs], then [tummy|back],” {they} [said|hummed], “then [nose|ears|chin|arms]…”',
        '“Sleep, [knees|legs], and [tummy|arms], and [nose|chin|ears|back],” {they} [said|hummed], [soft|slow|low].',
        'Then the [knees|legs] got heavy, then the [tummy|arms], then the [nose|ears].',
      ],
      [
        '{Star} put his points to [sleep|bed], one, two, three, [four…|four, and five…]',
        'One point, two [points|points, hush], and {star} [slept|was asleep] by [four|five].',
        '“[Point|Good night, point] one,” said {star}, “point [two|t]…” And he [slept|was off].',
      ],
      aside('turn'),
      when('interest', {
        more: [
          '{Hero} told him about {interest}, [low|soft] and slow.',
          '“Think of {interest},” [said|breathed] {hero}.',
        ],
      }),
    ],
    rise: [
      [
        '[Slow, slow|Hush, hush|Step by step], {hero} [took|carried] {star} up to the roof.',
        '{Hero} [carried|took] {star} up to the roof, as [soft|still] as [a cat|snow|milk].',
        'With {star} in both {hero.hands}, {hero} [crept|tiptoed] to the roof.',
      ],
      [
        'Up, [up|and up] {star} [went|floated], [asleep|fast asleep].',
        'Light as [light|a feather|a bubble], he [rose|went up], {gap}.',
        'Up he [went|floated], [asleep|sleeping], {gap}.',
        'He [rose|floated] up to the sky, [asleep|fast asleep].',
      ],
      [
        'How he [shone|glowed]! {Late} [saw|found] the way [home|at last].',
        'By his light {late} [saw|found] the way [home|at last].',
        '“{Late.cry}!” Now {late} [could see|saw|knew] the way.',
      ],
      when('giver', {
        more: [
          'On {hero} was the blanket from {giver}, [warm|soft].',
          '{Giver’s} blanket came [too|along], for it was [cold|late].',
        ],
      }),
      ifRoom(
        'And all the [big|old|great|other] stars [slept|were asleep|napped], too!',
        'The [big|old|great] stars said [nothing|not a thing]: they [slept|were asleep]!',
        'The [big|old|great] stars [never|do not] talk: they sleep!',
      ),
      more('[All|The whole] street went [gold|silver].'),
      aside('turn'),
    ],
    home: [
      [
        '“{Late.cry}, [there|up there] he is!” And home [flew|went] {late}, with {late.load}.',
        '{Late} saw him [at once|and smiled], and flew [home|straight home] with {late.load}.',
        'By came {late} with {late.load}, [straight|quick] as a [string|line], and [home|so home].',
      ],
      [
        '“Good night,” [called|said] {late}, but [softly|so softly].',
        'Not a [cry|peep] did she make, so as not to wake {star}.',
        '{Hero} waved [one|a] [sleepy|small] {hero.hand}.',
      ],
      more(
        'The [wind|moon] said [shh|hush], and so did the [leaves|roof].',
        'Then it was [still|very still], [all over|up and down] {street}.',
      ),
      aside('end'),
    ],
    sleep: [
      [
        '{Hero} lay on the rug, [just|only] to [look at|watch|see] {star}.',
        '“I will [watch|stay up and watch] {star} all night,” said {hero}, and lay [down|flat].',
        'Back on the rug lay {hero}, to [see|watch] {star} [shine|glow].',
        '{Hero} got as far as the [rug|pillow], and [looked|peeped] up at {star}.',
      ],
      adult('end'),
      [
        '“Asleep, {hero}?” [hummed|asked|said] the [moon|night|rug]. “{No},” [said|breathed|hummed] {hero}.',
        '“Are you asleep, {hero}?” [hummed|asked|said] the [moon|night|pillow]. “{No},” [said|breathed|hummed] {hero}…',
        '“Is {hero} asleep?” [hummed|asked|said] the [moon|night|pillow]. “{No},” [said|breathed|hummed] {hero}…',
      ],
      [
        '¶But [oh|hush|shh|look], {they} slept, and shone like {star} {gap}.',
        '¶Then no one in {street} was [up|awake], not [one|even {hero}|a cat|a soul].',
        '¶But [oh|hush|shh|ah], [yes, {they} {was}|oh yes, {they} {was}].',
        '¶{Snore}, [went {street}|said the dark|went two at once]…',
      ],
      aside('end'),
    ],
  },
  asides: {
    start: {
      person: [
        '“A [real|small] star!” [said|cried] {friend}.',
        '{Friend} [yawned|waved] back at {star}.',
        '“He is so [sleepy|tired],” said {friend}.',
      ],
      pet: [
        '{Friend} [blinked|yawned] back at {star}.',
        '{Friend} [sniffed|looked] at the [star|glow].',
        '{Friend} [hid|backed away] from the star.',
      ],
    },
    way: {
      person: [
        '“You [slept|napped], {star},” said {friend}.',
        '“He [did|snored]!” [giggled|said] {friend}.',
        '“[Hm|Oh], I saw it,” said {friend}.',
        '{Friend} [giggled|laughed] at {star}.',
        '“[Yes|You did]!” said {friend}.',
      ],
      pet: [
        '{Friend} looked for the [glow|light].',
        '{Friend} [sniffed|licked] {star}.',
        '{Friend} [blinked|stared] at {star}.',
        '{Friend} yawned [with|at] {star}.',
        '{Friend} [ran|hopped] after the [glow|light].',
      ],
    },
    trouble: {
      person: [
        '“Poor {star},” said {friend}.',
        '“[Do not cry|Shine], {star},” said {friend}.',
        '{Friend} [patted|stroked] {star}.',
      ],
      pet: [
        '{Friend} [licked|nosed] {star}.',
        '{Friend} lay [down|close] by {star}.',
        '{Friend} put {friend.their} [nose|chin] on {star}.',
      ],
    },
    turn: {
      person: [
        '“[Ooh|Oh], he [shines|glows],” said {friend}.',
        '“Shh, {star},” [said|breathed] {friend}.',
        '{Friend} [tiptoed|crept] round {star}.',
      ],
      pet: [
        '{Friend} [came|crept] close to {star}.',
        '{Friend} did not wake {star}.',
        '{Friend} [curled up|lay] in the [glow|light].',
      ],
    },
    end: {
      person: [
        '{Friend} slept, [too|as well].',
        '{Friend} waved [up|good night] to {star}.',
        '{Friend} [yawned|smiled] up at {star}.',
      ],
      pet: [
        '{Friend} [sighed|curled up] in the starlight.',
        '{Friend} slept on {hero’s} feet.',
        '{Friend} [blinked|yawned] up at {star}.',
      ],
    },
  },
  adults: {
    start: [
      '“[Bed|Bedtime]!” said {grownUp}.',
      '“[Sleep|Lie down] now,” said {grownUp}.',
      '{GrownUp} [kissed|hugged] {hero} good night.',
    ],
    end: [
      '{GrownUp} tucked {them} in.',
      '{GrownUp} came [in|by], and [hush|shh].',
      '“[At last|Well, well],” breathed {grownUp}.',
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
        '“I [will not|won’t] wake him,” said {hero}, “[no|not now].”',
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
