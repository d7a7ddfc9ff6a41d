/** The seventh egg in English for readers of 5 to 7. */
import {
  adult,
  asideHere,
  HABIT,
  ifRoom,
  more,
  plants,
  TURN,
  when,
  type BandText,
} from '#studio/storyteller/text/passage.ts';
import { habits, turns } from '#studio/storyteller/templates/seventh-egg/english-traits.data.ts';

export const english57: BandText = {
  refrains: [
    '{Flap}, and [right|close|just] behind {hero} came {duck}.',
    'And [wherever|where] {hero} went, {flap}, there [went|came] {duck}.',
    'And who came [along|on] behind {hero}, {flap}, but {duck}?',
    '{Hero} went in front, and, {flap}, {duck} came [behind|after].',
  ],
  beats: {
    open: [
      when(
        'together',
        [
          '“Look at me!” cried {hero}, and did a {trick}. {Others} had seen it [nine|six|twelve] times, and [looked|clapped] all the same.',
          '“Look at me!” said {hero}, every [evening|day] after tea. Nobody could do a {trick} like that, {others} [said|thought].',
          'Each evening {hero} [cried|called], “Look at me!” and did a {trick} in the garden. {Others}, {dog} the dog and {hen} the hen [had to look|came to see].',
          'It was a [fine|golden|warm] evening, and {hero} had just learned the {trick}. “Look at me!” {they} said, and {others} [looked|sat down to look].',
          '“Are you all looking at me?” asked {hero}. All were: {others}, {dog} and {hen}. So along came the {trick}, with a [bow|wobble].',
        ],
        [
          '“Look at me!” cried {hero}, and did a {trick}. {Dog} the dog had seen it [nine|six|twelve] times, and [looked|barked] all the same.',
          '“Look at me!” said {hero}, every [evening|day] after tea. Nobody could do a {trick} like that, {dog} the dog [said|thought].',
          'Each evening {hero} [cried|called], “Look at me!” and did a {trick} in the garden. {Dog} the dog and {hen} the hen [had to look|came to see|kept count].',
          'It was a [fine|golden|warm] evening, and {hero} had just learned the {trick}. “Look at me!” {they} said, and {hen} the hen [looked|sat down to look].',
          '“Are you all looking at me?” asked {hero}. All were: {dog}, {hen} and {donkey} the donkey. So along came the {trick}, with a [bow|wobble].',
        ],
      ),
      when(
        'adults',
        ifRoom(
          '{Adults} [clapped|whistled|threw a flower], as for every {trick}.',
          '“And again!” called {adults}. {Hero} had [hoped|waited] for that.',
        ),
      ),
      { more: HABIT },
      [
        '{Hero} was the [smallest|littlest] one at home, and was [good at it|fond of it]: the smallest gets [looked at|the last biscuit|carried].',
        'The smallest in a house is [always looked at|the king of it], and the smallest was {hero}, [thank you|by a head], not counting {hen}.',
        'That is how it is when you are the smallest: you say “look”, and {donkey} the donkey [looks|stops eating|turns both ears].',
        '{Donkey} the donkey even put down a [carrot|thistle|turnip] to look, for {hero} was the [smallest|little one], and that [counts|was that].',
      ],
      adult('start'),
    ],
    egg: [
      [
        '“[Hello|Honk|Excuse me]!” cried {goose} the goose. “I’ve got six eggs. I can only count to six. And what is [this|THAT]?”',
        '{Goose} the goose was [sitting|standing] beside her nest. “One to six are [mine|my own],” she said, “and this is not a [six|number I know].”',
        'By the [wall|water butt|hedge] sat {goose} the goose, on six eggs. A seventh, [blue|cold|round], lay in the [grass|clover]. “[Don’t look at me|Not mine],” said {goose}.',
        'Nobody saw where it [came|rolled] from. It was just there, blue and [round|smooth], beside {goose} the goose. “I’m [full|full up],” said {goose}.',
      ],
      [
        'The egg was as cold as [a stone|a spoon|a nose]. “It wants something [warm|soft],” said {hen} the hen, and they all looked at {hero’s} {thing}.',
        '“It’s [shivering|getting cold],” said {dog} the dog. It wasn’t, but {hero’s} {thing} was off {them} and round it [in no time|before {they} could blink].',
        '“What have we got that is [soft|warm] and [round|deep|just so]?” asked {hen} the hen. What they had was {hero’s} {thing}.',
      ],
      when(
        'giver',
        ifRoom(
          'It was the {thing} from {giver}, the [only one|best one] there was!',
          '“But {giver} gave me that {thing},” said {hero}, to [nobody|deaf ears].',
        ),
        more(
          'Nobody asked {hero}, and nobody asked the {thing}, [either|for that matter].',
          '“You’ll get the {thing} back,” they said, “when it [hatches|comes out].”',
        ),
      ),
      asideHere('start', {
        person: [
          '{Friend} carried it, {thing} and all, [and did not breathe|without one wobble].',
          '{Friend} put an ear to it and said that somebody was [in|at home].',
        ],
        pet: ['{Friend} lay down against it, and the egg [stopped rocking|lay still].'],
      }),
    ],
    arrive: [
      when(
        'together',
        [
          '{Hero} was the smallest at home. [Each|Every] evening {they} did a {trick}, and {others} [looked|clapped]. Then {goose} the goose [honked|called]: an egg too many!',
          '“Look at me!” cried {hero}, in the middle of a {trick}. But {others} looked at an egg. “I’ve six,” said {goose} the goose, “and that’s [not mine|seven].”',
          'One evening {party} found an egg in the grass. “Not [mine|one of mine],” said {goose} the goose, “I’m [full|full up].”',
        ],
        [
          '{Hero} was the smallest at home. [Each|Every] evening {they} did a {trick}, and {hen} [looked|clapped]. Then {goose} the goose [honked|called]: an egg too many!',
          '“Look at me!” cried {hero}, in the middle of a {trick}. But {hen} looked at an egg. “I’ve six,” said {goose} the goose, “and that’s [not mine|seven].”',
          'Every evening {hen} and {donkey} the donkey watched {hero’s} {trick}. Not [that|this] one! “Whose egg is this?” cried {goose} the goose. “I have [only|just] six.”',
          'In the middle of the {trick} {goose} the goose [honked|shouted]. She had six eggs, and now there was one [more|over], and {donkey} the donkey ran to [look|see].',
        ],
      ),
      [
        'It was [cold|as cold as a stone], so they put it in {hero’s} {thing}. Then all [sat round it|whispered to it], and nobody saw the {trick}.',
        'Into {hero’s} {thing} it went, and all [eyes|noses] with it. {Hero} did [one more|a second] {trick}. “Shh,” said {dog} the dog.',
        'They [took|just took|had] {hero’s} {thing} for a nest, without a [word|please], and {dog} the dog said, “Isn’t it [round|blue]?”',
      ],
      when(
        'adults',
        ifRoom(
          '{Adults} hummed to it, [the song of {hero}|and to an egg]!',
          '“How [sweet|smooth] it is,” said {adults}.',
        ),
      ),
    ],
    home: [
      [
        'The egg got the [best|warmest|softest] place in the [room|house]. {Dog} the dog lay [round|beside] it, and {hen} the hen came each hour to [turn|count] it.',
        'It took the whole house to keep it warm. {Dog} the dog [lay round it|breathed on it], and {hen} the hen [turned it|sang]. {Donkey} the donkey blew in at the [window|door].',
        'They took turns. First {dog} the dog [warmed|held] it, then {hen} the hen [sat on|turned] it. It lay in {hero’s} [{thing}|{thing.noun}], like a [king|pudding].',
        'Everybody [whispered|tiptoed]. “Isn’t it [round|blue]?” said {dog} the dog. “And so [quiet|clever],” said {hen} the hen. It was an egg, in a [{thing}|{thing.noun}]!',
      ],
      [
        '“Look!” said {hero}, and did the {trick}. “Shh,” said {hen}. “[It’s asleep|Not now|You’ll wake it].”',
        '{Hero} did a {trick}, right by the [{thing}|{thing.noun}]. {Dog} [moved over|yawned], so as to see the egg.',
        'So {hero} did the {trick} with a [lamp|bell|pan] on. Not one eye [moved|left the {thing.noun}].',
        '{Hero} did the {trick} for the [wall|chair|cupboard]. Next to {dog} and that egg it was the only one [looking|left].',
      ],
      when(
        'adults',
        ifRoom(
          '“Later, [love|dear],” said {adults}, to {hero}, for the egg.',
          '{Adults} sang it {hero’s} own [song|lullaby].',
        ),
      ),
      more(
        '“I can be round, too,” said {hero} to {dog}, and [was|rolled up].',
        'If you ask me, thought {hero}, the [{thing}|{thing.noun}] looked [better|nicer] without it.',
      ),
      asideHere('trouble', {
        person: ['“Later,” whispered {friend}. “I’m on [egg duty|till six].”'],
        pet: ['{Friend} gave up {friend.their} own [place|cushion] for it.'],
      }),
    ],
    watch: [
      [
        'At night it was {hero’s} turn, [from three to four|by the list|alone]. {Dog} the dog [snored|slept], and {hero} lay down beside the [{thing}|{thing.noun}], nose to [shell|egg].',
        'Somebody had to stay awake with the [{thing}|{thing.noun}], and it was {hero’s} [hour|turn]. {Hen} the hen had gone to [bed|roost].',
        '“Only till {dog} wakes up,” they had said. Now there was nobody but {hero}, the [{thing}|{thing.noun}] and the [egg|moon].',
      ],
      [
        '“Listen,” {hero} [told|said to] the egg. “The small one here, who does the {trick}, is me. There’s [only room for one|no more room for a {thing.noun}|no second place].”',
        '“I was the smallest here,” {hero} told the [{thing}|{thing.noun}], “and I’ve got the {trick}. And what can you [do|show]?” The egg [thought|lay still].',
        '“You don’t even do anything,” {hero} told the egg. “I do a {trick}, and you [lie there|are just round].”',
      ],
      when(
        'interest',
        more(
          'Then {they} told it about {interest}, since it was [listening|a good listener].',
          'Because it was such a good listener, {they} told it [all|a lot] about {interest}.',
        ),
      ),
      [
        '[Tok|Tick|Pok], said the [{thing}|{thing.noun}]. {Hero} [stopped|sat up]. “Was that [you|an answer]?”',
        'And from inside, very [small|low]: [tok|tick|pok]. {Hero} put one ear to the [{thing}|{thing.noun}].',
        '[Tick|Tok|Pok]! Something in the [{thing}|{thing.noun}] had [knocked|said so, too].',
      ],
    ],
    hatch: [
      [
        'In the morning {dog} went for [straw|breakfast] and {hen} for advice. So only {hero} was there, and bent down to say, “I want my [{thing}|{thing.noun}] [back|now].”',
        'In the morning there was nobody else in the [room|house], not even {dog}. “When you’re out,” {hero} told the egg, “I get my [{thing}|{thing.noun}] [back|the same day].”',
        'Just for a minute {dog} had gone [out|for a drink]. {Hero} put {their} face [close|right down] to the [{thing}|{thing.noun}]. “Give it [back|here|to me|up],” {they} [said|told the egg].',
      ],
      [
        '[Crick, crack|Pick, crack|Crack, crack], and out came a [wet|damp] head, and two eyes, and looked at {hero}. “Peep,” said {duck}, who was a duck.',
        'The shell [split|burst|broke]. There sat {duck}, a [very new|wet] duck. And the first thing he saw in the world was {hero’s} [nose|left nostril].',
        'Something [broke|cracked], and it was {duck}, a duckling [with shell on his head|as wet as soap]. He looked {hero} in the [eye|face] and said, “[Peep|Peep, peep]!”',
      ],
      more(
        'It was a [long|deep] look. {Hero} did not know it yet, but {duck} had [chosen|made up his mind].',
        '{Hero} took one step [back|away]. {Duck} took one step, [too|forward], and [sat down|fell over].',
        '“No, no,” said {hero} to {duck}. “I’m only here about the [{thing.noun}|nest].”',
      ),
      '¶{refrain}',
    ],
    follow: [
      [
        '{Hero} went [left|to the gate|in], and so did {duck}. {Hero} scratched an ear, and {duck}, who had [none|no ears], [scratched|fell over].',
        'If {hero} [sneezed|hopped|yawned], {duck} did it, too. If {hero} turned round and said “Stop that”, {duck} said [“Peep”|it, in duck].',
        '{Duck} ate where {hero} [ate|sat], and slept on {their} [foot|shoe], and when {they} went to wash, there was {duck} in the [soap|bowl].',
      ],
      [
        '“He thinks you’re his [mother|big duck],” said {dog} the dog, and [laughed|grinned] till he had to [sit|lie down].',
        '“It’s the law of ducks,” said {goose} the goose. “Whoever they see first, they [keep|follow]. [Good luck|I’ve six].”',
        '{Hen} the hen said that it would [pass|wear off], in a [year|month] or so.',
      ],
      more(
        '“I only wanted my {thing},” said {hero}, [in vain|to the sky].',
        'And now they all looked, but at {duck}, [being|doing] {hero}!',
      ),
      asideHere('way', {
        person: [
          '“I’ll lead him off,” said {friend}, and said “Peep” all the way to the [gate|wall]. {Duck} did not even [turn|look] round.',
        ],
        pet: ['{Friend} walked between them, to [mix him up|hide {hero}], and {duck} went [underneath|round].'],
      }),
      '¶{refrain}',
    ],
    hide: [
      [
        'First {hero} hid. {They} crept behind a basket and made {themselves} as [flat|small|quiet] as a [leaf|mat], till {duck} had gone by.',
        '“If {duck} can’t [see|find] me, {duck} can’t follow me,” thought {hero}, and got behind a basket, [feet and all|with one eye out].',
        '“[Tell him|Say] I’ve moved,” said {hero} to {hen} the hen, and hid from {duck} behind a [big|tall] basket.',
      ],
      [
        'For a moment all was [still|quiet]. Then something [breathed|peeped] in {their} ear. It was {duck}, hiding, [too|behind {hero}].',
        '{Duck} thought it the [best|nicest|finest] game of all, and hid next, with his head in a [cup|hole] and his tail [out|in the air].',
        '{Hen} the hen said nothing, and looked at the basket [very hard|the whole time]. So {duck} [looked|went] there, too.',
      ],
      more(
        '{Hero} pulled a [leaf|straw] out of {their} ear, and one out of {duck’s}, who had [none|got one specially].',
        '“Again?” asked {duck’s} [eyes|tail].',
      ),
      asideHere('way', {
        person: ['{Friend} hid as well, and so [well|cleverly] that nobody ever came.'],
        pet: ['{Friend} sat down in front of the basket and [stared|gazed] at it, and that gave it away.'],
      }),
      '¶{refrain}',
    ],
    climb: [
      [
        'Then {hero} had an idea with [seven|nine] rungs. {They} went up the ladder and sat on [top|the wall], where no {duck} can [go|climb].',
        'Ducklings can’t climb. So {hero} [took|found] the ladder, and looked down on {duck} from [the top|very high up].',
        '“See you [later|tomorrow], {duck},” said {hero}, and climbed the [long|tall] ladder.',
      ],
      [
        '“Peep,” said {duck}, far below. {Donkey} the donkey could not [bear|listen to] it, put his head down, and [lifted|carried] {duck} up.',
        'Two grey ears came past the [top|fifth] rung, and between them sat {duck}. “You [left|forgot] this,” said {donkey} the donkey.',
        '{Donkey} the donkey was [passing|eating a rose], and {duck} walked up him, [from tail to ears|as one goes upstairs].',
      ],
      more(
        '“I like it [up here|high], too,” he said, and so they all [sat|looked at the view].',
        '{Hero} came down. {Duck} came down, by [tail|ear], with a [bump|slide].',
      ),
      asideHere('way', {
        person: ['{Friend} held the ladder, and [winked at|patted] {donkey} the donkey.'],
        pet: ['{Friend} tried the first rung and [stayed there|sat down on it].'],
      }),
      '¶{refrain}',
    ],
    mirror: [
      [
        '{Duck} needs a friend, thought {hero}, and put a mirror on the [floor|rug]. “There, [play|off you go].” In it was another {duck}!',
        '{Hero} fetched the mirror and set it before {duck}. “Look, he’s your [size|age], and he’s [nicer|got time].”',
        '“Meet [somebody|a very nice duck],” said {hero}, and showed {duck} the mirror.',
      ],
      [
        '{Duck} looked at the duck, and then past it, at somebody small and [far away|a bit dusty]: {hero}. And {duck} turned [round|his back on it].',
        '{Duck} gave the other one a [peck|kiss] on the beak, and it was [cold|hard]. So {duck} came back to {hero}, who was [warm|soft].',
        'There were two of {duck}, and two of {hero}. {Duck} was [very happy|in heaven]. He [looked|smiled] at both of them.',
      ],
      more(
        'It’s odd to see yourself as {duck} does: {hero} looked quite [tall|big] in there.',
        '“That’s a perfectly [good|nice] duck,” said {hero}, but {duck} [did not agree|sat on {their} foot].',
      ),
      asideHere('way', {
        person: ['{Friend} made faces in it, and {duck} did not look [once|up].'],
        pet: ['{Friend} looked behind the mirror for the [other one|rest of him].'],
      }),
      '¶{refrain}',
    ],
    drum: [
      [
        'Nobody can stand it when {hero} plays the drum. So {they} played it, with [spoons|both fists], for {duck}.',
        '{Hero} got out the drum. BOM, bom, BOM! {Hen} the hen [left|fainted]. That would be enough for {duck}, [too|surely].',
        '“Sorry, {duck},” said {hero}, and hit the drum as [loud|hard] as {they} could.',
      ],
      [
        '{Duck} sat down at the first BOM. At the second {duck} [stood up|wagged]. At the third he [danced|was dancing], with [both wings|his whole tail].',
        'Left foot, right foot, [tail|turn]! {Duck} had waited [all his life|one whole day] for this, and danced till the [dust|grass] flew.',
        'It turned out that {duck} was [musical|a dancer]. {Duck} spun, he [bowed|hopped], he fell in the drum and [danced on|peeped for more].',
      ],
      more(
        '{Hero} stopped. “Peep?” said {duck}, and hit the drum with his [own|little] foot.',
        '“Oh, please,” said {hen} the hen, from [under a bucket|inside the hedge].',
      ),
      asideHere('way', {
        person: ['{Friend} danced, too, and that did not [help|send him away].'],
        pet: ['{Friend} crept under the drum, and that was the [loudest|worst] place of all.'],
      }),
      '¶{refrain}',
    ],
    dog: [
      [
        '“Mind {duck} for me, will you?” said {hero} to {dog} the dog. {Dog} was [proud|honoured], lay down, and put [a paw|his chin] on him.',
        '{Dog} the dog had once minded a [bone|shoe] for a week. So {hero} gave {duck} to {dog}, and stole away on [tiptoe|all fours].',
        '“I never [sleep|blink] on duty,” said {dog} the dog. So {hero} left {duck} [there|between his paws].',
      ],
      [
        'It was a warm [day|stone], and {dog} closed [one eye|the left eye], to rest it, and then, to be [fair|kind], the other. {Duck} walked out over his [nose|head].',
        'But {dog} [snored|dreamed of cats]. {Duck} hopped [right over him|over his nose], and saw {hero’s} [heels|back].',
        '{Dog} kept his word: he [never moved|stayed at his post]. But he slept there, and {duck} [hopped|skipped] over his nose.',
      ],
      more(
        '“I had him [a moment ago|under control],” said {dog}, looking under himself.',
        '“Well, who’s minding [whom|{duck}]?” said {hen} the hen.',
      ),
      asideHere('way', {
        person: ['“And you were on duty,” said {friend}. “I was,” said {dog}. “[Mostly|Nearly all the time].”'],
        pet: ['{Friend} had lain down with {dog}, to [help|keep watch], and [snored|slept].'],
      }),
      '¶{refrain}',
    ],
    hen: [
      [
        '“You know about [small|young] ones,” said {hero} to {hen} the hen. “Take {duck}. [Please|Keep him].” And {hero} [ran|was gone].',
        '{Hen} the hen had brought up [eleven|nine|forty]. “One more,” she said, and took {duck} into [class|her school].',
        '{Hero} signed {duck} up for lessons with {hen} the hen: [scratching|pecking], dust baths, and [not|never] following people.',
      ],
      [
        '{Duck} came home by [noon|lunch], with a [worm|note]. Behind came {hen}, red to the comb. “He doesn’t peck,” said {hen}. “He [looks for you|asks for you].”',
        'Soon {duck} was back, and could [scratch|cluck]. Behind {duck} came four chicks, who wanted to [peep|follow], too, and behind them {hen}, [shouting|out of breath].',
        '“I give [up|him back],” said {hen}, out of breath. “He fell in the [corn|water dish], and he [liked|enjoyed] it!” “Peep,” said {duck}.',
      ],
      more(
        '“His [legs|feet] are all wrong,” said {hen}, “and he’s too [fond|sure] of you.”',
        'Now {duck} scratched at {hero’s} shoe, [like a hen|to show what he had learned].',
      ),
      asideHere('way', {
        person: ['{Friend} said sorry to {hen}, and [swept up|fetched] the corn.'],
        pet: ['{Friend} ate the rest of the corn, so that there was no [proof|more of it].'],
      }),
      '¶{refrain}',
    ],
    alone: [
      when('together', [
        'After so much [running|following] {others} lay down in the [shade|grass] and [slept|dozed].',
        '{Others} lay in the [shade|grass] by then, [tired out|fast asleep].',
      ]),
      [
        'Then {duck} fell asleep in the sun, with his [beak|head] in {hero’s} shoe. {Hero} slipped out of the [shoe|other one], too, and [ran|crept off].',
        'At last {duck} [yawned|blinked], sat down on the [{thing}|{thing.noun}], and slept. {Hero} did not [breathe|move], and then {they} [ran|{was} gone|crept off].',
        'It was so [simple|easy]: {duck} took a nap. {Hero} went round the wall, to the [far|quiet] corner, all [alone|by {themselves}].',
      ],
      [
        '{They} did the {trick}, with no [flap|peep|step] behind {them}, and it was the best {trick} of [{their} life|the year]. “Did you see that {trick}?” {they} asked, and [turned round|bowed|looked behind].',
        '{Hero} took a run and did such a {trick} as the world has never [seen|known]. And {dog} had [missed|not seen] it, and {hen}, and {duck}.',
        '“Look!” said {hero} out of habit, and did the {trick}. It was [perfect|quite perfect|the best yet]. The grass [stood|waved] there.',
      ],
      more(
        'Nobody tried it [next|as well] and fell over. {Hero} looked [twice|behind {them} to make sure].',
        'Behind {hero} there was [a lot of|nothing but] quiet. {They} had never [noticed|heard] it before.',
        'Who had seen each {trick} [today|since breakfast], from start to end? {Hero} knew who, [now|and looked for him].',
      ),
    ],
    gone: [
      [
        plants(
          'gone',
          'In the sunny spot there was a [dent|warm place], and no {duck}. The [{thing}|{thing.noun}] was gone, [too|as well].',
        ),
        plants(
          'gone',
          '“{Duck}?” said {hero}. {Dog} the dog looked under the hedge, and {donkey} the donkey looked in his [hay|dinner]. No {duck}, and no [{thing}|{thing.noun}]!',
        ),
        plants(
          'gone',
          '{Hero} came back on tiptoe, but there was nobody to [wake|hide from]. {Duck} was gone, and so was the [{thing}|{thing.noun}].',
        ),
      ],
      [
        'They looked in the [shed|rain barrel], they looked up {donkey} the donkey. {Hen} the hen counted her [own|chicks], to be sure.',
        '{Donkey} the donkey called, and {dog} called, and then they [listened|stood still]. There was not one [peep|flap].',
        '“He can’t be far,” said {hen} the hen, “with [legs|feet] like that.” But {hero’s} [tummy|heart] was far already, and [small|cold].',
      ],
      asideHere('trouble', {
        person: ['{Friend} ran round the whole [wall|garden] and came back with [nothing|an old boot].'],
        pet: ['{Friend} sniffed at the warm [dent|spot], and looked up at {hero}.'],
      }),
    ],
    track: [
      when(
        'told:gone',
        when('together', [
          'Then {others} found [something|a clue|what they were looking for], [behind the shed|by the wall|under the tree].',
          'It was {others} who saw it first, [behind the shed|by the wall|under the tree].',
        ]),
        when(
          'together',
          [
            '{Duck} was gone, but {others} had [found|seen] [something|a clue].',
            '{Duck} was gone. But by the [shed|wall|tree] {others} had [found|seen] something.',
          ],
          ifRoom(
            '{Duck} was [gone|nowhere|nowhere to be seen], and so was the [{thing}|{thing.noun}].',
            'When {hero} [came|looked|got] back, [there was no {duck}|{duck} was not there|no one said peep].',
            '[Nobody|No one] lay [where {duck} had slept|in the warm spot|in the sun].',
            '[There was no|But there was no] {duck} [in the sun|to be seen|behind {them}].',
          ),
        ),
      ),
      [
        'Then {hero} saw it: two [rows|lines] of little feet in the dust, and a long mark where a [{thing}|{thing.noun}] had been [dragged|pulled].',
        'There were tracks, no bigger than [leaves|coins], and between them went a [stripe|line], as if {duck} had pulled a [{thing}|{thing.noun}] along.',
        '{Dog} the dog [sniffed at|put his nose to] small tracks. “A [{thing}|{thing.noun}],” he said, “and {duck}, [together|very tired].”',
      ],
      [
        'They went to the shed, and to the [wall|well], and round the tree. {Duck} had looked in all the places where {hero} had [been|hidden].',
        'Round the {trick} place they went, and [twice|three times] round the tree. {Duck} had gone wherever {hero} [went|had been] that day.',
        'At [each|every] place where {hero} had [stopped|sat|been], {duck} had stopped, and [turned round|waited|looked]. Then he went on, out by the gate.',
        'They went [in and out|all over the garden], to [each|every] place where {hero} had [hidden|been]. {Duck} had looked for {them} [there|everywhere|under every leaf|all over].',
      ],
      [
        '{Duck} had been looking for {hero}. And now {hero} went behind {duck}, [step by step|foot for foot].',
        'So now it was {hero} who went behind, and {duck} who [was in front|led the way].',
        'And {hero} followed {duck}, left, right, [left|wobble|hop], as [fast|quickly] as {they} could.',
        '{Hero} [ran|went] after {duck}, with {dog} [at {their} heels|close behind], and did not [stop|look round].',
      ],
    ],
    pond: [
      [
        'The tracks ended at the water. There sat {duck}, on the [{thing}|{thing.noun}], and looked at {goose} and her six, who [swam|sailed by].',
        'By the water stood {duck}, with the [{thing}|{thing.noun}] in his beak. Out there swam {goose} and six [fluffy|grey] ones, in a [row|line].',
        'And there, by the water, {duck} was doing a {trick}. {Duck} [fell on his tail|fell over|tipped over]. But in he would not go, not [one toe|a toe].',
      ],
      TURN,
      ifRoom(
        'A foot went in, and [came out|jumped back]. {Duck} looked [up|round] at {hero}: and you?',
        'They all had one to swim [behind|after], and {duck} had nobody. {Duck} could only do what {hero} [did|had done first].',
        '“Peep,” said {duck}, very [small|low]. It meant that {duck} can’t, if {hero} [doesn’t|hasn’t|won’t].',
      ),
      [
        '¶So {hero} went in [first|before him], shoes and [all|socks], up to the [knees|shins]. “Come [on|in], {duck}, [like this|it’s lovely|do as I do]!”',
        '¶{Hero} took a breath and walked into the water, with [both shoes|everything] on. “Do as I do, {duck}!”',
        '¶Splash! There stood {hero}, up to the [knees|middle] in the [cold|pond], and held out both {hero.hands} to {duck}.',
      ],
    ],
    swim: [
      [
        'One foot of {duck’s} went in, and the other. Then {duck} [floated|swam], just so, as if he had [always done it|a motor].',
        '{Duck} shut his eyes and [jumped|fell in], and up he [came|popped], and swam, [round and round {hero}|left, right, left].',
        'For a moment there was no {duck}. Then {duck} was [there|up], dry as a [cork|button], and swimming.',
      ],
      ifRoom(
        'Where it got [deep|too deep] {hero} had to stop, and {duck} did not. {Duck} went on, and did a {trick} [on|in] the water that nobody had [shown him|ever seen].',
        '{Duck} swam better than {hero} [ever could|did], [backward|sideways|on one foot], and [under|in a ring], and then, out there, came a sort of {trick}!',
      ),
      [
        '“[LOOK|Look, look]!” cried {hero}, “{goose}, {dog}, [everybody|all of you], look at [him|{duck}]!”',
        '“Look!” cried {hero}, as loud as {they} could, “look at {duck}!” And nobody was [prouder|more proud].',
        'Then {hero} said it: “Look!” And then, for the first time [ever|in {their} life], not “at me” but “at {duck}!”',
      ],
      [
        'And {duck}, out there, looked [round|back] for one face [only|in all the crowd]: {hero’s}.',
        '[Everyone|Everybody] looked at {duck}, and {duck} looked to see if {hero} was [looking|watching].',
        'They all [clapped|called], and {duck} [turned|looked] round to {hero} only: “Peep?”',
      ],
      asideHere('turn', {
        person: ['{Friend} waded in and clapped till it [splashed|rained].'],
        pet: ['{Friend} swam once round {duck}, and [came back|came out] dripping.'],
      }),
    ],
    water: [
      [
        'By the water sat {duck}, on the [{thing}|{thing.noun}], and did not [dare|go in|swim].',
        'There stood {duck}, next to the [{thing}|{thing.noun}], one foot in the [air|water].',
        'At the water {duck} watched {goose’s} six [swim|sail by|go past].',
      ],
      TURN,
      [
        '¶So {hero} went in first, shoes and [all|socks]. Plop, and {duck} [swam|came after]! “LOOK,” cried {hero}, “look at {duck}!”',
        '¶“[Like this|Look, like this|Do as I do], {duck}!” In went {hero}, up to the [knees|shins], and {duck} [swam|floated]! And {hero} [cried|called|shouted], “Look at [him|{duck}]!”',
        '¶In went {hero}, with both [shoes|socks] on, and {duck} [behind|after]. “{Goose}! {Dog}! Look at [him|{duck}]!” cried {hero}.',
        '¶{Hero} walked in before {duck}, [splash|brr], and {duck} swam [after|behind] {them}. “LOOK at {duck}!” {they} [cried|shouted].',
      ],
    ],
    slow: [
      [
        'The moon was up when {party} went home, with a wet [{thing}|{thing.noun}] and a [wet|very tired] {duck}.',
        'They went home in the moonlight, {party} and {duck}. The [{thing}|{thing.noun}] was full of [pond|water and weed].',
        'By moonlight {party} walked home [slowly|on wet feet|with wet socks]. “You [may|can] have my [{thing}|{thing.noun}], {duck},” said {hero}, “for [good|ever|keeps].”',
      ],
      adult('end'),
      when(
        'adults',
        ifRoom(
          'At the door stood {adults}, and [counted|looked]: one, and [one behind|a little one].',
          '“There you are, [big one|you two],” said {adults}.',
        ),
      ),
      more(
        '“Stay with us, if you [like|want],” {goose} had said to {duck}. He had [thought|swum round once], and [come out.|said, “Peep.”]',
        'I’m not the smallest any more, thought {hero}, and felt {duck’s} [breath|beak] at {their} heels. I’m the [front|first] one.',
        '“You can’t be the smallest for ever,” {donkey} the donkey said. “No,” said {hero}, “I’m the [tall|front] one, and {duck} is [small|it].”',
      ),
      '¶{refrain}',
      [
        'And {hero} walked a little slower, so that {duck} could [keep up|come along].',
        'So {hero} took [smaller|small] steps, the size of {duck’s}.',
        'And at every [stone|corner|bump] {hero} stopped, till {duck} was [over|there].',
        'And {hero} did not look [round|back] once. {They} could hear {duck} [quite well|all the way].',
      ],
      asideHere('end', {
        person: ['{Friend} carried the wet {thing.noun}, and it [dripped|dripped all the way].'],
        pet: ['When {duck} sat down, {friend} [pushed|nudged] him on.'],
      }),
    ],
  },
  asides: {
    start: {
      person: [
        '“Perhaps it’s a [dragon|crocodile],” whispered {friend}, [full of hope|and stepped back].',
        '{Friend} knocked on it. Nobody said [“Come in”|anything].',
      ],
      pet: [
        '{Friend} sniffed at the egg and [sneezed|sat down by it].',
        '{Friend} gave it one [lick|push], to see if it would [roll|bark].',
      ],
    },
    way: {
      person: [
        '“He’s got your walk,” said {friend}, [quite rightly|grinning].',
        '{Friend} walked behind {duck}, and that made [more|a parade].',
        '“I’ll swap,” said {friend}, “for my [marbles|socks].”',
        '“Now do it on one leg,” said {friend}, [who enjoyed it|and laughed].',
        '{Friend} said “Peep”, too, and was [looked at|sorry].',
      ],
      pet: [
        '{Friend} went at the very end, [out of interest|since there was a line].',
        '{Friend} looked away, [as one does|with dignity].',
        '{Friend} let {duck} drink from the [same|best] bowl.',
        '{Friend} had been followed once, too, by a [smell|hen], and [understood|yawned].',
      ],
    },
    trouble: {
      person: [
        '“It’s not so [funny|nice] now,” said {friend}, in a low voice.',
        '{Friend} looked at {hero}, and then at the [floor|ground].',
      ],
      pet: [
        '{Friend} put {friend.their} head on {hero’s} [foot|knee].',
        '{Friend} [sighed|looked up], through the nose.',
      ],
    },
    turn: {
      person: [
        '{Friend} clapped with [wet|both] hands over {friend.their} head.',
        '“Did you SEE that?” yelled {friend}.',
      ],
      pet: [
        '{Friend} swam once round, to [show how|keep an eye on things].',
        '{Friend} shook, and it [rained|poured] on everyone.',
      ],
    },
    end: {
      person: ['{Friend} walked slowly, too, and [did not say why|hummed].'],
      pet: ['{Friend} came last, and [saw to it|made sure] that nobody got lost.'],
    },
  },
  adults: {
    start: [
      '“What a [jump|landing],” said {grownUp}, who had seen it [before|from behind].',
      '{GrownUp} never looked [away|at the time] while {hero} was in the air.',
      '“You’ll always be my little one,” said {grownUp}. It was [nice|still true].',
    ],
    end: [
      '“Who’s the small one?” asked {grownUp}. “{Duck},” said {hero}. “[I’m big|I’m with him].”',
      '{GrownUp} took them both on {grownUp.their} [lap|arm]. There was [room|plenty of it].',
      '“I saw that,” said {grownUp} softly. “How you went [first|in].”',
    ],
  },
  traits: { habit: habits, turn: turns },
};
