/** The seventh egg in English for readers of 5 to 7. */
import {
  asideHere,
  HABIT,
  ifRoom,
  plants,
  takes,
  TURN,
  when,
  type BandText,
  type TraitLines,
  given,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/seventh-egg/english-traits.data.ts';

const ownHabits: TraitLines = {
  ...habits,
  interest: [
    '{They} liked it [even better|more] than {interest}, [for|because] [everybody|everyone] looked.',
    '{Hero} could have told them [a lot|much|everything] about {interest}, too, but for a {trick} they looked [longer|harder].',
    '{Hero} would leave even {interest} for it, [every time|at once|without a word].',
    given('liking', '{Hero} {liking.skill}, but [nobody|no one] had ever [clapped|whistled|cheered] at that.'),
  ],
  kind: [
    '{Hero} [first|always] moved a [beetle|snail|worm] aside, and let it [watch|look on] from a leaf.',
    '{Hero} did one more for [an ant|a cat] that had been looking [the other way|at a fly] and had [missed it|been sorry].',
  ],
  energetic: [
    '{Hero} did it all the way to the [gate|wall|shed] and back, [twice|four times], and was not [tired|dizzy].',
    '{Hero} raced [nine|six|ten] times round the [tree|well] to warm up for it, and [once|twice] more to cool down.',
  ],
};

/** What the hero sees, on the way to the idea that somebody has to go first. */
const ownTurns: TraitLines = {
  ...turns,
  interest: [
    'Nobody is born knowing about {interest}, thought {hero}. [Somebody|Someone] had shown {them} first, [too|slowly].',
    '{Hero} had not learned about {interest} [alone|by {themselves}], either. [Somebody|Someone] had shown {them}, [step by step|from the beginning].',
    '“It was like that with me and {interest},” {hero} told {duck}. “I [waited for|needed] [somebody|someone] to show me, too.”',
  ],
  brave: [
    '{Hero} was not afraid of cold water, or only [at first|a bit]. But {duck} was, so {hero} stepped up beside him, [loudly|with big steps].',
    'Water is only water, {hero} [told|said to] {duck}, and [splashed it|looked it in the eye], to show that it [was so|did not bite].',
  ],
  stubborn: [
    '“Then we’ll [wait|stay] here until you dare, {duck},” said {hero}, and [waited|stayed].',
    '{Hero} had wanted to be [left alone|rid of {duck}] all day. Now {they} would not have [gone|walked] away for [anything|the world].',
  ],
  curious: [
    'What was {duck} [waiting for|afraid of]? {Hero} leaned down [behind him|at his side], and from there the water was as big as [the sky|a sea].',
    '{Hero} watched {duck’s} feet. They went [up, and down|out, and back]. Why, {they} wondered, did {duck} not [go in|swim]?',
  ],
  dreamy: [
    '{Hero} looked at {duck} in the water, upside down, and for a moment {they} [felt|knew] how it is to be so [small|new].',
    '{Hero} had forgotten how it is to be so [new|small]. Next to {duck} it [came back|was there again].',
  ],
  clever: [
    '{Hero} [added it all up|thought back], from the [morning|first crack] on: every step of {duck’s}, and who had stepped first.',
    'Why did {duck} not go in? {Hero} went through the whole day in {their} head, [step by step|from the first crack on].',
  ],
};

export const english57: BandText = {
  refrains: [
    '{Flap}, and [right|close|just] behind {hero} came {duck}.',
    'And [wherever|where] {hero} went, {flap}, there [went|came] {duck}.',
    'And who came [along|on] behind {hero}, {flap}, but {duck}?',
    '{Hero} went in front, and, {flap}, {duck} came [behind|after].',
  ],
  beats: {
    open: [
      [
        'Every evening, when the [garden|grass|wall|path] turned [gold|golden|yellow], {hero} called, “Look at me!” [puffed|bowed] and did a {trick}.',
        '“Look at me!” [called|cried|shouted] {hero}, every evening [after supper|before bed|at six]. Then {they} [puffed|bowed] and did a {trick}.',
        'Every evening {hero} [raced|went|danced] out, [called|cried|shouted], “Look at me!” [puffed|bowed] and did a {trick}.',
      ],
      HABIT,
      when(
        'together',
        [
          '{Others} [clapped|cheered|looked], and so did {dog} the dog and {hen} the hen, [as always|each time|every evening].',
          '{Dog} the dog and {hen} the hen looked, and {others} [clapped|cheered|looked hardest|whistled].',
        ],
        [
          'And {dog} the dog and {hen} the hen [looked|gazed|watched] as if it were [new|a wonder].',
          '{Dog} the dog [stopped barking|forgot his bone|sat up] to look, and so did {hen} the hen.',
          'And {dog} the dog and {hen} the hen [looked up|sat down to look|came to look], [each|every] time.',
        ],
      ),
      when(
        'adults',
        ifRoom(
          '{Adults} [clapped|cheered|called “Again!”], as after every {trick}.',
          '“[Again|Once more|Another]!” called {adults}, and {hero} had [hoped|waited|listened] for that.',
        ),
      ),
      [
        'For {hero} was the [smallest|littlest] at home, and [everybody|all the house|everyone] looks at the [smallest|littlest].',
        'For {hero} was the [smallest|littlest] at home, and the [smallest|littlest] gets [the looks|all the looks|most looks|every eye].',
        'That was the [rule|law]: {hero} was the [smallest|littlest] at home, and [everybody|everyone|all the house] looks at the [smallest|littlest].',
      ],
    ],
    egg: [
      [
        'But one evening, in the middle of the {trick}, {goose} the goose [honked|shouted|cried|called], “I laid six eggs, so whose is [the seventh|number seven]?”',
        'But one evening, [just as|before] {hero} [began|finished], {goose} the goose [honked|shouted|cried|called]: “I laid six eggs, and here are seven! Whose is [this one|the seventh]?”',
        'But one evening, when {hero} was [high up|just|still] in the air, {goose} the goose [honked|shouted|cried]: “I laid six eggs, and now there are seven! [Whose is it|Who did that]?”',
      ],
      [
        'They all ran to the [hedge|wall|nest], and there it lay, [blue|round|white] and cold as a [stone|spoon|key].',
        'So everybody ran to the [hedge|wall|nest]. In the [grass|clover] lay an egg, as cold as a [stone|spoon|key].',
        'Everybody [ran off|turned round] to see it: an egg in the [grass|clover], [blue|round|white], and cold as a [stone|spoon].',
      ],
      when(
        'together',
        [
          '“It needs [something soft|a warm bed]!” said {others}. Before {hero} could [blink|say no|think], it lay in {hero’s} {thing}.',
          '“[Quick|Hurry], it must lie [soft|warm]!” said {others}. Before {hero} could [blink|say no|think], it had {hero’s} {thing}.',
          '“It [will freeze|is freezing|shivers]!” said {others}. Before {hero} could [blink|say no|think], they [had put|put] it into {hero’s} {thing}.',
        ],
        [
          '“It needs [something soft|a warm bed]!” said {hen} the hen. Before {hero} could [blink|say no|think], it lay in {hero’s} {thing}.',
          '“[Quick|Hurry], it must lie [soft|warm]!” said {hen} the hen. Before {hero} could [blink|say no|think], it had {hero’s} {thing}.',
          '“It [will freeze|is freezing|shivers]!” said {dog} the dog. Before {hero} could [blink|say no|think], they [had put|put] it into {hero’s} {thing}.',
        ],
      ),
      when(
        'giver',
        ifRoom(
          '“But that’s from {giver}!” said {hero}, and nobody [heard|looked up|turned round].',
          'It was the one from {giver}, and nobody [even asked|had asked|said please].',
        ),
        ifRoom(
          '“But that’s [MINE|my own]!” [said|cried] {hero}, and nobody [heard|looked up|turned round].',
          'Nobody [had asked|asked|said please]. Nobody looked at {hero} [now|any more|just then].',
        ),
      ),
      asideHere('start', {
        person: [
          '{Friend} carried it in, and did not [breathe|wobble once|look up].',
          '{Friend} put an ear to it and [whispered|said] that somebody was in.',
        ],
        pet: ['{Friend} lay down against it, [so that it should not roll|to keep off the wind].'],
      }),
    ],
    arrive: [
      [
        'Every evening {hero} did a {trick} and everybody [looked|clapped|cheered]. For {hero} was the [smallest|littlest] [at home|of them all|in the house].',
        '{Hero} was the [smallest|littlest] [at home|of them all|in the house]. So every evening everybody [looked|clapped|cheered] [when|while] {they} did a {trick}.',
        'Every evening {hero} called, “Look at me!” and did a {trick}. For {hero} was the [smallest|littlest] [at home|of them all|in the house].',
      ],
      [
        'But one evening {goose} the goose [honked|shouted|cried], “I have six eggs! Here’s [a seventh|one more|another]!” So [all ran to it|they all ran].',
        'Then {goose} the goose [honked|shouted|cried], “[Help|Look], six are mine, and whose is the seventh?” and all ran to [the egg|see].',
        'But one evening {goose} the goose [found|saw] a seventh egg beside her six, [blue|round|white]. They all ran to [it|look].',
      ],
      when(
        'together',
        [
          'It was cold, so {others} [took|carried|brought] it indoors in {hero’s} {thing}. [Nobody|No one] saw the {trick} [now|any more].',
          'Even {others} bent over it. They [took|carried|brought] it indoors in {hero’s} {thing}, and [nobody|no one] saw the {trick}.',
        ],
        [
          'It was cold, so {dog} the dog [took|carried|brought] it indoors in {hero’s} {thing}, and nobody saw the {trick} [at all|any more].',
          'It [must be|had to be] kept warm. So indoors {dog} the dog gave it {hero’s} {thing} for a [bed|nest|cradle].',
          '“It’s cold!” said {dog} the dog, and [took|carried|brought] it indoors in {hero’s} {thing}. There [all|they] sat [round|close to] it.',
        ],
      ),
      when(
        'giver',
        ifRoom(
          '“But that {thing.noun} is from {giver}!” said {hero}, and nobody [heard|looked up|turned round].',
          '{Hero’s} {thing.noun} was from {giver}, and nobody [even asked|had asked|said please].',
        ),
      ),
    ],
    home: [
      [
        'So the egg [moved|was moved] indoors. {Dog} the dog lay [round|close to] it, and {hen} the hen [turned|counted|dusted|stroked] it.',
        'They took the egg indoors. {Dog} the dog [lay round|breathed on] it, and {hen} the hen [turned|counted|dusted|stroked] it.',
        'Indoors the egg got the [best|warmest|softest] place. {Dog} the dog [lay round|breathed on] it, and {hen} the hen [turned|counted|dusted|stroked] it.',
      ],
      when(
        'together',
        [
          '“Look at me!” [said|called] {hero}, and did the {trick} right beside it. “[Shh|Hush],” said {others}, “[you’ll wake it|it’s asleep|not now].”',
          '{Hero} did the {trick} right [in front of|next to] it. But {others} only [moved|leaned] over, so as to see the [egg|shell].',
          '“Look at me!” said {hero}, and the [window|lamp|door] rattled with the [wind of it|{trick}]. “[Shh|Hush],” said {others}, “[mind the egg|the egg]!”',
        ],
        [
          '“Look at me!” [said|called] {hero}, and did the {trick} right beside it. “[Shh|Hush],” said {hen}, “[you’ll wake it|it’s asleep|not now].”',
          '{Hero} did the {trick} right [in front of|next to] it. But {dog} only [moved|leaned|crept] over, so as to see the [egg|shell].',
          '“Look at me!” said {hero}, and the [window|lamp|door] rattled with the [wind of it|{trick}]. “[Shh|Hush],” they all said, “[mind the egg|the egg]!”',
        ],
      ),
      when(
        'adults',
        ifRoom(
          '“Later, [love|dear],” [said|whispered] {adults}, and did not [turn|look] round.',
          'And {adults} [sang|hummed] it the song that [had been|was] {hero’s} [song|own].',
        ),
      ),
      asideHere('trouble', {
        person: ['“Later,” whispered {friend}. “It’s my [turn|hour] with the egg.”'],
        pet: ['{Friend} had given up {friend.their} own [place|cushion] for it, and [did not stir|was proud].'],
      }),
      [
        'So {hero} did the {trick} once more, for the [wall|chair|cupboard|clock], [which|as it] had [nothing else to do|time to look].',
        'The egg did [nothing|nothing at all|nothing whatever], and [they|all|all of them] looked at it and not at {hero}.',
        'An egg can’t [jump|dance] or [sing|hop], thought {hero}, so what was there to look [at|at in it|at so long]?',
      ],
    ],
    watch: [
      [
        'At night it was {hero’s} turn to [warm|mind] it, [while|and] {dog} the dog [slept|snored|dreamed].',
        'That night {dog} the dog [fell asleep|snored]. So it was {hero} who had to [sit up|stay awake|watch].',
        'Somebody had to [warm|mind] it at night, and [at two|at three|at four] it was {hero’s} turn, [all alone|alone].',
      ],
      [
        '“Listen, [egg|you],” {they} [said|whispered], “[once|until today] I was the [smallest|littlest], and they looked at ME.”',
        '“[Once|Until today],” {they} [told|said to] the egg, “I was the [smallest|littlest], and [they|all] looked at ME.”',
        '“I’m the [smallest|littlest] here, [egg|you],” {they} [told it|said|whispered], “and they [should|must|ought to] look at ME.”',
      ],
      when(
        'interest',
        ifRoom(
          'And because the egg was so [quiet|patient], {they} told it about {interest}, [too|as well].',
          'Then {they} told it about {interest}, since it [never interrupted|was such a good listener].',
        ),
      ),
      [
        'Then {they} asked, “[Well|So|Now], what do you say to that?” and the egg [said|answered|went], “[Tok|Tick|Pok].”',
        'Then {they} asked, “[Well|So|Now], what can YOU do?” and from [inside|within] came a [small|tiny] “[tok|tick|pok]”.',
        'Then {they} said, “[Well|So|Now], say [something|a word]!” and something inside [knocked|went|said], “[Tok|Tick|Pok].”',
      ],
      [
        'It was the [first|only] answer that {hero} had [had|got|heard] [all day|since supper|that day].',
        'It was the only one [in the house|at home] that had [listened|answered] to {hero} [all day|since supper|that day].',
        'Nobody else had [listened|answered] to {hero} all day, so {they} moved a little [nearer|closer|further in].',
      ],
    ],
    hatch: [
      [
        'In the morning {hero} was [alone|left alone] with the egg. “I want my {thing} [back|now],” {they} [said|told it|whispered].',
        'In the morning nobody [was looking|was about|looked|was up]. So {hero} [took hold of|pulled at|reached for] the {thing}.',
        '“I want my {thing} [back|now],” {hero} [told|said to] the egg in the morning, when they were [alone|by themselves].',
      ],
      takes('bond', {
        jump: [
          [
            '[Crick, crack|Pick, crack|Crack], and a duckling, {duck}, [looked|stared] at {hero}. {Hero} started in [fright|surprise]. So {duck} started, too, and [landed|fell] on his tail.',
            '[Crick, crack|Pick, crack|Crack], there stood a duckling, {duck}. He saw {hero} start in [fright|surprise], started, too, and [landed|fell] on his tail.',
          ],
        ],
        peep: [
          [
            '[Crick, crack|Pick, crack|Crack], and a duckling, {duck}, [looked|stared] at {hero}, the first face [in his life|in the world], and said “Peep!”',
            '[Crick, crack|Pick, crack|Crack], out [peeped|came] a [wet|new] duckling, {duck}, and said “Peep!” to {hero}, the first face of all.',
          ],
        ],
        eyes: [
          [
            '[Crick, crack|Pick, crack|Crack], and a duckling, {duck}, [looked|stared] at {hero} with two round eyes. {Hero} was the first face [in his life|in the world|of all].',
            '[Crick, crack|Pick, crack|Crack], there stood a [wet|new] duckling, {duck}. His two [round|shiny round] eyes [fell|lit] on {hero}, and [stayed|rested|remained] there.',
          ],
        ],
      }),
      when(
        'together',
        [
          '“Look!” [shouted|cried|called] {others} [at|from] the door, and meant {duck}. So {hero} [walked|marched|went|raced] [out|outside|off].',
          '“Look, [everybody|all of you]!” [shouted|cried|called] {others} at the door, and meant {duck}. So {hero} [walked|marched|went|raced] [out|outside|off].',
          '{Others} [laughed|cheered] at the door. But that was for {duck}, so {hero} [walked|marched|went|raced] [off|out|outside].',
        ],
        [
          '“Look!” [shouted|cried|barked] {dog} the dog [at|from] the door. But he meant {duck}. So {hero} [walked|marched|went|raced] [out|outside|off].',
          '“Look, [everybody|all of you]!” [shouted|cried|barked] {dog} the dog at the door, and meant {duck}. So {hero} [walked|marched|went|raced] [out|outside|off].',
          '“Look!” they all [cried|called|shouted] [at|from] the door. But they meant {duck}. So {hero} [walked|marched|went|raced] [off|out|outside].',
        ],
      ),
      '¶{refrain}',
    ],
    follow: [
      [
        'In the garden {hero} [turned left|turned right|raced], and so did {duck}. {Hero} [waved|sneezed|stretched]. So he did it, too, and [fell over|sat down].',
        'In the garden {duck} did [what|whatever] {hero} did: he [waved|sneezed|yawned], he [stretched|raced], and he [fell over|sat down].',
        'When {hero} [stopped|stretched|yawned] in the garden, {duck} did it, too. When {hero} [raced|twirled|danced], he [fell over|fell on his beak].',
      ],
      [
        '“[Whoever|The one] a duckling sees first,” {goose} the goose [said|explained], “he [follows|copies], and that’s the [law|rule].”',
        '“It’s the law of ducklings,” {goose} the goose [said|explained]. “The first one they [see|look at|meet], they [follow|copy] for [good|ever].”',
        '{Goose} the goose [knew why|could explain it]: “The one he saw first he [follows|copies], and that was [you|your face].”',
      ],
      asideHere('way', {
        person: ['“I’ll lead him off,” said {friend}, and [peeped|quacked], but {duck} did not even [look|turn].'],
        pet: ['{Friend} walked between them, and {duck} [went|came] [underneath|round the tail].'],
      }),
      when(
        'together',
        [
          'And {others} said, “Look, how [sweet|funny|small|fluffy]!” and [none of it|not a word] was for {hero}.',
          'Now {others} [came|stopped|stood still] to look again, but at {duck}, who was so [sweet|small|new|fluffy].',
          'And {others} looked, but [past|over|round] {hero}, at [the|that] [new|small|fluffy] duckling.',
        ],
        [
          'And all who [passed|came by] said, “Look, how [sweet|funny|small|fluffy]!” and [none of them|nobody] meant {hero}.',
          'Now they all [came|stopped|stood still] to look again, but at {duck}, who was so [sweet|small|new|fluffy].',
          'And everybody looked, but [past|over|round] {hero}, at [the|that] [new|small|fluffy] duckling.',
        ],
      ),
      '¶{refrain}',
    ],
    hide: [
      [
        'So {hero} hid from {duck}: {they} [crept|vanished|slipped] behind a [big|tall] basket and made {themselves} [flat|small|thin].',
        'What {duck} [couldn’t|didn’t] see he could not follow. So {hero} [crept|vanished|slipped] behind a [big|tall] basket.',
        '“He can’t follow what he can’t [find|see],” thought {hero}, and hid from {duck} behind a [big|tall|round] basket.',
      ],
      when(
        'together',
        [
          '“Don’t [tell|look]!” {hero} begged. So {hen} the hen and {others} [looked|stared] hard at the [sky|clouds|chimney].',
          'But {hen} the hen and {others} [looked|stared] at the [sky|clouds|chimney], and [hummed|whistled|coughed] far too loudly.',
          'But {hen} the hen looked straight at the basket, and {others} [coughed|laughed], so that {duck} understood [at once|everything].',
        ],
        [
          '“Don’t [tell|look]!” {hero} begged {hen} the hen. So she [looked|stared] hard at the [sky|clouds|chimney].',
          'But {hen} the hen [looked|stared] at the [sky|clouds|chimney] and [hummed|whistled|coughed] far too [loudly|innocently|sweetly].',
          'But {hen} the hen [looked|stared] at the basket so [hard|plainly] that {duck} understood [at once|everything].',
        ],
      ),
      [
        'And [soon|there] {duck} sat in the basket, as [small|flat|thin] as {hero}, and thought it [a game|great fun].',
        'When {hero} looked up, there sat {duck} in the basket, as [small|flat|thin] as {they}, and [beamed|was happy|hid].',
        '“[Peep|Peep, peep],” said the basket. In it {duck} was hiding [exactly|just] as {hero} [hid|did|was].',
      ],
      asideHere('way', {
        person: ['{Friend} hid, too, but only {friend.their} head, [in|under] a bucket.'],
        pet: ['{Friend} sat right in front of it, and [wagged|gazed], which [gave it away|did not help].'],
      }),
      '¶{refrain}',
    ],
    climb: [
      [
        'No duckling can climb. So {hero} [chose|took|found] the [highest|steepest] slope and went [up|right up|to the top], away from {duck}.',
        '{Duck} [can’t come|can’t follow|can’t get] up there, thought {hero}, and {they} went up the [highest|steepest] slope.',
        '“Let’s see you do THIS, {duck},” [said|called] {hero}, and [hurried|went] up the [highest|steepest] slope.',
      ],
      [
        '{Duck} put [one|his left] foot on the slope, to come after {hero}, and [slid|rolled] down again with a [low|sad|small] “peep”.',
        '{Duck} tried to [do the same|follow], and [slid|rolled] down again with a [small|sad|low] “peep”.',
        '{Duck} tried to [come up|climb], too, but his legs were as short as [beans|peas|pegs].',
      ],
      when(
        'together',
        [
          '{Others} called {donkey} the donkey, who could not [bear|stand] that sound. So on his own [head|nose] he [lifted|brought] {duck} up to {hero}.',
          '{Others} and {donkey} the donkey were sorry for {duck}, so {donkey} [carried|brought|lifted] him up to {hero}, on his [head|back].',
          'So {others} and {donkey} the donkey brought {duck} up. “You [forgot|left|dropped] this,” {donkey} told {hero} [kindly|politely].',
        ],
        [
          '{Donkey} the donkey could not [bear|stand] that sound. So on his own [head|nose] he [lifted|brought] {duck} up to {hero}.',
          '{Donkey} the donkey was sorry for {duck}, and [carried|brought|lifted] him up to {hero}, on his [head|back].',
          'So {donkey} the donkey brought {duck} up [on his head|between his ears]. “You [forgot|left|dropped] this,” he told {hero} [kindly|politely].',
        ],
      ),
      asideHere('way', {
        person: ['{Friend} stood below, and [laughed|shook] so that {hero} had to come down.'],
        pet: ['{Friend} waited [below|at the bottom] till {hero} came down again.'],
      }),
      '¶{refrain}',
    ],
    mirror: [
      [
        'Perhaps {duck} only [wanted|needed] a friend. So indoors {hero} [showed|gave] him the [tall|big|old] mirror.',
        '“You need [a friend|somebody] of your own size,” [said|decided] {hero}, and set {duck} before the [tall|big|old] mirror.',
        '{Duck} should [follow|copy] another duckling. So indoors {hero} [held|put] the [tall|big|old] mirror before him.',
      ],
      [
        'And [really|indeed|look], another duckling [looked|came] out, and {duck} [kissed|pecked] it on the beak. But it was [cold|hard].',
        'In it there was a duckling, just as [yellow|fluffy|small]. But when {duck} [kissed|pecked] it, it was [cold|hard|flat].',
        'The duckling in there came [nose to nose|beak to beak] with {duck}. But it was [cold|hard|flat] all over.',
      ],
      when(
        'together',
        [
          'Then he [saw|found] {hero} in the mirror, too. “Which of them is ours?” [asked|called|laughed] {others}.',
          'Then he [saw|found] {hero} in there, and {others} as well. But only {hero} was worth [copying|following].',
          'Then he [saw|found] {hero} in there, and {others} [waved|nodded] to both ducklings, to be [fair|polite].',
        ],
        [
          'But in the [same mirror|mirror, too,] he saw {hero}. When {hero} [frowned|sighed|yawned], both ducklings did it, too.',
          'Then he [saw|found] {hero} in the mirror, and with two of them he was twice as [happy|glad|pleased].',
          'Then he [saw|found] {hero} in there, and [smiled|beamed|danced]: two of them to [copy|follow]!',
        ],
      ),
      asideHere('way', {
        person: ['{Friend} made faces in it, but {duck} never [looked|turned|noticed].'],
        pet: ['{Friend} looked behind it for the [other one|rest of them].'],
      }),
      '¶{refrain}',
    ],
    drum: [
      [
        'Then {duck} must [go away|leave] by himself. So {hero} got out the [big|old|red] drum, which nobody [likes|can bear].',
        'Nobody [stays|can stay|remains] where {hero} plays the drum, so {they} played it, for {duck}, with [spoons|both fists|two sticks].',
        '“Sorry, {duck},” said {hero}, and beat the [big|old|red] drum, [for|because] nobody stays [for|near] that.',
      ],
      [
        '[BOM, bom, BOM|DOM, dom, DOM|BAM, bam, BAM], it went, and {hen} the hen [put|pulled] a [bucket|sack|basket] over her head.',
        'At the [first|second|third] [bom|bam|dom] {hen} the hen held her ears and ran [to|behind] the [wall|shed|hedge].',
        'It shook the [plums|figs|pears] off the tree, and {hen} the hen [cried|called], “[Mercy|Stop|Help], [my ears|my nerves|my poor head]!”',
      ],
      when(
        'together',
        [
          'But {duck} saw {hero’s} arms fly. So his wings [flew|went], too, and soon he and {others} were dancing.',
          'But {duck} beat the [grass|ground] with his feet, just as {hero} beat the drum. And {others} [danced|hopped] with him.',
          'But [each|every] time {hero} [hit|struck] the drum, {duck} hopped, and {others} [joined in|danced with him|danced, too].',
        ],
        [
          'But {duck} saw {hero’s} arms fly. So his wings [flew|went], too, and [then|soon] he was dancing.',
          'But {duck} beat the [grass|ground] with his feet, just as {hero} beat the drum. He [danced|spun|turned] round and round.',
          'But [each|every] time {hero} [hit|struck] the drum, {duck} hopped. And the [faster|louder|wilder] it got, the better he danced.',
        ],
      ),
      asideHere('way', {
        person: ['{Friend} could not help it and danced [too|with him].'],
        pet: ['{Friend} crept [away|under the drum], and that was the [loudest|worst] place of all.'],
      }),
      '¶{refrain}',
    ],
    dog: [
      [
        'So somebody else must mind {duck}, and {dog} the dog [lay down|was proud] and put him between his [paws|front paws|feet].',
        '“Could you mind {duck} for [an hour|a bit|me]?” asked {hero}, and {dog} the dog said, “I never [sleep|blink|yawn].”',
        'So {hero} gave {duck} to {dog} the dog to mind, who said, “Nobody gets past my [nose|paws|teeth].”',
      ],
      [
        '{Hero} crept off, very softly. But {dog} [shut|rested|closed] one eye, and then the [other|second|better one].',
        'Softly {hero} [crept|stole] away. But {dog} only wanted to [blink|close one eye|yawn], and [so|with that] he fell asleep.',
        'As soon as {dog} [snored|began to snore|fell asleep], {hero} crept off, [without a sound|very softly].',
      ],
      when(
        'together',
        [
          'So {duck} [hopped|climbed] over {dog’s} [nose|head|ears], as [softly|quietly] as {hero}. {Others} saw it and [laughed|told nobody].',
          '“[Shh|Hush]!” said {others}. {Duck} [hopped|climbed] over {dog’s} [nose|head|ears], as [softly|quietly|secretly] as {hero}.',
          'And {duck} slipped past {others} and past {dog’s} [nose|snores|ears], ever so softly, for that was how {hero} [had left|had gone].',
        ],
        [
          'So {duck} [hopped|climbed] over {dog’s} [nose|head|ears]. He came in secret, too, as [softly|quietly|carefully] as {hero}.',
          '{Duck} [hopped|climbed] over {dog’s} [nose|head|ears]. And like {hero} he went in secret, [wobbling|left, right|very softly].',
          'And {duck} slipped past {dog’s} [nose|snores|ears], ever so softly, because that was how {hero} [had left|had gone].',
        ],
      ),
      asideHere('way', {
        person: ['“And you were on duty,” {friend} told {dog}. “I was,” he said. “[Mostly|Nearly all the time].”'],
        pet: ['{Friend} had lain down with {dog}, to [help|keep watch], and [snored|slept].'],
      }),
      '¶{refrain}',
    ],
    hen: [
      [
        '{Hen} the hen [knew|understood] [chicks|small ones]. So {hero} [brought|took|carried] {duck} to the chicks’ [school|class|yard].',
        '“You have [nine|ten|eight] chicks,” {hero} [told|said to] {hen} the hen. “Please [take|have|mind] {duck}, too.”',
        'So {hero} took {duck} to {hen} the hen, who teaches [scratching|pecking|counting] and [sitting still|standing in line].',
      ],
      [
        'For [an hour|a while] there was [peace|quiet]. Then {duck} came back, and [behind|after] him {hen}, [red in the face|out of breath].',
        '{Hero} had [only just|just|hardly] got to the [tree|gate|wall] when {duck} was back, and so was {hen}, [very cross|out of breath].',
        'But soon {hero} heard feet, and there was {duck} again, with {hen} [running|puffing|hurrying] [after|behind] him.',
      ],
      [
        '“I showed him how to [scratch|peck|count],” she [cried|puffed|scolded], “but he only does what YOU do, {hero}!”',
        '“He won’t do a [thing|step|peck] that I do,” she [cried|puffed|scolded], “[only|nothing but] what {hero} does!”',
        '“[Scratch|Peck|Count], I say, and he looks for YOU,” she [cried|puffed|scolded]. “He learns [only from you|it only if you do it]!”',
      ],
      asideHere('way', {
        person: ['{Friend} said sorry to {hen}, and [swept up|fetched] the corn.'],
        pet: ['{Friend} ate up the corn that was [left|still there].'],
      }),
      '¶{refrain}',
    ],
    alone: [
      when(
        'together',
        [
          'Then {duck} got tired and slept on the {thing} in the [sun|grass|clover]. And {others} [dozed|dozed off|nodded off], too.',
          'At [noon|midday] {others} fell asleep in the [sun|grass|clover]. And {duck} slept on the {thing}, [for|because] it smelled of {hero}.',
        ],
        [
          'By [noon|midday] {duck} was tired. So {hero} spread the {thing} in the [sun|grass|clover], and {duck} [slept|fell asleep] on it.',
          'But [such short|such small] legs get tired. {Duck} [slept|fell asleep] in the [sun|grass|clover], on the {thing} that smelled of {hero}.',
          'At last {duck} [climbed|crept|crawled] onto the {thing}. It smelled of {hero}, and so he [slept|fell asleep] in the [sun|grass].',
        ],
      ),
      [
        'So {hero} could [creep|steal|slip] off to the far [corner|wall|end]. There {they} did the best {trick} [of {their} life|ever|of the year].',
        'In secret {hero} went to the far [corner|wall|end], alone [at last|for once], and did a [great|fine|wonderful] {trick}.',
        'Now {hero} was [free|free to go|alone]. In the far [corner|part] of the garden {they} did a [great|fine|wonderful] {trick}.',
      ],
      takes('bond', {
        jump: [
          [
            '“Did you see?” {they} [asked|called], but [no one|nobody] did it next and [landed|sat down|fell] on his tail, and it was [quiet|so quiet|still].',
            'Then {they} [listened|waited] for the [little|small|soft] plop that [came|always came] next. But there was [no plop|none] [now|today].',
          ],
        ],
        peep: [
          [
            '“Did you see?” {they} [asked|called], but [nobody|no one] said “peep”, and it was very [quiet|still|empty] [there|behind {them}].',
            '“[Well|Now]?” {they} [asked|called], and [listened|waited] for a “peep”. There was only the wind in the [grass|leaves|hedge].',
          ],
        ],
        eyes: [
          [
            '“Did you see?” {they} [asked|called], and [turned|looked] round, but there were no [two|small] round eyes to see it, only [grass|a wall|leaves].',
            'Then {they} [turned|looked] round for the two round eyes that [always|usually] saw it, and [found|met] only [grass|a wall|leaves].',
          ],
        ],
      }),
    ],
    gone: [
      [
        plants(
          'gone',
          'So {hero} [went|raced] back to [wake|fetch] {duck}. But the [grass|place] was [flat|warm|empty], and the {thing} was [gone|missing], too.',
        ),
        plants(
          'gone',
          '{Hero} [ran|went|hurried] back to the [sunny|warm] spot. But there was no {duck} [on the grass|there], and no {thing} [any more|either].',
        ),
        plants(
          'gone',
          'That was no [fun|good]. So {hero} [raced|went] back. But {duck} was gone from the [sunny|warm|soft] spot, and so was the {thing}.',
        ),
      ],
      when(
        'together',
        [
          '{Dog} the dog [sniffed|looked] in the [grass|hedge]. {Others} and {donkey} the donkey called, and nobody [answered|said “peep”].',
          'They all [called|shouted], {others} and {dog} the dog and {donkey} the donkey, and [listened|stood still], but not one [peep|flap|rustle] came back.',
          '{Dog} the dog looked [behind|under] the hedge. {Donkey} the donkey and {others} looked [under|behind] the shed, but they found [nothing|no duckling|only snails].',
        ],
        [
          '{Dog} the dog [sniffed|looked] in the [grass|hedge]. {Donkey} the donkey called [over|across] the [hedge|wall], and nobody [answered|said “peep”].',
          'They [called|shouted], {hero} and {dog} the dog and {donkey} the donkey, and [listened|stood still], but not one [peep|flap|rustle] came back.',
          '{Dog} the dog looked [behind|under] the hedge. {Donkey} the donkey looked [under|behind] his [hay|shed], but they found [nothing|no duckling|only snails].',
        ],
      ),
      asideHere('trouble', {
        person: ['{Friend} ran once round the [wall|whole garden], and came back with [empty hands|only an old sock].'],
        pet: ['{Friend} sniffed at the warm [place|grass], and then [looked up|cried].'],
      }),
      [
        'All day {hero} had wanted [it like this|nobody behind {them}], and now {they} [wanted it no more|did not like it|took it back].',
        '{Hero} [turned|looked] round [twice|three times|again], but there was [no one|nobody] behind {them} [now|any more].',
        'How [big|wide|long] the garden was, and how [small|little] a duckling! {Hero} felt cold, [in|in spite of] the [evening|low] sun.',
      ],
    ],
    track: [
      when(
        'told:gone',
        [
          'Then {dog} the dog [barked|called], for in the [dust|mud|sand] there were [small|tiny] footprints, and a long line [beside|between] them.',
          'But in the [dust|mud|sand] by the [shed|wall] {dog} the dog [found|saw] small footprints, and [beside|between] them a long line.',
          'It was {dog} the dog who [found|saw|smelled] them: [small|tiny] footprints in the [dust|mud|sand], with a long line [beside|between] them.',
        ],
        [
          '{Hero} [ran|went] back. But {duck} was gone. There were only [small|tiny] footprints and a [long|strange] line in the [dust|mud|sand].',
          'So {hero} [raced|went] back. No {duck}, only [small|tiny] footprints and a [long|strange] line in the [dust|mud|sand]!',
          'When {hero} [raced|went] back, there was no {duck}. There were only [small|tiny] footprints and a line in the [dust|mud|sand].',
        ],
      ),
      [
        '“He has [dragged|pulled|towed] the {thing} along,” [said|cried] {hero}. “It smells of [me|home|us]!”',
        'The line was where {duck} had [dragged|pulled|towed] the {thing} along, for it [smelled|still smelled] of {hero}.',
        'That line was the {thing}, [dragged|pulled|towed] along. It [smelled|still smelled|smelled a bit] of {hero}.',
      ],
      [
        'The footprints went [wherever|everywhere] {hero} had been, to the [wall|shed|well|tree|hedge]. {Duck} was looking for {them}.',
        'The footprints went [wherever|everywhere] {hero} had [been|stood], [because|for] {duck} was [looking|searching|hunting] for {them}.',
        'The footprints went [wherever|everywhere] {hero} had [gone|been]. {Duck} had looked for {them} behind every [leaf|stone|bush|pot].',
      ],
      when('together', ifRoom('“[This way|Here]!” called {others}, [wide |]awake again, at the [open|garden] gate.')),
      [
        'Then the trail [led|went] out of the gate. Now {hero} [came|walked|raced] after {duck}.',
        'Then the trail [led|went] out of the gate. Now {duck} was first, and {hero} [followed|came after].',
        'At last the trail [led|went] out of the gate, and this time {hero} [went|raced|walked] after {duck}.',
      ],
    ],
    pond: [
      [
        'At the [water|river] stood {duck} with the [wet|muddy|dusty] {thing.noun}, and [stared|looked|gazed] at {goose} the goose.',
        'The trail [ended|stopped] at the [river|water|bank]. {Duck} [stood|was] there beside the [wet|muddy|dusty] {thing.noun}, and watched {goose} the goose.',
        'Down at the [river|water|bank] stood {duck} with the [wet|muddy|dusty] {thing.noun}, and [stared|looked|gazed] at {goose} the goose.',
      ],
      [
        'Behind her swam six goslings, hatched that [morning|day]. {Duck} put one foot in and [took|pulled] it [out|back] again.',
        'Six goslings, hatched that [day|morning], swam behind her. But {duck} did not [dare|go in|follow].',
        'Her six had hatched, and swam behind her. But {duck} did not [dare|go in|follow].',
      ],
      TURN,
      [
        '{Duck} only ever did what {hero} did first, [of course|that was it]. So {hero} [walked|went] in, [knee-deep|bit by bit|where it was shallow].',
        'Of course, {duck} did [only what|whatever] {hero} did first. So {hero} [walked|went] in, [knee-deep|bit by bit|where it was shallow].',
        '[All day|Since morning] {duck} had done what {hero} did first. So {hero} [walked|went] in first, [knee-deep|bit by bit|where it was shallow].',
      ],
    ],
    swim: [
      [
        '{Duck} put [one foot|his left foot] in, then the [other|right], and [swam|floated], as if he had [always|often] done it.',
        'So {duck} [shut|closed] his eyes, jumped in, [came|popped] up again like a [cork|button], and swam.',
        'Where {hero} went, {duck} went. He [slid|hopped|fell] in, [spluttered|paddled|blinked], and swam round {hero}.',
      ],
      [
        '“Look, [everybody|all of you|everyone]!” [cried|called|shouted] {hero}. “Not at me! Look at {duck}!”',
        '“Look!” [cried|called|shouted] {hero}, and this time {they} did not say “at me!” {They} said, “Look at {duck}, [everybody|all of you]!”',
        'Then {hero} [called|cried|shouted], louder than for any {trick}, “Look, [everybody|all of you], look at {duck}!”',
      ],
      asideHere('turn', {
        person: ['{Friend}, who had run after them, clapped on the bank [and shouted|till {friend.their} hands hurt].'],
        pet: ['{Friend}, who had run after them, [jumped|danced] for joy on the bank, and got wet [as well|too].'],
      }),
      takes('bond', {
        jump: [
          [
            '[Out there|Out on the water] {duck} did a [small|wet|tiny] {trick}, landed on his tail, and looked [back|round] at {hero}.',
            'And {duck}, [in the middle of|out on] the water, did a [tiny|little|wet] {trick}, plop, and looked [back|round] at {hero}.',
          ],
        ],
        peep: [
          [
            'They all [called to|looked at] him, but {duck} looked [only|just] at {hero} and asked, “[Peep|Peep, peep]?”',
            'Everybody [looked|waved|stared], but {duck} asked only {hero}, “[Peep|Peep, peep]?”',
          ],
        ],
        eyes: [
          [
            'So [all of them|they all|everybody] looked at {duck}, and he, with both round eyes, [looked|gazed] only at {hero}.',
            '[Everybody|The whole bank|All the world] [looked at|had eyes for] {duck}. But his own round eyes [looked|searched] for {hero}.',
          ],
        ],
      }),
      [
        'And nobody looked at {hero} but that one [small|wet] duckling, and it was [enough|quite enough|plenty|just right].',
        'Nobody else looked at {hero} [now|any more]. But [one|one duckling] was [enough|quite enough|plenty|just right].',
        'It was only one [small|wet] duckling that looked at {hero}. But [it|that] was [enough|quite enough|plenty].',
      ],
    ],
    water: [
      [
        'The trail [ended|stopped] at the [water|river|bank]. There {duck} saw {goose’s} six new goslings [swim|paddle] behind her, and did not [dare|go in|follow].',
        'At the [water|river] {goose’s} six new goslings [swam|paddled] behind her. But {duck} stood by the {thing}, and did not [dare|go in|follow].',
      ],
      when('interest', { more: TURN }),
      [
        '{Duck} had done [all|everything|whatever] {hero} did [that day|since morning]. So {hero} [walked|went] in, [knee-deep|bit by bit|where it was shallow]. And {duck} [swam|paddled] after {them}.',
        '[All day|Since morning|All day long] {duck} had [copied|followed] {hero}. So {hero} [walked|went] in first, [knee-deep|bit by bit|where it was shallow], and behind {them} {duck} [swam|paddled].',
        '[All day|Since morning] {duck} had done what {hero} did. So {hero} [walked|went] in first, [knee-deep|bit by bit|where it was shallow]. And {duck} [swam|paddled] [in|along] behind.',
      ],
      takes('bond', {
        jump: [
          [
            '¶“Look at {duck}!” [cried|called|shouted] {hero}, and {duck} did a [small|tiny|wet|little] {trick}, [plop|flop], just for {them}.',
            '¶“Look, [everybody|all of you], at {duck}!” [cried|called|shouted] {hero}, and he did a [small|tiny|wet|little] {trick} on the water.',
          ],
        ],
        peep: [
          [
            '¶“Look at {duck}!” [cried|called|shouted] {hero}, and {duck} turned [round|only|just] to {them} and [asked|said]: “[Peep|Peep, peep]?”',
            '¶“Look, [everybody|all of you], at {duck}!” [cried|called|shouted] {hero}, and he [answered|said], only to {hero}, “[Peep|Peep, peep].”',
          ],
        ],
        eyes: [
          [
            '¶“Look at {duck}!” [cried|called|shouted] {hero}. They all [did|looked]. But his [two|own] round eyes looked at [nobody|no one] but {hero}.',
            '¶“Look, [everybody|all of you], at {duck}!” [cried|called|shouted] {hero}. And {duck} looked, with round eyes, at [nobody|no one] but {hero}.',
          ],
        ],
      }),
    ],
    slow: [
      [
        'When the moon [rose|came up], {party} [walked|went|came] home with the [wet|dripping|cold] {thing.noun}.',
        'By [moonlight|the light of the moon] {party} [walked|went|came] home with the [wet|dripping|cold] {thing.noun}.',
        'The moon was [up|out] when {party} [walked|went|came] home with the [wet|dripping|cold] {thing.noun}.',
      ],
      [
        '“You can [sleep in|keep|have] it, {duck},” [said|decided] {hero}, “[because|since] you’re the smallest [at home|of us] now.”',
        '“It’s your [bed|nest] now, {duck},” [said|decided] {hero}, “you’re the smallest [at home|of us|of all].”',
        '“It’s for the smallest [at home|of us|of all],” [said|decided] {hero}, “and that’s you [now|from today|from now on], {duck}.”',
      ],
      when('adults', [
        'At the [door|gate] {adults} [looked|nodded|smiled] at [both of them|them both].',
        'At the [door|gate] {adults} [kissed|counted|greeted] [both of them|them both].',
      ]),
      '¶{refrain}',
      asideHere('end', {
        person: ['{Friend} walked behind {duck}, and [hummed|yawned].'],
        pet: ['When {duck} sat down, {friend} [pushed|nudged] him on [with a nose|gently].'],
      }),
      takes('bond', {
        jump: [
          [
            '{Hero} walked a little [slower|more slowly], and [stopped|waited] at the [stones|puddles], so that {duck} could [jump|hop] over.',
            'So {hero} walked [more slowly|a little slower], and took only the [lowest|smallest|flattest] [stones|puddles].',
          ],
        ],
        peep: [
          [
            '“Are you there?” asked {hero} at every [stone|corner|puddle], and at each “peep” from behind {they} walked a little [slower|more slowly].',
            '{Hero} walked a little [slower|more slowly], and waited [whenever|each time|as soon as] somebody said “peep” [behind {them}|behind {their} back].',
          ],
        ],
        eyes: [
          [
            '{Hero} walked a little [slower|more slowly], because two round eyes [looked|were watching] [where|how] {they} [turned|walked|went along].',
            'At every [stone|corner|puddle] {hero} looked round into two round eyes, and walked a little [slower|more slowly].',
          ],
        ],
      }),
    ],
  },
  asides: {
    start: {
      person: ['{Friend} [knocked on|listened to] it, and nobody answered.'],
      pet: ['{Friend} sniffed at it, and [sat down|sneezed].'],
    },
    way: {
      person: [
        '{Friend} walked behind {duck}, and [waddled|hopped], too.',
        '“He’s got your walk,” said {friend}, [grinning|and grinned].',
      ],
      pet: ['{Friend} came [last|at the very end], to see where it went.', '{Friend} looked on, and [yawned|blinked].'],
    },
    trouble: {
      person: ['{Friend} [looked|searched], too, and said nothing.'],
      pet: ['{Friend} pressed close to {hero’s} [side|leg].'],
    },
    turn: {
      person: ['{Friend} clapped with [wet|both] hands.'],
      pet: ['{Friend} shook, and it [rained|poured].'],
    },
    end: {
      person: ['{Friend} walked slowly, too, and [hummed|yawned].'],
      pet: ['{Friend} came last, and [yawned|made sure that nobody got lost].'],
    },
  },
  adults: {
    start: [
      '“What a [splash|show]!” [said|called] {grownUp}.',
      '{GrownUp} [did not blink|held {grownUp.their} breath] till {hero} was down.',
    ],
    end: [
      '“I saw [that|it],” said {grownUp} softly, “how you went in [first|before him].”',
      '{GrownUp} looked at them [both|two], and for a long [time|while].',
    ],
  },
  traits: { habit: ownHabits, turn: ownTurns },
};
