/** The walking pigeon in English for readers of 2 to 4. */
import {
  adult,
  asideHere,
  given,
  HABIT,
  ifRoom,
  more,
  planting,
  plants,
  takes,
  TURN,
  when,
  type BandText,
  type Line,
  type Option,
} from '#studio/storyteller/text/passage.ts';

/** Why he does not fly: one reason for the whole book, as a line for each. */
type Why = 'asleep' | 'best' | 'lunch' | 'feet' | 'tomorrow' | 'sky';
const why = (tell: Readonly<Record<Why, readonly Option[]>>): Line =>
  takes('why', {
    asleep: [tell.asleep],
    best: [tell.best],
    lunch: [tell.lunch],
    feet: [tell.feet],
    tomorrow: [tell.tomorrow],
    sky: [tell.sky],
  });

/** Whatever is in the way, he could fly. His reason gets weaker each time, so a listener knows before the hero. */
const ANSWER: Line = when(
  'told:first',
  when(
    'told:second',
    when(
      'told:third',
      [
        '{Pigeon} [looked|only looked|just looked] at his [feet|toes].',
        '{Pigeon} said [nothing|not a word|nothing at all].',
      ],
      why({
        asleep: planting('third', '“[Shh|Hush], I am asleep, too,” said {pigeon}.'),
        best: planting('third', '“I… I only have [two|the two],” said {pigeon}.'),
        lunch: planting('third', '“I had a [crumb|pea], too,” said {pigeon}.'),
        feet: planting('third', '“My feet [say no|said no],” said {pigeon}.'),
        tomorrow: planting('third', '“Is it [still|not still] today?” asked {pigeon}.'),
        sky: planting('third', '“The [sun|wind] is up there, too,” said {pigeon}.'),
      }),
    ),
    why({
      asleep: planting(
        'second',
        '“My wings [went to bed late|are so tired|need more sleep|have a cold],” said {pigeon}, [and looked down|not so loud|to his feet].',
        '“My… my wings are [dozing|having a nap|having a dream],” said {pigeon}.',
      ),
      best: planting(
        'second',
        '“My wings are for [weddings|Sundays|parties|birthdays],” said {pigeon}, [and looked down|not so loud|to his feet].',
        '“My… my wings are for [weddings|Sundays|parties|birthdays],” said {pigeon}.',
      ),
      lunch: planting(
        'second',
        '“[Full|Too full|So full],” said {pigeon}. [Grrr|Grumble|Rumble], [said|went] his tummy.',
        '“I… I am [full|so full|too full] still,” said {pigeon}, [and looked down|not so loud].',
      ),
      feet: planting(
        'second',
        '“My feet are [too young|so shy|so small|too little],” said {pigeon}, [and looked down|not so loud|to his toes].',
        '“My… my feet have a [cold|cough],” said {pigeon}.',
      ),
      tomorrow: planting(
        'second',
        '“Tomorrow, or [next week|on Friday|on Monday|in May|next year],” said {pigeon}, [and looked down|not so loud|to his feet].',
        '“Not… not today,” said {pigeon}[|, and looked down|, not so loud].',
      ),
      sky: planting(
        'second',
        '“There is a [small cloud|fly|leaf|feather] up there,” said {pigeon}, [and looked down|not so loud|to his feet].',
        '“There… there was a [cloud|fly|kite|leaf] [just now|before],” said {pigeon}.',
      ),
    }),
  ),
  why({
    asleep: planting(
      'first',
      '“[Shh|Hush|Not so loud], my wings are [fast|still|sound] asleep,” [said|whispered|cooed] {pigeon}.',
      '“[Shh|Hush], you will wake my wings,” [said|whispered|cooed] {pigeon}.',
    ),
    best: planting(
      'first',
      '“[With|In] my best wings? [Never|No, no|Not today|Oh no],” [said|cooed|cried] {pigeon}.',
      '“My best wings [will|would|could] get [dusty|dirty|wet|bent],” [said|cooed|cried] {pigeon}.',
    ),
    lunch: planting(
      'first',
      '“[I am still|Still|I feel|I am much] too full,” [said|cooed|puffed] {pigeon}.',
      '“[I am still|I am so|I feel|All] full of [beans|figs|lunch|bread],” [said|cooed|puffed] {pigeon}.',
    ),
    feet: planting(
      'first',
      '“And leave my feet [here|behind|alone]? [Never|No, no|Oh no],” [said|cooed|cried] {pigeon}.',
      '“My [feet|poor feet] would [miss me|be sad|feel left out],” [said|cooed] {pigeon}.',
    ),
    tomorrow: planting(
      'first',
      '“Tomorrow,” [said|cooed|sang] {pigeon}[| again|, and went on walking].',
      '“[First thing|Early|Maybe] tomorrow,” [said|cooed|sang] {pigeon}.',
    ),
    sky: planting(
      'first',
      '“[Two|Three|Four|Six] [clouds|flies|kites|swallows] up there now. [It is full|No room],” [said|cooed] {pigeon}.',
      '“The sky is [still|even more] full,” [said|cooed|sighed] {pigeon}.',
    ),
  }),
);

