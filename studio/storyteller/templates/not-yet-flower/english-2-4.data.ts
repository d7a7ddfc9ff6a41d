/** The not-yet flower in English for readers of 2 to 4. */
import {
  ifRoom,
  adult,
  asideHere,
  HABIT,
  planting,
  TURN,
  when,
  type BandText,
  type Line,
  type Passage,
} from '#studio/storyteller/text/passage.ts';
import { byTry } from '#studio/storyteller/templates/not-yet-flower/choices.ts';

/** The robot waits, each time a little longer, before it asks again. */
const waits = (episode: string): Line =>
  byTry(episode, [
    [
      '¶{Robot} [counted to|got as far as|only counted to|counted up to] [one|two][|, fast|, very fast].',
      '¶{Robot} [waited|held still for|kept quiet for|could wait for] one [blink|breath|moment].',
      '¶{Robot} [counted|got to|got as far as] one, [and two|and a half].',
    ],
    [
      '¶{Robot} [counted to|got as far as|this time counted to|counted up to] [four|five|six][|, slowly].',
      '¶{Robot} [waited|held still for|kept quiet for|could wait for] [two|three|four] breaths.',
      '¶{Robot} [counted|got to|got as far as] one, two, three, [and four|and a half].',
    ],
    [
      '¶{Robot} [counted to|got as far as|this time counted to|counted up to] [ten|eleven|twelve][|, slowly].',
      '¶{Robot} [waited|held still for|kept quiet for|could wait for] a [whole|long] [song|tune|minute].',
      '¶{Robot} sat on [its|both] hands, and [counted|waited|hummed][| a bit| a while].',
    ],
    [
      '¶{Robot} [counted to|got as far as|this time counted to|counted up to] [twenty|thirty|forty][|, slowly].',
      '¶{Robot} [waited|held still for|kept quiet for|could wait for] [two|three] [whole|long] [songs|tunes].',
      '¶{Robot} [waited|sat still|kept quiet] till a star [fell|went by].',
    ],
  ]);

/** One spread: what the robot tries, what becomes of it, and the question again. */
const tries = (episode: string, page: readonly string[], aside: Line): Passage => [
  page,
  when(
    `try2:${episode}`,
    when('together', ifRoom('{Others} [looked|listened], too.', '{Others} [came to look|bent down], too.'), aside),
    aside,
  ),
  waits(episode),
  '{refrain}',
];

/** Only the shortest books tell two beats on one spread. */
const short = (brief: Line, long: Line): Line => when('try3:none', brief, long);

