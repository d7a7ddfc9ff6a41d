/** The seventh egg in English for readers of 8 to 10. */
import {
  adult,
  asideHere,
  HABIT,
  ifRoom,
  planting,
  TURN,
  when,
  type BandText,
  type Line,
  type TraitLines,
  given,
} from '#studio/storyteller/text/passage.ts';
import { perk } from '#studio/storyteller/templates/seventh-egg/choices.ts';
import { habits } from '#studio/storyteller/templates/seventh-egg/english-traits.data.ts';

/** What the hero sees at the edge of the water. */
const ownTurns: TraitLines = {
  interest: [
    '“Nobody knew less about {interest} than I did,” {hero} told {duck}, “until [somebody|someone] showed me.” {Duck} [waited|looked as if he waited] for the rest.',
    'Nobody comes out of the egg knowing about {interest}, thought {hero}. [Somebody|Someone] had shown {them} first, [slowly|patiently].',
    'All that {hero} knew about {interest}, [somebody|someone] had once shown {them}, [slowly|patiently] and more than once. And who was [showing|there to show] {duck}?',
  ],
  brave: [
    '{Hero} was brave, but not yet wet, and so {they} only stood [there|still] at first, [beside|next to] {duck}.',
    'Water is only water, {hero} [told|said to] {duck}, and looked it in the eye, and it was [very cold|grey] water.',
  ],
  curious: [
    '{Hero} leaned down [behind {duck}|at {duck’s} side], to look from where [ducklings look|a duck looks]. From down there the water was [a sea|bigger than the sky].',
    '{Hero} watched {duck’s} feet. They went [up, and down|out, and back|in, and out], and why, {they} wondered, did a duck not [swim|go in]?',
  ],
  kind: [
    '{Hero} had meant to be [cross|angry|strict]. But {duck} was so [wet|small] and alone, and {hero} sat down [close|next] to him.',
    '{Hero} forgot what {they} had wanted to [say|shout]. It’s no fun when everybody can do it and [you can’t|nobody shows you how].',
  ],
  funny: [
    '“[Peep|Quack],” said {hero} from behind. {Duck} [fell over|jumped], turned round, and fell over [again|the other way], for joy.',
    '{Hero} came up in {duck’s} own walk, [tail out|knees in], so as not to [startle|frighten] him.',
  ],
  shy: [
    '{Hero} came up softly and did not [talk|call]. {They} knew how it is to stand at the edge of a thing and [not dare|want to].',
    '“I don’t like being first, [either|as a rule],” {hero} told {duck}, very [low|quietly].',
  ],
  stubborn: [
    'All day {duck} had followed {hero}, [through thick and thin|whatever {they} said], and would not go one step into the water? {Hero} knew [that look|that sort of chin] from [home|the mirror].',
    '{Hero} had wanted to be rid of {duck} [all day|since breakfast]. Now {they} would not have [gone|walked] away for [anything|the world].',
  ],
  dreamy: [
    '{Hero} looked at {duck} in the water, upside down, and for a moment {they} [felt|knew] how it is to be so [small|new].',
    '{Hero} had forgotten how it is to be so [new|small]. Next to {duck} it [came back|was there again].',
  ],
  careful: [
    '{Hero} never went into water before {they} had tried it with [a toe|a stick]. {Duck} was [just the same|trying it, too].',
    '{Hero} found the place where it was [shallow|flat], tried it with a [stick|heel], and [pointed it out|showed it] to {duck}.',
  ],
  energetic: [
    '{Hero} had raced all the way. Now {they} kept [still|quite still], because {duck} kept still, and it was {hero} who [copied|did as he did].',
    '{Hero} wanted to [jump in|shout]. But {duck} was so small that {they} came up [slowly|bit by bit], for once.',
  ],
  clever: [
    '{Hero} added it [all |]up: a duck who [copies|does] whatever {they} do, and nobody in the water to [copy|do it after].',
    'Why did {duck} not go in? {Hero} went through the whole day in {their} head, [step by step|from the first crack on].',
  ],
};

/** The rule of the house, and what it brought the hero. */
const rule: Line = perk({
  spoon: [
    'There was [one|only one|one good] rule in [that|the] house: {refrain} So {hero}, the smallest, licked the [jam|honey] spoon. And [at every|after each|at each] “Look!” and [every|each] {trick} [everybody|everyone|the whole house] looked.',
    'In [that|this] house [the rule was|there was a rule|one thing was certain]: {refrain} That meant {hero}, who licked the [jam|honey] spoon. {They} only had to [call|cry|shout] “Look!” and do a {trick}, and [everybody|everyone|they all] looked.',
    'The rule in [that|the] house was [simple|an old one|short]: {refrain} {Hero} was the smallest, so {they} had the [jam|honey] spoon to lick. And all eyes were on {them} [at every|after each|at each] “Look!” and [every|each] {trick}.',
  ],
  song: [
    'There was [one|only one|one good] rule in [that|the] house: {refrain} So {hero}, the smallest, got the good-night song, [all|with all] six verses. And [at every|after each|at each] “Look!” and [every|each] {trick} [everybody|everyone|the whole house] looked.',
    'In [that|this] house [the rule was|there was a rule|one thing was certain]: {refrain} That meant {hero}, who was sung the [whole|long|full] good-night song[|, twice]. {They} only had to [call|cry|shout] “Look!” and do a {trick}, and [everybody|everyone|they all] looked.',
    'The rule in [that|the] house was [simple|an old one|short]: {refrain} {Hero} was the smallest, so {they} had the good-night song, [four|five|six] verses long. And all eyes were on {them} [at every|after each|at each] “Look!” and [every|each] {trick}.',
  ],
  cushion: [
    'There was [one|only one|one good] rule in [that|the] house: {refrain} So {hero}, the smallest, sat on the [silk|velvet] cushion. And [at every|after each|at each] “Look!” and [every|each] {trick} [everybody|everyone|the whole house] looked.',
    'In [that|this] house [the rule was|there was a rule|one thing was certain]: {refrain} That meant {hero}, who had the [silk|velvet] cushion to sit on. {They} only had to [call|cry|shout] “Look!” and do a {trick}, and [everybody|everyone|they all] looked.',
    'The rule in [that|the] house was [simple|an old one|short]: {refrain} {Hero} was the smallest, so {they} had the [silk|velvet] cushion to sit on. And all eyes were on {them} [at every|after each|at each] “Look!” and [every|each] {trick}.',
  ],
});