export const english24: BandText = {
  refrains: ['“{song.foot}!”'],
  beats: {
    open: [
      when(
        'episode:goat',
        [
          '{Party} sat in {lane} with {a snack}.',
          '{Party} sat on a step with {a snack}.',
          '{Party} [had|ate] {a snack}.',
        ],
        [
          '{Party} sat in {lane}[| in the sun].',
          '{Party} sat in the [sun|shade].',
          '{Party} sat on a [warm|worn|blue|wide] step.',
        ],
      ),
      { more: HABIT },
      when('letter:song', [
        'Next door {sender} the {sender.noun} [hummed|sang][| to the roofs| to the sky| to himself].',
        'Next door {sender} the {sender.noun} sang to [somebody|the roofs|the sky].',
      ]),
      when('letter:lamp', [
        'Next door {sender} the {sender.noun} [waited|looked] for [a light|one lamp|the dark|one light].',
        'Next door {sender} the {sender.noun} [waited|looked up].',
        'Next door {sender} the {sender.noun} looked [at the roofs|up, waiting|up and up].',
      ]),
      when('letter:melon', [
        'Next door {sender} the {sender.noun} had a [big|fat|round|huge] melon.',
        'Next door {sender} the {sender.noun} [hugged|had|kept] a melon.',
      ]),
      adult('start'),
    ],
    pigeon: [
      '¶{refrain}',
      [
        '¶{Pigeon} the pigeon [came|came by|marched by] on foot, with a letter[| for the tower].',
        '¶{Pigeon} the pigeon [came walking|walked by|marched by] with a letter[| for the tower].',
        '¶{Pigeon} the pigeon [walked|marched|hopped|came] [by|along|past] with post.',
        '¶A pigeon, on foot! {Pigeon} had a letter[| in his beak| for the tower].',
      ],
      ifRoom('It was for {tower}[|, by dark|, before dark].', '“To {tower}, [by dark|before dark]!” said {pigeon}.'),
      asideHere('start', {
        person: ['“He [walks|is walking]!” said {friend}.', '{Friend} [laughed|stared].'],
        pet: ['{Friend} [sniffed at him|looked twice].'],
      }),
    ],
    set: [
      [
        '¶“[Can’t|Won’t|Why don’t] you [fly|just fly|fly there]?” asked {hero}.',
        '¶“But you have [wings|two wings]!” [said|cried|laughed] {hero}.',
        '¶“[So|Then|Just|Why not] [fly|fly there|fly up],” [said|cried|laughed] {hero}.',
      ],
      why({
        asleep: [
          '“[Shh|Hush|Not so loud], my wings are [asleep|sleeping],” [said|whispered|cooed] {pigeon}.',
          '“My wings [are asleep|went to bed|are sleeping]. [Shh|Hush],” [said|whispered|cooed] {pigeon}.',
        ],
        best: [
          '“[These|They|Those] are my best wings, and they [get dusty|get dirty|bend],” [said|cooed] {pigeon}.',
          '“[In my|With my] best wings?” [asked|cried] {pigeon}.',
        ],
        lunch: [
          '“I had [ten|six|nine] [figs|beans|buns]. [Too full|I am full],” [said|cooed|puffed] {pigeon}.',
          '“I am too full of [beans|figs|lunch|bread],” [said|cooed|puffed] {pigeon}.',
        ],
        feet: [
          '“[And|But] who [would take|takes|will take|brings] my feet?” [asked|said|cooed] {pigeon}.',
          '“My feet [want to|like to] come, too,” [said|cooed] {pigeon}.',
        ],
        tomorrow: [
          '“[Tomorrow|I fly tomorrow]. Today I [walk|am on foot|go on foot],” [said|cooed] {pigeon}.',
          '“I [will fly|fly|start] tomorrow,” [said|cooed|sang] {pigeon}.',
        ],
        sky: [
          '“The sky is [full|too full] of [clouds|kites|flies|swallows],” [said|cooed] {pigeon}.',
          '“[There is a|I see a|Look, a] [cloud|kite|fly|swallow] up there. [It is full|No room],” [said|cooed] {pigeon}.',
        ],
      }),
      [
        '[Plop|Flop|Plip|Plup], [his letter|the letter] fell, so {hero} [carried|took|held] it, and {pigeon} [sang|cooed]:',
        '[Plop|Flop|Plip|Plup], [down|out] fell his letter. {Hero} [carried|took|held] it, and {pigeon} [sang|cooed]:',
        '[Plop|Flop|Plip|Plup], he dropped [his|the] letter, so {hero} [carried|took|held] it, and {pigeon} [sang|cooed]:',
      ],
      '¶{refrain}',
      asideHere('way', {
        person: ['{Friend} sang it, too.', '{Friend} [went last, to look|looked] out for cats.'],
        pet: ['{Friend} [went|ran] ahead.', '{Friend} went last, to [look out|sniff] for cats.'],
      }),
      more('[Who|And who|But who] was [the letter|it] from? {Pigeon} did not [say|know].'),
    ],
    'goat.met': [
      [
        '{Goat} the goat [licked|sniffed] the letter. “[Yum|Mm|Salad]!”',
        '“[Yum|Mm|Oh], [paper|salad|lunch|post],” said {goat} the goat.',
        '{Goat} the goat [licked|sniffed|wanted] the letter.',
      ],
      ['“[Take it and|Quick,] fly!” [cried|said] {hero}.', '“[Fly|Fly off|Up] with it!” [cried|said] {hero}.'],
      ANSWER,
    ],
    'goat.past': [
      [
        '{Hero} held out {their} {snack}, and {goat} [liked that more|ate that].',
        'So {hero} held out {their} {snack}. [Munch|Crunch|Gulp|Snap]!',
        '“[Eat|Try|Have] my {snack},” said {hero}. [Munch|Crunch|Gulp|Snap]!',
      ],
      more(
        'The letter was [wet|a bit wet], but it was [all there|whole].',
        '{Hero} [wiped|shook] the letter, and on [they went|they marched].',
      ),
      asideHere('way', {
        person: ['{Friend} wiped the letter [dry|clean].'],
        pet: ['{Friend} [growled|pulled], and {goat} let go.'],
      }),
    ],
    'cat.met': [
      [
        'Across the lane lay {cat} the cat[|, wall to wall|, fat and warm].',
        '{Cat} the cat lay [right across|across|all over] the lane.',
      ],
      [
        '“[Fly|Just fly|Quick, fly|Fly, fly] [over|across]!” [whispered|said|hissed] {hero}.',
        '“[Fly|Just fly|Hop and fly] [over her|over {cat}],” [whispered|said] {hero}.',
      ],
      ANSWER,
    ],
    'cat.past': [
      [
        '{Hero} [tickled|rubbed|stroked] her, and they [crept|tiptoed|slipped] by.',
        'So {hero} [tickled|rubbed|stroked] her [chin|ears|tummy]. [Prrr|Purr|Mrrr]!',
        '{Hero} [tickled|rubbed|stroked] her [chin|ears|tummy] till she rolled [over|away|aside].',
      ],
      more(
        'Tip, tip, tip, [went|crept] {pigeon}, past the [tail|claws|teeth].',
        '“[More|Left a bit|And the ears],” [said|purred] {cat}.',
      ),
      asideHere('way', {
        person: ['{Friend} held her tail[|, so nobody trod on it].'],
        pet: ['{Friend} lay down between {cat} and the pigeon.'],
      }),
    ],
    'monkey.met': [
      [
        '[Snatch|Zip|Whip|Snap]! {Monkey} the monkey [had|took] the letter.',
        '{Monkey} the monkey [took|grabbed] the letter up on [a|his] stall.',
      ],
      ['“Fly [and get|after] it!” [cried|said] {hero}.', '“[Fly up|Quick, fly|Fly, quick]!” [cried|said] {hero}.'],
      ANSWER,
    ],
    'monkey.past': [
      [
        '{Hero} [made|did] a [fish|camel|frog|duck|soup] face. {Monkey} laughed and [let go|dropped it].',
        '{Hero} pulled a [silly|long|funny|fish|frog] face, till {monkey} [laughed|giggled] and let go.',
      ],
      more(
        '“[Again|One more|Do it again]!” [said|cried] {monkey}.',
        '{Pigeon} made a face, too. It was just a pigeon.',
      ),
      asideHere('way', {
        person: ['{Friend} caught it.'],
        pet: ['{Friend} [caught it|jumped up and got it].'],
      }),
    ],
    'owl.met': [
      [
        '{Pigeon} [sat|rested] in a basket, and [up|up, up|creak, up] it went!',
        '{Pigeon} [sat|got|hopped|rested] in a basket: [up|up, up|hup, up]!',
        'A basket! {Pigeon} [sat in it|sat down|got in], and [up|up, up|creak, up] it went!',
      ],
      [
        '“[Fly|Quick, fly|Fly, fly] out!” [cried|called] {hero}.',
        '“[Fly down|So fly|Now fly]!” [cried|called] {hero}.',
      ],
      ANSWER,
    ],
    'owl.past': [
      [
        '“No [bread|bun|lunch],” said {owl} the owl, and let him down.',
        '“No [bread|bun|lunch|loaf]!” said {owl} the owl[|, quite cross], and let go.',
        '“[This|That] is no [bread|bun|lunch]!” said {owl} the owl. Down he [came|went].',
      ],
      more(
        '{Pigeon} kept his eyes [shut|tight shut] [till|until] he was down.',
        'Then {hero} sent her up some [bread|buns].',
      ),
      asideHere('way', {
        person: ['{Friend} held the basket [still|for him].'],
        pet: ['{Friend} sat on the rope, so it stayed down.'],
      }),
    ],
    'hoopoe.met': [
      [
        '“[Go left|Left]! No, [right|back|round]!” [said|called] {hoopoe} the hoopoe.',
        '“[Right|Here|Back]! No, [left|there|round]!” [said|called] {hoopoe} the hoopoe.',
      ],
      ['“[Fly|Just fly] up and [look|see],” said {hero}.', '“[You fly and look|Look from the air],” said {hero}.'],
      ANSWER,
    ],
    'hoopoe.past': [
      [
        'So {hero} [stood on tiptoe|looked up|looked round] and [saw|found] {tower}.',
        'So {hero} [stood on tiptoe|looked up|looked round]. [There was|There stood] the pigeon tower!',
        '{Hero} [stood on tiptoe|looked up|looked round], and [saw|found] the pigeon tower.',
      ],
      more('“Just what I said,” said {hoopoe}.', '“[Oh|Ah], so that is the way,” said {hoopoe}.'),
      asideHere('way', {
        person: ['{Friend} held {hero’s} [feet|legs].'],
        pet: ['{Friend} ran that way at once.'],
      }),
    ],
    market: [
      [
        'Then came the market, full of [legs|shoes|feet].',
        'The [lane|way] went [into|through] the market, and it was full of [legs|shoes|feet].',
      ],
      [
        '“Mind my toes!” [said|cried] {pigeon}. They went [under|below] the [tables|carts], [past|by] [drums|figs] and [melons|mint].',
        '{Pigeon} marched under the [tables|carts], and {hero} crawled [after him|behind], past [drums|figs] and [melons|mint].',
      ],
    ],
    awning: [
      [
        'The wind [took|had|got|blew] the letter [up|high up|away up] on a [stall|hook|tent|pole|cloth].',
        '[Whoosh|Swish|Fff|Whee], went the letter, [up|high up|away up] on a [stall|hook|tent|pole|cloth]!',
      ],
      [
        '“[Now|Please|Oh|Quick|Come], [fly|do fly|fly up]!” [said|cried|begged] {hero}.',
        '“[Look, it|The letter|It] flies. [Now|And] you!” [said|cried] {hero}.',
      ],
      ANSWER,
      [
        '¶So {hero} [went|climbed] up a [long|tall|shaky|thin] ladder and [got|fetched|found] it.',
        '¶So {hero} [got|fetched] it, up a [long|tall|shaky|thin] ladder.',
      ],
      asideHere('trouble', {
        person: ['{Friend} held the ladder.'],
        pet: ['{Friend} sat on the foot of the ladder.'],
      }),
    ],
    stairs: [
      [
        'There were {steps} stairs, each as [big|tall] as a pigeon, and {pigeon} [puffed|panted]:',
        'Then came {steps} stairs. {Hero} [went|ran] up. {Pigeon} [puffed|panted], [hop by hop|one by one]:',
        'Up {steps} stairs they went, and {pigeon} [puffed|panted][|, hop by hop|, one by one]:',
      ],
      '¶{refrain}',
      [
        plants('up', '¶Up the [last|long|tall] ladder {pigeon} [rode|sat] on {hero’s} [shoulder|back].'),
        plants('up', '¶“[Hop on|Sit here|Up here],” said {hero} at a ladder, and up [rode|went] {pigeon}.'),
      ],
      asideHere('way', {
        person: ['{Friend} [pushed|held] from [below|behind].'],
        pet: ['{Friend} [nudged|pushed] from [below|behind].'],
      }),
      more('The sun was [low|orange|going down|red], so [quick, quick|hurry|up, up], {pigeon}!'),
    ],
    gap: [
      [
        given(
          'not told:up',
          'Up they [went|climbed|puffed|hopped] to the last roof, but {tower} was [on the next one|one roof on|one roof away|one roof off].',
        ),
        given(
          'told:up',
          'On the last roof they [stopped|stood|puffed], and {tower} was [on the next one|one roof on|one roof away|one roof off]!',
          'They [came|stepped|climbed] out on the last roof, but {tower} was [on the next one|one roof on|one roof away|one roof off].',
        ),
      ],
      ifRoom(
        '[No|Not one] [step|stair|ladder|street|bridge] [went|led] [there|over|across], [just|only] air.',
        '[Between|In between] them was [only|just|nothing but] [air|pink air|evening air|wind|sky].',
      ),
      why({
        asleep: [
          '“My wings are [wide awake|not asleep], but [I am scared|I am afraid|I am so scared|I am just scared|I am afraid to fall|I am scared to fly|I feel scared],” [whispered|said] {pigeon}.',
          '“My wings never [sleep|slept], but [I am scared|I am afraid|I am so scared|I am just scared|I am afraid to fall|I am scared to fly|I feel scared],” [whispered|said] {pigeon}.',
        ],
        best: [
          '“They are [just|only|quite] old wings, but [I am scared|I am afraid|I am so scared|I am just scared|I am afraid to fall|I am scared to fly|I feel scared],” [whispered|said] {pigeon}.',
          '“[Dust is|A bit of dust is] all right, but [I am scared|I am afraid|I am so scared|I am just scared|I am afraid to fall|I am scared to fly|I feel scared],” [whispered|said] {pigeon}.',
        ],
        lunch: [
          '“I only had [one|half a] [bean|fig|crumb|pea], but [I am scared|I am afraid|I am so scared|I am just scared|I am afraid to fall|I am scared to fly|I feel scared],” [whispered|said] {pigeon}.',
          '“My tummy is [empty|all empty], but [I am scared|I am afraid|I am so scared|I am just scared|I am afraid to fall|I am scared to fly|I feel scared],” [whispered|said] {pigeon}.',
        ],
        feet: [
          '“My feet are [fine|brave|all right], but [I am scared|I am afraid|I am so scared|I am just scared|I am afraid to fall|I am scared to fly|I feel scared],” [whispered|said] {pigeon}.',
          '“It is not my feet, but [I am scared|I am afraid|I am so scared|I am just scared|I am afraid to fall|I am scared to fly|I feel scared],” [whispered|said] {pigeon}.',
        ],
        tomorrow: [
          '“I say tomorrow [every day|each day|all the time] because [I am scared|I am afraid|I am so scared|I am just scared|I am afraid to fall|I am scared to fly|I feel scared],” [whispered|said] {pigeon}.',
          '“Tomorrow I will say tomorrow[| again] because [I am scared|I am afraid|I am so scared|I am just scared|I am afraid to fall|I am scared to fly|I feel scared],” [whispered|said] {pigeon}.',
        ],
        sky: [
          '“The sky is [not full|empty|all free], but [I am scared|I am afraid|I am so scared|I am just scared|I am afraid to fall|I am scared to fly|I feel scared],” [whispered|said] {pigeon}.',
          '“There is [room|so much room], but [I am scared|I am afraid|I am so scared|I am just scared|I am afraid to fall|I am scared to fly|I feel scared],” [whispered|said] {pigeon}.',
        ],
      }),
      more('And the sun [went|was going] down.', 'The sun was [red|low|nearly gone].'),
    ],
    turn: [
      { ifRoom: TURN },
      why({
        asleep: [
          '“[Good morning|Wake up|Hello], [wings|you two],” [whispered|said] {hero}. [They opened|Out they came|They opened wide].',
          '{Hero} [stroked|tickled|kissed] one wing, then the other: “[Good morning|Wake up|Hello]!”',
        ],
        best: [
          '“[To me|No,] they are the best [wings|wings there are|wings of all],” said {hero}.',
          '{Hero} [stroked|patted|kissed] his wings. “[Still|But they are still|Oh, they are] the best.”',
        ],
        lunch: [
          '{Hero} had two crumbs [left|still]. “[One for each wing|Left wing, right wing|One, two][|, {pigeon}|, and then up].”',
          '“[Eat|Have] [a crumb|two crumbs],” said {hero}. “[Now you are|It makes you|Now fly,] just full enough.”',
        ],
        feet: [
          '“Your feet can come, too,” said {hero}. “[Just tuck|You just tuck|Tuck] them [in|up].”',
          '“[Tuck in your feet|Take your feet along],” said {hero}. “[They can|Let them] fly, too.”',
        ],
        tomorrow: [
          '“Shut your eyes. [Open them|Now open],” said {hero}. “[Good morning|Look|There], [it is tomorrow|tomorrow]!”',
          '“[Sleep|Snore], [one, two|quick], and wake up,” said {hero}. “[Good morning|Look], tomorrow!”',
        ],
        sky: [
          '“[Then|So|Look,] there is room for you,” said {hero}[|, “all of it”|, “just for you”].',
          '“Then the sky is [yours|all yours|all for you],” said {hero}.',
        ],
      }),
      more('“You [walked|came] [all the way|so far],” said {hero}. “This is [just|only] {gap} steps more.”'),
      asideHere('trouble', {
        person: ['{Friend} sat [close|by him], too.'],
        pet: ['{Friend} lay [down|close] by him.'],
      }),
    ],
    fly: [
      [
        '{Pigeon} took the letter, [hopped|jumped|ran], and [flew|the air held him|was up]!',
        'So {pigeon} took the letter, and [one hop|hop|one step|one jump], he [flew|was up|was off]!',
        '[One hop|A hop|One step], [one flap|a wobble|a flap], and {pigeon} [flew|was up]!',
        'He took the letter. He [hopped|jumped|ran], and {pigeon} [flew|was up]!',
      ],
      [
        'His beak was full, so {hero} [sang|called|cooed]:',
        '[So now|Now|This time|And now] {hero} [sang|called|cooed][| for him| for two| up to him]:',
      ],
      '¶“{song.wing}!”',
      more('{Hero} [jumped|waved|danced][| and sang it again| on the roof| for joy].'),
    ],
    letter: [
      [
        '[Plop|Flop]! “Post!” {Receiver} the {receiver.noun} let down a ladder. {Hero} [ran|came|climbed] up and read:',
        'In {tower} sat {receiver} the {receiver.noun}. [She let|Down she let] {hero} up, to read it:',
        '{Receiver} the {receiver.noun} [looked out|got up|blinked]. “[Post|A letter|For me]?” She let {hero} up, to read it:',
      ],
      when('letter:song', [
        '“You sing [up there|in the morning|at dawn], [and I|then I] sing [back|too]. [Love,|From|Yours,] {sender}.”',
        '“[When|Each time] you sing, [it is me|I am the one] who [hums|sings] [back|too]. [Love,|From|Yours,] {sender}.”',
      ]),
      when('letter:lamp', [
        '“Your [lamp|light] is my [star|good night|moon]. [Thank you|Shine on|Good night]. [Love,|From|Yours,] {sender}.”',
        '“I see your lamp [each|every] night, and [then |]I sleep [well|better|warm]. [Love,|From|Yours,] {sender}.”',
      ]),
      when('letter:melon', [
        '“My melon is too [big|much|fat] for me. [Come down|Come and help|Will you come]? [Love,|From|Yours,] {sender}.”',
        '“I have a [big|fat|round] melon and [no friend|just one mouth]. [Please come|Do come|Come]! [Love,|From|Yours,] {sender}.”',
      ]),
      ifRoom(
        '“{Sender}, [from next door|next door|from my lane]!” [cried|said] {hero}.',
        '“[That is|It is] {sender}, next door!” [cried|said] {hero}.',
      ),
    ],
    home: [
      when('letter:song', [
        '“{receiver.call}!” sang {receiver} [that night|up there]. “{sender.call}!” sang {sender} [back|too].',
        '[That night|Up there] {receiver} sang, “{receiver.call}!” “{sender.call}!” sang {sender}[| in {lane}].',
      ]),
      when('letter:lamp', [
        'That night the lamp [winked|blinked|swung] at {sender}: [good night|once, twice|on, off, on|hello, you]!',
        '“Look up, {sender}!” [said|cried] {hero}. The lamp [winked|blinked|swung]: [good night|once, twice|on, off|hello]!',
      ]),
      when('letter:melon', [
        '{Receiver} came down [for|to eat] melon[| in {lane}| with {sender}], [pip, pip, pip|slurp, slurp|drip, drip].',
        '{Sender} and {receiver} ate [the|that] melon[| in {lane}], [pip, pip, pip|slurp, slurp|drip, drip].',
      ]),
      adult('end'),
      why({
        asleep: [
          '¶“[Good night|Sleep well|Now sleep], wings,” [said|whispered] {pigeon}, and walked [home|off]:',
          '¶{Pigeon} [folded up|shut] his wings. “[Good night|Sleep well].” And he walked home:',
        ],
        best: [
          '¶{Pigeon} [folded|wiped|combed] his best wings. “And now my best feet!”',
          '¶“[And now|Now] for my best feet,” [said|sang|laughed] {pigeon}, and walked [home|off]:',
        ],
        lunch: [
          '¶{Pigeon} [had|ate] [ten|six|nine] [figs|beans|buns]. “Now I AM too full!” So he walked home:',
          '¶After [supper|ten beans|six figs|nine buns] {pigeon} was REALLY too full, so he walked [home|off]:',
        ],
        feet: [
          '¶“Now it is your turn, feet,” [said|laughed|sang] {pigeon}, and walked [home|off]:',
          '¶“[Come|Come on|Up], feet, [home|off home],” [said|laughed|sang] {pigeon}, and walked:',
        ],
        tomorrow: [
          '¶“[Will you|Do you] fly [home|home now]?” asked {hero}. “Tomorrow,” laughed {pigeon}, and walked:',
          '¶“[Now fly|Fly] home,” said {hero}. “Tomorrow,” [laughed|sang] {pigeon}, and walked:',
        ],
        sky: [
          '¶“The sky is full,” [said|sang|cooed] {pigeon}. It was, of stars, so he walked [home|off]:',
          '¶[Now|At last|That night] the sky WAS full, of stars, so {pigeon} [walked|strolled|marched] [home|off]:',
        ],
      }),
      '¶{refrain}',
      asideHere('end', {
        person: ['“[Night|Good night], post!” said {friend}.'],
        pet: ['{Friend} walked with him to the corner.'],
      }),
    ],
  },
  asides: {
    start: {
      person: [
        '“A walking pigeon!” said {friend}.',
        '{Friend} [laughed|stared|sat up].',
        '“[Can|May] I come?” asked {friend}.',
      ],
      pet: [
        '{Friend} [sniffed|looked at] the pigeon.',
        '{Friend} [tipped|turned] one ear.',
        '{Friend} sat up [at once|straight].',
      ],
    },
    way: {
      person: [
        '“[Wait|Wait for me]!” said {friend}.',
        '{Friend} [came|walked] too.',
        '“Coo,” said {friend}, [just to try|too].',
        '{Friend} [skipped|hopped] along.',
      ],
      pet: [
        '{Friend} [came|trotted] too.',
        '{Friend} walked [last|behind].',
        '{Friend} sniffed [the post|each door].',
        'And {friend} [came along|went along].',
      ],
    },
    trouble: {
      person: ['“Oh dear,” said {friend}.', '“Now what?” said {friend}.', '{Friend} [gulped|held on].'],
      pet: ['{Friend} [whined|sat down].', '{Friend} hid.', '{Friend} looked [away|up].'],
    },
    turn: {
      person: ['“He flies!” said {friend}.', '{Friend} [cheered|clapped].', '“Again!” said {friend}.'],
      pet: ['{Friend} [danced|spun] round.', '{Friend} ran in [rings|circles].'],
    },
    end: {
      person: ['{Friend} [waved|yawned].', '“[Night|Good night]!” said {friend}.'],
      pet: ['{Friend} [curled up|yawned].', 'And {friend} [went to sleep|lay down].'],
    },
  },
  adults: {
    start: ['“Home by dark,” said {grownUp}.', '{GrownUp} [waved|hung out a sheet|drank tea].'],
    end: ['{GrownUp} [waved|laughed|held a light|yawned].', '“[Home at last|So late|There you are]!” said {grownUp}.'],
  },
  traits: {
    habit: {
      brave: [
        '{Hero} held a [beetle|bee|spider] in {their} {hero.hand} [and sang to it|and was not afraid|to say hello].',
        '{Hero} [walked|stood] on [one leg|the wall|the high step], [eyes shut|with no hands|like a king].',
        'A [big|loud] dog [barked|came]. “[Shh|Sit],” said {hero}, and it did.',
        '{Hero} jumped off the [top|third|high] step. [Twice|Two times|Again].',
        '{Hero} said boo to a [cart|big dog|donkey cart].',
      ],
      curious: [
        '{Hero} looked [in|under|behind] [each|every] [pot|mat|door].',
        '“Why do [ants|flies|cats] have [feet|knees|tails]?” asked {hero}.',
      ],
      kind: [
        '{Hero} gave [an ant|a cat|a fly] a [crumb|bit|bite].',
        '{Hero} [made|drew] a [path|road] for the [ants|snail|beetle].',
      ],
      funny: [
        '{Hero} wore a [pot|basket|bowl] [for a hat|as a hat|and sang].',
        '{Hero} said moo to a [cat|hen|door]. [It|The {snack}] did not laugh.',
      ],
      shy: [
        '{Hero} [waved|smiled] at a cat, [with one finger|just a bit|from behind a pot].',
        '{Hero} was [quiet|still], so the [birds|cats|flies] came [close|near].',
      ],
      stubborn: [
        '“I can do it,” {hero} told the [bag|lid|peel], and [pulled|tugged] and [pulled|tugged].',
        '{Hero} sat on the top step, for it was [best|{hero’s}|the one].',
      ],
      dreamy: [
        '{Hero} saw a [boat|camel|shoe|bed] in the clouds.',
        '{Hero} [watched|looked at] the [dust|sun|sky] and [forgot|did not see] the [flies|time].',
      ],
      careful: [
        '{Hero} [counted|wiped] the steps, one by one: [six|nine|four|five].',
        '{Hero} put the [crumbs|peels|shoes] in a [row|neat row].',
      ],
      energetic: [
        '{Hero} ran up the lane and down, [six|nine|ten|five] times.',
        'Hop, hop, [jump|skip], went {hero}, [up and down|door to door].',
      ],
      clever: [
        '{Hero} [built|made] a [bridge|boat|house] out of [sticks|peel|pegs|lids].',
        '{Hero} knew [all|half] the [doors|cats|smells] by [heart|name].',
      ],
    },
    turn: {
      brave: [
        '“I get scared, too,” said {hero}.',
        '{Hero} [held|took] one wing.',
        '{Hero} [shook|shook a fist] at the gap: “[Boo|Ha]!”',
      ],
      curious: [
        '“What can you see [up there|from there]?” asked {hero}.',
        '“[Feel|Oh, feel], the air is soft,” said {hero}.',
      ],
      kind: ['{Hero} put {their} arm round him.', '{Hero} [stroked|patted] him[|, one, two].'],
      funny: [
        '{Hero} flapped {their} arms [like a hen|and hopped].',
        '{Hero} put on a [sad|silly] pigeon face. {Pigeon} laughed.',
      ],
      shy: ['{Hero} [sat|stood] close and said nothing[| at first].', '“[I know|Me, too],” whispered {hero}.'],
      stubborn: ['{Hero} stamped {their} foot: “You can!”', '“We [will not|do not] turn back,” said {hero}.'],
      dreamy: ['“The air is [a bed|a pond|like milk],” said {hero}.', '{Hero} looked at the [pink|gold|soft] sky.'],
      careful: ['{Hero} looked left, right and up.', '“[First one wing|One wing], then [two|the other],” said {hero}.'],
      energetic: ['{Hero} [jumped|hopped] up and down.', '“[Run|Hop] with me,” said {hero}.'],
      clever: ['“[Look up|Don’t look down],” said {hero}.', '“It is a [street|lane] of air,” said {hero}.'],
    },
  },
};