export const english24: BandText = {
  // The robot asks and the hero answers, until it is the other way round.
  refrains: [
    '“[Now|And now|Up now]?” And {hero} [said|whispered|sang], “Not yet.”',
    '“[Now, {hero}|{Beep}, now|Now, now]?” And {hero} [said|whispered|sang], “Not yet.”',
    '“[Is it up|Is it green|Is it big]?” And {hero} [said|whispered|sang], “Not yet.”',
  ],
  beats: {
    crash: [
      [
        '{Party} sat in a [small|red|blue|warm] tent with a lamp. [Bonk|Bump|Thump], a [small|dusty|grey] robot fell into {patch}!',
        'In a [small|red|blue|warm] tent with a lamp sat {party}. [Bonk|Bump|Thump], a [small|dusty|grey] robot fell into {patch}!',
        '[Bonk|Bump|Thump|Clonk]! A [small|dusty|grey] robot fell down by the tent where {party} sat with a lamp.',
      ],
      { more: HABIT },
      [
        '“[Brr|Oh, brr|Brr, brr], I’m {robot}!” it [said|beeped|cried]. {Hero} [took|let|pulled] it in, [where it was|to get|and made it|till it was] warm.',
        '“I’m {robot}, and [so |very |]cold,” it [said|beeped]. {Hero} [took|let|pulled] it in, and [soon|then|there] it was warm.',
        '{Robot} the robot was [so |very |oh so |]cold. {Hero} [took|let|pulled] it in, [where it was|to get|and made it|till it was] warm.',
      ],
    ],
    mission: [
      when(
        'giver',
        [
          '“My moon is [all |so |too ]grey. I [want|need|must have] [something|some|one thing] green,” said {robot}. {Hero} [gave it|had] {a bloom} seed from {giver}.',
          '“[I want|I need|Give me] [something|some|one thing] green, my moon is [so |all |too ]grey,” said {robot}. {Hero} [gave it|had] {a bloom} seed from {giver}.',
          '“My moon is [all |so |too ]grey,” said {robot}, “[and I|I] [want|need|must have] [something|some|one thing] green.” {Hero} [gave it|had] {a bloom} seed from {giver}.',
        ],
        [
          '“My moon is [all |so |too ]grey. I [want|need|must have] [something|some|one thing] green,” said {robot}. {Hero} [gave it|found it|had] {a bloom} seed.',
          '“[I want|I need|Give me] [something|some|one thing] green, my moon is [so |all |too ]grey,” said {robot}. {Hero} [gave it|found it|had] {a bloom} seed.',
          '“My moon is [all |so |too ]grey,” said {robot}, “[and I|I] [want|need|must have] [something|some|one thing] green.” {Hero} [gave it|found it|had] {a bloom} seed.',
        ],
      ),
      [
        '¶“[But that|That|This|But this] is [brown|all brown|not green]!” [said|cried|beeped] {robot}. “[First we|Now we|We must|Let’s|Come, we] plant it,” [said|laughed|sang] {hero}.',
        '¶“[It’s|But it’s|That’s|But that’s] [brown|all brown|not green]!” [said|cried|beeped] {robot}. “Not [when|once|after] we [plant|sow] it,” [said|laughed|sang] {hero}.',
        '¶“[And the green|But the green|The green]?” [asked|said|beeped|cried] {robot}. “[Comes|Comes up|Comes out] [when|once|after] we [plant|sow] it,” [said|laughed|sang] {hero}.',
        '¶“[Where is the|Where’s the|Who took the] green?” [asked|said|beeped] {robot}. “[In it|Inside|In there]. [We|Now we|We must] plant it,” [said|laughed|sang] {hero}.',
      ],
      asideHere('start', {
        person: ['{Friend} held the lamp close.', 'And {friend} held up the lamp.'],
        pet: ['{Friend} came, too.', '{Friend} sniffed it.'],
      }),
    ],
    pack: [
      planting(
        'packed',
        '{Hero} [put on|got into] a [big|round|white|fat] suit and packed the [lamp, the tent|tent, the lamp] and {keepsake.name}.',
        'In went the [tent, the lamp|lamp, the tent] and {hero}, in a [big|round|white|fat] suit, with {keepsake.name}.',
        '{Hero} packed the [tent, the lamp|lamp, the tent] and {keepsake.name}, and put on a [big|round|white|fat] suit.',
      ),
      [
        '¶“[What is that|What’s this|And that] for?” [asked|said|beeped] {robot}. “For [waiting|the wait],” [said|answered] {hero}. “[What is|What’s] waiting?” [asked|said|beeped] {robot}.',
        '¶“That’s [for waiting|for the wait|to wait with],” said {hero}. “[Waiting? I don’t know it|I never heard of waiting],” [said|beeped|hummed] {robot}.',
        '¶“[That|This|It] helps us [wait|to wait],” [said|explained] {hero}. “[What is|What’s|And what is] [wait|waiting]?” [asked|said|beeped] {robot}.',
      ],
    ],
    launch: [
      short(
        [
          'With the tent and the lamp {party} [flew|rode] [a rocket|in a rocket] [up|all the way] to {moon}.',
          '{Party} [packed|took|loaded] [tent and lamp|lamp and tent], and [flew|rode] to {moon} by rocket.',
          '[Whoosh|Zoom|Vroom]! [A|The robot’s|{Robot’s}] rocket [took|flew|carried] {party} to {moon}, with the tent and the lamp.',
        ],
        when(
          'told:packed',
          [
            '[Whoosh|Zoom|Vroom]! [Up, up|Up and up|Up, up, up] went {party} in the rocket, past the [clouds|birds] and [past the|past all the|a hundred] stars.',
            '{Robot} pressed a [button|red button|big button], and [whoosh|zoom|vroom], {party} [flew|shot] [up|away] among the stars.',
            '“Hold [on|tight]!” [said|called|beeped] {robot}. The rocket [shot|flew] up with {party}, [so fast|whoosh|zoom], until the [garden|world|earth] was small.',
          ],
          [
            '{Party} [packed|took] the tent and the lamp, and [up, up|up and up|whoosh, up] went the rocket [past the stars |]to {moon}.',
            '{Robot} [had|called] a rocket. In went the tent, the lamp, and {party}, and [whoosh|zoom|vroom], [up|off] it flew to {moon}.',
            'With the tent and the lamp in {robot’s} rocket, {party} [flew|shot|whizzed] [past the stars |over the clouds |]to {moon}.',
          ],
        ),
      ),
      short(
        [],
        [
          '¶“[Is it|Is it already|So is it] [green|up] [now|yet]?” [asked|said|beeped] {robot}. “It is [still |]in your [hand|pocket]!” [said|laughed|cried] {hero}.',
          '¶“[Is the seed|So is the seed] [up|green] [now|yet]?” [asked|said|beeped] {robot}. “We [haven’t|have not] [even |]planted it!” [said|laughed|cried] {hero}.',
          '¶“[Why|But why] is the seed not [up|green]?” [asked|said|beeped] {robot}. “[First|But first] we must [plant|bury] it!” [said|laughed|cried] {hero}.',
        ],
      ),
    ],
    arrive: [
      [
        '{Moon} was [all grey|grey all over|so grey], and {hero} [floated|bounced] out, flew [up|up high], and came down [slowly|like a feather|very slowly].',
        'On {moon} {hero} gave [one|a] [push|shove], and flew as high as a [house|tree] [over|above] the grey [dust|stones|hills].',
        'They [got|came] to {moon}, and {hero} [floated up|bounced], and came down [slowly|like a feather|softly] in dust.',
      ],
      [
        '¶“[See|Look|Here], my best stone!” [said|beeped|called] {robot}. “[And soon|Soon] you will have a [leaf|flower|best flower],” [said|laughed] {hero}.',
        '¶“[This|That] is my [best|favourite|own] stone,” [said|beeped] {robot}. “[We|Then we] will plant the [seed|brown seed|flower] [here|by it|beside it],” [said|called] {hero}.',
        '¶{Robot} [showed|patted|hugged] a [big|round|fat] grey stone. “[Soon you will|You will soon] have [a leaf|green|a flower] to [pat|love], too,” said {hero}.',
      ],
    ],
    plant: [
      short(
        [
          'There {hero} [planted|put|laid] the seed in [grey |moon |soft |]dust, with [water|a drink].',
          '{Hero} [planted|put|laid] the seed in a [hole|small hole|little hole], and [watered it|gave it water].',
          '{Hero} [planted|put in|laid down] the seed and [watered it|gave it water|gave it some water].',
        ],
        [
          '{Hero} [made|dug] a [hole|small hole|little hole] in the dust, put in the seed and some water, and [shut it|closed it], [pat, pat|pat, pat, pat].',
          'Into the [grey|moon] dust went the [seed|brown seed|little seed] and some water, and {hero} [patted|stroked] it flat, [pat, pat|so softly].',
          'On a [hill|grey hill|little hill] {hero} [planted|put] the seed in the dust, with [water|some water], “so it can [grow|get big].”',
        ],
      ),
      short(
        [],
        [
          '¶{Robot} [stared|looked hard|looked and looked] [at|down at] the spot[|, and did not blink|, very close].',
          '¶{Robot} [put|laid|pressed] its [nose|ear] on the [spot|place|dust|grey dust].',
          '¶{Robot} [sat|knelt|lay] down [by|beside] the spot [to see|to watch|and looked|and watched].',
        ],
      ),
      '{refrain}',
    ],
    order: tries(
      'order',
      [
        '“Come [out|up], seed!” [shouted|yelled|called] {robot}, so loud that {hero} [covered|had to cover] both ears. [But no seed|No leaf] came.',
        '{Robot} [shouted|yelled|called], “[Wake up|Get up|Up], seed!” {Hero} [covered|had to cover] both ears, but the seed [slept|stayed down|did not come].',
        '“[SEED|SEE-EED|Hey, SEED]!” [shouted|yelled|called] {robot}. It hurt {hero’s} ears, but [the seed|a seed] has [no ears|none].',
      ],
      asideHere('way', { person: ['“Shh!” said {friend}.'], pet: ['Only {friend} came.'] }),
    ),
    dig: tries(
      'dig',
      [
        '{Robot} [dug up the seed|dug it up] to [look|see|check]. “[Still|It is still] brown!” [So {hero}|{Hero}] [put|tucked] it [back|in again].',
        '“[I’ll|I will|Let me] [look|see|check],” [said|thought|beeped] {robot}, and dug up the seed. {Hero} [put|tucked|laid] it back [in|to bed|in the dust|inside].',
        '“Is it [stuck|lost|there]?” said {robot}, and dug up the seed. “Leave it [in|there|down there]!” [said|cried|called] {hero}.',
      ],
      asideHere('way', { person: ['{Friend} shut the hole.'], pet: ['{Friend} sat on the hole.'] }),
    ),
    oil: tries(
      'oil',
      [
        '“I [like|love|drink] oil,” said {robot}, and [gave|poured] the seed some. “[Seeds|But seeds] don’t!” [said|cried|called] {hero}, and [raced over|came at once].',
        '{Robot} [poured|tipped] oil on the seed, for [lunch|breakfast|supper]. “Stop, [that’s|oil is] [bad|no good] for it!” [cried|called] {hero}.',
        '“The seed [is hungry|is thirsty|wants some],” said {robot}, and [poured|tipped|gave it] oil. “No, [only robots|robots] drink [oil|that]!” [said|cried|called] {hero}.',
      ],
      asideHere('way', { person: ['{Friend} took the bottle.'], pet: ['{Friend} sniffed it and sneezed.'] }),
    ),
    drum: tries(
      'drum',
      [
        '{Robot} [beat|banged] a drum to wake the seed, [boom, boom|bam, bam|bom, bom]. {Hero} danced, but [nothing green|no leaf|nobody] came.',
        '[Boom, boom|Bam, bam|Bom, bom]! {Robot} drummed [to wake the seed|for the seed|at the seed]. {Hero} [danced|had to dance], and so did the dust, but not the seed.',
        '“[Dance|Wake up|Get up], seed!” said {robot}, and [beat|banged] a [big |]drum. {Hero} [danced|swayed], but the seed did not.',
      ],
      asideHere('way', { person: ['{Friend} covered both ears.'], pet: ['{Friend} hid from the drum.'] }),
    ),
    manual: tries(
      'manual',
      [
        '{Robot} read the seed a [thick|fat|big|long] book [about growing|on growing]. {Hero} [yawned|had to yawn], and the seed [slept on|stayed down].',
        '“[Page one|In my book it says|Chapter one]: Grow!” {Robot} read [to the seed|it to the seed]. {Hero} [yawned|got sleepy], and [nothing|no leaf] came.',
        'From a [thick|fat|big|long] book {robot} read the seed [how to grow|all about growing]. But [seeds|a seed] can’t read, and {hero} [yawned|got sleepy].',
      ],
      asideHere('way', { person: ['So {friend} shut the book.'], pet: ['{Friend} fell asleep on it.'] }),
    ),
    telescope: tries(
      'telescope',
      [
        '{Robot} looked for it with a telescope. “[It’s|It is] [big|huge|so big]!” “[No, that’s|That’s] your [foot|own foot|toe],” [laughed|said|cried] {hero}.',
        '“I [see|have] it!” said {robot}, at a telescope. “It’s [big|huge|grey]!” “[You see|That is] your [foot|own foot|toe],” [laughed|said|cried] {hero}.',
        'With a telescope {robot} [saw|found] something [big|huge|round|very big]. “[But that’s|That’s|Oh, that’s] your foot, {robot}!” [laughed|said|cried] {hero}.',
      ],
      asideHere('way', { person: ['{Friend} laughed, too.'], pet: ['{Friend} sniffed the foot.'] }),
    ),
    water: tries(
      'water',
      [
        '{Robot} [tipped|emptied] a can, so the seed [could|might] drink. But up [flew|floated] the water! {Hero} [caught|got] it [a drop|some].',
        '“[Drink|Drink up|Drink this], seed!” said {robot}, with a can. But the water [flew|floated] [up|off] in balls, and {hero} [flew|raced] after it.',
        '“It is thirsty,” [said|beeped] {robot}, and [tipped|emptied] a can. The water [flew|floated|rose] up in balls, and {hero} [caught|got] [one|two] for it.',
      ],
      asideHere('way', { person: ['{Friend} caught one, too.'], pet: ['{Friend} drank one.'] }),
    ),
    low: [
      short(
        [
          'Then [it got|it was|all was] [dark and cold|cold and dark]. “[Brr|Oh, brr],” [said|beeped] {robot}, and [hung its head|shook].',
          '[Night came|It was night|It got dark], and {robot} was [cold|so cold|very cold]. “[Maybe never|Never|It won’t come],” it [said|beeped].',
          'The sun went [down|away|out], and {robot} [sat down|sat there|hung its head] and was [cold|so cold|very cold].',
        ],
        [
          '[Then the|At last the|The] sun went [down|away], and it was [dark and cold|cold and dark]. {Robot} did not ask [now|again|any more].',
          '[Night came|It was night|It got dark], and {robot} was [cold|so cold|very cold]. “[Maybe|Perhaps] it [will never come|never comes|won’t come],” it [said|beeped|sniffed].',
          'It got [dark|late], and [so|so very] cold that {robot} shook. “[Brr|Oh, brr], [no green|nothing green|no leaf] comes,” it [said|beeped|sniffed].',
        ],
      ),
      short(
        [],
        [
          '¶{Hero} sat down [by it|close to it|beside it] and [took|held] its [cold|icy|poor cold|small cold] hand.',
          '¶{Hero} [took|held] its [cold|icy|poor cold|small cold] hand, and sat [by it|close to it|down by it].',
          '¶“Poor {robot},” [said|whispered] {hero}, and [took|held] its [cold|icy|small cold] hand[| tight].',
        ],
      ),
      asideHere('trouble', {
        person: ['{Friend} hugged it.', 'And {friend} hugged it.'],
        pet: ['{Friend} lay on its feet.', 'And {friend} lay on its feet.'],
      }),
    ],
    turn: [
      TURN,
      short(
        [
          '{They} put the [warm |little |]tent [over|on] it, and the lamp [in|inside].',
          'Over [it|the seed] went the [warm |little |]tent, with the lamp [in|inside].',
          'So the seed [got|had] the [warm |little |]tent, [and|with] the lamp.',
        ],
        [
          '{Robot} had got warm in the [little |]tent, so {party} put it [over|on] the seed, with the lamp [inside|in it].',
          'The [tent|lamp|little tent] had made {robot} warm, so {party} put the tent [over|on] the seed, [and |with ]the lamp [inside|in it].',
          'What had [helped|warmed] {robot}? The [tent|little tent]! So {party} put it [over|on] the seed, with the lamp [inside|in it].',
        ],
      ),
      asideHere('turn', {
        person: ['{Friend} held the pole.', '{Friend} shut the tent.'],
        pet: ['{Friend} lay on the cold side.', '{Friend} kept out the cold.'],
      }),
    ],
    wait: [
      short(
        [
          '{Robot} [just sat|sat still|sat there] and [hummed|counted stars]. “[Now|Up now|And now]?” [asked|said] {hero} [at last|then|next]. And {robot} [said|hummed|whispered], “Not yet.”',
          'They [waited|sat and waited|waited and waited], until {hero} [asked|said], “[Now|And now|Is it up]?” And {robot} [said|hummed|whispered|beeped], “Not yet.”',
          '{Robot} [waited|sat still|dug no more]. But {hero} [asked|said|whispered], “[Now|And now|Is it up], {robot}?” “Not yet,” [hummed|said|whispered] {robot} [softly|this time].',
          '{Hero} [looked|peeped] [in|inside]: “[Now|And now|Is it up|Up now], {robot}?” And {robot} [said|hummed|whispered|beeped], “Not yet.”',
        ],
        [
          '{Robot} sat by the [warm |little |]tent and counted [all the|all of the|a hundred] stars, and [never dug|did not dig], and [never asked|did not ask].',
          'They [sat|waited] by the [tent|warm tent], and {robot} [hummed|sang] a [long|slow] song, [and then one|and one] more, and [did not ask|never asked].',
          'They [waited and waited|sat and waited], and {robot} [sat on its hands|sat quite still|held its hands] and [counted|knew] [every star|all the stars].',
        ],
      ),
      short(
        [],
        [
          '¶But {hero} [got up|got up to look|could not wait|could not sit still]: “[Now|And now|Is it up], {robot}?” “Not yet,” [said|whispered|hummed] {robot}[| softly| this time].',
          '¶“[Now|And now|Is it up], {robot}?” [asked|whispered] {hero}, and [peeped|looked] in. “Not yet,” [said|whispered|hummed] {robot}[| softly| this time].',
          '¶[This time|Now] it was {hero} who [asked|said|cried], “[Now|And now|Is it up]?” And {robot} [said|whispered|hummed|answered|beeped], “Not yet.”',
        ],
      ),
    ],
    sprout: [
      short(
        [
          '¶Then, [crick|crack|tick], up came one [small|tiny|little] green leaf! “[NOW|Now, NOW|Oh, NOW|It’s NOW]!” [said|sang|beeped|cried] {robot}.',
          '¶Then the dust [moved|shook|cracked], and there was a [small|tiny] green leaf! “[NOW|Now, NOW|Oh, NOW|It’s NOW]!” [said|beeped|sang] {robot}.',
          '¶Then {robot} [cried|sang|beeped|called], “[NOW|Now, NOW|Oh, NOW|It’s NOW]!” There was one [small|tiny|little] green leaf, [in the tent|in the light|by the lamp]!',
        ],
        [
          'Then the dust [went crick|moved|went crack], and up came one [small|tiny|little] green leaf.',
          '[Crick, crack|Tick, crick|Crack], [said|went] the dust in the tent. And [out|up] came a [small|tiny|little] leaf, all green.',
          'In the [tent|warm tent], [under|beside] the lamp, the dust [moved|shook]. Out [looked|came] one [small|tiny|little] green leaf.',
        ],
      ),
      short(
        [],
        [
          '¶“NOW!” [said|breathed|beeped] {robot}, [very softly|quite softly], so as not to [frighten|scare] it.',
          '¶“Is it…” [said|began] {hero}. “NOW!” [cried|sang|beeped] {robot}, and its [lamp|light|heart] [went on|lit up].',
          '¶{Robot} [laughed|hummed]. And who said it [then|at last|now]? {Robot}! “NOW!”',
        ],
      ),
      asideHere('turn', {
        person: ['“Hello, leaf,” said {friend}.', '“It’s here!” said {friend}.'],
        pet: ['{Friend} sniffed it, softly.', '{Friend} blinked at it.'],
      }),
    ],
    goodbye: [
      planting(
        'stayed',
        'The leaf [must stay|had to be kept] warm. So {hero} left it the tent, and [hugged|squeezed] {robot} [tight|hard|for a long time].',
        '“The tent [stays|must stay] here, so the leaf is warm,” said {hero}, and [hugged|squeezed] {robot} [tight|hard|for a long time].',
        '{Hero} had to go home, but the tent [did not|stayed], so the leaf was [warm|still warm]. {They} [hugged|squeezed] {robot} [tight|hard|for a long time].',
      ),
      [
        '¶“[Here is|Take] the {keepsake.noun}, [to wait with|for waiting].” “I [can|know how to] wait [now|very well],” [said|beeped] {robot}.',
        '¶“And the {keepsake.noun} is for [waiting|you, to wait with].” “[Now I|I] know what that is,” [said|beeped] {robot}, and [held|took] it.',
        '¶{They} gave it the {keepsake.noun}. “[This is for|For] waiting,” said {robot}, “[and I can do that|which I can do|and I’m good at that].”',
      ],
    ],
    home: [
      when(
        'told:stayed',
        [
          '[Next|In the] morning {party} looked up from the [roof|flat roof|high roof]. {Moon} had [one|a] [tiny|small|little] green dot.',
          'Back home, from the roof, {party} saw {moon}, and the lamp, and [by|beside] it [one|a] [tiny|small|little] green dot.',
          '[At home|Home again|Back home], {party} saw [one|a] [tiny |small |]green dot on {moon}.',
        ],
        [
          '{Robot} and the lamp stayed [there|up there]. [At home|Back home], {party} saw a [tiny |small |]green dot.',
          '{Party} left [{robot} and the lamp|the lamp and {robot}] there. [Seen from home|From the roof], {moon} had [one|a] green dot.',
          '{Party} flew home. [Up there|On {moon}] stayed {robot}, the lamp, and [one|a] green dot.',
        ],
      ),
      adult('end'),
      asideHere('end', { person: ['{Friend} waved to it.'], pet: ['{Friend} blinked at it.'] }),
      [
        '¶“A flower [now|yet]?” [called|asked|shouted] {hero}. [And far|Far|Then, far] up {robot} [called|beeped|hummed|sang], “Not yet!”',
        '¶“[Is it|So is it] a flower?” [called|asked|shouted] {hero}. [Far up|Far away|Up there|High up] {robot} [called|beeped|hummed|sang|cried|trilled], “Not yet!”',
        '¶“Is there a flower?” [called|asked|shouted] {hero}. [Far up|Far away|Up there|High up] {robot} [called|beeped|hummed|sang|cried|trilled], “Not yet!”',
      ],
    ],
  },
  asides: {
    start: {
      person: ['“Hello, {robot}!” said {friend}.', '“Come in!” said {friend}.'],
      pet: ['{Friend} sniffed its foot.', '{Friend} licked it. Tin!'],
    },
    way: {
      person: ['“Silly {robot}!” said {friend}.', '{Friend} [laughed|giggled].'],
      pet: ['{Friend} [sneezed|blinked].', '{Friend} looked at {robot}.'],
    },
    trouble: {
      person: ['{Friend} was cold, too.', '“Poor {robot},” said {friend}.'],
      pet: ['{Friend} was cold, too.', '{Friend} licked {robot’s} nose.'],
    },
    turn: {
      person: ['“I can wait,” said {friend}.', '{Friend} waited, too.'],
      pet: ['{Friend} lay down and snored.', '{Friend} waited, too.'],
    },
    end: {
      person: ['“I see it!” said {friend}.', '“Hello, leaf!” called {friend}.'],
      pet: ['{Friend’s} nose had moon dust on it.', '{Friend} saw it first.'],
    },
  },
  adults: {
    start: [
      '“Take the tent, the moon is cold,” said {grownUp}.',
      '“Take the lamp, the moon is dark,” said {grownUp}.',
      '“Come back [for|before] breakfast,” said {grownUp}.',
    ],
    end: ['{GrownUp} looked, too.', '“You smell of the moon!” said {grownUp}.', '“Breakfast!” called {grownUp}.'],
  },
  traits: {
    habit: {
      brave: ['{Hero} was not [afraid|scared|afraid at all].', '{Hero} went [right|straight] up and shook its hand.'],
      curious: [
        '“How do you [work|fly|open]?” [said|asked] {hero}.',
        '{Hero} looked at it from [all|four|both] sides.',
      ],
      kind: ['“Did it [hurt|bump]?” asked {hero}.', '{Hero} helped it [up|out]: “Are you [all right|hurt]?”'],
      funny: ['“You’re sitting on my [lunch|salad|soup],” said {hero}.', '“Next time, [knock|ring],” said {hero}.'],
      shy: ['{Hero} waved, with just one [finger|toe].', '{Hero} said hello, [very|so] [softly|quietly].'],
      stubborn: ['“I’m not going [in|to bed] now!” said {hero}.', '“I saw you [first|before they did]!” said {hero}.'],
      dreamy: [
        '{Hero} had wished for [something|somebody] to [fall down|come].',
        '{Hero} had dreamed of [this|a robot] [all day|just now].',
      ],
      careful: [
        '{Hero} poked it with a [stick|long stick|spoon].',
        '{Hero} came closer, [one step|two steps] at a time.',
      ],
      energetic: ['{Hero} whizzed [three|two|four] times round it.', '{Hero} [raced|whizzed] round it, [fast|twice].'],
      clever: ['“You’re from [space|up there|a moon],” said {hero}.', '{Hero} [found|saw] its [button|plug] at once.'],
      interest: [
        '“[Did you come|Are you here|Do you come] about {interest}?” [asked|said] {hero}.',
        '“Do you know [about|all about] {interest}?” [said|asked|called] {hero}.',
      ],
    },
    turn: {
      brave: [
        '“[The seed|Our seed|The poor seed] is cold! I’ll [save|warm] it!” [said|cried] {hero}.',
        '{Hero} looked up [and said|and cried|at once and said]: “The seed is [cold, too|so cold]!”',
      ],
      curious: [
        '“Is the [seed|poor seed|little seed] cold, too?” asked {hero}.',
        '{Hero} felt the [dust|cold dust|ground] and [cried|said], “[Oh, the|The] seed is cold, too!”',
      ],
      kind: [
        '“The [poor|little|poor little] seed is [cold, too|so cold|cold],” said {hero}.',
        '“Poor seed,” said {hero}, “[it is|you are] [cold, too|so cold|cold]!”',
      ],
      funny: [
        '“[Our|The] seed [needs|wants] [socks|a hat|a coat]! It’s cold,” said {hero}.',
        '“[Brr|Brr, brr], says the [seed|poor seed|little seed],” said {hero}. “It’s cold!”',
      ],
      shy: [
        '“[It is|The seed is|Our seed is] cold, too,” [whispered|said] {hero} softly.',
        '{Hero} [listened|bent down] to the [seed|little seed|poor seed] and whispered, “It’s cold, too.”',
      ],
      stubborn: [
        '“It WILL [grow|come]! [But|Only,] it is [so cold|cold, too],” said {hero}.',
        '“I won’t [leave it|go] [when|while] it’s so cold!” [said|cried] {hero}.',
      ],
      dreamy: [
        '{Hero} thought of the [little|poor|brown] seed. “It’s cold, too,” {they} said.',
        '“Down there [it’s|the seed is] cold, [too|like us|like you],” [said|sighed] {hero}.',
      ],
      careful: [
        '{Hero} [felt|touched] the [dust|ground] [with one finger|softly]. “The seed is cold, too.”',
        '“It has [water|peace]. [Is it warm|But warmth]? No! It’s [cold|so cold],” said {hero}.',
      ],
      energetic: [
        '{Hero} clapped [and clapped |]to get warm. “[Seeds|But seeds] can’t clap! It’s cold.”',
        '{Hero} sat [still|quite still] and said, “[The seed|Our seed] must be [cold|so cold], too!”',
      ],
      clever: [
        '“[I know|Now I know|I’ve got it]! The seed is [cold|so cold], too!” said {hero}.',
        '{Hero} thought [and thought|hard] and said, “[It’s|The seed is] cold, too!”',
      ],
      interest: [
        '{Hero} [began|wanted] to talk about {interest}, but {their} teeth went clack. “The seed is [cold|so cold|freezing]!”',
        '“It’s too cold even for {interest},” [said|sighed|cried] {hero}, “and for [the|our|a] [seed|poor seed|little seed]!”',
        '“I’m too cold for {interest},” [said|cried|sighed] {hero}, “like [the|our] [seed|poor seed|little seed]!”',
      ],
    },
  },
};