/** What everybody looks at, so that a listener sees it, too. */
const moves: readonly string[] = [
  'A {trick} is a spin, a long pause and a bow, [in that order|as slow as can be].',
  'The {trick} [began|started] with a spin, stopped in the middle, and ended with a bow.',
  'First came a spin, then a pause, then a bow, and that was [a|the whole] {trick}.',
];

/** Why the hero wants to be rid of the follower; told once, before the first try. */
const fed: Line = when('not told:tried', [
  '[Now|That day|That morning], whenever {hero} did a {trick}, it ended with a plop from {duck}, and [everyone|everybody] looked at the plop.',
  'As soon as {hero} did a {trick}, [so did {duck}|{duck} did, too], plop, and it was the plop [that was looked at|that got the laughs|that was clapped for].',
  'There was no {trick} [now|any more|that day] without {duck’s} plop behind it, and [everyone|everybody] liked the plop [better|best|more].',
]);

export const english810: BandText = {
  refrains: ['“Smallest first.”', '“The smallest goes first.”', '“Small before big.”', '“Small ones first.”'],
  beats: {
    open: [
      rule,
      moves,
      when(
        'together',
        [
          '¶They did so every [evening|day], {others} from the [wall|bench|gate], {dog} the dog from the [grass|path|steps], and {hen} the hen, who was smaller, but did not [count|mind].',
          '¶In the [front|first] row were {others}, and {dog} the dog, who [barked|called|asked] for more, and {hen} the hen, who was smaller, but [hens don’t count|on the staff].',
          '¶{Others} never [missed|skipped] one, nor did {dog} the dog, nor {hen} the hen, who was smaller, [strictly speaking|to be exact], but had a [job|position].',
        ],
        [
          '¶They did so every [evening|day], {dog} the dog from the [grass|path|steps], and from the [wall|bench|gate] {hen} the hen, who was smaller, but did not [count|mind].',
          '¶In the [front|first] row were {dog} the dog, who [barked|called|asked] for more, and {hen} the hen, who was smaller, but [hens don’t count|on the staff].',
          '¶{Dog} the dog never [missed|skipped|slept through] one, nor did {hen} the hen, who was smaller, [strictly speaking|to be exact], but had a [job|position].',
        ],
      ),
      { more: HABIT },
      adult('start'),
      [
        'It was a good rule, {hero} [thought|found], and there was nobody smaller [in sight|for miles|coming].',
        'It could have gone on like that [for ever|for years], with nobody smaller [in sight|for miles|in the street].',
        '{Hero} saw no reason why [that|any of it] should ever [change|stop], as long as nobody smaller [came|moved in|turned up].',
      ],
    ],
    egg: [
      [
        'Then, one evening, {goose} the goose [screamed|shrieked|trumpeted]: “I can count to six, and [here lies|this is] a seventh!” They all [ran|rushed] to look at the egg, and [nobody|no one] saw how {hero’s} {trick} ended.',
        'But one evening {goose} the goose [declared|announced] that an egg in the grass was [not hers|no relation]. {Hero} was in mid-{trick} just then, and when {they} [finished|bowed], everybody was looking at [it|the egg].',
        'Until, one evening, {hero} looked up from a {trick}, and they were all looking at an egg. “Six I have laid,” said {goose} the goose, “and six I [sit on|have counted], so don’t [look at|ask] me.”',
      ],
      [
        '¶“It must lie [warm|soft], and [at once|now],” said {hen}, looking at {hero’s} {thing}.',
        '¶“What it [needs|wants] is a [bed|nest],” said {hen}, and her eye fell on {hero’s} {thing}.',
        '¶“It’s [cooling|getting cold],” said {hen}, and looked at {hero’s} {thing}. “And that [would fit|looks warm].”',
      ],
      asideHere('start', {
        person: [
          '{Friend}, who meant [well|no harm], [held|was already holding] it [open|out].',
          '{Friend} only [meant|wanted] to help, and [held|fetched] it.',
        ],
        pet: [
          '{Friend} [dragged|pulled] it over, [proud|glad] to [help|be of use].',
          '{Friend} curled up round the egg, and had to be [lifted|moved] off.',
        ],
      }),
      when(
        'giver',
        [
          '“That’s mine, from {giver}!” said {hero}. But {goose} [only said|knew the rule|had a rule for that]: {refrain} And for the first [time|evening] that did not mean {hero}.',
          '“But I had that from {giver},” [said|cried] {hero}. {Hen} [rolled|tucked] the egg in and said what was always said [there|in that house]: {refrain}',
          '“[But that’s|That’s|It’s] from {giver}!” said {hero}. The answer came [from all sides|at once|from everybody]: {refrain} And in the {thing.noun}, [clearly smaller|smaller by a head], lay the egg.',
        ],
        [
          '“That’s mine!” said {hero}. But {goose} [only said|knew the rule|had a rule for that]: {refrain} And for the first [time|evening] that did not mean {hero}.',
          '“But that belongs to [me|ME],” [said|cried] {hero}. {Hen} [rolled|tucked] the egg in and said what was always said [there|in that house]: {refrain}',
          '“[That’s mine!|Give it back!|What about me?]” [said|cried|asked] {hero}. The answer came [from all sides|at once|from everybody]: {refrain} And in the {thing.noun}, [clearly smaller|smaller by a head], lay the egg.',
        ],
      ),
    ],
    arrive: [
      rule,
      when(
        'together',
        [
          '¶Then, one evening, {goose} the goose [screamed|shrieked|trumpeted]: “I have laid six, and [here lies|this is] a seventh!” {Others} and {dog} the dog [ran|rushed] to look, and {hen} the hen [rolled|tucked] it into {hero’s} {thing}.',
          '¶But one evening {goose} the goose [declared|announced|remarked] that an egg in the grass was [not hers|no relation]. {Others} and {dog} the dog [bent|leaned] over it, and {hen} the hen [put|laid] it in {hero’s} {thing}.',
          '¶Until, one evening, {others} and {dog} the dog were [staring|looking] at an egg. “[Not mine|No relation|I have six],” said {goose} the goose. So {hen} the hen laid it, for [warmth|the time being], in {hero’s} {thing}.',
        ],
        [
          '¶Then, one evening, {goose} the goose [screamed|shrieked|trumpeted]: “I have laid six, and [here lies|this is] a seventh!” {Dog} the dog [ran|rushed] to look, and {hen} the hen [rolled|tucked] it, to be warm, into {hero’s} {thing}.',
          '¶But one evening {goose} the goose [declared|announced|remarked] that an egg in the grass was [not hers|no relation]. {Dog} the dog [bent|leaned] over it, and {hen} the hen put it, since it was cold, in {hero’s} {thing}.',
          '¶Until, one evening, {dog} the dog was [staring|looking] at an egg instead. “[Not mine|No relation|I have six],” said {goose} the goose. So {hen} the hen laid it, for [warmth|the time being], in {hero’s} {thing}.',
        ],
      ),
      when(
        'giver',
        [
          '“That’s mine, from {giver}!” said {hero}. But {goose} [only said|knew the rule|had a rule for that]: {refrain} And for the first [time|evening] that did not mean {hero}.',
          '“But I had that from {giver},” [said|cried] {hero}. {Hen} said what was always said [there|in that house]: {refrain} But she [said it to|looked at|meant] the egg.',
          '“[But that’s|That’s|It’s] from {giver}!” said {hero}. The answer came [from all sides|at once|from everybody]: {refrain} And [they meant|by that they meant|that was now|from now on that was|what they meant was] the egg.',
        ],
        [
          '“That’s mine!” said {hero}. But {goose} [only said|knew the rule|had a rule for that]: {refrain} And for the first [time|evening] that did not mean {hero}.',
          '“But that belongs to [me|ME],” [said|cried] {hero}. {Hen} said what was always said [there|in that house]: {refrain} But she [said it to|looked at|meant] the egg.',
          '“[That’s mine!|Give it back!|What about me?]” [said|cried|asked] {hero}. The answer came [from all sides|at once|from everybody]: {refrain} And [they meant|by that they meant|that was now|from now on that was|what they meant was] the egg.',
        ],
      ),
    ],
    home: [
      [
        'So the egg moved indoors, in {hero’s} {thing}. {Dog} lay round it like a [wall|rug|fence], and {hen} turned it, [on the hour|every hour], with one wing.',
        'The egg was [given|brought to] the [warmest|best] place in the house. {Dog} [kept|warmed] its left side, {hen} its right, and {hero’s} {thing} the [rest|underside].',
        'Indoors they made a list of who was to [warm|turn|mind] the egg, [and when|hour by hour]. {Dog} was on it, {hen} was on it [twice|three times], and so, [without being asked|unasked], was {hero’s} {thing}.',
      ],
      perk({
        spoon: [
          'Beside it, [just in case|for later], they had [laid|put] the [spoon|spoon to lick].',
          'Even the [jam|licking] spoon lay [ready|waiting] beside it, though it had no [tongue|mouth].',
        ],
        song: [
          'It was sung the good-night song, [every verse|all of it], and did not even [yawn|hum].',
          'They sang it the good-night song, [softly|twice], though it had no [ears|idea].',
        ],
        cushion: [
          'Under it lay, [of course|as was right], the [good|best] cushion, and it did not even [sit|notice].',
          'They had [pushed|slid] the cushion under it, though it had nothing to [sit|sit down] on.',
        ],
      }),
      [
        '¶“Look!” said {hero}, and did a {trick} [beside|behind] it. “Shh,” said {dog}, “you’ll [wake|crack|upset] it.” So {hero} did the next one for the [wardrobe|coat stand], which at least [kept quiet|was not busy].',
        '¶{Hero} did a {trick} right [beside|behind] it. But {dog} only leaned to the [left|right], so as to see the [egg|shell]. That left the [wardrobe|coat stand], and {hero} did [one|the next] for that, and it did not [clap|cheer].',
        '¶So {hero} did a {trick}, a [fast|good] one, and {hen} said that the egg would [feel the draught|catch cold]. After that {hero} [performed|practised] for the [wardrobe|coat stand], and [bowed to it|took a bow].',
      ],
    ],
    watch: [
      [
        'At [three|four] in the night it was {hero’s} turn to [warm|hold] it, for {dog} [snored|slept] and {hen} [roosted|had gone to roost]. “There is one smallest [here|in this house],” {hero} told the egg, [nose to shell|very low], “and the place is [taken|not free].”',
        'Late at night, when {dog} [snored|slept] and {hen} had gone to [bed|roost], only {hero} was [left|awake] to warm it. “Don’t think I like you,” [said|whispered] {hero}, [curled|rolled up] round the {thing.noun}. “You are in my [place|job].”',
        'It is hard to be [angry|cross], at [three|four] in the night, with something that one is curled up round. But it was {hero’s} turn to warm it, and {they} did {their} [best|utmost]. “I was the smallest [before|long before] you,” {hero} [told|said to] the egg.',
      ],
      when(
        'interest',
        ifRoom(
          'It did not [argue|contradict], so {hero} told it about {interest}, [from the beginning|at length], and it did not [interrupt|yawn] once.',
          'Since it could not [leave|run away], {hero} explained {interest} to it, [in full|with gestures], and nobody said [shh|later].',
        ),
      ),
      [
        '¶“I have the {trick},” {hero} [went on|added]. “What [have you got|can you do]?” [Tok|Tick|Pok], said the egg, and it was the first answer {hero} had [had|been given] all [evening|day].',
        '¶Then, inside it, somebody knocked, [tok|tick|pok], and {hero} [held {their} breath|lay quite still]. All [evening|day] nobody had [answered|had an ear for] {them}, and now [someone|somebody] did.',
        '¶“They used to look at me,” {hero} [said|whispered], “at every {trick}.” [Tok|Tick|Pok], said the egg, [close|right] by {their} ear, like somebody who [would have|would gladly have] looked.',
      ],
    ],
    hatch: [
      [
        'Next morning {hero} [bent over|crept up to] the {thing} to [fetch|get] it back. Crick, crack, and there stood {duck}, a duckling, wet as [soap|a plate], and looked {them} in the [face|eye]. {Hero} [drew back, so {duck} drew back|started back, so {duck} started back|shrank back, so {duck} shrank back], too, and [sat down|fell over], plop.',
        '“I want my {thing.noun} [back|now],” said {hero} to the egg next morning, [nose to shell|very low]. It went crick, crack, and out [looked|came] {duck}, a duckling, and the first thing he ever saw was {hero}. {Hero} [started with fright, so {duck} started|shook with fright, so {duck} shook|squeaked with fright, so {duck} squeaked] as well, and [fell|came down] on his tail, plop.',
        'By morning {dog} had gone for [straw|hay] and {hen} for [advice|a witness], so only {hero} saw it [split|open], crick, crack. Out [looked|came] a [wet|small wet] duckling, {duck}, who had never seen [anything|anyone]. {Hero} [drew back, so {duck} drew back|turned away, so {duck} turned away|ducked, so {duck} ducked], too, and [fell over|sat down], plop.',
      ],
      [
        '¶{Hero} held the door open for {duck}: {refrain} But {duck} [stood|sat] and waited until {hero} had gone [through|out], and then came, {flap}, [behind|after].',
        '¶At the door {hero} [remembered|thought of] the rule, and [stood|stepped] aside: {refrain} But {duck} [stepped|stood] aside, too, and would not go before {hero}, only, {flap}, [after|behind].',
        '¶{Hero} [opened|pointed to] the door, for a rule is a rule: {refrain} {Duck} did not [want|wish] to be first. It was {hero} first, and then, {flap}, {duck}, [there and everywhere|and so it stayed].',
      ],
      when(
        'together',
        ifRoom(
          '{Others} came [last|behind the two], and [laughed|stared].',
          'And [after that|behind him] came {others}, [on tiptoe|laughing|as in a procession].',
        ),
      ),
    ],
    follow: [
      [
        '{Hero} went to the gate, and {duck} went to the gate. {Hero} scratched an ear, so {duck} scratched [where his would be|the place where ears are] and fell over, plop, and everybody [clapped|cheered].',
        'In the garden [{hero} yawned, and {duck} yawned|{hero} sneezed, and {duck} sneezed|{hero} sighed, and {duck} sighed], too. {Hero} raised one arm, so {duck} raised one wing, and then, plop, he sat on [nothing|his tail], and they all [clapped|cheered].',
        'If [{hero} went left, {duck} went left|{hero} went slowly, {duck} went slowly|{hero} twirled, {duck} twirled]. “Stop doing what I do,” said {hero}, and [clapped|shook {their} head]. So {duck} did that, too, and fell over, plop, and the whole garden [clapped|cheered].',
      ],
      planting(
        'tried',
        '¶Then {hero} did a {trick}, as [well|fast] as {they} could. “That’s {hero} all over!” cried {dog}, weeping with [laughter|joy], and he meant {duck}, who had done it after {them}, only [slower|flatter].',
        '¶“Look!” said {hero}, and did a {trick}. They looked at {duck}, who did it [after {them}|straight after], [very|rather] badly. There had been one [show|star] in this garden, and now it had [a tail|competition].',
        '¶“The first face they see, they follow,” [said|explained] {goose}, “and it’s for [life|good].” {Hero} did not want to be followed for [life|good], [certainly not|least of all] in the middle of a {trick}.',
      ),
    ],
    hide: [
      fed,
      [
        'But what he can’t see, he can’t [follow|copy], thought {hero}, and [got|crept] behind a basket. {Hen}, who was sworn to [silence|secrecy], looked [hard|carefully] the other way.',
        'So {hero} [crept|got] behind the big basket and [sat|kept] as still as a [stump|stone]. “I haven’t seen {hero},” said {hen} [loudly|of her own accord], “behind any basket.”',
        'The [first plan|plan] was to vanish, and {hero} folded up [small|flat] behind a basket. {Hen} was to say nothing, and said it so hard that she [swelled|went red].',
      ],
      planting(
        'tried',
        '¶Then something in the basket [rustled|breathed], and it was {duck}. He had not looked for {hero} at all. He had seen {them} [hide|crouch], so he was hiding, too, from whoever it was, [shaking with|full of] joy.',
        '¶“Peep,” said the basket, [very low|softly], and {duck} looked out, [delighted|proud]. When {hero} hid, {duck} had hidden, too, of course, and so far, he seemed to say, nobody had [found|caught] them[| yet].',
        '¶When {hero} [raised|lifted] the lid, there sat {duck} inside, [just|exactly] as [still|flat] as {hero}. He had no idea who they were [hiding|hidden] from. But {hero} did it, so it [was right|had to be done|had to be good].',
      ),
    ],
    climb: [
      fed,
      [
        'So {hero} went where no duckling [can|could], up the steepest slope, to the [top|very top]. {Duck} was [very small|all beak] from there, and put one foot on the slope, and [slid|fell] off.',
        'But ducklings can’t climb, {hero} had [read|heard], and took the steepest slope to the [top|very top]. {Duck} [tried|did try] it after {them}, with both feet and the beak, and [slid|fell] off.',
        'Up at the top {hero} had wind, a view of [three|four] gardens, and no {duck}. But down there he [hopped|jumped] and hopped, because {hero} was up, so he had to be up [too|as well].',
      ],
      planting(
        'tried',
        '¶“Is [that hopping|this noise] going to last?” asked {donkey} the donkey, who liked to [chew|think] in peace, and laid his head in the grass. {Duck} stepped on, up went the head, and there they were, [eye to eye|both up].',
        '¶Then two long ears rose over the [wall|edge], and between them [sat|stood] {duck}. “He wanted up where you are,” said {donkey} the donkey, “and [I’m tall|I was going up anyway], that’s all.”',
        '¶It was {donkey} the donkey who [spoiled|ended] it. “I can’t hear myself [chew|think],” he [said|complained], and lifted {duck} on his head to where {hero} was, and there, as high as {hero}, {duck} was [very|quite] quiet.',
      ),
    ],
    mirror: [
      fed,
      [
        'Perhaps he only needed a [duck|friend], and {hero} stood him before the [bedroom|old] mirror. In there lived one of his own [age|size], who did [everything|all] that {duck} did, at [once|the same moment].',
        'Indoors {hero} [pulled|pushed] the old mirror before him. “{Duck},” {they} said, half gone already, “meet a duck with more [time|patience].” The duck in there [bowed|nodded], exactly when {duck} did.',
        '{Hero} had a cleverer [plan|idea], and it [hung|stood] in the bedroom: the mirror. A duck looked out of it who was [free all day|looking for a friend], so {hero} introduced them, and [stepped|crept] back.',
      ],
      when('together', ifRoom('“Which of them is ours?” [asked|called] {others} [at|from] the door.')),
      planting(
        'tried',
        '¶{Duck} [kissed|touched] its beak, and it was cold. Then over its shoulder he saw {hero}, and turned round to the warm one. A duck that did as he [did|does] was no use, he wanted to do as {hero} [did|does].',
        '¶But {duck} did not care for somebody who only [copied|aped him], since he was in that line [himself|already]. In the glass he found {hero}, leaving in secret, and [went|came] after {them} in secret[| as well|, too].',
        '¶{Duck} looked [past|round] it, for in the glass there was a second {hero}. He [danced|hopped] for joy, since that made two to [copy|come after], and when {hero} clapped [both hands|with rage], he clapped, [twice|once for each].',
      ),
    ],
    drum: [
      fed,
      [
        'There was one thing that [everyone|everybody] ran from: {hero} on the drum. {Hen} had once moved [out|to the neighbours] because of it. So {hero} beat it with both [sticks|spoons], as [loud|hard] as {they} could.',
        'Nobody had ever stayed in a [garden|street] where {hero} played the drum. {Hero} brought down both [sticks|spoons], {hen} covered her ears and [asked|begged] for a [bucket|sack], and {hero} [played|drummed] on.',
        'So {hero} [fetched|got] the drum. “Everybody runs from this,” {they} told {duck}, and the first bar [emptied|cleared] the garden of [bees|cats|sparrows], and the second of [half|most of] {hen’s} feathers.',
      ],
      when(
        'together',
        ifRoom(
          '“Louder!” [called|begged] {others}, [from|over] the wall.',
          'Only {others} [called|begged] for [more|another verse].',
        ),
      ),
      planting(
        'tried',
        '¶{Duck} watched {their} hands and [beat|drummed] as well, on the ground, with both feet, and that is [called|known as] dancing. {Hero} beat faster, he danced faster, and for a [moment|while] {hero} forgot what it was [for|against].',
        '¶But {hero} bobbed up and down at it, as one does on a drum, so {duck} [bobbed|bounced] up and down, too, plop and all. “Is it [over|safe]?” asked {hen}. “One more [verse|song],” said {hero}, [without thinking|out of breath].',
        '¶Left, right, went {hero’s} hands, so left, right, went {duck’s} feet. It was the finest [dance|dancing] ever seen in [that|a] garden, and {hero} was playing [an encore|another verse] before {they} [noticed|could stop].',
      ),
    ],
    dog: [
      fed,
      [
        'So somebody else had to [have|mind|watch] {duck}. {Dog}, who had once guarded a [slipper|ham bone] for [nine days|a week], laid his chin on him like a [lid|bolt], and {hero} [stole|crept] off without a sound.',
        'It was a case for a [professional|guard]. “On my [honour|bones],” said {dog}, and put {duck} between his front paws. So {hero} [stole|crept] off without a sound, as one [walks|goes] past a [lion|sick bed].',
        '{Hero} handed {duck} over to {dog}, who took the [job|duty] seriously and [counted|recounted] him: one. Then {hero} crept off along the [wall|hedge], and did not [turn|look] round.',
      ],
      when('together', ifRoom('“Nobody saw [anything|a thing],” [promised|said] {others}.')),
      planting(
        'tried',
        '¶But it was warm, and {dog} closed one eye to rest it, and then, so as not to be [unfair|one-sided], the other. Over his nose came {duck}, [without a sound|soundlessly], at a creep, because that was how {hero} [went|walked].',
        '¶{Dog} did not [leave|desert] his post, he only [slept|snored] at it. Past him came {duck}, without one flap, for {hero} had gone like a thief, and so, with both wings [out|up], did he.',
        '¶{Dog} closed both eyes, to [guard|listen] better. When {hero} looked back at the corner, there stood {duck}, head low, a finger’s worth of wing at his beak, just like {hero}, and behind him somebody [snored|slept].',
      ),
    ],
    hen: [
      fed,
      [
        'There was still school. {Hen} taught [pecking|scratching] behind the shed, and had turned out [forty|sixty] decent chickens. “Leave {duck} to me,” she said, so {hero} left him, fast enough to [raise dust|make a draught].',
        'So {duck} was to [learn|be taught] something. {Hen} kept a school behind the shed, for pecking and [standing straight|sitting still], and {hero} asked for the [longest|slowest] course, and fled.',
        '“He needs an education,” said {hero}, and [handed|gave] {duck} to {hen}, whose school was famous for [worms|strictness]. Then {they} raced all the way to the [gate|bench], and did the {trick} for joy.',
      ],
      planting(
        'tried',
        '¶At noon he was returned. “I can do nothing with him,” cried {hen}, red to the comb. “I say peck, I say sit, and he does a {trick}! He does nothing that {hero} has not done first.”',
        '¶School was out by [eleven|ten|nine]. {Duck} came in front, and after him {hen}, with her [feathers|comb] on end. “He won’t do a peck that I do,” she [cried|complained], “only what {hero} does, that {trick} and all!”',
        '¶Soon {duck} [came|walked] round the shed, with {hen} [cackling|scolding] behind him. “You taught him [badly|wrong],” she told {hero}. “I taught him nothing,” said {hero}. “And where did he get that {trick}?” [asked|cried] {hen}. “Not from [me|a hen].”',
      ),
    ],
    alone: [
      when(
        'together',
        [
          'In the end {duck} [simply|just] fell asleep on the {thing} in the sun, being [one day|half a day] old, and beside him, from all that [clapping|laughing], {others}.',
          'What no plan had [done|managed], the sun did. {Duck} lay down on the {thing}, because it smelled of {hero}, and slept, and [not far off|beside him] slept {others}.',
          'By [three|four] {others} lay in the shade, [worn|tired] out from the whole business, and on the {thing}, because it smelled of {hero}, slept {duck}.',
        ],
        [
          'In the end {duck} [simply|just] fell asleep on the {thing} in the sun, being [one day|half a day|six hours] old, and [nobody|no one] had [done|planned] anything.',
          'What no plan had [done|managed], the sun did. {Duck} lay down on the {thing}, because it smelled of {hero}, [yawned|sighed], and [slept|was gone].',
          'By [three|four|five] it had all been too much for one [small|new] duck, and on the {thing}, because it smelled of {hero}, {duck} [fell asleep|slept].',
        ],
      ),
      [
        '¶{Hero} went to the far corner and did the {trick} of a lifetime, [grand|clean] and slow, with a [pause|sort of sigh] in the middle. Then {they} [looked round|turned|bowed], and [waited|listened] for the plop.',
        '¶[Quick|Quiet] as a thief {hero} went off to the [far|last] corner, and did the best {trick} that {they} had ever [done|brought off]. Then {they} [kept|sat] quite still, [waiting|and listened|and waited] for the plop.',
        '¶Now {hero} had the whole [far|back] corner to {themselves}. “Look!” {they} [called|cried], to nobody, and did [a {trick} out of a book|a perfect {trick}|the finest {trick} yet], and left a bit of room [after|behind] it for the plop.',
      ],
      [
        'There was none. A {trick} without one sounded [unfinished|like half a word], and {hero} [could not think|wondered] since when.',
        'But it did not come, and {hero} [said|tried] a plop {themselves}, [under {their} breath|very low], and it was not [the same|right].',
        'But there was only [wind|grass], and it is hard to say when [exactly|precisely] one gets [used to|fond of] a plop.',
      ],
    ],
    gone: [
      planting(
        'gone',
        '{Hero} came back very softly, so as not to wake him. In the grass was a small warm [dent|hollow], and there was no {thing.noun} in it, and no {duck}.',
        'When {hero} came back, [rather|a little] faster than {they} had gone, the sunny spot was still [flat|warm], but {duck} was gone, and so was the {thing.noun}.',
        '“{Duck}?” said {hero}, in the [light|careless] voice in which one asks such things first, and then in [another|a different] one. For there was no {duck} in the sun, and [not even a|no] {thing.noun}.',
      ),
      when(
        'together',
        [
          '¶{Dog} [looked|searched] under every bush, {others} behind it, and {donkey} the donkey called over the hedge in his [terrible|largest] voice. “He’ll have followed [somebody|someone],” said {dog}. “He only follows me,” said {hero}, and that morning it had been a [complaint|reproach].',
          '¶{Others} [looked|searched], and {donkey} the donkey shouted over the hedge until it came back from the [hill|other side]. “You [wanted|were trying] to lose him,” said {dog}. “Not where I can’t [find|see] him,” said {hero}.',
          '¶{Hero} [looked|turned to look] behind {them}, [of course|from habit|once more], but nobody was there. “Not far, on such [legs|feet],” said {dog}, nose down, and {donkey} the donkey called over the hedge, and then {others}, too, [listened|held still] for one [flap|peep].',
        ],
        [
          '¶{Dog} [looked|searched] under every bush, and {donkey} the donkey called over the hedge in his [terrible|largest] voice. “He’ll have followed [somebody|someone],” said {dog}. “He only follows me,” said {hero}, and that morning it had been a [complaint|reproach].',
          '¶They all [looked|searched], and {donkey} the donkey shouted over the hedge until it came back from the [hill|other side]. “You [wanted|were trying] to lose him,” said {dog}. “Not where I can’t [find|see] him,” said {hero}.',
          '¶{Hero} [looked|turned to look] behind {them}, [of course|from habit|once more], but nobody was there. “Not far, on such [legs|feet],” said {dog}, nose down, and {donkey} the donkey called over the hedge, and then they all [listened|held still] for one [flap|peep].',
        ],
      ),
    ],
    track: [
      when('not told:gone', [
        'But when {hero} [raced|came] back, {duck} was [gone|not there], and the {thing.noun} was gone[| as well|, too].',
        'Back in the sun there was a [warm|small|round] dent, and [no {duck}|nobody] in it, and no {thing.noun}.',
        'Then {hero} [raced|hurried|went] back, and the grass was [still|a bit] warm, but {duck} and the {thing.noun} were gone.',
      ]),
      asideHere('way', {
        person: [
          'It was {friend} who [found|spotted] a [trail|track].',
          '“[Here|Over here]!” cried {friend}, who had found [a trail|a track].',
        ],
        pet: [
          'It was {friend} who [found|sniffed out] a [trail|track].',
          '{Friend} stood still over [a trail|a track], and [looked up|waited].',
        ],
      }),
      [
        'Two rows of prints, as small as [clover|coins], ran [through|across] the dust, with the stripe of a {thing.noun} [between|beside] them. They went [wherever|everywhere] {hero} had [been|gone|raced] [that day|that morning], for {duck} [was bringing|had carried] it [back|after {them}].',
        'There were prints as small as [clover|coins], and the long [scrape|stripe] of a {thing.noun}. {Duck} had brought it after {hero}, [wherever|everywhere] {they} had [been|gone|hidden], and [always|every time] come too late.',
        'The dust [read like|was like] {hero’s} own diary, in very small [feet|letters]. Wherever {hero} had [stopped|been|raced], {duck} had [come|been], too, with the {thing.noun} in his beak[|, to bring it back].',
      ],
      [
        '¶At the gate {duck} had joined {goose} and her six, hatched [at noon|after lunch] and bound for the water. So now it was {duck} first, and then, [as fast as {they} could|out of breath|racing], {hero}.',
        '¶At the gate {goose} had [come by|passed] with her six, hatched [at noon|after lunch], and {duck} had [gone along|joined the end]. Now it was {duck} first, to the water, and {hero} raced [behind|after].',
        '¶The trail went out by the gate, behind {goose} and her six, [hatched at noon|hatched after lunch], and down to the water. {Hero} raced along it: {duck} first [now|this time], and then {hero}.',
      ],
    ],
    pond: [
      [
        'Far out swam {goose} with her six, [one behind the other|in a row], and on the bank, by the [wet|muddy] {thing.noun}, stood {duck}, one foot in the [air|water].',
        'At the water, by the [muddy|wet] {thing.noun}, stood {duck}, and watched {goose} [swim|sail] off with her six, each after the one in [front|the lead].',
        '{Duck} stood at the [very edge|water], with the {thing.noun}, [muddy|wet through]. {Goose} and her six were far out, [strung like|in a row like] beads.',
      ],
      TURN,
      [
        '¶“After you,” said {hero}, who was not [keen on|fond of] cold water: {refrain} {Duck} had never gone in anywhere first in his [life|whole life], and looked round for [somebody in front|who was in front]. So {hero} went in, up to the [knees|middle|tummy], [gasping|with a gasp].',
        '¶{Hero} [pointed|nodded] at the water: {refrain} But {duck} [stepped|stood] aside, as he had at the door. He was not afraid, it was only that {hero} had not [been in|done it|gone] yet. So {hero} went first, [with a gasp|bit by bit], up to the [knees|middle].',
        '¶{Hero} tried the rule [once more|again|a last time]: {refrain} {Duck} did not [move|stir]. He did all that {hero} did, and so far {hero} had [waited there|only talked]. That settled it, and {hero} [walked|waded] in, up to the [knees|middle|tummy].',
      ],
    ],
    swim: [
      [
        '{Duck} put in the left foot, because {hero} was in, and then the right, and there was nothing under [it|them]. Plop, he was under, and plop, he was up again, dry as a [cork|bun], and going [forward|round {hero}].',
        '[Without one stop {hero} had gone in|Bravely {hero} had gone in], so left, right, went {duck}, plop. But [this time|now] he did not fall [down|over]. He [sat|lay] on top of the water, and it [carried|held] him.',
        'In went {duck} after {hero}, plop, and for once it did not [hurt|end there]. His feet, which had been no good for anything [else|on land], turned out to be [oars|paddles], and he [went|sailed] once round {hero}.',
      ],
      [
        'Out there he did a {trick}, upside down, in a [shower|spray], and nobody had [shown|taught] him that one.',
        'Out there he did a {trick}, [his own|a new one], with the tail [up|on top], and it [worked|was perfect].',
        'He was better at it than {hero} would ever be, and did a {trick}, tail [up|first], before {hero} had time to [mind|feel] it.',
      ],
      [
        '¶By now the whole house stood on the bank. “Look!” [shouted|cried|yelled] {hero}, and they all looked, [out of|from] habit, at {hero}. “Not at me,” {hero} [cried|yelled|called], [splashing|waving] in the water, “at HIM!”',
        '¶On the bank the whole house had come running. “LOOK!” [cried|yelled] {hero}. So everybody looked at {hero}, [trained as they were|as ever]. “No, there,” {they} [shouted|called], [splashing|waving] in the water, “at {duck}!”',
        '¶The whole house reached the bank, out of breath. “Look, look!” {hero} [called|cried], and, as [always|of old], they turned to {hero}. “Wrong one,” {they} [shouted|yelled], [splashing|waving], “look at {duck}!”',
      ],
    ],
    water: [
      [
        'Far out swam {goose} with her six, and on the bank, by the [wet|muddy] {thing.noun}, stood {duck}.',
        'At the water stood {duck}, by the [muddy|wet] {thing.noun}, and watched {goose} and her six [swim|sail] off.',
        '{Duck} stood at the [very edge|water], while {goose} and her six were [far|well] out.',
      ],
      TURN,
      [
        '¶“After you,” [said|offered] {hero}, who was not [keen on|fond of] [cold |wet |]water: {refrain} But {duck} [only looked|merely looked|looked] round for somebody in front. So {hero} [walked|waded|stepped] in first, and plop, [in|after {them}] came {duck}, and [swam|stayed on top|did not sink].',
        '¶{Hero} [pointed|nodded] at the water: {refrain} But {duck} [stepped|stood] aside, as at the door. So {hero} [walked|waded] in first, up to the [knees|middle], and plop, there was {duck} beside {them}, [afloat|swimming].',
        '¶{Hero} tried the rule [once more|again]: {refrain} {Duck} stayed, for he did only what {hero} did. So {hero} [sighed|took a breath] and went in before him, and plop, {duck} was on top of the water, [going forward|and it carried him].',
      ],
      [
        '¶By now the whole house was there. “Look!” [shouted|cried|yelled] {hero}, and they all looked, [out of|from] habit, at {hero}. “Not at me,” {they} [cried|yelled|called], [waving|splashing], “at HIM!”',
        '¶The whole house came [running|hurrying|racing]. “LOOK!” [cried|yelled|called] {hero}, and everybody [looked at|turned to] {hero}, [trained as they were|as ever]. “No, [there|over there],” {they} [shouted|called], [waving|pointing|laughing], “at {duck}!”',
        '¶Then came the whole house, out of breath. “Look, look!” {hero} [called|cried], and, as [always|of old], they turned to {hero}. “Wrong one,” {they} [shouted|yelled], [pointing|splashing], “look at {duck}!”',
      ],
    ],
    slow: [
      [
        'By moonlight {party} went home, and {hero} walked slower than {they} [could|needed to]. At every [stone|root|puddle] {they} stopped, as if to [look at the moon|get {their} breath], until {duck} was, {flap}, [over|past] it.',
        'The moon came up, and {party} went home with {duck}. {Hero} made {their} steps as small as [a duck’s|they would go], and if the {flap} behind {them} [stopped|fell silent], {they} [waited|stopped] till it [began|came] again.',
        '{Party} took the [long|flat] way home, by moonlight, with {duck}, who would not be [carried|helped]. So {hero} went ever more slowly, and found [a thorn|a stone|something] to see to, whenever the {flap} fell [behind|back].',
      ],
      adult('end'),
      perk({
        spoon: [
          '¶In the kitchen {hero} held out the [spoon|full spoon] to {duck}: {refrain} But {duck} looked at the spoon, and then at {hero}, and waited [to be shown|for a lesson]. So {hero} had to lick it first, [after all|for once more].',
          '¶That [night|evening] {hero} [handed|passed] the spoon [down |]to {duck}: {refrain} But {duck} [sat|stood] before it and did not [begin|start|dare]. So {hero} took one lick, [to show him|as a lesson], and then, because {duck} [watched|looked] so [closely|hard], another.',
        ],
        song: [
          '¶“The song is for {duck},” said {hero} in the [bedroom|dark]: {refrain} {Hero} sang [all of it|every verse]. But {duck} only looked at {them}, and waited. So {hero} had to fall asleep first, [after all|for once more|as always].',
          '¶That night the song was [for {duck}|{duck’s}], {hero} [said|decided]: {refrain} But {duck} sang it, too, [half a note|one word] behind, and nobody slept. So {hero} [yawned|lay down] first, and then, [half a yawn|one yawn] behind, {duck} did.',
        ],
        cushion: [
          '¶At home {hero} [patted|shook up] the cushion: {refrain} But {duck} looked at the cushion, and then at {hero}, and stayed [standing|where he was]. So {hero} had to take it first, [after all|for once more|as always], and {duck} sat down on {hero}.',
          '¶That night {hero} [gave|left] the cushion to {duck}: {refrain} But {duck} walked round it [twice|three times], and [did not|would not] sit. So {hero} took it, to show him, and {duck} sat down, too, on what {hero} had left [free|over].',
        ],
      }),
    ],
  },
  asides: {
    start: {
      person: ['{Friend} [held|listened to] the egg for a [moment|while].'],
      pet: ['{Friend} [sniffed|smelled] at the egg, from [both ends|end to end].'],
    },
    way: {
      person: ['{Friend} [laughed|grinned], behind one hand.'],
      pet: ['{Friend} [looked|came] after them, [slowly|for a while].'],
    },
    trouble: {
      person: ['{Friend} [searched|looked], too.'],
      pet: ['{Friend} [sniffed|searched], too.'],
    },
    turn: {
      person: ['{Friend} [clapped|cheered], with both hands.'],
      pet: ['{Friend} ran [up and down|along] the bank.'],
    },
    end: {
      person: ['{Friend} walked [slowly|softly], too.'],
      pet: ['{Friend} came [last|along], and [yawned|was tired].'],
    },
  },
  adults: {
    start: [
      '“I [blinked|missed the end],” [said|claimed] {grownUp}, [every|each] evening, “do it [again|once more].”',
      '{GrownUp} gave [nine and a half|nine], out of ten, so that there should be something to [live for|hope for].',
    ],
    end: [
      '“So who’s the small one now?” asked {grownUp} at the door. {Hero} [pointed|nodded] down behind {them}, and sat up very [straight|tall].',
      '“You’ve [grown|got big],” said {grownUp} at the door, and looked from {duck} to {hero}. “[Since when|Since this morning]?”',
    ],
  },
  traits: {
    habit: {
      ...habits,
      interest: [
        '{Hero} knew a great deal about {interest}, but nobody [had ever asked|ever asked] for that [twice|again], and they always [asked for|wanted] the {trick} again.',
        'About {interest} {hero} had to [explain|talk], and they [yawned|nodded]. For the {trick} {they} only had to [begin|bow], and they [gasped|cheered].',
        'It beat even {interest}, {hero} [thought|found], for nobody had ever [clapped|whistled|cheered] at what {they} knew about that.',
        given(
          'liking',
          '{Hero} {liking.skill}, but nobody had ever [clapped|whistled|cheered] at that, or asked for it [twice|again].',
        ),
      ],
    },
    turn: ownTurns,
  },
};
